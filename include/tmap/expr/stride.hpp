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
  using axes = typename E::axes;
  using operands = detail::operands<E>;
  static constexpr int describe(detail::syntax& out) {
    const int at = out.open({.kind = detail::constructor::stride, .size = size, .count = N});
    out.nodes[at].left = E::describe(out);
    return out.close(at);
  }
};

namespace detail {

template <class E, i64 N>
struct make_stride : choose<(N > 0 && E::size % (N > 0 ? N : 1) == 0), stride<E, N>,
                            why::divisor_must_divide_size<E, E::size, N, round_up(E::size, N)>> {};
template <refused E, i64 N>
struct make_stride<E, N> {
  using type = E;
};
template <class E, i64 N>
struct made_by_m<stride<E, N>> : make_stride<E, N> {};

template <class E>
struct division : assignable<division<E>> {
  E dividend;
  i64 divisor;
  using axes = typename E::axes;
  using assignable<division>::operator=;
  constexpr division(E e, i64 n) : dividend(e), divisor(n) {}

  template <auto V>
  using lifted = typename std::conditional_t<
      bare_product<E>,
      std::type_identity<why::slash_after_star_needs_parentheses<detail::lifted<V.dividend>, V.divisor>>,
      make_stride<detail::lifted<V.dividend>, V.divisor>>::type;
  constexpr i64 size() const { return size_of_value(dividend) / divisor; }
  constexpr void locate(i64 s, tensor_index& index) const { dividend.locate(s * divisor, index); }
};

}  // namespace detail

template <expression E, integer I>
consteval auto operator/(E e, I n) {
  return detail::division<E>(e, static_cast<i64>(n));
}
template <expression E, detail::no_integer Number>
consteval auto operator/(E e, Number) {
  return detail::not_counted<E, Number>(e);
}

}  // namespace tmap
