// expect-error: needs_a_floating_type_use_convert<int>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8));

using counts = DmTensor<i32, m<1>, m<1>, m<1>, m<A>>;

#ifdef TMAP_CONTROL
void run(context& ctx, const counts& x) { reduce<A>(ctx.main, op::sum{}, x); }
#else
void run(context& ctx, const counts& x) { reduce<A>(ctx.main, op::mean{}, x); }
#endif
