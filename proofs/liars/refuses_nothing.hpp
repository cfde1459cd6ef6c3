// A library that lowers and stores whatever it is given.
// refuted by: stride_modulo padding_resize partition
#pragma once
#include <tmap/tmap.hpp>

namespace tmap {
template <class T>
#ifdef TMAP_CONTROL
inline constexpr bool lying_refused = refused<T>;
#else
inline constexpr bool lying_refused = false;
#endif
}  // namespace tmap
#define refused lying_refused
