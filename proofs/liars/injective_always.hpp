// A library to which no index is stored twice.
// refuted by: partition
#pragma once
#include <tmap/tmap.hpp>

namespace tmap {
template <class X>
#ifdef TMAP_CONTROL
inline constexpr bool lying_injective = injective<X>;
#else
inline constexpr bool lying_injective = true;
#endif
}  // namespace tmap
#define injective lying_injective
