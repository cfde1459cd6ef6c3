// Layer 2: modulo, the first N positions.
#pragma once
#include <tmap/mapping.hpp>

namespace tmap {

/// Takes the first N positions of E: the minor digit of a split.
///
/// Shape    N positions; N divides E::size
/// Holds    s ~ t where s ~ t in E; as part of a chain it contributes position s of E
/// Errors   compile: why::modulus_must_divide_size, why::percent_after_star_needs_parentheses
/// Source   seed `m![B % 2]`; semantics section 2, correction 2
template <class E, i64 N>
struct modulo {
  static constexpr i64 size = N;
  static constexpr int nodes = 1 + E::nodes;
  using operands = detail::operands<E>;
  static constexpr int describe(detail::syntax& out) {
    const int at = out.open({.kind = detail::constructor::modulo, .size = size, .count = N});
    out.nodes[at].left = E::describe(out);
    return out.close(at);
  }
};

namespace detail {

template <class E, i64 N>
using make_modulo = choose<refused<E>, E,
                           choose<(N > 0 && size_of<E> % (N > 0 ? N : 1) == 0), modulo<E, N>,
                                  why::modulus_must_divide_size<E, size_of<E>, N, round_up(size_of<E>, N)>>>;
template <class E, i64 N>
struct remade<modulo<E, N>> {
  using type = make_modulo<E, N>;
};

template <class E>
struct remainder : expression_base {
  E dividend;
  i64 modulus;
  using operands = detail::operands<E>;
  template <integer I>
  [[nodiscard]] constexpr auto operator=(I s) const {
    return assigned_at(*this, static_cast<i64>(s));
  }

  template <auto V>
  using lifted = choose<bare_product<E>,
                        why::percent_after_star_needs_parentheses<detail::lifted<V.dividend>, V.modulus>,
                        make_modulo<detail::lifted<V.dividend>, V.modulus>>;
  constexpr i64 size() const { return modulus; }
  constexpr void locate(i64 s, tensor_index& index) const { dividend.locate(s, index); }
};

}  // namespace detail

template <expression E, integer I>
consteval auto operator%(E e, I n) {
  return detail::remainder<E>{{}, e, static_cast<i64>(n)};
}
template <expression E, detail::no_integer Number>
consteval auto operator%(E e, Number) {
  return detail::not_counted<E, Number>(e);
}

}  // namespace tmap
