// expect-error: 'accepted' in '(struct )?tmap::why::destination_drops<(struct )?tmap::modulo<B, 2> ?>'
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

void halve(context& ctx, const HbmTensor<bf16, m<A>, m<B>>& x) {
#ifdef TMAP_CONTROL
  x.to_dm<m<1>, m<B / 2>, m<resize(B % 2, 1)>>(ctx.tdma);
#else
  x.to_dm<m<1>, m<B / 2>, m<1>>(ctx.tdma);
#endif
}
