// Layer 2: padding, positions past the end that hold no index.
#pragma once
#include <tmap/mapping.hpp>

namespace tmap {

/// Extends E to N positions; the new ones are padding of kind K.
///
/// Shape    N positions, N >= E::size
/// Holds    s ~ t where s < E::size and s ~ t in E; the other cells are padding K
/// Errors   compile: why::pad_must_not_shrink
/// Source   semantics section 2, "Cells"; seed `D # 64`
template <class E, i64 N, padding_kind K = padding_kind::top>
struct padding {
  static constexpr i64 size = N;
  static constexpr int nodes = 1 + E::nodes;
  using operands = detail::operands<E>;
  static constexpr int describe(detail::syntax& out) {
    const int at = out.open({.kind = detail::constructor::padding, .pad = K, .size = N});
    out.nodes[at].left = E::describe(out);
    return out.close(at);
  }
};

namespace detail {

template <class E, i64 N, padding_kind K>
using make_padding =
    choose<refused<E>, E,
           choose<(N >= size_of<E>), padding<E, N, K>, why::pad_must_not_shrink<E, size_of<E>, N>>>;
template <class E, i64 N, padding_kind K>
struct remade<padding<E, N, K>> {
  using type = make_padding<E, N, K>;
};

template <class E, padding_kind K>
struct padded : expression_base {
  E inner;
  i64 target;
  using operands = detail::operands<E>;
  template <integer I>
  [[nodiscard]] constexpr auto operator=(I s) const {
    return assigned_at(*this, static_cast<i64>(s));
  }
  constexpr padded(E e, i64 n) : inner(e), target(n) {}

  template <auto V>
  using lifted = make_padding<detail::lifted<V.inner>, V.target, K>;
  constexpr i64 size() const { return target; }
  constexpr void locate(i64 s, tensor_index& index) const {
    if (s >= size_of_value(inner)) {
      throw out_of_range("position ", s, " is padding: the live ones end at ", size_of_value(inner) - 1);
    }
    inner.locate(s, index);
  }
};

}  // namespace detail

/// Pads to n positions: pad(D, 64), pad<zero>(D, 64), pad<bottom>(D, 64).
template <padding_kind K = padding_kind::top, expression E, integer I>
consteval auto pad(E e, I n) {
  return detail::padded<E, K>(e, static_cast<i64>(n));
}

}  // namespace tmap
