// expect-error: divisor_must_divide_size<B, 512, 3, 513>
#include <tmap/ranges.hpp>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

void visit(HostTensor<f32, m<A, B>>& x) {
#ifdef TMAP_CONTROL
  for (auto tile : tiles<B, 4>(x)) tile.at(B = 0) = 1;
#else
  for (auto tile : tiles<B, 3>(x)) tile.at(B = 0) = 1;
#endif
}
