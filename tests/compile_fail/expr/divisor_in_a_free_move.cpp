// expect-error: divisor_must_divide_size<B, 512, 3, 513>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
void load(context& ctx, const HbmTensor<bf16, m<A>, m<B>>& x) {
  to_dm<m<1>, m<B / 4>, m<B % 4>>(ctx.tdma, x);
}
#else
void load(context& ctx, const HbmTensor<bf16, m<A>, m<B>>& x) { to_dm<m<1>, m<B / 3>, m<1>>(ctx.tdma, x); }
#endif
