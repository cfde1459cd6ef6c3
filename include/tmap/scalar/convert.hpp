// Layer 0: every conversion between two scalars.
#pragma once
#include <cstdint>
#include <type_traits>

#include <tmap/scalar/codec.hpp>
#include <tmap/scalar/traits.hpp>

namespace tmap::detail {

/// A scalar as its arithmetic type sees it; an integer keeps its value modulo 2^32.
template <scalar D>
constexpr arithmetic_of<D> widen(D value) {
  if constexpr (is_floating<D>)
    return value;
  else
    return static_cast<std::uint32_t>(std::int32_t{value});
}

/// Back to D, once: rounded to nearest even, or the low bits.
template <scalar D>
constexpr D narrow(arithmetic_of<D> value) {
  return static_cast<D>(value);
}

/// An f32 from which every narrower format rounds to what it would make of the integer itself. What does not
/// fit f32's 24 bits is rounded to odd: the last bit kept says whether anything was lost, so no tie appears
/// or disappears.
constexpr float round_to_odd(std::int32_t value) {
  const bool fits = -0x100'0000 <= value && value <= 0x100'0000;
  const std::int32_t odd = (value & ~0xff) | ((value & 0xff) != 0 ? 0x100 : 0);
  return static_cast<float>(fits ? value : odd);
}

/// Toward zero, saturating; NaN is 0.
template <scalar To, class From>
constexpr To toward_zero(From value) {
  constexpr bool is_signed = std::int32_t{To(-1)} < 0;
  constexpr i64 end = i64{1} << (bits_of<To> - is_signed);  // one past the largest value
  constexpr i64 lowest = is_signed ? -end : 0;
  return is_nan(value)                        ? To(0)
         : value >= static_cast<From>(end)    ? static_cast<To>(end - 1)
         : value <= static_cast<From>(lowest) ? static_cast<To>(lowest)
                                              : static_cast<To>(static_cast<std::int32_t>(value));
}

}  // namespace tmap::detail

namespace tmap {

/// The value of one scalar type as another.
///
/// float -> float     nearest, ties to even; subnormals, -0 and infinities kept; NaN stays a quiet NaN of its
///                    sign, and becomes 0 of its sign in f4e2m1, which has none; beyond the range infinity,
///                    f8e4m3 and f4e2m1 saturate
/// float -> integer   toward zero, saturating; NaN is 0
/// integer -> integer the low bits
/// integer -> float   nearest, ties to even, rounded once
template <scalar To, scalar From>
[[gnu::always_inline]] constexpr To convert_to(From value) {
  if constexpr (std::is_same_v<To, From>)
    return value;
  else if constexpr (is_integral<To> && is_integral<From>)
    return detail::narrow<To>(detail::widen(value));
  else if constexpr (is_integral<To>)
    return detail::toward_zero<To>(value);
  else if constexpr (is_integral<From> && !std::is_same_v<To, f32>)
    return To(detail::round_to_odd(value));
  else
    return static_cast<To>(value);
}

}  // namespace tmap
