// expect-error: move_runs_on_another_engine<tmap::engine::none_go_through_hbm, tmap::engine::pdma>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 64));
using Host = HostTensor<float, m<A, B>>;
using Dm = DmTensor<float, m<1>, m<1>, m<A>, m<B>>;

#ifdef TMAP_CONTROL
Host save(context& ctx, const Dm& x) { return x.to_hbm<m<A, B>>(ctx.tdma).to_host<m<A, B>>(ctx.pdma); }
#else
Host save(context& ctx, const Dm& x) { return x.to_host<m<A, B>>(ctx.pdma); }
#endif
