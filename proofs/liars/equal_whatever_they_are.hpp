// A library to which any two mappings are equal.
// refuted by: outer_is_linear product_laws stride_modulo divisions
// refuted by: sliding padding_resize partition traced_index
#pragma once
#include <tmap/tmap.hpp>

namespace tmap {
template <class X, class Y>
#ifdef TMAP_CONTROL
inline constexpr bool lying_equivalent = equivalent<X, Y>;
#else
inline constexpr bool lying_equivalent = true;
#endif
}  // namespace tmap
#define equivalent lying_equivalent
