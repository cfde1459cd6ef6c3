// expect-error: view_needs_a_named_tensor<B>
#include <tmap/ranges.hpp>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

HostTensor<f32, m<B>> make();

float sum() {
  float total = 0;
#ifdef TMAP_CONTROL
  auto x = make();
  for (auto tile : tiles<B, 4>(x)) total += tile.at(B = 0);
#else
  for (auto tile : tiles<B, 4>(make())) total += tile.at(B = 0);
#endif
  return total;
}
