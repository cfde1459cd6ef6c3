// expect-error: operand_lies_on_other_slices_use_to_dm<A, tmap::broadcast<1>, tmap::stride<B, 2> ?>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

using slices = DmTensor<bf16, m<A>, m<1>, m<B / 2>, m<B % 2>>;
using other_slices = DmTensor<bf16, m<A>, m<1>, m<B / 4>, m<B % 4>>;

#ifdef TMAP_CONTROL
void run(context& ctx, const slices& x, const other_slices& y) {
  add(ctx.main, x, y.to_dm<m<1>, m<B / 2>, m<B % 2>>(ctx.tdma));
}
#else
// [wrong]
void run(context& ctx, const slices& x, const other_slices& y) { add(ctx.main, x, y); }
// [/wrong]
#endif
