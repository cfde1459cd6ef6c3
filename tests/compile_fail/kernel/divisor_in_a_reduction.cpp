// expect-error: divisor_must_divide_size<B, 512, 3, 513>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

using slices = DmTensor<bf16, m<A>, m<1>, m<B / 2>, m<B % 2>>;

#ifdef TMAP_CONTROL
void run(context& ctx, const slices& x) { reduce<B>(ctx.main, op::sum{}, x); }
#else
void run(context& ctx, const slices& x) { reduce<B / 3>(ctx.main, op::sum{}, x); }
#endif
