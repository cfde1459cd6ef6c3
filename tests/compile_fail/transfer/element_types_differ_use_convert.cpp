// expect-error: element_types_differ_use_convert<tmap::bf16, float>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
auto load(context& ctx, const HbmTensor<bf16, m<A>, m<B>>& x) {
  return move_to<HbmTensor<bf16, m<A>, m<B>>>(ctx.tdma, x);
}
#else
// [wrong]
auto load(context& ctx, const HbmTensor<bf16, m<A>, m<B>>& x) {
  return move_to<HbmTensor<float, m<A>, m<B>>>(ctx.tdma, x);
}
// [/wrong]
#endif
