// Storage: one function of an element, applied to boxes of elements.
//
// The functions are the scalar rules of codec.hpp on the bits, without branches, for vectors of 32-bit words.
// One element is a vector of one lane.
#pragma once
#include <cstring>
#include <tmap/detail/dispatch.hpp>
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

/// Elements `from` and `to` bytes apart.
struct steps {
  i64 from = 0, to = 0;
};

/// A function on a box of elements, the innermost loop last. One body for all rows: they may be short.
template <class F>
struct box_map {
  static constexpr i64 in = sizeof(typename F::from), out = sizeof(typename F::to);
  static constexpr i64 rows_ahead = 8;  // short rows far apart are more than the processor foresees
  static constexpr bool moves = std::is_same_v<F, copied<in>>;
  const unsigned char* from;
  unsigned char* to;
  i64 extent[3];
  steps step[3];
  bool stream = false;  // past the caches

  template <int Bytes>
  [[gnu::always_inline]] void operator()(vector_bytes<Bytes>) const {
    const bool close = step[2].from == in && step[2].to == out;
    for (i64 k = 0; k < extent[0]; ++k) {
      for (i64 j = 0; j < extent[1]; ++j) {
        const unsigned char* f = from + k * step[0].from + j * step[1].from;
        unsigned char* t = to + k * step[0].to + j * step[1].to;
        __builtin_prefetch(f + rows_ahead * step[1].from);
        if (close) {
          row<Bytes>(f, t);
        } else {
          for (i64 i = 0; i < extent[2]; ++i) one(f + i * step[2].from, t + i * step[2].to);
        }
      }
    }
    if (stream) end_stream();
  }

 private:
  [[gnu::always_inline]] static void one(const unsigned char* f, unsigned char* t) {
    if constexpr (moves) {
      std::memcpy(t, f, static_cast<std::size_t>(in));
    } else {
      apply_to<F, 4>(f, t);
    }
  }
  template <int Bytes>
  [[gnu::always_inline]] void row(const unsigned char* f, unsigned char* t) const {
    if constexpr (moves) {
      std::memcpy(t, f, static_cast<std::size_t>(extent[2] * in));
    } else {
      constexpr int lanes = Bytes / 4;
      const i64 count = extent[2];
      i64 k = 0;
      if (stream) {
        for (; k < count && reinterpret_cast<std::uintptr_t>(t + k * out) % 16 != 0; ++k)
          one(f + k * in, t + k * out);
        for (; k + 4 * lanes <= count; k += 4 * lanes) {
          alignas(64) unsigned char block[4 * lanes * out];
          for (int b = 0; b < 4; ++b) apply_to<F, Bytes>(f + (k + b * lanes) * in, block + b * lanes * out);
          for (i64 b = 0; b < 4 * lanes * out; b += 16) {
            vector<unsigned char, 16> v;
            load_vector(v, block + b);
            stream_vector(t + k * out + b, v);
          }
        }
      }
      for (; k + lanes <= count; k += lanes) apply_to<F, Bytes>(f + k * in, t + k * out);
      for (; k < count; ++k) one(f + k * in, t + k * out);
    }
  }
};

/// Makes loops k and k + 1 of a box one where the first counts on where the second ends; those before move
/// in.
template <class F>
bool join(box_map<F>& box, int k) {
  const steps major = box.step[k], minor = box.step[k + 1];
  const i64 n = box.extent[k + 1];
  const bool counts_on = major.from == n * minor.from && major.to == n * minor.to;
  if (box.extent[k] != 1 && n != 1 && !counts_on) return false;
  if (n == 1) box.step[k + 1] = major;
  box.extent[k + 1] *= box.extent[k];
  for (int j = k; j > 0; --j) {
    box.extent[j] = box.extent[j - 1];
    box.step[j] = box.step[j - 1];
  }
  box.extent[0] = 1;
  return true;
}

template <class F>
void map_box(box_map<F> box) {
  join(box, 1) ? join(box, 1) : join(box, 0);
  run_widest(box);
}

}  // namespace tmap::detail
