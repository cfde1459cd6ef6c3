// expect-error: destination_overlaps<N, F>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((N, 5), (F, 3));

#ifdef TMAP_CONTROL
auto slide(context& ctx, const HbmTensor<bf16, m<1>, m<linear(term(N, 1), term(F, 2))>>& x) {
  return x.to_hbm<m<1>, m<N, F>>(ctx.tdma);
}
#else
// [wrong]
auto slide(context& ctx, const HbmTensor<bf16, m<1>, m<N, F>>& x) {
  return x.to_hbm<m<1>, m<linear(term(N, 1), term(F, 2))>>(ctx.tdma);
}
// [/wrong]
#endif
