// expect-error: move_runs_on_another_engine<tmap::engine::none_go_through_hbm, tmap::engine::tdma>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 64));
using Host = HostTensor<float, m<A, B>>;
using Dm = DmTensor<float, m<1>, m<1>, m<A>, m<B>>;

#ifdef TMAP_CONTROL
Dm load(context& ctx, const Host& x) {
  return x.to_hbm<m<1>, m<A, B>>(ctx.pdma).to_dm<m<1>, m<A>, m<B>>(ctx.tdma);
}
#else
Dm load(context& ctx, const Host& x) { return x.to_dm<m<1>, m<A>, m<B>>(ctx.tdma); }
#endif
