// Layer 3: what a program can ask about mappings at compile time.
#pragma once
#include <tmap/algebra/equivalent.hpp>

namespace tmap {
namespace detail {

template <class... Parts>
constexpr lowered lower_parts() {
  node nodes[(Parts::nodes + ... + 1)]{};
  syntax out{nodes, 0};
  const int parts[] = {Parts::describe(out)...};
  lowered result;
  lower(result, nodes, parts, static_cast<int>(sizeof...(Parts)));
  return result;
}

/// The digits of the outer product of parts; computed once a type list.
template <class... Parts>
inline constexpr lowered digits_of = lower_parts<Parts...>();

}  // namespace detail
}  // namespace tmap
