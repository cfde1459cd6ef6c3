// A library to which every variable stores every index.
// refuted by: partition
#pragma once
#include <tmap/tmap.hpp>

namespace tmap {
template <class X>
#ifdef TMAP_CONTROL
inline constexpr bool lying_complete = complete<X>;
#else
inline constexpr bool lying_complete = true;
#endif
}  // namespace tmap
#define complete lying_complete
