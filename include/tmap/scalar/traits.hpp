// Layer 0: the scalars a tensor can hold, and what is known of each.
#pragma once
#include <cstdint>
#include <type_traits>

#include <tmap/config.hpp>
#include <tmap/scalar/bf16.hpp>
#include <tmap/scalar/f16.hpp>
#include <tmap/scalar/f4.hpp>
#include <tmap/scalar/f8.hpp>
#include <tmap/scalar/i4.hpp>

namespace tmap {

using f32 = float;
using i8 = std::int8_t;
using u8 = std::uint8_t;
using i16 = std::int16_t;
using i32 = std::int32_t;

}  // namespace tmap

namespace tmap::detail {

enum class scalar_kind { none, floating, integral };

struct scalar_facts {
  const char* name = nullptr;
  i64 bits = 0;
  scalar_kind kind = scalar_kind::none;
};

template <class D>
inline constexpr scalar_facts facts_of{};
template <>
inline constexpr scalar_facts facts_of<f32>{"f32", 32, scalar_kind::floating};
template <>
inline constexpr scalar_facts facts_of<bf16>{"bf16", 16, scalar_kind::floating};
template <>
inline constexpr scalar_facts facts_of<f16>{"f16", 16, scalar_kind::floating};
template <>
inline constexpr scalar_facts facts_of<f8e4m3>{"f8e4m3", 8, scalar_kind::floating};
template <>
inline constexpr scalar_facts facts_of<f8e5m2>{"f8e5m2", 8, scalar_kind::floating};
template <>
inline constexpr scalar_facts facts_of<f4e2m1>{"f4e2m1", 4, scalar_kind::floating};
template <>
inline constexpr scalar_facts facts_of<i4>{"i4", 4, scalar_kind::integral};
template <>
inline constexpr scalar_facts facts_of<i8>{"i8", 8, scalar_kind::integral};
template <>
inline constexpr scalar_facts facts_of<u8>{"u8", 8, scalar_kind::integral};
template <>
inline constexpr scalar_facts facts_of<i16>{"i16", 16, scalar_kind::integral};
template <>
inline constexpr scalar_facts facts_of<i32>{"i32", 32, scalar_kind::integral};

}  // namespace tmap::detail

namespace tmap {

/// Is an element type: one of the eleven above.
template <class D>
concept scalar = detail::facts_of<D>
.kind != detail::scalar_kind::none;

/// The bits an element takes in a buffer.
template <scalar D>
inline constexpr i64 bits_of = detail::facts_of<D>.bits;

/// The short name the documents use: "f32", "bf16", "i4".
template <scalar D>
inline constexpr const char* name_of = detail::facts_of<D>.name;

template <scalar D>
inline constexpr bool is_floating = detail::facts_of<D>.kind == detail::scalar_kind::floating;
template <scalar D>
inline constexpr bool is_integral = detail::facts_of<D>.kind == detail::scalar_kind::integral;

/// Two elements share a byte, the lower one in the low nibble.
template <scalar D>
inline constexpr bool packed = bits_of<D> == 4;

/// The type sums and products are computed in before they are narrowed to D once: float for floats, and for
/// integers the unsigned one whose wrapping is arithmetic modulo 2^32, of which D keeps the low bits.
template <scalar D>
using arithmetic_of = std::conditional_t<is_floating<D>, float, std::uint32_t>;

}  // namespace tmap
