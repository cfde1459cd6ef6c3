// Layer 0: what the narrow floats have in common as C++ types.
#pragma once

namespace tmap::detail {

/// The bits of a narrow float, which Codec reads as a float and writes from one.
///
/// To float   implicit, because it is exact: comparisons and arithmetic are those of float
/// From float explicit, because it rounds: `a + b` is a float, and `bf16(a + b)` says where it is rounded
template <class Self, class Codec>
class small_float {
 public:
  using word = typename Codec::word;

  constexpr small_float() = default;
  [[gnu::always_inline]] constexpr explicit small_float(float value) : code(Codec::encode(value)) {}

  [[gnu::always_inline]] constexpr operator float() const { return Codec::decode(code); }

  static constexpr Self from_bits(word bits) {
    Self value;
    value.code = bits & Codec::mask;
    return value;
  }
  constexpr word bits() const { return code; }

 private:
  word code = 0;
};

}  // namespace tmap::detail
