// Storage: what becomes of the codes of elements, many at once.
//
// The functions are the scalar rules of codec.hpp on the bits, without branches, for vectors of 32-bit words.
// One element is a vector of one lane.
#pragma once
#include <tmap/detail/vector.hpp>
#include <tmap/scalar/codec.hpp>

namespace tmap::detail {

template <int Bytes>
using words = vector<std::uint32_t, Bytes>;
template <int Bytes>
using signed_words = vector<std::int32_t, Bytes>;
template <int Bytes>
using float_words = vector<float, Bytes>;

/// Elements as they are.
template <int Width>
struct copied {
  using from = word_of_width<Width>;
  using to = from;
  template <class W>
  [[gnu::always_inline]] static void apply(W&) {}
};

/// What becomes of words, whose lower part is the code of a narrower element. Magnitudes are compared as
/// signed numbers, because vectors compare no others fast.
struct f32_to_bf16 {
  using from = std::uint32_t;
  using to = std::uint16_t;
  template <int Bytes>
  [[gnu::always_inline]] static void apply(words<Bytes>& w) {
    using s = signed_words<Bytes>;
    const words<Bytes> nan = (words<Bytes>)((s)(w & ~f32_sign) > static_cast<std::int32_t>(f32_infinity));
    w = (((w | f32_quiet_nan) & nan) | ((w + 0x7fffu + ((w >> 16) & 1u)) & ~nan)) >> 16;
  }
};
struct bf16_to_f32 {
  using from = std::uint16_t;
  using to = std::uint32_t;
  template <int Bytes>
  [[gnu::always_inline]] static void apply(words<Bytes>& w) {
    w <<= 16;
  }
};

/// What an f16's exponent code lacks of an f32's, and the f32 whose last bit is worth that of an f16
/// subnormal, 2^-24: a value that is added to it is rounded to such bits.
inline constexpr std::uint32_t f16_rebias = 112u << 23, f16_aligner = 126u << 23;

struct f32_to_f16 {
  using from = std::uint32_t;
  using to = std::uint16_t;
  template <int Bytes>
  [[gnu::always_inline]] static void apply(words<Bytes>& w) {
    using v = words<Bytes>;
    using s = signed_words<Bytes>;
    using f = float_words<Bytes>;
    constexpr std::int32_t infinity = f32_infinity, overflow = 0x4780'0000,
                           smallest_normal = f16_rebias + (1u << 23);
    const v magnitude = w & ~f32_sign, sign = (w >> 16) & 0x8000u;
    const v nan = (v)((s)magnitude > infinity), fits = (v)((s)magnitude < overflow);
    const v small = (v)((s)magnitude < smallest_normal);
    const v capped = (magnitude & fits) | (static_cast<std::uint32_t>(overflow) & ~fits);
    const v normal = (capped - f16_rebias + 0xfffu + ((capped >> 13) & 1u)) >> 13;
    const v aligner = v{} + f16_aligner, subnormal = (v)((f)capped + (f)aligner) - f16_aligner;
    const v finite = (subnormal & small) | (normal & ~small);
    w = ((0x7e00u | ((magnitude >> 13) & 0x3ffu)) & nan) | (finite & ~nan) | sign;
  }
};
struct f16_to_f32 {
  using from = std::uint16_t;
  using to = std::uint32_t;
  template <int Bytes>
  [[gnu::always_inline]] static void apply(words<Bytes>& w) {
    using v = words<Bytes>;
    using s = signed_words<Bytes>;
    using f = float_words<Bytes>;
    const v magnitude = w & 0x7fffu, sign = (w & 0x8000u) << 16;
    const v special = (v)((s)magnitude > 0x7bff) & f16_rebias;  // the largest exponents meet
    const v quiet = (v)((s)magnitude > 0x7c00) & f32_quiet_nan;
    const v small = (v)((s)magnitude < 0x400);
    const v normal = ((magnitude << 13) + f16_rebias + special) | quiet;
    const v aligner = v{} + f16_aligner, subnormal = (v)((f)(magnitude | f16_aligner) - (f)aligner);
    w = (subnormal & small) | (normal & ~small) | sign;
  }
};

/// Applies F to the elements that a vector of Bytes holds as words.
template <class F, int Bytes>
[[gnu::always_inline]] inline void apply_to(const unsigned char* from, unsigned char* to) {
  constexpr int lanes = Bytes / 4;
  vector<typename F::from, lanes* static_cast<int>(sizeof(typename F::from))> in;
  load_vector(in, from);
  words<Bytes> w = __builtin_convertvector(in, words<Bytes>);
  F::template apply<Bytes>(w);
  store_vector(to, __builtin_convertvector(
                       w, vector<typename F::to, lanes* static_cast<int>(sizeof(typename F::to))>));
}

}  // namespace tmap::detail
