// expect-error: destination_must_be_mutable
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
void fill(context& ctx, const HbmTensor<bf16, m<A>, m<B>>& x, HbmTensor<bf16, m<A>, m<B>>& y) {
  copy_into(ctx.tdma, x, y.tile<B, 512>(0));
}
#else
void fill(context& ctx, const HbmTensor<bf16, m<A>, m<B>>& x, const HbmTensor<bf16, m<A>, m<B>>& y) {
  copy_into(ctx.tdma, x, y.tile<B, 512>(0));
}
#endif
