// expect-error: function_returns_no_element<void, float>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8));

using X = DmTensor<float, m<A>, m<1>, m<1>, m<1>>;

#ifdef TMAP_CONTROL
void run(context& ctx, const X& x) {
  elementwise(
      ctx.main, [](float a) { return a * a; }, x);
}
#else
// [wrong]
void run(context& ctx, const X& x) {
  elementwise(
      ctx.main, [](float a) { a* a; }, x);
}
// [/wrong]
#endif
