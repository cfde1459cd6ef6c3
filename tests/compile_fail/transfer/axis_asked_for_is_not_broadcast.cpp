// expect-error: axis_asked_for_is_not_broadcast<A>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
auto spread(context& ctx, const HbmTensor<bf16, m<1>, m<A>>& x) { return x.to_hbm<m<A>, m<1>>(ctx.tdma); }
#else
// [wrong]
auto spread(context& ctx, const HbmTensor<bf16, m<1>, m<A>>& x) {
  return x.to_hbm<m<A>, m<1>>(ctx.tdma, along<A>);
}
// [/wrong]
#endif
