// Layer 3: from a fault found among digits to the carrier that names types and numbers.
#pragma once
#include <tmap/algebra/equivalent.hpp>
#include <tmap/mapping.hpp>

namespace tmap::detail {

/// The mapping at node K of a part, or of parts one after the other, counted as `describe` lays them out.
template <int K, class... Es>
struct mapping_at;
template <int K, class E, class... Es>
struct mapping_at<K, E, Es...>
    : std::conditional_t<
          (K >= E::nodes), mapping_at<K - E::nodes, Es...>,
          std::conditional_t<K == 0, std::type_identity<E>, mapping_at<K - 1, typename E::operands>>> {};
template <int K, class... Es>
struct mapping_at<K, operands<Es...>> : mapping_at<K, Es...> {};
template <int K>
struct mapping_at<K> {};

template <class List>
struct nth_axis;
template <class... As>
struct nth_axis<axes<As...>> {
  /// The axis type behind a run-time axis; void if it is none of the list.
  template <int K, class... Bs>
  struct at {
    using type = void;
  };
  template <int K, class B, class... Bs>
  struct at<K, B, Bs...> : std::conditional_t<K == 0, std::type_identity<B>, at<K - 1, Bs...>> {};
  static constexpr int find(const axis_info* info) {
    int k = 0, found = -1;
    ((info == &As::info ? void(found = k) : void(), ++k), ...);
    return found;
  }
  template <int K>
  using type = typename at<K, As...>::type;
};

template <class... Parts>
struct all_axes {
  using type = axes<>;
};
template <class Part, class... Parts>
struct all_axes<Part, Parts...> {
  using type = united<typename axes_in<Part>::type, typename all_axes<Parts...>::type>;
};
template <class... Parts>
using axes_of_parts = typename all_axes<Parts...>::type;

/// A carrier that tells a list of axes, behind what else it tells.
template <template <class...> class Why, class... Others, class... As>
constexpr auto naming_axes(axes<As...>) {
  return Why<Others..., As...>{};
}

/// The first carrier among types; fine<> if there is none.
template <class... Es>
struct first_refusal {
  using type = fine<>;
};
template <class E, class... Es>
struct first_refusal<E, Es...> : std::conditional_t<refused<E>, std::type_identity<E>, first_refusal<Es...>> {
};

template <class... Verdicts>
constexpr auto first_verdict(Verdicts...) {
  return typename first_refusal<Verdicts...>::type{};
}

/// The nearest divisors on either side of `by` that fall on a digit boundary of a product whose minor side
/// has `unit` positions.
constexpr i64 working_below(i64 by, i64 unit) {
  for (i64 d = (by < unit ? by : unit), steps = 0; d > 1 && steps < 4096; --d, ++steps) {
    if (unit % d == 0 && d < by) return d;
  }
  return gcd(by, unit);
}
constexpr i64 working_above(i64 by, i64 unit, i64 size) {
  const i64 major = size / unit;
  for (i64 k = ceil_div(by, unit), steps = 0; k < major && steps < 4096; ++k, ++steps) {
    if (major % k == 0) return k * unit;
  }
  return size;
}

template <class... Parts>
constexpr auto carrier_of_fault() {
  constexpr form f = digits_of<Parts...>.all;
  if constexpr (f.broken == fault::overshoot_padded_differently) {
    using list = nth_axis<axes_of_parts<Parts...>>;
    return why::digits_past_the_axis_must_be_padded_alike<
        typename list::template type<list::find(f.broken_at < 0 ? nullptr : f.axes[f.broken_at])>>{};
  } else if constexpr (f.broken == fault::too_many_digits) {
    return why::mapping_needs_more_digits_than<max_digits>{};
  } else if constexpr (f.broken == fault::too_many_axes) {
    return why::axes_exceed<axes_of_parts<Parts...>::count, max_axes>{};
  } else if constexpr (f.broken == fault::padding_meets_holes) {
    return why::holes_cannot_stand_beside_zero_or_bottom_padding<Parts...>{};
  } else if constexpr (f.broken == fault::paddings_of_two_kinds_meet) {
    return why::split_padding_cannot_enclose_padding_of_another_kind<Parts...>{};
  } else {
    using E = typename mapping_at<f.broken_at, Parts...>::type;
    constexpr i64 by = f.broken_by;
    if constexpr (f.broken == fault::breaks_its_rule) {
      return typename remade<E>::type{};
    } else if constexpr (f.broken == fault::split_cuts_a_digit) {
      constexpr i64 unit = f.broken_unit;
      return why::split_cuts_a_digit<E, by, working_below(by, unit), working_above(by, unit, E::size)>{};
    } else if constexpr (f.broken == fault::slice_cuts_a_digit) {
      return why::slice_cuts_a_digit<E, by, f.broken_unit>{};
    } else if constexpr (f.broken == fault::terms_padded_differently) {
      return why::terms_must_be_padded_alike<E>{};
    } else {
      return why::linear_combination_must_stay_whole<E>{};
    }
  }
}

/// The verdict on parts: a refusal that they bring along, a fault of their digits, or fine.
template <class... Parts>
constexpr auto lowering_verdict() {
  if constexpr ((refused<Parts> || ...)) {
    return typename first_refusal<Parts...>::type{};
  } else if constexpr (digits_of<Parts...>.all.broken != fault::none) {
    return carrier_of_fault<Parts...>();
  } else {
    return fine<>{};
  }
}

}  // namespace tmap::detail
