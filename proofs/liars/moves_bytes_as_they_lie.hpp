// A library whose moves copy the first buffer onto the second one.
// refuted by: moves traced_index
#pragma once
#include <tmap/tmap.hpp>

namespace tmap {
template <tensor X, tensor Y>
#ifdef TMAP_CONTROL
inline constexpr plan lying_plan_of = plan_of<X, Y>;
#else
inline constexpr plan lying_plan_of = [] {
  plan p;
  p.copy.count = 1;
  p.copy.loops[0] = {.extent = Y::size, .read = 1, .write = 1};
  return p;
}();
#endif
}  // namespace tmap
#define plan_of lying_plan_of
