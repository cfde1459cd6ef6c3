// expect-error: operands_store_different_indices_of<B>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

using whole = DmTensor<float, m<A>, m<1>, m<1>, m<B>>;
using half = DmTensor<float, m<A>, m<1>, m<1>, m<resize(B, 256)>>;

#ifdef TMAP_CONTROL
void run(context& ctx, const whole& x, const whole& y) { add(ctx.main, x, y); }
#else
// [wrong]
void run(context& ctx, const whole& x, const half& y) { add(ctx.main, x, y); }
// [/wrong]
#endif
