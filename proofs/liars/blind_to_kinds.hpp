// A library to which padding is padding, of whatever kind.
// refuted by: padding_resize
#pragma once
#include <tmap/tmap.hpp>

namespace tmap {
template <mapping_or_refusal E>
constexpr cell lying_map(i64 s) {
#ifdef TMAP_CONTROL
  return map<E>(s);
#else
  return map<E>(s).is_padding() ? cell::of(top) : map<E>(s);
#endif
}
}  // namespace tmap
#define map lying_map
