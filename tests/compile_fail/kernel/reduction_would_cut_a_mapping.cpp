// expect-error: reduction_would_cut_a_mapping<tmap::padding<tmap::outer<A, B>, 5000, tmap::padding_kind::top> ?>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

using table = DmTensor<float, m<1>, m<1>, m<1>, m<pad(A* B, 5000)>>;

#ifdef TMAP_CONTROL
void run(context& ctx, const table& x) { reduce<A, B>(ctx.main, op::sum{}, x); }
#else
// [wrong]
void run(context& ctx, const table& x) { reduce<B>(ctx.main, op::sum{}, x); }
// [/wrong]
#endif
