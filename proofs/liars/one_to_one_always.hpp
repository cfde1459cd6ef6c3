// A library to which every position stands for one index at most.
// refuted by: sliding
#pragma once
#include <tmap/tmap.hpp>

namespace tmap {
template <class X>
#ifdef TMAP_CONTROL
inline constexpr bool lying_overlapping = overlapping<X>;
#else
inline constexpr bool lying_overlapping = false;
#endif
}  // namespace tmap
#define overlapping lying_overlapping
