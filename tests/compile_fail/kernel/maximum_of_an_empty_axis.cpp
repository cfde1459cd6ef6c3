// expect-error: nothing_to_choose_from_on_an_empty_axis<A, 0>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 0));

using none = DmTensor<float, m<1>, m<1>, m<1>, m<A>>;

#ifdef TMAP_CONTROL
void run(context& ctx, const none& x) { reduce<A>(ctx.main, op::product{}, x); }
#else
void run(context& ctx, const none& x) { reduce<A>(ctx.main, op::maximum{}, x); }
#endif
