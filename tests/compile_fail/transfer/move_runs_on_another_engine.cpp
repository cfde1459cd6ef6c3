// expect-error: move_runs_on_another_engine<tmap::engine::tdma, tmap::engine::pdma>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
void load(context& ctx, const HbmTensor<bf16, m<A>, m<B>>& x) { x.to_dm<m<1>, m<B / 2>, m<B % 2>>(ctx.tdma); }
#else
// [wrong]
void load(context& ctx, const HbmTensor<bf16, m<A>, m<B>>& x) { x.to_dm<m<1>, m<B / 2>, m<B % 2>>(ctx.pdma); }
// [/wrong]
#endif
