// Layer 8: where the extreme of an axis lies.
#pragma once
#include <tmap/kernel/reduce.hpp>

namespace tmap {
namespace detail {

struct extreme : op::maximum {};

template <class R, class Unit, class X>
constexpr auto argument_verdict() {
  using known = decltype(reduce_verdict<extreme, R, Unit, X, i32>());
  if constexpr (refused<known>) {
    return known{};
  } else if constexpr (!refused<R>) {
    using too_long = typename first_long_axis<axes_of<R>>::type;
    if constexpr (axes_of<R>::count != 1) {
      return why::reduction_needs_whole_axes<R>{};
    } else if constexpr (!std::is_void_v<too_long>) {
      return why::coordinates_exceed_i32<too_long, too_long::size>{};
    } else {
      return known{};
    }
  } else {
    return known{};
  }
}

template <class R, class Unit, class X>
using argument_rules = decltype(argument_verdict<R, Unit, X>());
template <class R, class Unit, class X>
using argument_of = typename returned<argument_rules<R, Unit, X>, X>::type;

template <class R, bool Largest, class Unit, class X>
argument_of<R, Unit, X> argument(Unit& unit, const X& x) {
  using Out = argument_of<R, Unit, X>;
  Out out;
  if constexpr (!refused<argument_rules<R, Unit, X>> && !X::refused_already && !Out::refused_already) {
    run_reduction<R, extremes<typename X::element_type, Largest, true>>(x, out);
    charge_kernel<Out, X>(unit);
  }
  return out;
}

}  // namespace detail

/// The coordinate of the largest element along one axis: argmax<m<B>>(ctx.main, x), or argmax<B>(ctx.main,
/// x).
///
/// Shape    x's parts without the digits of the axis and their padding; elements are i32
/// Holds    the axis's own coordinate; the first of equals, -0 and +0 tie, the first NaN before every number
/// Errors   compile: why::coordinates_exceed_i32, why::nothing_to_choose_from_on_an_empty_axis and as reduce
/// Source   semantics section 5 (DECIDED)
template <mapping_or_refusal R, class Unit, tensor X>
detail::argument_of<R, Unit, X> argmax(Unit& unit, const X& x) {
  static_assert(sizeof(typename decltype(detail::argument_verdict<R, Unit, X>())::accepted*) != 0);
  return detail::argument<R, true>(unit, x);
}
template <auto R, class Unit, tensor X>
detail::argument_of<m<R>, Unit, X> argmax(Unit& unit, const X& x) {
  static_assert(sizeof(typename decltype(detail::argument_verdict<m<R>, Unit, X>())::accepted*) != 0);
  return detail::argument<m<R>, true>(unit, x);
}

/// The coordinate of the smallest element along one axis; otherwise as argmax.
template <mapping_or_refusal R, class Unit, tensor X>
detail::argument_of<R, Unit, X> argmin(Unit& unit, const X& x) {
  static_assert(sizeof(typename decltype(detail::argument_verdict<R, Unit, X>())::accepted*) != 0);
  return detail::argument<R, false>(unit, x);
}
template <auto R, class Unit, tensor X>
detail::argument_of<m<R>, Unit, X> argmin(Unit& unit, const X& x) {
  static_assert(sizeof(typename decltype(detail::argument_verdict<m<R>, Unit, X>())::accepted*) != 0);
  return detail::argument<m<R>, false>(unit, x);
}

}  // namespace tmap
