// What the narrow floats mean, written down a second time: tables of their values in double, and the nearest
// one found by comparing distances. Shares nothing with the library but the codes.
#pragma once
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

namespace oracle {

struct format {
  int exponent_bits;
  int mantissa_bits;
  std::uint32_t largest_finite;
  bool has_infinity;
  std::uint32_t some_nan;  // 0 where there is none

  std::uint32_t sign() const { return 1u << (exponent_bits + mantissa_bits); }
  std::uint32_t infinity() const { return has_infinity ? largest_finite + 1 : largest_finite; }
  bool is_nan(std::uint32_t code) const { return some_nan != 0 && (code & (sign() - 1)) > infinity(); }

  // The magnitude that a code would have if all codes were finite.
  double value(std::uint32_t magnitude) const {
    const int bias = (1 << (exponent_bits - 1)) - 1;
    const std::uint32_t exponent = magnitude >> mantissa_bits;
    const std::uint32_t fraction = magnitude & ((1u << mantissa_bits) - 1);
    const std::uint32_t digits = exponent == 0 ? fraction : fraction + (1u << mantissa_bits);
    return std::ldexp(digits, std::max(1, static_cast<int>(exponent)) - bias - mantissa_bits);
  }
};

inline const format bf16{8, 7, 0x7f7f, true, 0x7fc0};
inline const format f16{5, 10, 0x7bff, true, 0x7e00};
inline const format f8e4m3{4, 3, 0x7e, false, 0x7f};
inline const format f8e5m2{5, 2, 0x7b, true, 0x7e};
inline const format f4e2m1{2, 1, 0x7, false, 0};

/// All finite magnitudes of a format and, at the end, where the next one would be.
struct table {
  explicit table(const format& f) : of(f) {
    for (std::uint32_t code = 0; code <= f.largest_finite + 1; ++code) values.push_back(f.value(code));
  }

  /// The code of what `value` rounds to, whatever it is but NaN.
  std::uint32_t nearest(double value) const {
    const double x = std::fabs(value);
    const std::uint32_t sign = std::signbit(value) ? of.sign() : 0;
    const auto next = std::upper_bound(values.begin(), values.end(), x);
    if (next == values.end()) return sign | of.infinity();
    const auto above = static_cast<std::uint32_t>(next - values.begin());
    const double to_above = *next - x, to_below = x - next[-1];
    const bool tie_goes_up = above % 2 == 0;
    const bool up = to_above < to_below || (to_above == to_below && tie_goes_up);
    return sign | std::min(up ? above : above - 1, of.infinity());
  }

  format of;
  std::vector<double> values;
};

inline std::string hex(std::uint32_t bits) {
  char text[16];
  std::snprintf(text, sizeof text, "0x%08x", static_cast<unsigned>(bits));
  return text;
}

/// D(value) is what the table says, and a NaN where value is one.
template <class D>
void check_encode(const table& t, float value) {
  const std::uint32_t got = D(value).bits();
  if (std::isnan(value)) {
    const bool right = t.of.some_nan == 0 ? (got & (t.of.sign() - 1)) == 0 : t.of.is_nan(got);
    const bool same_sign = std::signbit(value) == ((got & t.of.sign()) != 0);
    if (!right || !same_sign)
      FAIL("NaN " << hex(std::bit_cast<std::uint32_t>(value)) << " became " << hex(got));
  } else if (got != t.nearest(value)) {
    FAIL(hex(std::bit_cast<std::uint32_t>(value))
         << " (" << value << ") became " << hex(got) << ", not " << hex(t.nearest(value)));
  }
}

/// Every code reads as its value and is written back; every value, tie and their neighbours in f32 round as
/// they should, and so do the extremes of f32 and 10^5 random patterns.
template <class D>
void check_format(const format& f) {
  const table t(f);
  for (std::uint32_t code = 0; code < 2 * f.sign(); ++code) {
    const auto x = D::from_bits(static_cast<typename D::word>(code));
    const float value = x;
    INFO("code " << hex(code) << " reads " << value);
    const std::uint32_t magnitude = code & (f.sign() - 1);
    const double expected = magnitude <= f.largest_finite ? f.value(magnitude) : HUGE_VAL;
    const bool reads_right = f.is_nan(code) ? std::isnan(value) : std::fabs(value) == expected;
    const bool sign_right = std::signbit(value) == (code >= f.sign());
    const auto again = D(value);
    const bool writes_right = f.is_nan(code)
                                  ? f.is_nan(again.bits()) && std::signbit(again) == std::signbit(value)
                                  : again.bits() == code;
    if (x.bits() != code || !reads_right || !sign_right || !writes_right) FAIL();
  }

  const auto around = [&](double value) {
    const auto x = static_cast<float>(value);
    for (const float y : {x, std::nextafter(x, 0.f), std::nextafter(x, HUGE_VALF)}) {
      check_encode<D>(t, y);
      check_encode<D>(t, -y);
    }
  };
  for (std::size_t code = 0; code + 1 < t.values.size(); ++code) {
    around(t.values[code]);
    around(t.values[code] / 2 + t.values[code + 1] / 2);
  }
  for (const float extreme : {1e-45f, 1.1754942e-38f, 1.17549435e-38f, 3.4028235e38f, HUGE_VALF})
    around(extreme);

  std::mt19937 random(20);
  for (int draw = 0; draw < 100'000; ++draw)
    check_encode<D>(t, std::bit_cast<float>(static_cast<std::uint32_t>(random())));
  for (const std::uint32_t nan :
       {0x7f800001u, 0x7fbfffffu, 0x7fc00000u, 0x7fffffffu, 0xff800001u, 0xffffffffu})
    check_encode<D>(t, std::bit_cast<float>(nan));
}

}  // namespace oracle
