// Layer 2: stride, every N-th position.
#pragma once
#include <tmap/mapping.hpp>

namespace tmap {

/// Takes every N-th position of E: the major digit of a split.
///
/// Shape    E::size / N positions; N divides E::size
/// Holds    s ~ t where N * s ~ t in E; as part of a chain it contributes position N * s of E
/// Errors   compile: why::divisor_must_divide_size, why::slash_after_star_needs_parentheses
/// Source   seed `m![B / 2]`; semantics section 2, correction 2
template <class E, i64 N>
struct stride {
  static constexpr i64 size = N > 0 ? E::size / N : 0;
  static constexpr int nodes = 1 + E::nodes;
  using operands = detail::operands<E>;
  static constexpr int describe(detail::syntax& out) {
    const int at = out.open({.kind = detail::constructor::stride, .size = size, .count = N});
    out.nodes[at].left = E::describe(out);
    return out.close(at);
  }
};

namespace detail {

template <class E, i64 N>
using make_stride = choose<refused<E>, E,
                           choose<(N > 0 && size_of<E> % (N > 0 ? N : 1) == 0), stride<E, N>,
                                  why::divisor_must_divide_size<E, size_of<E>, N, round_up(size_of<E>, N)>>>;
template <class E, i64 N>
struct remade<stride<E, N>> {
  using type = make_stride<E, N>;
};

template <class E>
struct division : expression_base {
  E dividend;
  i64 divisor;
  using operands = detail::operands<E>;
  template <integer I>
  [[nodiscard]] constexpr auto operator=(I s) const {
    return assigned_at(*this, static_cast<i64>(s));
  }

  template <auto V>
  using lifted =
      choose<bare_product<E>, why::slash_after_star_needs_parentheses<detail::lifted<V.dividend>, V.divisor>,
             make_stride<detail::lifted<V.dividend>, V.divisor>>;
  constexpr i64 size() const { return size_of_value(dividend) / divisor; }
  constexpr void locate(i64 s, tensor_index& index) const { dividend.locate(s * divisor, index); }
};

}  // namespace detail

template <expression E, integer I>
consteval auto operator/(E e, I n) {
  return detail::division<E>{{}, e, static_cast<i64>(n)};
}
template <expression E, detail::no_integer Number>
consteval auto operator/(E e, Number) {
  return detail::not_counted<E, Number>(e);
}

}  // namespace tmap
