// expect-error: coordinates_exceed_i32<V, 4294967296>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((V, 1LL << 32));

using all_of_dm =
    DmTensor<i4, m<V / (1 << 29)>, m<V / (1 << 28) % 2>, m<V / (1 << 20) % 256>, m<V % (1 << 20)>>;

#ifdef TMAP_CONTROL
void run(context& ctx, const all_of_dm& x) { neg(ctx.main, x); }
#else
// [wrong]
void run(context& ctx, const all_of_dm& x) { argmax<V>(ctx.main, x); }
// [/wrong]
#endif
