// Layer 0: functions of one float as compilers vectorise them: no branch, no call, no float chosen by `?:`.
//
// gcc -O2 vectorises none of the C library's, nor a loop that a call or a float ternary stands in; these
// become vectors within any function of a user, for every target. Each coefficient below is of the polynomial
// with the least greatest error relative to the function (Remez's exchange in 40 digits), rounded to f32;
// tests/sweep measures the functions over all inputs. Compilers may fuse a multiplication with an addition
// here: the bounds hold either way, while last bits may then differ between targets.
#pragma once
#include <bit>
#include <cstdint>

#include <tmap/scalar/arithmetic.hpp>
#include <tmap/scalar/codec.hpp>
#include <tmap/scalar/convert.hpp>
#include <tmap/scalar/traits.hpp>

namespace tmap::detail {

[[gnu::always_inline]] constexpr std::int32_t signed_bits(float x) { return std::bit_cast<std::int32_t>(x); }
[[gnu::always_inline]] constexpr std::int32_t magnitude_bits(float x) { return signed_bits(x) & 0x7fff'ffff; }
[[gnu::always_inline]] constexpr float with_bits(std::int32_t bits) { return std::bit_cast<float>(bits); }

inline constexpr std::int32_t infinity_bits = static_cast<std::int32_t>(f32_infinity);
inline constexpr std::int32_t quiet_nan_bits = static_cast<std::int32_t>(f32_quiet_nan);
inline constexpr std::int32_t sign_bit = static_cast<std::int32_t>(f32_sign);

/// x, or the limit of its sign if it lies beyond, as NaN does.
[[gnu::always_inline]] constexpr float clamp_magnitude(float x, float limit) {
  const std::int32_t magnitude = magnitude_bits(x), end = signed_bits(limit);
  return with_bits((magnitude < end ? magnitude : end) | (signed_bits(x) & sign_bit));
}

/// The value at a number, and NaN itself at NaN: its bits are the same on every target.
[[gnu::always_inline]] constexpr float unless_nan(float x, float value) {
  return select(is_nan(x), with_bits(signed_bits(x) | quiet_nan_bits), value);
}

/// The value at x > 0 that is finite, and otherwise that at 0, at infinity, and NaN for NaN and below 0.
[[gnu::always_inline]] constexpr float for_positive(float x, float value, float at_zero, float at_infinity) {
  const float undefined = with_bits(signed_bits(x) | quiet_nan_bits);
  const float beyond = select(signed_bits(x) == infinity_bits, at_infinity, undefined);
  return select(magnitude_bits(x) == 0, at_zero,
                select(signed_bits(x) > 0 && signed_bits(x) < infinity_bits, value, beyond));
}

#ifdef __FAST_MATH__

// -ffast-math lets compilers cancel the constant that rounds, reassociate what keeps the last bits, and take
// other functions and divisions than asked for: the C library's functions come out within 5 ulp.
[[gnu::always_inline]] inline float exp_of(float x) { return __builtin_expf(x); }
[[gnu::always_inline]] inline float log_of(float x) { return __builtin_logf(x); }
[[gnu::always_inline]] inline float tanh_of(float x) { return __builtin_tanhf(x); }
[[gnu::always_inline]] inline float sigmoid_of(float x) {
  const float power = __builtin_expf(-with_bits(magnitude_bits(x)));  // at most 1: quotients stay normal
  return select(signed_bits(x) < 0, power, 1.0f) / (1 + power);
}

#else

// ln 2 as a number of so few bits that its product with an exponent is exact, and the rest.
inline constexpr float ln2_high = 0x1.62e4p-1f, ln2_low = 0x1.7f7d1cp-20f;

[[gnu::always_inline]] constexpr float two_to(std::int32_t exponent) {
  return std::bit_cast<float>((static_cast<std::uint32_t>(exponent) + 127u) << 23);
}

/// e^x as 2^n (1 + w), with w between sqrt(1/2) - 1 and sqrt(2) - 1. The sum is left to the caller, who has
/// better things to add w to.
struct power_of_e {
  std::int32_t n;
  float w;

  /// Requires |x| <= 104
  [[gnu::always_inline]] constexpr explicit power_of_e(float x) {
    constexpr float log2_e = 0x1.715476p+0f, rounder = 0x1.8p23f;  // its last bit is worth 1
    const float shifted = x * log2_e + rounder;
    const float whole = shifted - rounder;
    const float r = x - whole * ln2_high - whole * ln2_low;
    const float q = 0x1.fffffcp-2f +
                    r * (0x1.555492p-3f + r * (0x1.5558f2p-5f + r * (0x1.1239e8p-7f + r * 0x1.6a2426p-10f)));
    n = static_cast<std::int32_t>(std::bit_cast<std::uint32_t>(shifted) -
                                  std::bit_cast<std::uint32_t>(rounder));
    w = r + r * r * q;
  }
};

/// Beyond this exp is infinity or rounds to 0, and so is sigmoid 0 or 1.
inline constexpr float exp_end = 104;

/// Scaled in two steps, since 2^n alone need not be a normal float; the last step rounds subnormals once.
[[gnu::always_inline]] constexpr float exp_of(float x) {
  const power_of_e p(clamp_magnitude(x, exp_end));
  const std::int32_t half = p.n >> 1;
  return unless_nan(x, (1 + p.w) * two_to(half) * two_to(p.n - half));
}

/// 1 / (1 + 2^n (1 + w)), with both terms divided by 2^(n/2), which keeps them finite. What 1 + 2^n loses is
/// added to the smaller term, so that only the last sum is rounded.
[[gnu::always_inline]] constexpr float sigmoid_of(float x) {
  const power_of_e p(-clamp_magnitude(x, exp_end));
  const std::int32_t half = p.n >> 1;
  const float one = two_to(-half), power = two_to(p.n - half);
  const float sum = one + power, lost = one - (sum - power);
  return unless_nan(x, one / (sum + (lost + power * p.w)));
}

/// Near 0 an odd polynomial, whose relative error stays small; then 1 - 2 / (e^2|x| + 1), 1 beyond 10.
[[gnu::always_inline]] constexpr float tanh_of(float x) {
  const float m = with_bits(magnitude_bits(x)), u = m * m;
  const float near =
      m + m * u *
              (-0x1.555532p-2f +
               u * (0x1.110726p-3f + u * (-0x1.b83c5ap-5f + u * (0x1.52269cp-6f + u * -0x1.75e1dp-8f))));
  const power_of_e p(2 * clamp_magnitude(m, 10));
  const float power = two_to(p.n);
  const float far = 1 - 2 / ((1 + power) + power * p.w);
  const float value = select(signed_bits(m) < signed_bits(0.625f), near, far);
  return unless_nan(x, with_bits(signed_bits(value) | (signed_bits(x) & sign_bit)));
}

/// e ln 2 + ln(1 + f), with 1 + f between sqrt(1/2) and sqrt(2).
[[gnu::always_inline]] constexpr float log_of(float x) {
  constexpr std::uint32_t lowest = 0x3f35'04f3;  // sqrt(1/2)
  const bool subnormal = signed_bits(x) < 0x0080'0000;
  const float normal = x * select(subnormal, 0x1p23f, 1.0f);
  const auto above = static_cast<std::int32_t>(std::bit_cast<std::uint32_t>(normal) - lowest);
  const float f = with_bits((above & 0x007f'ffff) + std::int32_t{lowest}) - 1;
  const auto e = static_cast<float>((above >> 23) - (subnormal ? 23 : 0));
  const float p = 0x1.555554p-2f +
                  f * (-0x1.000226p-2f +
                       f * (0x1.99a008p-3f +
                            f * (-0x1.547244p-3f +
                                 f * (0x1.22da1ep-3f +
                                      f * (-0x1.0d8542p-3f + f * (0x1.055b68p-3f + f * -0x1.38b57cp-4f))))));
  const float square = f * f;
  const float value = e * ln2_high + (f + (e * ln2_low + (f * square * p - 0.5f * square)));
  return for_positive(x, value, -with_bits(infinity_bits), x);
}

#endif

/// By Newton's steps in double from the bits, halved: the square root and the division of the processor are
/// not vectorised where errno is kept, and in double no x is subnormal.
[[gnu::always_inline]] constexpr float rsqrt_of(float x) {
  const double m = with_bits(magnitude_bits(x)), half = 0.5 * m;
  auto y = std::bit_cast<double>(0x5fe6'eb50'c7b5'37a9 - (std::bit_cast<std::uint64_t>(m) >> 1));
  y *= 1.5 - half * y * y;  // 1.8e-3
  y *= 1.5 - half * y * y;  // 4.7e-6
  y *= 1.5 - half * y * y;  // 3.3e-11
  return for_positive(x, static_cast<float>(y), with_bits(signed_bits(x) | infinity_bits), 0);
}

}  // namespace tmap::detail

namespace tmap::scalar_op {

/// e^x within 2 ulp, subnormals too; 0 at -infinity, NaN for NaN.
template <scalar D>
requires is_floating<D>
[[gnu::always_inline]] constexpr D exp(D x) { return detail::narrow<D>(detail::exp_of(detail::widen(x))); }

/// The natural logarithm within 2 ulp, of subnormals too; -infinity at zeros of both signs, NaN below.
template <scalar D>
requires is_floating<D>
[[gnu::always_inline]] constexpr D log(D x) { return detail::narrow<D>(detail::log_of(detail::widen(x))); }

/// The hyperbolic tangent within 2 ulp; odd, so that -0 gives -0.
template <scalar D>
requires is_floating<D>
[[gnu::always_inline]] constexpr D tanh(D x) { return detail::narrow<D>(detail::tanh_of(detail::widen(x))); }

/// 1 / (1 + e^-x) within 2 ulp, also where that is subnormal.
template <scalar D>
requires is_floating<D>
[[gnu::always_inline]] constexpr D sigmoid(D x) {
  return detail::narrow<D>(detail::sigmoid_of(detail::widen(x)));
}

/// 1 / sqrt(x) within 1 ulp; infinity of its sign for a zero, NaN below.
template <scalar D>
requires is_floating<D>
[[gnu::always_inline]] constexpr D rsqrt(D x) {
  return detail::narrow<D>(detail::rsqrt_of(detail::widen(x)));
}

/// The square root, correctly rounded: the processor's own, one at a time. Neither compiler makes it a vector
/// unless told that errno may be forgotten, and that only flags can tell for the functions of users.
template <scalar D>
requires is_floating<D>
[[gnu::always_inline]] inline D sqrt(D x) { return detail::narrow<D>(__builtin_sqrtf(detail::widen(x))); }

}  // namespace tmap::scalar_op
