// A library to which no two mappings are equal.
// refuted by: divisions traced_index
#pragma once
#include <tmap/tmap.hpp>

namespace tmap {
template <class X, class Y>
#ifdef TMAP_CONTROL
inline constexpr bool lying_equivalent = equivalent<X, Y>;
#else
inline constexpr bool lying_equivalent = false;
#endif
}  // namespace tmap
#define equivalent lying_equivalent
