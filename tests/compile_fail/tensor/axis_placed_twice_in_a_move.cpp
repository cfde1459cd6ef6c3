// expect-error: axis_placed_twice<B, tmap::part::slice, tmap::part::element, 2>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
void load(context& ctx, const HbmTensor<bf16, m<A>, m<B>>& x) { x.to_dm<m<1>, m<B / 4>, m<B % 4>>(ctx.tdma); }
#else
void load(context& ctx, const HbmTensor<bf16, m<A>, m<B>>& x) { x.to_dm<m<1>, m<B / 2>, m<B % 4>>(ctx.tdma); }
#endif
