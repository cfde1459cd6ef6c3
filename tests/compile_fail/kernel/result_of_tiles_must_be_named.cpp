// expect-error: no_operand_has_every_axis_name_the_result<A, B>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

using slices = DmTensor<bf16, m<A>, m<1>, m<B / 2>, m<B % 2>>;

#ifdef TMAP_CONTROL
using halves = DmTensor<bf16, m<A>, m<1>, m<B / 2>, m<resize(B % 2, 1)>>;
void run(context& ctx, const slices& x) {
  elementwise<halves>(ctx.main, op::add{}, x.tile<B % 2, 1>(0), x.tile<B % 2, 1>(1));
}
#else
void run(context& ctx, const slices& x) { add(ctx.main, x.tile<B % 2, 1>(0), x.tile<B % 2, 1>(1)); }
#endif
