// expect-error: chips_must_stay_in_place<A, tmap::stride<A, 2> ?>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
auto load(context& ctx, const HbmTensor<bf16, m<A>, m<B>>& x) {
  return move_to<DmTensor<bf16, m<A>, m<1>, m<B / 2>, m<B % 2>>>(ctx.tdma, x);
}
#else
// [wrong]
auto load(context& ctx, const HbmTensor<bf16, m<A>, m<B>>& x) {
  return move_to<DmTensor<bf16, m<A / 2>, m<1>, m<B / 2>, m<A % 2, B % 2>>>(ctx.tdma, x);
}
// [/wrong]
#endif
