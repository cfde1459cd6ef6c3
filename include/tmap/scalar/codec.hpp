// Layer 0: how a binary float narrower than f32 is written in its few bits.
#pragma once
#include <bit>
#include <cstdint>
#include <type_traits>

namespace tmap::detail {

/// What the codes with the largest exponent are kept for.
enum class reserved { infinity_and_nans, one_nan, nothing };

inline constexpr std::uint32_t f32_sign = 0x8000'0000;
inline constexpr std::uint32_t f32_infinity = 0x7f80'0000;
inline constexpr std::uint32_t f32_quiet_nan = 0x7fc0'0000;

/// Asks the bits, so that the answer survives -ffast-math; as signed numbers, which vectors compare at once.
constexpr bool is_nan(float value) {
  const std::uint32_t magnitude = std::bit_cast<std::uint32_t>(value) & ~f32_sign;
  return static_cast<std::int32_t>(magnitude) > static_cast<std::int32_t>(f32_infinity);
}

/// a or b by a mask, so that compilers compute both, and make vectors of all that narrows and widens.
[[gnu::always_inline]] constexpr std::uint32_t choose_bits(bool first, std::uint32_t a, std::uint32_t b) {
  const std::uint32_t mask = 0u - static_cast<std::uint32_t>(first);
  return (a & mask) | (b & ~mask);
}

/// Writes a float in 1 sign bit, Exponent bits and Mantissa bits, and reads it back.
///
/// decode   is exact; a NaN comes out quiet, with its sign and payload
/// encode   rounds once, to nearest, ties to even; keeps subnormals, -0 and the sign of a NaN; beyond the
///          range lies infinity, or the largest finite value of that sign where there is no infinity
/// DECIDED  a format without NaN turns NaN into 0 of its sign, as integers do: a missing value must not win
///          a maximum or dominate a sum, as the largest finite one would
/// Requires Exponent < 8 and Mantissa < 23: every value, subnormal or not, is a normal f32 or 0
template <int Exponent, int Mantissa, reserved Top>
struct float_codec {
  static_assert(2 <= Exponent && Exponent < 8 && 1 <= Mantissa && Mantissa < 23);

  using word = std::conditional_t<(Exponent + Mantissa < 8), std::uint8_t, std::uint16_t>;

  static constexpr int bits = 1 + Exponent + Mantissa;
  static constexpr word mask = static_cast<word>((1u << bits) - 1);

  [[gnu::always_inline]] static constexpr float decode(word code) {
    const std::uint32_t magnitude = code & ~sign, wide = magnitude << dropped;
    const std::uint32_t finite =
        choose_bits(magnitude < smallest_normal, widen_subnormal(magnitude), wide + rebias);
    const std::uint32_t beyond_finite =
        choose_bits(magnitude == infinity, f32_infinity, wide | f32_quiet_nan);
    const std::uint32_t exact = choose_bits(magnitude <= largest_finite, finite, beyond_finite);
    return std::bit_cast<float>(exact | (code & sign) << (32 - bits));
  }

  [[gnu::always_inline]] static constexpr word encode(float value) {
    const auto wide = std::bit_cast<std::uint32_t>(value);
    const std::uint32_t magnitude = wide & ~f32_sign;
    const std::uint32_t finite = choose_bits(magnitude < smallest_normal_wide, round_subnormal(magnitude),
                                             clamp(round_normal(magnitude)));
    const std::uint32_t code = choose_bits(magnitude > f32_infinity, nan(magnitude), finite);
    return static_cast<word>(code | (wide & f32_sign) >> (32 - bits));
  }

 private:
  static constexpr int bias = (1 << (Exponent - 1)) - 1;
  static constexpr int dropped = 23 - Mantissa;                 // mantissa bits that f32 has besides
  static constexpr std::uint32_t rebias = (127u - bias) << 23;  // between the exponent codes, in f32
  static constexpr std::uint32_t sign = 1u << (bits - 1);
  static constexpr std::uint32_t smallest_normal = 1u << Mantissa;
  static constexpr std::uint32_t smallest_normal_wide = rebias + (1u << 23);
  static constexpr std::uint32_t top = ((1u << Exponent) - 1) << Mantissa;
  static constexpr std::uint32_t largest_finite = Top == reserved::infinity_and_nans ? top - 1
                                                  : Top == reserved::one_nan         ? sign - 2
                                                                                     : sign - 1;
  static constexpr std::uint32_t infinity = Top == reserved::infinity_and_nans ? top : ~0u;
  static constexpr std::uint32_t beyond = Top == reserved::infinity_and_nans ? top : largest_finite;

  // One step between subnormals, and the f32 whose last bit is worth that step.
  static constexpr float quantum = std::bit_cast<float>((128u - bias - Mantissa) << 23);
  static constexpr float aligner = std::bit_cast<float>((128u - bias - Mantissa + 23) << 23);

  static constexpr std::uint32_t widen_subnormal(std::uint32_t steps) {
    return std::bit_cast<std::uint32_t>(static_cast<float>(static_cast<int>(steps)) * quantum);
  }
  static constexpr std::uint32_t nan(std::uint32_t magnitude) {
    if constexpr (Top == reserved::nothing) return 0;
    if constexpr (Top == reserved::one_nan) return sign - 1;
    return top | smallest_normal >> 1 | (magnitude >> dropped & (smallest_normal - 1));
  }
  static constexpr std::uint32_t round_normal(std::uint32_t magnitude) {
    const std::uint32_t odd = magnitude >> dropped & 1;
    return (magnitude - rebias + (1u << (dropped - 1)) - 1 + odd) >> dropped;
  }
  static constexpr std::uint32_t round_subnormal(std::uint32_t magnitude) {
    const std::uint32_t small = choose_bits(magnitude < smallest_normal_wide, magnitude, 0);  // so never NaN
    return std::bit_cast<std::uint32_t>(std::bit_cast<float>(small) + aligner) -
           std::bit_cast<std::uint32_t>(aligner);
  }
  static constexpr std::uint32_t clamp(std::uint32_t code) { return code < beyond ? code : beyond; }
};

}  // namespace tmap::detail
