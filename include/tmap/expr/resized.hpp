// Layer 2: resize, the first positions only.
#pragma once
#include <tmap/mapping.hpp>

namespace tmap {

/// Keeps the first N positions of E and drops the others on purpose.
///
/// Shape    N positions, N <= E::size
/// Holds    s ~ t where s ~ t in E
/// Errors   compile: why::resize_must_not_grow
/// Source   semantics section 2; seed `D = 2`
template <class E, i64 N>
struct resized {
  static constexpr i64 size = N;
  static constexpr int nodes = 1 + E::nodes;
  using operands = detail::operands<E>;
  static constexpr int describe(detail::syntax& out) {
    const int at = out.open({.kind = detail::constructor::resized, .size = N});
    out.nodes[at].left = E::describe(out);
    return out.close(at);
  }
};

namespace detail {

template <class E, i64 N>
using make_resized =
    choose<refused<E>, E,
           choose<(N >= 0 && N <= size_of<E>), resized<E, N>, why::resize_must_not_grow<E, size_of<E>, N>>>;
template <class E, i64 N>
struct remade<resized<E, N>> {
  using type = make_resized<E, N>;
};

template <class E>
struct shortened : expression_base {
  E inner;
  i64 target;
  using operands = detail::operands<E>;
  template <integer I>
  [[nodiscard]] constexpr auto operator=(I s) const {
    return assigned_at(*this, static_cast<i64>(s));
  }
  constexpr shortened(E e, i64 n) : inner(e), target(n) {}

  template <auto V>
  using lifted = make_resized<detail::lifted<V.inner>, V.target>;
  constexpr i64 size() const { return target; }
  constexpr void locate(i64 s, tensor_index& index) const { inner.locate(s, index); }
};

}  // namespace detail

/// Keeps the first n positions: resize(D, 2).
template <expression E, integer I>
consteval auto resize(E e, I n) {
  return detail::shortened<E>(e, static_cast<i64>(n));
}

}  // namespace tmap
