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
  using axes = tmap::axes<>;
  using operands = detail::operands<>;
  static constexpr int describe(detail::syntax&) { return -1; }
};

template <class E, i64 Weight, class... Terms>
struct linear_combination<weighted<E, Weight>, Terms...> {
  using others = linear_combination<Terms...>;
  static constexpr i64 size = detail::combined_size(E::size, Weight, others::size);
  static constexpr int nodes = 1 + E::nodes + others::nodes;
  using axes = detail::united<typename E::axes, typename others::axes>;
  using operands = detail::operands<E, others>;
  static constexpr int describe(detail::syntax& out) {
    const int at = out.open({.kind = detail::constructor::linear, .size = size, .count = Weight});
    out.nodes[at].left = E::describe(out);
    out.nodes[at].right = others::describe(out);
    return out.close(at);
  }
};

namespace detail {

/// Puts a term before a combination, or says which rule that breaks.
template <class E, i64 Weight, class Others>
struct make_linear;
template <class E, i64 Weight, class... Terms>
struct make_linear<E, Weight, linear_combination<Terms...>>
    : choose<(Weight >= 0),
             typename choose<combined_size(E::size, Weight, linear_combination<Terms...>::size) != largest,
                             linear_combination<weighted<E, Weight>, Terms...>,
                             why::linear_combination_exceeds_63_bits<E, E::size, Weight>>::type,
             why::weight_must_not_be_negative<E, Weight>> {};
template <refused E, i64 Weight, class Others>
struct make_linear<E, Weight, Others> {
  using type = E;
};
template <class E, i64 Weight, refused Others>
requires(!refused<E>) struct make_linear<E, Weight, Others> {
  using type = Others;
};
template <class E, i64 Weight, class... Terms>
struct made_by_m<linear_combination<weighted<E, Weight>, Terms...>>
    : make_linear<E, Weight, linear_combination<Terms...>> {};

template <class E>
struct term_value {
  E inner;
  i64 weight;
};

template <class... Es>
struct combination;
template <>
struct combination<> : expression_base {
  using axes = tmap::axes<>;
  template <auto>
  using lifted = linear_combination<>;
};
template <class E, class... Es>
struct combination<E, Es...> : expression_base {
  term_value<E> first;
  combination<Es...> others;
  using axes = united<typename E::axes, typename combination<Es...>::axes>;
  constexpr combination(term_value<E> t, term_value<Es>... ts) : first(t), others{ts...} {}

  template <auto V>
  using lifted =
      typename make_linear<detail::lifted<V.first.inner>, V.first.weight, detail::lifted<V.others>>::type;
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
