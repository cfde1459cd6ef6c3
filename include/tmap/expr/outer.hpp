// Layer 2: the outer product, mappings side by side.
#pragma once
#include <tmap/mapping.hpp>

namespace tmap {

/// Lays R out inside each position of L.
///
/// Shape    L::size * R::size positions
/// Holds    s1 * R::size + s2 ~ t1 + t2 where s1 ~ t1 in L and s2 ~ t2 in R
/// Errors   compile: why::product_exceeds_63_bits
/// Source   seed "Linear Combination Semantics": e1 * e2; associative with identity 1
template <class L, class R>
struct outer {
  static constexpr i64 size = detail::saturating_mul(L::size, R::size);
  static constexpr int nodes = 1 + L::nodes + R::nodes;
  using operands = detail::operands<L, R>;
  static constexpr int describe(detail::syntax& out) {
    const int at = out.open({.kind = detail::constructor::outer, .size = size});
    out.nodes[at].left = L::describe(out);
    out.nodes[at].right = R::describe(out);
    return out.close(at);
  }
};

namespace detail {

template <class L, class R>
using make_outer = choose<refused<L>, L,
                          choose<refused<R>, R,
                                 choose<!mul_overflows(size_of<L>, size_of<R>), outer<L, R>,
                                        why::product_exceeds_63_bits<L, size_of<L>, R, size_of<R>>>>>;
template <class L, class R>
struct remade<outer<L, R>> {
  using type = make_outer<L, R>;
};

template <class L, class R>
struct product : expression_base {
  L left;
  R right;
  using operands = detail::operands<L, R>;
  template <integer I>
  [[nodiscard]] constexpr auto operator=(I s) const {
    return assigned_at(*this, static_cast<i64>(s));
  }
  constexpr product(L l, R r) : left(l), right(r) {}

  template <auto V>
  using lifted = make_outer<detail::lifted<V.left>, detail::lifted<V.right>>;
  constexpr i64 size() const { return size_of_value(left) * size_of_value(right); }
  constexpr void locate(i64 s, tensor_index& index) const {
    left.locate(s / size_of_value(right), index);
    right.locate(s % size_of_value(right), index);
  }
};
template <class L, class R>
inline constexpr bool bare_product<product<L, R>> = true;

/// Says on purpose that the index of the whole product is meant: fused(A * B) / 4.
template <class E>
struct fusion : expression_base {
  E whole;
  using operands = detail::operands<E>;
  template <integer I>
  [[nodiscard]] constexpr auto operator=(I s) const {
    return assigned_at(*this, static_cast<i64>(s));
  }
  constexpr explicit fusion(E e) : whole(e) {}

  template <auto V>
  using lifted = detail::lifted<V.whole>;
  constexpr i64 size() const { return size_of_value(whole); }
  constexpr void locate(i64 s, tensor_index& index) const { whole.locate(s, index); }
};

}  // namespace detail

template <detail::operand_like L, detail::operand_like R>
requires(expression<L> || expression<R>) consteval auto operator*(L l, R r) {
  return detail::product<detail::operand_t<L>, detail::operand_t<R>>(detail::operand(l), detail::operand(r));
}

/// Takes a product as one mapping under `/` and `%`; a no-op on anything else.
template <expression E>
consteval auto fused(E e) {
  return detail::fusion<E>(e);
}

}  // namespace tmap
