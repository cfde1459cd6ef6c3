// Layer 0: the named operations on single scalars; kernels apply them element by element.
#pragma once
#include <bit>
#include <cstdint>

#include <tmap/scalar/codec.hpp>
#include <tmap/scalar/convert.hpp>
#include <tmap/scalar/traits.hpp>

// Integers wrap modulo 2^bits and are never undefined. Floats are computed in f32 and rounded once.
namespace tmap::scalar_op {

template <scalar D>
constexpr D add(D a, D b) {
  return detail::narrow<D>(detail::widen(a) + detail::widen(b));
}

template <scalar D>
constexpr D sub(D a, D b) {
  return detail::narrow<D>(detail::widen(a) - detail::widen(b));
}

template <scalar D>
constexpr D mul(D a, D b) {
  return detail::narrow<D>(detail::widen(a) * detail::widen(b));
}

template <scalar D>
requires is_floating<D>
constexpr D div(D a, D b) { return detail::narrow<D>(detail::widen(a) / detail::widen(b)); }

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
    return D(std::bit_cast<float>(std::bit_cast<std::uint32_t>(detail::widen(a)) & ~detail::f32_sign));
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

/// The smaller operand; the first of equals (so of -0 and +0), and the first NaN before every number.
template <scalar D>
constexpr D min(D a, D b) {
  return a <= b || scalar_op::is_nan(a) ? a : b;
}

/// The larger operand; the first of equals (so of -0 and +0), and the first NaN before every number.
template <scalar D>
constexpr D max(D a, D b) {
  return a >= b || scalar_op::is_nan(a) ? a : b;
}

/// max(a, 0), and therefore NaN for NaN and -0 for -0 (DECIDED: no rule of its own).
template <scalar D>
constexpr D relu(D a) {
  return scalar_op::max(a, D{});
}

}  // namespace tmap::scalar_op
