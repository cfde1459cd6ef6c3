// expect-error: reduction_needs_whole_axes<tmap::outer<A, B> ?>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

using slices = DmTensor<bf16, m<A>, m<1>, m<B / 2>, m<B % 2>>;

#ifdef TMAP_CONTROL
void run(context& ctx, const slices& x) { argmax<B>(ctx.main, x); }
#else
void run(context& ctx, const slices& x) { argmax<A * B>(ctx.main, x); }
#endif
