// Z30 of tests/cases/cases.json: a view of a temporary.
// expect-error: view_needs_a_named_tensor<>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

HbmTensor<bf16, m<A>, m<B>> make();

#ifdef TMAP_CONTROL
void look() {
  auto x = make();
  auto v = x.view();
  (void)v;
}
#else
// [wrong]
void look() {
  auto v = make().view();
  (void)v;
}
// [/wrong]
#endif
