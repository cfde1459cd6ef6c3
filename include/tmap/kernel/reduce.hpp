// Layer 8: reductions over whole named axes, live positions only.
#pragma once
#include <tmap/kernel/elementwise.hpp>
#include <tmap/kernel/extremes.hpp>
#include <tmap/kernel/run_reduction.hpp>
#include <tmap/kernel/totals.hpp>

namespace tmap {
namespace detail {

/// Is R whole axes: every index of them, in any order?
template <class R>
inline constexpr bool whole_axes = complete<R>&& injective<R>&& functional<R>;

template <class List>
struct first_long_axis {
  using type = void;
};
template <class A, class... As>
struct first_long_axis<axes<A, As...>>
    : std::conditional_t<(A::size > 2147483647), std::type_identity<A>, first_long_axis<axes<As...>>> {};

/// The verdict on reducing X over R to elements of type E, X's own by default; fine<Out> tells the result.
template <class Op, class R, class Unit, class X, class E = typename X::element_type>
constexpr auto reduce_verdict() {
  using operand = decltype(operands_verdict<Op, Unit, X>());
  using axes_known = decltype(facts_about<R>::verdict());
  if constexpr (refused<axes_known>) {
    return axes_known{};
  } else if constexpr (refused<operand>) {
    return operand{};
  } else if constexpr (X::refused_already) {
    return fine<X>{};
  } else if constexpr (!requires { Op::choosing; }) {
    return why::operation_does_not_reduce<Op>{};
  } else if constexpr (!whole_axes<R>) {
    return why::reduction_needs_whole_axes<R>{};
  } else if constexpr (requires { X::is_mutable; }) {  // a view
    return naming_axes<why::reduction_needs_a_variable_move_the_tile_first>(axes_of<X>{});
  } else {
    using gone = axes_of<R>;
    using foreign = typename first_foreign<gone, axes_of<X>>::type;
    using cut = typename retyped<X>::template cut<gone>;
    using empty = typename first_empty_axis<gone>::type;
    if constexpr (!std::is_void_v<foreign>) {
      return why::axis_not_in_operands<foreign>{};
    } else if constexpr (refused<cut>) {
      return cut{};
    } else if constexpr (Op::choosing && !std::is_void_v<empty>) {
      return why::nothing_to_choose_from_on_an_empty_axis<empty, 0>{};
    } else {
      return fine<typename retyped<X>::template without<gone, E>>{};
    }
  }
}

/// What an operation folds elements of type D with.
template <class Op, class D>
struct fold_of;
template <class D>
struct fold_of<op::sum, D> : std::type_identity<totals<plus, D>> {};
template <class D>
struct fold_of<op::product, D> : std::type_identity<totals<times, D>> {};
template <class D>
struct fold_of<op::mean, D> : std::type_identity<means<D>> {};
template <class D>
struct fold_of<op::maximum, D> : std::type_identity<extremes<D, true, false>> {};
template <class D>
struct fold_of<op::minimum, D> : std::type_identity<extremes<D, false, false>> {};

template <class Op, class R, class Unit, class X>
auto reduced(Unit& unit, const X& x) {
  using D = typename X::element_type;
  using Verdict = decltype(reduce_verdict<Op, R, Unit, X>());
  using Out = typename returned<Verdict, X>::type;
  Out out;
  if constexpr (!refused<Verdict> && !X::refused_already && !Out::refused_already) {
    run_reduction<R, typename fold_of<Op, D>::type>(x, out);
    charge_kernel<Out, X>(unit);
  }
  return out;
}

}  // namespace detail

/// Reduces x over whole axes: reduce<m<B>>(ctx.main, op::sum{}, x), or reduce<B>(...) with the axis object.
///
/// Shape    x's parts without the digits of these axes and their padding
/// Holds    op over all stored coordinates; an empty sum is 0, a product 1. Of elements that tie, the first
/// in
///          the order of the axes as named wins. Sums and products are taken by a fixed tree that depends on
///          the type of x alone, never on the processor: in f32 a sum of n values is off by no more than
///          (40 + log2 n) * 2^-24 times the sum of their magnitudes
/// Requires op is op::sum, op::product, op::maximum, op::minimum or, for floating types, op::mean
/// Errors   compile: why::reduction_needs_whole_axes, why::axis_not_in_operands,
///          why::nothing_to_choose_from_on_an_empty_axis, why::reduction_would_cut_a_mapping,
///          why::operation_does_not_reduce, why::reduction_needs_a_variable_move_the_tile_first
/// Source   semantics section 4; taken in f32 in blocks of 32 joined in pairs, narrowed once (DECIDED)
template <mapping_or_refusal R, class Unit, class Op, tensor X>
auto reduce(Unit& unit, Op, const X& x) {
  static_assert(sizeof(typename decltype(detail::reduce_verdict<Op, R, Unit, X>())::accepted*) != 0);
  return detail::reduced<Op, R>(unit, x);
}
template <auto... Rs, class Unit, class Op, tensor X>
requires(sizeof...(Rs) > 0) auto reduce(Unit& unit, Op, const X& x) {
  static_assert(sizeof(typename decltype(detail::reduce_verdict<Op, m<Rs...>, Unit, X>())::accepted*) != 0);
  return detail::reduced<Op, m<Rs...>>(unit, x);
}

}  // namespace tmap
