// expect-error: move_runs_on_another_engine<tmap::engine::unit, tmap::engine::tdma>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

using slices = DmTensor<bf16, m<A>, m<1>, m<B / 2>, m<B % 2>>;

#ifdef TMAP_CONTROL
void run(context& ctx, const slices& x) { add(ctx.main, x, x); }
#else
void run(context& ctx, const slices& x) { add(ctx.tdma, x, x); }
#endif
