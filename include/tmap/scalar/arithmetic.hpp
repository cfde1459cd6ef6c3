// Layer 0: the named operations on single scalars; kernels apply them element by element.
#pragma once
#include <bit>
#include <cstdint>
#include <type_traits>

#include <tmap/scalar/codec.hpp>
#include <tmap/scalar/convert.hpp>
#include <tmap/scalar/traits.hpp>

namespace tmap::detail {

constexpr std::uint32_t rounded_product(std::uint32_t a, std::uint32_t b) { return a * b; }

/// Rounded before it is added to anything. Where the target can, gcc makes one operation of a product here
/// and a sum there, in vectors even across __builtin_assoc_barrier, but not of a product that is one already.
/// clang does so within one expression only.
constexpr float rounded_product(float a, float b) {
#if defined(__FP_FAST_FMAF) && !defined(__clang__)
  return __builtin_fmaf(a, b, -0.0f);
#else
  return a * b;
#endif
}

/// What one operation on widened scalars gives, back as D, once.
template <scalar D>
constexpr D narrow_result(arithmetic_of<D> value) {
  if constexpr (std::is_same_v<D, bf16>)
    return bf16::from_bits(bf16_codec::encode_result(value));
  else
    return narrow<D>(value);
}

template <scalar D>
requires is_floating<D>
constexpr std::uint32_t widened_bits(D a) { return std::bit_cast<std::uint32_t>(widen(a)); }

/// a or b, chosen among their bits: of floats that `?:` chooses gcc makes branches, and no vectors. A bf16 is
/// chosen as the f32 that vectors hold of it.
template <scalar D>
[[gnu::always_inline]] constexpr D select(bool first, D a, D b) {
  if constexpr (is_integral<D>)
    return first ? a : b;
  else if constexpr (std::is_same_v<D, f32>)
    return std::bit_cast<f32>(choose_bits(first, widened_bits(a), widened_bits(b)));
  else if constexpr (std::is_same_v<D, bf16>)
    return bf16::from_bits(
        static_cast<bf16::word>(choose_bits(first, widened_bits(a), widened_bits(b)) >> 16));
  else
    return D::from_bits(static_cast<typename D::word>(choose_bits(first, a.bits(), b.bits())));
}

}  // namespace tmap::detail

// Integers wrap modulo 2^bits and are never undefined. Floats are computed in f32 and rounded once.
namespace tmap::scalar_op {

template <scalar D>
constexpr D add(D a, D b) {
  return detail::narrow_result<D>(detail::widen(a) + detail::widen(b));
}

template <scalar D>
constexpr D sub(D a, D b) {
  return detail::narrow_result<D>(detail::widen(a) - detail::widen(b));
}

template <scalar D>
constexpr D mul(D a, D b) {
  return detail::narrow_result<D>(detail::rounded_product(detail::widen(a), detail::widen(b)));
}

template <scalar D>
requires is_floating<D>
constexpr D div(D a, D b) { return detail::narrow_result<D>(detail::widen(a) / detail::widen(b)); }

/// Flips the sign, of zeros and NaNs too; the lowest integer is its own negative.
template <scalar D>
constexpr D neg(D a) {
  if constexpr (is_floating<D>)
    return detail::narrow<D>(-detail::widen(a));
  else
    return detail::narrow<D>(0u - detail::widen(a));
}

/// Clears the sign, of zeros and NaNs too; the lowest integer stays as it is.
template <scalar D>
constexpr D abs(D a) {
  if constexpr (is_floating<D>)
    return D(std::bit_cast<float>(detail::widened_bits(a) & ~detail::f32_sign));
  else
    return a < 0 ? scalar_op::neg(a) : a;
}

template <scalar D>
constexpr bool is_nan(D a) {
  if constexpr (is_floating<D>)
    return detail::is_nan(a);
  else
    return false;
}

/// Is a taken rather than b? Both are asked for NaN, since -ffast-math takes a comparison that fails for its
/// opposite; by arithmetic on the answers, which compilers vectorise where they do not see through `||`.
template <scalar D>
[[gnu::always_inline]] constexpr bool takes_first(bool before, D a, D b) {
  const unsigned is_before = before, a_is_nan = scalar_op::is_nan(a), b_is_nan = scalar_op::is_nan(b);
  return (a_is_nan | (is_before & ~b_is_nan)) != 0;
}

/// The smaller operand; the first of equals (so of -0 and +0), and the first NaN before every number.
template <scalar D>
constexpr D min(D a, D b) {
  return detail::select(scalar_op::takes_first(a <= b, a, b), a, b);
}

/// The larger operand; the first of equals (so of -0 and +0), and the first NaN before every number.
template <scalar D>
constexpr D max(D a, D b) {
  return detail::select(scalar_op::takes_first(a >= b, a, b), a, b);
}

/// max(a, 0), and therefore NaN for NaN and -0 for -0 (DECIDED: no rule of its own).
template <scalar D>
constexpr D relu(D a) {
  if constexpr (is_floating<D>) {
    // as integers, the numbers below -0 are those from it to -infinity; what is less by one wraps at -0
    const bool negative = detail::below(detail::widened_bits(a) - 1, detail::f32_sign | detail::f32_infinity);
    return detail::select(negative, D{}, a);
  } else {
    return scalar_op::max(a, D{});
  }
}

}  // namespace tmap::scalar_op
