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

template <class R, class Before, class Unit, class X>
argument_of<R, Unit, X> argument(Unit& unit, const X& x, Before before) {
  using D = typename X::element_type;
  using Out = argument_of<R, Unit, X>;
  Out out;
  if constexpr (!refused<argument_rules<R, Unit, X>> && !X::refused_already && !Out::refused_already) {
    for (live_walk at(Out::digits().live); at.more(); at.next()) {
      D best{};
      i64 coordinate = -1;
      each_reduced<R, X>(at.index(), [&](const tensor_index& gone, i64 position) {
        const D value = load<D>(x.cells(), position);
        const bool first_nan = scalar_op::is_nan(value) && !scalar_op::is_nan(best);
        if (coordinate >= 0 && !first_nan && !before(value, best)) return;
        best = value;
        coordinate = 0;
        gone.for_each([&](const axis_info&, i64 c) { coordinate = c; });
      });
      store<i32>(out.cells(), at.position(), static_cast<i32>(coordinate));
    }
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
  return detail::argument<R>(unit, x, [](auto a, auto b) { return a > b; });
}
template <auto R, class Unit, tensor X>
detail::argument_of<m<R>, Unit, X> argmax(Unit& unit, const X& x) {
  static_assert(sizeof(typename decltype(detail::argument_verdict<m<R>, Unit, X>())::accepted*) != 0);
  return detail::argument<m<R>>(unit, x, [](auto a, auto b) { return a > b; });
}

/// The coordinate of the smallest element along one axis; otherwise as argmax.
template <mapping_or_refusal R, class Unit, tensor X>
detail::argument_of<R, Unit, X> argmin(Unit& unit, const X& x) {
  static_assert(sizeof(typename decltype(detail::argument_verdict<R, Unit, X>())::accepted*) != 0);
  return detail::argument<R>(unit, x, [](auto a, auto b) { return a < b; });
}
template <auto R, class Unit, tensor X>
detail::argument_of<m<R>, Unit, X> argmin(Unit& unit, const X& x) {
  static_assert(sizeof(typename decltype(detail::argument_verdict<m<R>, Unit, X>())::accepted*) != 0);
  return detail::argument<m<R>>(unit, x, [](auto a, auto b) { return a < b; });
}

}  // namespace tmap
