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

/// Is a < b, as signed numbers? Magnitudes are compared so too: few vectors compare others fast.
constexpr bool below(std::uint32_t a, std::uint32_t b) {
  return static_cast<std::int32_t>(a) < static_cast<std::int32_t>(b);
}

/// Asks the bits, so that the answer survives -ffast-math.
constexpr bool is_nan(float value) {
  return below(f32_infinity, std::bit_cast<std::uint32_t>(value) & ~f32_sign);
}
constexpr bool is_nan(double value) {
  constexpr std::uint64_t infinity = 0x7ff0'0000'0000'0000;
  return (std::bit_cast<std::uint64_t>(value) & ~(std::uint64_t{1} << 63)) > infinity;
}
constexpr bool is_nan(long double value) { return value != value; }

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
    const std::uint32_t magnitude = code & ~sign;
    const std::uint32_t special = choose_bits(below(largest_finite, magnitude), top_rebias, 0);
    const std::uint32_t quiet = choose_bits(below(largest, magnitude), f32_quiet_nan, 0);
    const std::uint32_t normal = ((magnitude << dropped) + rebias + special) | quiet;
    const std::uint32_t exact =
        choose_bits(below(magnitude, smallest_normal), widen_subnormal(magnitude), normal);
    return std::bit_cast<float>(exact | (code & sign) << (32 - bits));
  }

  [[gnu::always_inline]] static constexpr word encode(float value) {
    const auto wide = std::bit_cast<std::uint32_t>(value);
    const std::uint32_t magnitude = wide & ~f32_sign;
    const std::uint32_t within = choose_bits(below(magnitude, largest_wide), magnitude, largest_wide);
    const std::uint32_t finite =
        choose_bits(below(within, smallest_normal_wide), round_subnormal(within), round_normal(within));
    const std::uint32_t code = choose_bits(below(f32_infinity, magnitude), nan(magnitude), finite);
    return static_cast<word>((code | (wide & f32_sign) >> (8 - Exponent)) >> dropped);
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
  static constexpr std::uint32_t largest = Top == reserved::infinity_and_nans ? top : largest_finite;
  static constexpr std::uint32_t largest_wide = (largest << dropped) + rebias;
  static constexpr std::uint32_t top_rebias = largest == top ? rebias : 0;  // f32's top is as far again

  // The f32 whose last bit is worth one step between subnormals.
  static constexpr std::uint32_t aligner = (128u - bias - Mantissa + 23) << 23;

  static constexpr std::uint32_t widen_subnormal(std::uint32_t steps) {
    return std::bit_cast<std::uint32_t>(std::bit_cast<float>(steps | aligner) -
                                        std::bit_cast<float>(aligner));
  }

  // What encode chooses among stands where f32 has its mantissa and is shifted down once, at the end: gcc
  // computes in narrow words what it can, and would pack each of them by itself.
  static constexpr std::uint32_t nan(std::uint32_t magnitude) {
    if constexpr (Top == reserved::nothing) return 0;
    if constexpr (Top == reserved::one_nan) return (sign - 1) << dropped;
    return (top | smallest_normal >> 1) << dropped | (magnitude & ~f32_infinity);
  }
  static constexpr std::uint32_t round_normal(std::uint32_t magnitude) {
    const std::uint32_t odd = magnitude >> dropped & 1;
    return magnitude - rebias + (1u << (dropped - 1)) - 1 + odd;
  }
  static constexpr std::uint32_t round_subnormal(std::uint32_t magnitude) {
    const float steps = std::bit_cast<float>(magnitude) + std::bit_cast<float>(aligner);
    return (std::bit_cast<std::uint32_t>(steps) - aligner) << dropped;
  }
};

}  // namespace tmap::detail
