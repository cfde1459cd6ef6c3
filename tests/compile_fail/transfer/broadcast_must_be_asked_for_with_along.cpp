// expect-error: broadcast_must_be_asked_for_with_along<B>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
auto spread(context& ctx, const HbmTensor<bf16, m<1>, m<A>>& x) {
  return x.to_hbm<m<1>, m<B, A>>(ctx.tdma, along<B>);
}
#else
// [wrong]
auto spread(context& ctx, const HbmTensor<bf16, m<1>, m<A>>& x) { return x.to_hbm<m<1>, m<B, A>>(ctx.tdma); }
// [/wrong]
#endif
