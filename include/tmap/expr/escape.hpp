// Layer 2: the escape, a mapping type inside an expression.
#pragma once
#include <tmap/mapping.hpp>

namespace tmap {
namespace detail {

template <mapping_or_refusal M>
struct reference : expression_base {
  using operands = detail::operands<M>;
  template <auto>
  using lifted = M;
  static constexpr i64 size() { return size_of<M>; }
};

}  // namespace detail

/// Reuses a mapping type inside an expression: m<m_v<M> / 2>; the spelling for parameters of templates.
template <mapping_or_refusal M>
inline constexpr detail::reference<M> m_v{};

}  // namespace tmap
