// expect-error: source_stores_nothing<A>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8));

#ifdef TMAP_CONTROL
auto fill(context& ctx, const HbmTensor<bf16, m<1>, m<resize(A, 1)>>& x) { return x.to_hbm<m<1>, m<resize(A, 1)>>(ctx.tdma); }
#else
// [wrong]
auto fill(context& ctx, const HbmTensor<bf16, m<1>, m<resize(A, 0)>>& x) { return x.to_hbm<m<1>, m<1>>(ctx.tdma); }
// [/wrong]
#endif
