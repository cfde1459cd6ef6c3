// Z35 of tests/cases/cases.json: broadcasting onto another size of the same axis.
// expect-error: axis_has_two_sizes<narrow::A, 3, wide::A, 5>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((B, 4));

namespace narrow {
TMAP_AXIS(A, 3);
}
namespace wide {
TMAP_AXIS(A, 5);
}

#ifdef TMAP_CONTROL
auto spread(context& ctx, const HbmTensor<bf16, m<1>, m<narrow::A>>& x) {
  return x.to_hbm<m<1>, m<B, narrow::A>>(ctx.tdma, along<B>);
}
#else
auto spread(context& ctx, const HbmTensor<bf16, m<1>, m<narrow::A>>& x) {
  return x.to_hbm<m<1>, m<B, wide::A>>(ctx.tdma, along<B>);
}
#endif
