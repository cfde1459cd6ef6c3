// Z14 of tests/cases/cases.json: to_dm without axis B.
// expect-error: destination_drops<B>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
void load(context& ctx, const HbmTensor<bf16, m<A>, m<B>>& x) { x.to_dm<m<1>, m<1>, m<B>>(ctx.tdma); }
#else
void load(context& ctx, const HbmTensor<bf16, m<A>, m<B>>& x) { x.to_dm<m<1>, m<1>, m<1>>(ctx.tdma); }
#endif
