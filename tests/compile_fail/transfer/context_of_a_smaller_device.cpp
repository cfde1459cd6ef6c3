// expect-error: units_exceed<tmap::part::chip, 8, 1>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
void load(basic_context<device>& ctx, const HbmTensor<bf16, m<A>, m<B>>& x) { x.to_dm<m<1>, m<B / 2>, m<B % 2>>(ctx.tdma); }
#else
// [wrong]
void load(basic_context<tiny_device>& ctx, const HbmTensor<bf16, m<A>, m<B>>& x) { x.to_dm<m<1>, m<B / 2>, m<B % 2>>(ctx.tdma); }
// [/wrong]
#endif
