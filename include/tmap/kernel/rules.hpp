// Layer 8: what it takes for operands to be computed with, element by element.
#pragma once
#include <tmap/kernel/op.hpp>
#include <tmap/kernel/result.hpp>
#include <tmap/transfer/rules.hpp>
#include <utility>

namespace tmap::detail {

template <class... Xs>
using axes_of_operands = typename all_axes<Xs...>::type;

/// The first variable among operands that has every axis of a list; void if there is none.
template <class All, class... Xs>
struct first_whole {
  using type = void;
};
template <class All, class X, class... Xs>
struct first_whole<All, X, Xs...>
    : std::conditional_t<std::is_void_v<typename first_foreign<All, axes_of<X>>::type> && !is_view<X>,
                         std::type_identity<X>, first_whole<All, Xs...>> {};

/// The first axis of a list that has no coordinates; void if there is none.
template <class List>
struct first_empty_axis {
  using type = void;
};
template <class A, class... As>
struct first_empty_axis<axes<A, As...>>
    : std::conditional_t<A::size == 0, std::type_identity<A>, first_empty_axis<axes<As...>>> {};

template <class... Xs>
struct operand_axes {
  using type = axes<>;
};
template <class X, class... Xs>
struct operand_axes<X, Xs...> {
  using type = united<axes_of<X>, typename operand_axes<Xs...>::type>;
};

/// A form in which the digits of axes that another one lacks only repeat.
constexpr form repeating_foreign_axes(const form& f, const form& other) {
  form out = f;
  for (int k = 0; k < out.count; ++k) {
    digit& d = out.digits[k];
    if (d.axis < 0 || other.axis_of(out.axes[d.axis]) >= 0) continue;
    d.axis = -1;
    d.step = 0;
  }
  for (int a = 0; a < out.axis_count; ++a) {
    if (other.axis_of(out.axes[a]) < 0) out.origin[a] = 0;
  }
  keep_live(out);
  return out;
}

/// One part of the result as an operand that lacks some of its axes must have it: repeated.
template <class Part, class Axes>
using part_needed = std::conditional_t<any_listed<typename axes_in<Part>::type, Axes> || Part::size == 1,
                                       Part, broadcast<Part::size>>;

/// The verdict on two tensors that must store the same of some axes, by what the one lacks and the other.
template <class Axes, gap Lacking, gap Beyond>
constexpr auto stored_verdict() {
  using list = nth_axis<Axes>;
  if constexpr (Lacking.found && Lacking.axis != nullptr) {
    return why::operands_store_different_indices_of<typename list::template type<list::find(Lacking.axis)>>{};
  } else if constexpr (Beyond.found && Beyond.axis != nullptr) {
    return why::operands_store_different_indices_of<typename list::template type<list::find(Beyond.axis)>>{};
  } else if constexpr (!Lacking.none() || !Beyond.none()) {
    return naming_axes<why::operands_store_ragged_indices>(Axes{});
  } else {
    return fine<>{};
  }
}

template <class X, class Out>
struct operand_rules;
template <class X, class Out>
requires(X::refused_already || Out::refused_already) struct operand_rules<X, Out> {
  static constexpr auto judge() { return fine<>{}; }
};
template <class X, class Out>
requires(!X::refused_already && !Out::refused_already) struct operand_rules<X, Out> {
  template <class Chip, class Cluster, class Slice>
  static constexpr auto slices_carrier(part_list<Chip, Cluster, Slice>) {
    return why::operand_lies_on_other_slices_use_to_dm<
        part_needed<Chip, axes_of<X>>, part_needed<Cluster, axes_of<X>>, part_needed<Slice, axes_of<X>>>{};
  }
  /// Do parts lie on the same units, each repeated along the axes that the other tensor lacks?
  template <class Chip, class Cluster, class Slice, class OwnChip, class OwnCluster, class OwnSlice>
  static constexpr bool same_units(part_list<Chip, Cluster, Slice>,
                                   part_list<OwnChip, OwnCluster, OwnSlice>) {
    return same_unit<Chip, OwnChip>() && same_unit<Cluster, OwnCluster>() && same_unit<Slice, OwnSlice>();
  }
  template <class Part, class Own>
  static constexpr bool same_unit() {
    return same_form(repeating_foreign_axes(digits_of<Part>.live, X::digits().live),
                     repeating_foreign_axes(digits_of<Own>.live, Out::digits().live));
  }

  static constexpr auto judge() {
    constexpr const form& own = X::digits().live;
    constexpr form result = without_foreign_axes(Out::digits().live, own);
    using domains = decltype(stored_verdict<axes_of<X>, first_gap(own, result), first_gap(result, own)>());
    if constexpr (refused<domains>) {
      return domains{};
    } else if constexpr (merges_values(own, Out::digits().live)) {
      return naming_axes<why::destination_overlaps>(axes_of<Out>{});
    } else if constexpr (!same_units(typename retyped<Out>::unit_parts{},
                                     typename retyped<X>::unit_parts{})) {
      return slices_carrier(typename retyped<Out>::unit_parts{});
    } else {
      return fine<>{};
    }
  }
};

/// Does the operation keep +0, and do all operands have the result's padding?
template <class F, class Out, class... Xs>
constexpr bool stays_zero() {
  if constexpr (requires { F::keeps_zero; }) {
    return F::keeps_zero && ((same_mapping(Xs::digits(), Out::digits()) == answer::yes) && ...);
  } else {
    return false;
  }
}

/// The verdict on a function of elements Ds that is to return an element of D.
template <class F, class D, class... Ds>
constexpr auto function_verdict() {
  if constexpr (requires(F & f, const Ds&... elements) { f(elements...); }) {
    using value = std::remove_cvref_t<decltype(std::declval<F&>()(std::declval<const Ds&>()...))>;
    if constexpr (becomes_element<value, D>) {
      return fine<>{};
    } else {
      return why::function_returns_no_element<value, D>{};
    }
  } else {
    return why::function_does_not_take<Ds...>{};
  }
}

/// The first clash of axis sizes between an operand and any other.
template <class X, class... Xs>
constexpr auto sizes_verdict() {
  if constexpr (sizeof...(Xs) == 0) {
    return fine<>{};
  } else {
    using others = typename operand_axes<Xs...>::type;
    constexpr size_clash clash = find_size_clash(axes_of<X>{}, others{});
    if constexpr (clash.left >= 0) {
      using A = typename nth_axis<axes_of<X>>::template type<clash.left>;
      using B = typename nth_axis<others>::template type<clash.right>;
      return why::axis_has_two_sizes<A, A::size, B, B::size>{};
    } else {
      return sizes_verdict<Xs...>();
    }
  }
}

/// The first operand whose element type differs from that of the first; void if there is none.
template <class D, class... Xs>
struct first_other_element {
  using type = void;
};
template <class D, class X, class... Xs>
struct first_other_element<D, X, Xs...>
    : std::conditional_t<std::is_same_v<D, typename X::element_type>, first_other_element<D, Xs...>,
                         std::type_identity<typename X::element_type>> {};

template <class Tier>
struct lies_in {};
template <class... Xs>
struct first_off_dm {
  using type = void;
};
template <class X, class... Xs>
struct first_off_dm<X, Xs...>
    : std::conditional_t<std::is_same_v<typename X::tier, tier::dm>, first_off_dm<Xs...>,
                         std::type_identity<typename X::tier>> {};

template <class F>
constexpr bool floats_only() {
  if constexpr (requires { F::floating; }) {
    return F::floating;
  } else {
    return false;
  }
}

/// What every kernel asks of its operands, before their mappings are looked at.
template <class F, class Unit, class X, class... Xs>
constexpr auto operands_verdict() {
  using D = typename X::element_type;
  using other = typename first_other_element<D, Xs...>::type;
  using off_dm = typename first_off_dm<X, Xs...>::type;
  using sizes = decltype(sizes_verdict<X, Xs...>());
  if constexpr (X::refused_already || (Xs::refused_already || ...)) {
    return fine<>{};
  } else if constexpr (!std::is_void_v<off_dm>) {
    return why::kernels_run_on_dm_move_first<off_dm>{};
  } else if constexpr (!is_engine<Unit>) {
    return why::name_an_engine_such_as_ctx_main_or_ctx_tdma{};
  } else if constexpr (!std::is_same_v<typename Unit::kind, engine::unit>) {
    return why::move_runs_on_another_engine<engine::unit, typename Unit::kind>{};
  } else if constexpr (!std::is_void_v<other>) {
    return why::element_types_differ_use_convert<D, other>{};
  } else if constexpr (floats_only<F>() && !is_floating<D>) {
    return why::needs_a_floating_type_use_convert<D>{};
  } else if constexpr (refused<sizes>) {
    return sizes{};
  } else {
    return first_verdict(X::template verdict_on<typename Unit::device_type>(),
                         Xs::template verdict_on<typename Unit::device_type>()...);
  }
}

}  // namespace tmap::detail
