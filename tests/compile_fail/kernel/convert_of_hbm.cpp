// expect-error: kernels_run_on_dm_move_first<tmap::tier::hbm>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
void run(context& ctx, const DmTensor<bf16, m<A>, m<1>, m<B / 2>, m<B % 2>>& x) {
  convert<float>(ctx.main, x);
}
#else
void run(context& ctx, const HbmTensor<bf16, m<A>, m<B>>& x) { convert<float>(ctx.main, x); }
#endif
