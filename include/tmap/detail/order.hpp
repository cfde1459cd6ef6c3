// Layer 0: elements as integers that are ordered as they are.
#pragma once
#include <bit>
#include <tmap/detail/vector.hpp>
#include <tmap/scalar/traits.hpp>

namespace tmap::detail {

/// Elements of type D as integers: greater for what wins, equal for what ties.
///
/// Holds    larger elements (smaller ones where Largest is false) have greater keys, -0 and +0 have the same,
///          and every NaN has the greatest
template <class D, bool Largest>
struct order {
  using word = std::make_signed_t<word_of_width<packed<D> ? 1 : static_cast<int>(bits_of<D> / 8)>>;
  static constexpr word greatest = static_cast<word>((i64{1} << (8 * sizeof(word) - 1)) - 1);
  static constexpr word least = static_cast<word>(~greatest);

  /// The element's bits, those of a packed one in the upper half.
  static constexpr word word_of(D value) {
    if constexpr (packed<D>)
      return static_cast<word>(value.bits() << 4);
    else
      return std::bit_cast<word>(value);
  }
  static constexpr D element_of(word bits) {
    if constexpr (packed<D>)
      return D::from_bits(static_cast<std::uint8_t>(static_cast<std::uint8_t>(bits) >> 4));
    else
      return std::bit_cast<D>(bits);
  }

  /// Turns words into keys; of integers, keys into words as well. Keys of NaNs are still to be capped.
  template <class V>
  [[gnu::always_inline]] static void to_key(V& v) {
    if constexpr (is_floating<D>) {
      V negative;
      if constexpr (!Largest) v = static_cast<V>(v ^ least);
      less(negative, v, static_cast<V>(V{} + static_cast<word>(least + infinity + 1)));  // and no NaN
      v = static_cast<V>(v & greatest);
      v = static_cast<V>((v ^ negative) - negative);
    } else {
      if constexpr (std::is_unsigned_v<D>) v = static_cast<V>(v ^ least);
      if constexpr (!Largest) v = static_cast<V>(~v);
    }
  }
  template <class V>
  [[gnu::always_inline]] static void cap(V& v) {
    if constexpr (is_floating<D>) {
      V nan;
      less(nan, static_cast<V>(V{} + infinity), v);
      v = static_cast<V>(v | (nan & greatest));
    }
  }

  /// All bits set where a < b.
  template <class V>
  [[gnu::always_inline]] static void less(V& mask, const V& a, const V& b) {
    if constexpr (std::is_arithmetic_v<V>)
      mask = static_cast<V>(-(a < b));
    else
      mask = a < b;
  }

  /// The key beyond which there are NaNs only, if any.
  static constexpr word infinity = [] {
    if constexpr (is_floating<D>)
      return word_of(D(std::bit_cast<float>(f32_infinity)));
    else
      return greatest;
  }();
};

}  // namespace tmap::detail
