// expect-error: axis_not_in_operands<G>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512), (G, 4));

using slices = DmTensor<bf16, m<A>, m<1>, m<B / 2>, m<B % 2>>;

#ifdef TMAP_CONTROL
void run(context& ctx, const slices& x) { reduce<B>(ctx.main, op::sum{}, x); }
#else
// [wrong]
void run(context& ctx, const slices& x) { reduce<G>(ctx.main, op::sum{}, x); }
// [/wrong]
#endif
