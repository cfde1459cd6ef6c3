// expect-error: move_runs_on_another_engine<tmap::engine::none_go_through_hbm, tmap::engine::pdma>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 64));
using Host = HostTensor<float, m<A, B>>;
using Dm = DmTensor<float, m<A>, m<1>, m<B / 2>, m<B % 2>>;

#ifdef TMAP_CONTROL
Dm load(context& ctx, const Host& x) {
  return x.to_hbm<m<A>, m<B>>(ctx.pdma).to_dm<m<1>, m<B / 2>, m<B % 2>>(ctx.tdma);
}
#else
Dm load(context& ctx, const Host& x) { return move_to<Dm>(ctx.pdma, x); }
#endif
