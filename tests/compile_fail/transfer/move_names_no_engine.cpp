// expect-error: name_an_engine_such_as_ctx_main_or_ctx_tdma
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 64));
using X = DmTensor<float, m<A>, m<1>, m<B / 2>, m<B % 2>>;

#ifdef TMAP_CONTROL
void back(context& ctx, const X& x) { x.to_hbm<m<B>>(ctx.tdma); }
#else
void back(context& ctx, const X& x) { x.to_hbm<m<B>>(ctx); }
#endif

int main() {
  context ctx;
  back(ctx, X{});
}
