// How far a float is from a true result, in units in the last place.
#pragma once
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

namespace ulp {

/// The distance of a result from the true one, in what f32's last bit is worth there: the subnormals' step
/// below 2^-126. Infinite where one is NaN and the other is not, or an exact infinity or a sign is missed.
inline double distance(float result, double truth) {
  constexpr double infinite = std::numeric_limits<double>::infinity();
  if (std::isnan(truth) || std::isnan(result)) return std::isnan(truth) == std::isnan(result) ? 0 : infinite;
  if (std::signbit(truth) != std::signbit(result)) return infinite;
  if (std::isinf(truth)) return std::isinf(result) ? 0 : infinite;
  constexpr double end = 0x1p128;  // where infinity stands
  const double reached = std::isinf(result) ? end : std::fabs(double{result});
  const double wanted = std::fabs(truth) < end ? std::fabs(truth) : end;
  const auto exponent = static_cast<int>(std::bit_cast<std::uint64_t>(wanted) >> 52) - 1023;
  const int last_bit = (exponent < -126 ? -126 : exponent) - 23;
  return std::fabs(reached - wanted) *
         std::bit_cast<double>(static_cast<std::uint64_t>(1023 - last_bit) << 52);
}

}  // namespace ulp
