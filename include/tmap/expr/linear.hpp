// Layer 2: linear combinations, several digits that share positions.
#pragma once
#include <tmap/mapping.hpp>

namespace tmap {

/// One term of a linear combination: neighbours of E stand Weight positions apart.
template <class E, i64 Weight>
struct weighted {};

namespace detail {

/// The positions of a combination with one term more; `largest` where they do not fit 63 bits.
constexpr i64 combined_size(i64 term, i64 weight, i64 others) {
  return term == 0 || others == 0 ? 0 : saturating_add(saturating_mul(term - 1, weight), others);
}

}  // namespace detail

/// Places each term by its weight; one position may stand for several indices, or for none.
///
/// Shape    1 + sum of (Ek::size - 1) * nk positions; 0 if a term is empty
/// Holds    sum sk * nk ~ sum tk where sk ~ tk in Ek (only the position is weighted)
/// Errors   compile: why::weight_must_not_be_negative, why::linear_combination_exceeds_63_bits
/// Source   seed "Linear Combination Semantics", with correction 1
template <class... Terms>
struct linear_combination;

template <>
struct linear_combination<> {
  static constexpr i64 size = 1;
  static constexpr int nodes = 0;
  using operands = detail::operands<>;
  static constexpr int describe(detail::syntax&) { return -1; }
};

template <class E, i64 Weight, class... Terms>
struct linear_combination<weighted<E, Weight>, Terms...> {
  using others = linear_combination<Terms...>;
  static constexpr i64 size = detail::combined_size(E::size, Weight, others::size);
  static constexpr int nodes = 1 + E::nodes + others::nodes;
  using operands = detail::operands<E, others>;
  static constexpr int describe(detail::syntax& out) {
    const int at = out.open({.kind = detail::constructor::linear, .size = size, .count = Weight});
    out.nodes[at].left = E::describe(out);
    out.nodes[at].right = others::describe(out);
    return out.close(at);
  }
};

namespace detail {

/// Puts a term before a combination.
template <class E, i64 Weight, class Others>
struct prepended {
  using type = Others;
};
template <class E, i64 Weight, class... Terms>
struct prepended<E, Weight, linear_combination<Terms...>> {
  using type = linear_combination<weighted<E, Weight>, Terms...>;
};

template <class E, i64 Weight, class Others>
using make_linear =
    choose<refused<E>, E,
           choose<refused<Others>, Others,
                  choose<(Weight < 0), why::weight_must_not_be_negative<E, Weight>,
                         choose<combined_size(size_of<E>, Weight, size_of<Others>) == largest,
                                why::linear_combination_exceeds_63_bits<E, size_of<E>, Weight>,
                                typename prepended<E, Weight, Others>::type>>>>;
template <class E, i64 Weight, class... Terms>
struct remade<linear_combination<weighted<E, Weight>, Terms...>> {
  using type = make_linear<E, Weight, linear_combination<Terms...>>;
};

template <class E>
struct term_value {
  E inner;
  i64 weight;
};

template <class... Es>
struct combination;
template <>
struct combination<> : expression_base {
  using operands = detail::operands<>;
  template <auto>
  using lifted = linear_combination<>;
};
template <class E, class... Es>
struct combination<E, Es...> : expression_base {
  term_value<E> first;
  combination<Es...> others;
  using operands = detail::operands<E, combination<Es...>>;
  constexpr combination(term_value<E> t, term_value<Es>... ts) : first(t), others{ts...} {}

  template <auto V>
  using lifted = make_linear<detail::lifted<V.first.inner>, V.first.weight, detail::lifted<V.others>>;
};

}  // namespace detail

/// One term of linear(...): term(N, 1).
template <detail::operand_like E, integer I>
consteval auto term(E e, I weight) {
  return detail::term_value<detail::operand_t<E>>{detail::operand(e), static_cast<i64>(weight)};
}

/// Combines terms: linear(term(N, 1), term(F, 2)).
template <class E, class... Es>
consteval auto linear(detail::term_value<E> first, detail::term_value<Es>... others) {
  return detail::combination<E, Es...>(first, others...);
}

}  // namespace tmap
