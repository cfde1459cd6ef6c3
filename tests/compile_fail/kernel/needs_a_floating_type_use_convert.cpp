// expect-error: needs_a_floating_type_use_convert<int>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8));

using counts = DmTensor<i32, m<A>, m<1>, m<1>, m<1>>;

#ifdef TMAP_CONTROL
void run(context& ctx, const counts& x) { sqrt(ctx.main, convert<float>(ctx.main, x)); }
#else
// [wrong]
void run(context& ctx, const counts& x) { sqrt(ctx.main, x); }
// [/wrong]
#endif
