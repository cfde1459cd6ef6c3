// Layer 8: what it takes for two operands to be contracted.
#pragma once
#include <tmap/kernel/rules.hpp>

namespace tmap::detail {

/// What products of D are summed in: f32 for floats, i32 for integers.
template <scalar D>
using summed_as = std::conditional_t<is_floating<D>, f32, i32>;

/// The axes of a list that another one has, and that a third one lacks.
template <class List, class Has, class Lacks>
struct axes_between {
  using type = axes<>;
};
template <class A, class... As, class Has, class Lacks>
struct axes_between<axes<A, As...>, Has, Lacks> {
  using rest = typename axes_between<axes<As...>, Has, Lacks>::type;
  using type = std::conditional_t<listed<A, Has> && !listed<A, Lacks>, united<axes<A>, rest>, rest>;
};

/// Does X store a box of coordinates, so that what it lacks does not depend on several axes together?
template <class X>
inline constexpr bool stores_a_box = nothing_live(X::digits().live) ||
                                     !couples_axes(domain_of(X::digits().live));

/// The verdict on two tensors that must store the same of the axes that both have.
template <class X, class Y>
constexpr auto shared_verdict() {
  constexpr form left = without_foreign_axes(X::digits().live, Y::digits().live);
  constexpr form right = without_foreign_axes(Y::digits().live, X::digits().live);
  return stored_verdict<axes_of<X>, first_gap(left, right), first_gap(right, left)>();
}

/// The parts of the units that an operand lies on, without the axes that are summed.
template <class Parts, class Gone>
struct parts_without;
template <class... Parts, class Gone>
struct parts_without<part_list<Parts...>, Gone> {
  using type = part_list<typename erased<Parts, Gone>::type...>;
  using cut = typename first_refusal<typename erased<Parts, Gone>::type...>::type;
};

/// The verdict on where the operand X of a contraction over the axes Gone lies, and what is made of it.
template <class X, class Out, class Gone>
constexpr auto placed_verdict() {
  using left = parts_without<typename retyped<X>::unit_parts, Gone>;
  using wanted = typename retyped<Out>::unit_parts;
  using rules = operand_rules<X, Out>;
  if constexpr (merges_values(X::digits().live, Out::digits().live)) {
    return naming_axes<why::destination_overlaps>(axes_of<Out>{});
  } else if constexpr (refused<typename left::cut>) {
    return typename left::cut{};
  } else if constexpr (!rules::same_units(wanted{}, typename left::type{})) {
    return rules::slices_carrier(wanted{});
  } else {
    return fine<>{};
  }
}

/// The verdict on what both operands and the result store, and on which units.
template <class Out, class X, class Y, class Gone>
constexpr auto layout_verdict() {
  using beside = operand_rules<Y, X>;
  using units = typename retyped<X>::unit_parts;
  constexpr bool empty = !std::is_void_v<typename first_empty_axis<Gone>::type>;  // then a sum is 0
  using of_operands = decltype(shared_verdict<X, Y>());
  using of_result = decltype(first_verdict(shared_verdict<X, Out>(), shared_verdict<Y, Out>()));
  if constexpr (refused<of_operands>) {
    return of_operands{};
  } else if constexpr (!empty && refused<of_result>) {
    return of_result{};
  } else if constexpr (!stores_a_box<X>) {
    return naming_axes<why::operands_store_ragged_indices>(axes_of<X>{});
  } else if constexpr (!stores_a_box<Y>) {
    return naming_axes<why::operands_store_ragged_indices>(axes_of<Y>{});
  } else if constexpr (!beside::same_units(units{}, typename retyped<Y>::unit_parts{})) {
    return beside::slices_carrier(units{});
  } else {
    return first_verdict(placed_verdict<X, Out, Gone>(), placed_verdict<Y, Out, Gone>());
  }
}

/// The verdict on contracting X and Y to Out; fine<Out> tells it.
template <class Out, class Unit, class X, class Y>
constexpr auto contract_verdict() {
  using operands = decltype(operands_verdict<op::mul, Unit, X, Y>());
  using off_dm = typename first_off_dm<Out>::type;
  if constexpr (refused<operands>) {
    return operands{};
  } else if constexpr (X::refused_already || Y::refused_already || Out::refused_already) {
    return fine<Out>{};
  } else if constexpr (!std::is_void_v<off_dm>) {
    return why::kernels_run_on_dm_move_first<off_dm>{};
  } else {
    using D = typename X::element_type;
    using E = typename Out::element_type;
    using left = axes_of<X>;
    using right = axes_of<Y>;
    using kept = axes_of<Out>;
    using gone = typename axes_between<left, right, kept>::type;
    using known = decltype(first_verdict(sizes_verdict<Out, X, Y>(),
                                         Out::template verdict_on<typename Unit::device_type>()));
    using foreign = typename first_foreign<kept, united<left, right>>::type;
    using alone = typename first_foreign<united<left, right>, united<kept, gone>>::type;
    if constexpr (refused<known>) {
      return known{};
    } else if constexpr (!std::is_same_v<E, D> && !std::is_same_v<E, summed_as<D>>) {
      return why::result_elements_must_be_those_of_operands_or_of_sums<E, D, summed_as<D>>{};
    } else if constexpr (!std::is_void_v<foreign>) {
      return why::axis_not_in_operands<foreign>{};
    } else if constexpr (!std::is_void_v<alone>) {
      return why::axis_of_one_operand_reduce_it_first<alone>{};
    } else {
      using layout = decltype(layout_verdict<Out, X, Y, gone>());
      if constexpr (refused<layout>) {
        return layout{};
      } else {
        return fine<Out>{};
      }
    }
  }
}

}  // namespace tmap::detail
