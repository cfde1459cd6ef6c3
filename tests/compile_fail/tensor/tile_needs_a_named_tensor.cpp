// expect-error: view_needs_a_named_tensor<tmap::stride<B, 32> ?>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

HbmTensor<bf16, m<A>, m<B>> make();

#ifdef TMAP_CONTROL
void look() {
  auto x = make();
  auto v = x.tile<B / 32, 2>(0);
  (void)v;
}
#else
// [wrong]
void look() {
  auto v = make().tile<B / 32, 2>(0);
  (void)v;
}
// [/wrong]
#endif
