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

  [[gnu::always_inline]] static constexpr float decode(word code) {
    return std::bit_cast<float>(std::uint32_t{code} << 16);
  }

  [[gnu::always_inline]] static constexpr word encode(float value) {
    const auto wide = std::bit_cast<std::uint32_t>(value);
    const std::uint32_t to_quiet = ~wide & f32_quiet_nan, to_nearest_even = 0x7fff + (wide >> 16 & 1);
    return static_cast<word>((wide + (is_nan(value) ? to_quiet : to_nearest_even)) >> 16);
  }
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
