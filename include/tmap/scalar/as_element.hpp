// Layer 0: values that callables return, as elements.
#pragma once
#include <tmap/scalar/convert.hpp>

namespace tmap::detail {

/// The f32 from which every narrower format rounds to what it would make of the number itself.
template <class V>
requires std::is_floating_point_v<V>
constexpr float round_to_odd(V value) {
  const auto nearest = static_cast<float>(value);
  if (nearest == value || is_nan(value)) return nearest;
  auto bits = std::bit_cast<std::uint32_t>(nearest);
  if (value < 0 ? nearest < value : nearest > value) --bits;  // toward zero
  return std::bit_cast<float>(bits | 1);
}

/// Can a value that a callable returned be an element?
template <class V, class D>
concept becomes_element = std::is_same_v<D, V> || requires(V value) {
  static_cast<std::conditional_t<is_floating<D>, float, D>>(value);
};

/// A value of another scalar, or of any arithmetic type of C++'s own, by the rules of convert_to.
template <scalar D, class V>
[[gnu::always_inline]] constexpr D as_element(V value) {
  if constexpr (std::is_same_v<D, V>) {
    return value;
  } else if constexpr (scalar<V>) {
    return convert_to<D>(value);
  } else if constexpr (std::is_integral_v<V> && is_integral<D>) {
    return narrow<D>(static_cast<std::uint32_t>(value));
  } else if constexpr (std::is_floating_point_v<V> && is_integral<D>) {
    return toward_zero<D>(value);
  } else if constexpr (std::is_arithmetic_v<V> && std::is_same_v<D, f32>) {
    return static_cast<f32>(value);
  } else if constexpr (std::is_arithmetic_v<V>) {
    static_assert(__LDBL_MANT_DIG__ >= 64, "long double holds every integer of 64 bits");
    return D(round_to_odd(static_cast<std::conditional_t<std::is_integral_v<V>, long double, V>>(value)));
  } else {
    return as_element<D>(static_cast<std::conditional_t<is_floating<D>, float, D>>(value));
  }
}

}  // namespace tmap::detail
