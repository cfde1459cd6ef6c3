// Z27 of tests/cases/cases.json: adding bf16 and f32 without a cast.
// expect-error: element_types_differ_use_convert<tmap::bf16, float>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8));

using brief = DmTensor<bf16, m<A>, m<1>, m<1>, m<1>>;
using precise = DmTensor<float, m<A>, m<1>, m<1>, m<1>>;

#ifdef TMAP_CONTROL
void run(context& ctx, const brief& x, const precise& y) { add(ctx.main, convert<float>(ctx.main, x), y); }
#else
void run(context& ctx, const brief& x, const precise& y) { add(ctx.main, x, y); }
#endif
