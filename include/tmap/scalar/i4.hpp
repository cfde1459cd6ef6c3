// Layer 0: the four-bit integer.
#pragma once
#include <cstdint>

#include <tmap/config.hpp>

namespace tmap {

/// An integer in -8..7, in two's complement.
///
/// To int       implicit, because it is exact: comparisons and arithmetic are those of int
/// From integer explicit, because it wraps: the low four bits are kept. A float needs `convert_to`
struct i4 {
  constexpr i4() = default;
  template <integer I>
  constexpr explicit i4(I whole) : value(static_cast<std::int8_t>((static_cast<int>(whole & 15) ^ 8) - 8)) {}

  constexpr operator int() const { return value; }

  static constexpr i4 from_bits(std::uint8_t bits) { return i4(bits); }
  constexpr std::uint8_t bits() const { return value & 15; }

 private:
  std::int8_t value = 0;
};

}  // namespace tmap
