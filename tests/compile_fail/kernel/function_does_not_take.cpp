// expect-error: function_does_not_take<float, float>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8));

using X = DmTensor<float, m<A>, m<1>, m<1>, m<1>>;

#ifdef TMAP_CONTROL
void run(context& ctx, const X& x) {
  elementwise(
      ctx.main, [](float a, float b) { return a * b; }, x, x);
}
#else
// [wrong]
void run(context& ctx, const X& x) {
  elementwise(
      ctx.main, [](float a) { return a * a; }, x, x);
}
// [/wrong]
#endif
