// expect-error: source_lacks<tmap::stride<B, 256> ?>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
auto grow(context& ctx, const HbmTensor<bf16, m<A>, m<B>>& x) { return x.to_hbm<m<A>, m<B>>(ctx.tdma); }
#else
// [wrong]
auto grow(context& ctx, const HbmTensor<bf16, m<A>, m<B % 256>>& x) { return x.to_hbm<m<A>, m<B>>(ctx.tdma); }
// [/wrong]
#endif
