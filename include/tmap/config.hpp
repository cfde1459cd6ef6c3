// Layer 0: the integers everything is counted in, and the library's version.
#pragma once
#include <concepts>
#include <cstdint>
#include <limits>

#define TMAP_VERSION_MAJOR 0
#define TMAP_VERSION_MINOR 1
#define TMAP_VERSION_PATCH 0

namespace tmap {

/// Counts positions, coordinates, sizes and bytes: one signed 64-bit type everywhere.
using i64 = std::int64_t;

/// Is an integer type whose values count something: no bool and no character.
template <class T>
concept integer =
    std::integral<T> && !std::same_as<T, bool> && !std::same_as<T, char> && !std::same_as<T, wchar_t> &&
    !std::same_as<T, char8_t> && !std::same_as<T, char16_t> && !std::same_as<T, char32_t>;

}  // namespace tmap

namespace tmap::detail {

inline constexpr i64 largest = std::numeric_limits<i64>::max();

/// The sum or product of two counts, `largest` when it does not fit 63 bits.
constexpr i64 saturating_add(i64 a, i64 b) {
  i64 sum = 0;
  return __builtin_add_overflow(a, b, &sum) ? largest : sum;
}
constexpr i64 saturating_mul(i64 a, i64 b) {
  i64 product = 0;
  return __builtin_mul_overflow(a, b, &product) ? largest : product;
}

constexpr bool add_overflows(i64 a, i64 b) {
  i64 sum = 0;
  return __builtin_add_overflow(a, b, &sum);
}
constexpr bool mul_overflows(i64 a, i64 b) {
  i64 product = 0;
  return __builtin_mul_overflow(a, b, &product);
}

/// The quotient rounded up, and the next multiple; 0 for a divisor that is not positive.
constexpr i64 ceil_div(i64 a, i64 b) { return b > 0 ? a / b + (a % b != 0) : 0; }
constexpr i64 round_up(i64 a, i64 b) { return saturating_mul(ceil_div(a, b), b); }

}  // namespace tmap::detail
