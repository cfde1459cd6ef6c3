// Layer 1: what a mapping is, and how expression values become mapping types.
#pragma once
#include <tmap/syntax.hpp>
#include <tmap/why.hpp>
#include <utility>

namespace tmap {

/// Is a mapping type: it has a size and operands, and can describe itself to the algebra.
template <class E>
concept mapping = !refused<E> && requires(detail::syntax & out) {
  { E::size } -> std::convertible_to<i64>;
  { E::nodes } -> std::convertible_to<int>;
  typename E::operands;
  { E::describe(out) } -> std::same_as<int>;
};

/// Is what stands where a mapping is wanted: a mapping, or the carrier of a rule broken on the way.
template <class E>
concept mapping_or_refusal = mapping<E> || refused<E>;

namespace detail {

struct expression_base {};

/// What m<...> makes of a mapping type that was written by hand: the carrier of the rule that it breaks.
template <class E>
struct remade;

/// The positions of E; a carrier counts as one, so that one mistake is one error.
template <class E>
inline constexpr i64 size_of = E::size;
template <refused E>
inline constexpr i64 size_of<E> = 1;

/// The axes that occur in a mapping type, or in an expression value of that type.
template <class E>
struct axes_in;
template <class Operands>
struct axes_in_operands;
template <>
struct axes_in_operands<operands<>> {
  using type = axes<>;
};
template <class E, class... Es>
struct axes_in_operands<operands<E, Es...>> {
  using type = united<typename axes_in<E>::type, typename axes_in_operands<operands<Es...>>::type>;
};
template <class E>
struct axes_in : axes_in_operands<typename E::operands> {};
template <class E>
requires requires { E::info; }
struct axes_in<E> {
  using type = axes<E>;
};
template <refused E>
struct axes_in<E> {
  using type = axes<>;
};

}  // namespace detail

/// Is an expression over axis objects: what stands inside m<...>.
template <class T>
concept expression = std::is_base_of_v<detail::expression_base, T>;

namespace detail {

/// The positions of an expression value; an axis counts them as a constant.
template <class E>
constexpr i64 size_of_value(const E& e) {
  if constexpr (requires { e.size(); }) {
    return e.size();
  } else {
    return E::size;
  }
}

/// What an expression's assignment yields, `B / 64 = 3`: the index at position 3 of B / 64.
template <class E>
constexpr auto assigned_at(const E& e, i64 position) {
  if (position < 0 || position >= e.size()) {
    throw out_of_range("coordinate ", position, " is outside 0..", e.size() - 1);
  }
  tensor_index index;
  e.locate(position, index);
  return assignment<typename axes_in<E>::type>(index);
}

/// A plain integer in an expression: broadcast.
struct literal : expression_base {
  i64 value;
  using operands = detail::operands<>;
  constexpr explicit literal(i64 n) : value(n) {}
  constexpr i64 size() const { return value; }
  constexpr void locate(i64, tensor_index&) const {}
};

/// How values of type T become mapping types: by their own `lifted`.
template <class T>
struct lifting {
  template <auto V>
  using type = typename T::template lifted<V>;
};

/// The mapping type, or the carrier, that an expression value stands for.
template <auto V>
using lifted = typename lifting<std::remove_const_t<decltype(V)>>::template type<V>;

/// Is a number that counts nothing.
template <class T>
concept no_integer = std::is_arithmetic_v<T> && !integer<T>;

/// What is left of an expression that met such a number, B / 2.0.
template <class E, no_integer Number>
struct not_counted : expression_base {
  E operand;
  using operands = detail::operands<E>;
  constexpr explicit not_counted(E e) : operand(e) {}

  template <auto V>
  using lifted = choose<refused<detail::lifted<V.operand>>, detail::lifted<V.operand>,
                        why::number_must_be_an_integer<detail::lifted<V.operand>, Number>>;
};

/// Refers to an expression's operand: an expression as it is, an integer as a literal.
template <expression E>
constexpr E operand(E e) {
  return e;
}
template <integer I>
constexpr literal operand(I n) {
  return literal(static_cast<i64>(n));
}
template <class T>
concept operand_like = expression<T> || integer<T>;
template <operand_like T>
using operand_t = decltype(operand(std::declval<T>()));

/// Is an outer product as `*` leaves it; `/` and `%` refuse it, because B / 64 * B % 32 is ((B / 64) * B)
/// % 32.
template <class E>
inline constexpr bool bare_product = false;

}  // namespace detail
}  // namespace tmap
