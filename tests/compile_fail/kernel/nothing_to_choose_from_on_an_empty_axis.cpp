// Z32 of tests/cases/cases.json: argmax over a statically empty axis.
// expect-error: nothing_to_choose_from_on_an_empty_axis<A, 0>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 0));

using none = DmTensor<float, m<1>, m<1>, m<1>, m<A>>;

#ifdef TMAP_CONTROL
void run(context& ctx, const none& x) { reduce<A>(ctx.main, op::sum{}, x); }
#else
// [wrong]
void run(context& ctx, const none& x) { argmax<A>(ctx.main, x); }
// [/wrong]
#endif
