// expect-error: axis_not_in_operands<G>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512), (G, 4));

using slices = DmTensor<bf16, m<A>, m<1>, m<B / 2>, m<B % 2>>;

#ifdef TMAP_CONTROL
void run(context& ctx, const slices& x) {
  elementwise<DmTensor<bf16, m<A>, m<1>, m<B / 2>, m<B % 2>>>(ctx.main, op::neg{}, x);
}
#else
void run(context& ctx, const slices& x) {
  elementwise<DmTensor<bf16, m<A>, m<1>, m<B / 2>, m<G, B % 2>>>(ctx.main, op::neg{}, x);
}
#endif
