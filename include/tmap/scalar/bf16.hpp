// Layer 0: bf16, the upper half of an f32.
#pragma once
#include <bit>
#include <cstdint>

#include <tmap/scalar/codec.hpp>
#include <tmap/scalar/small_float.hpp>

namespace tmap::detail {

/// f32's own exponent makes both directions cheap: a shift to read, one integer addition to round.
struct bf16_codec {
  using word = std::uint16_t;
  static constexpr word mask = 0xffff;

  static constexpr float decode(word code) { return std::bit_cast<float>(std::uint32_t{code} << 16); }

  static constexpr word encode(float value) {
    const auto wide = std::bit_cast<std::uint32_t>(value);
    const std::uint32_t missing = f32_quiet_nan & ~wide;  // of a quiet NaN
    return static_cast<word>((wide + (is_nan(value) ? missing : rounding(wide))) >> 16);
  }

  /// Of what an operation on decoded numbers gives: if that is NaN, it is quiet already, and its lower half
  /// is 0, like those of the operands it may come from.
  static constexpr word encode_result(float value) {
    const auto wide = std::bit_cast<std::uint32_t>(value);
    return static_cast<word>((wide + rounding(wide)) >> 16);
  }

 private:
  /// What is added to round the upper half to nearest, ties to even.
  static constexpr std::uint32_t rounding(std::uint32_t wide) { return 0x7fff + (wide >> 16 & 1); }
};

}  // namespace tmap::detail

namespace tmap {

/// The brain float: 1 sign, 8 exponent and 7 mantissa bits, with the range of f32.
///
/// From float nearest, ties to even; subnormals, -0 and infinities kept; NaN stays a quiet NaN of its sign;
///            beyond the range infinity
/// DECIDED    widening moves bits only: a signalling NaN made by from_bits is still one in f32
struct bf16 : detail::small_float<bf16, detail::bf16_codec> {
  using small_float::small_float;
};

}  // namespace tmap
