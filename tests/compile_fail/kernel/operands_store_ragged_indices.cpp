// expect-error: operands_store_ragged_indices<A, C>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (C, 3));

using longer = DmTensor<float, m<1>, m<1>, m<1>, m<resize(A* C, 11)>>;
using shorter = DmTensor<float, m<1>, m<1>, m<1>, m<resize(A* C, 10)>>;

#ifdef TMAP_CONTROL
void run(context& ctx, const longer& x, const longer& y) { add(ctx.main, x, y); }
#else
// [wrong]
void run(context& ctx, const longer& x, const shorter& y) { add(ctx.main, x, y); }
// [/wrong]
#endif
