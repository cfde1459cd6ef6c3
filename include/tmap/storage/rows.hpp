// Storage: one function of a word, applied to rows and planes of them.
//
// The functions are the scalar rules of codec.hpp on the bits, without branches: g++ vectorises at -O2 only
// loops of a fixed number of turns whose body is straight.
#pragma once
#include <bit>
#include <cstring>
#include <tmap/detail/dispatch.hpp>
#include <tmap/detail/vector.hpp>
#include <tmap/scalar/traits.hpp>

namespace tmap::detail {

// Words that may stand for whatever a user stored there.
template <class Word>
struct aliasing_word {
  typedef Word type __attribute__((may_alias));
};
template <class Word>
using aliasing = typename aliasing_word<Word>::type;

/// All ones where a condition holds, else 0.
[[gnu::always_inline]] constexpr std::uint32_t mask_where(bool condition) {
  return 0u - std::uint32_t{condition};
}
[[gnu::always_inline]] constexpr std::uint32_t select(std::uint32_t mask, std::uint32_t a, std::uint32_t b) {
  return (a & mask) | (b & ~mask);
}

/// Elements as they are.
template <int Width>
struct copied {
  using from = word_of_width<Width>;
  using to = from;
  [[gnu::always_inline]] static constexpr to apply(from code) { return code; }
};

struct f32_to_bf16 {
  using from = std::uint32_t;
  using to = std::uint16_t;
  [[gnu::always_inline]] static constexpr to apply(from wide) {
    const std::uint32_t rounded = wide + 0x7fff + (wide >> 16 & 1);
    const std::uint32_t nan = mask_where((wide & ~f32_sign) > f32_infinity);
    return static_cast<to>(select(nan, wide | f32_quiet_nan, rounded) >> 16);
  }
};
struct bf16_to_f32 {
  using from = std::uint16_t;
  using to = std::uint32_t;
  [[gnu::always_inline]] static constexpr to apply(from code) { return std::uint32_t{code} << 16; }
};

/// The last bit of an f16 subnormal is worth 2^-24: added to an f32 whose last bit is, a value is rounded to
/// it.
inline constexpr std::uint32_t f16_rebias = 112u << 23, f16_aligner = 126u << 23;
inline constexpr float f16_quantum = 0x1p-24f;

struct f32_to_f16 {
  using from = std::uint32_t;
  using to = std::uint16_t;
  [[gnu::always_inline]] static constexpr to apply(from wide) {
    const std::uint32_t magnitude = wide & ~f32_sign;
    const std::uint32_t rounded = (magnitude - f16_rebias + 0xfff + (magnitude >> 13 & 1)) >> 13;
    const std::uint32_t normal = select(mask_where(magnitude < 0x4780'0000), rounded, 0x7c00);
    const std::uint32_t subnormal =
        std::bit_cast<std::uint32_t>(std::bit_cast<float>(magnitude) + std::bit_cast<float>(f16_aligner)) -
        f16_aligner;
    const std::uint32_t nan = 0x7e00 | (magnitude >> 13 & 0x3ff);
    const std::uint32_t finite = select(mask_where(magnitude < f16_rebias + (1u << 23)), subnormal, normal);
    return static_cast<to>(select(mask_where(magnitude > f32_infinity), nan, finite) | (wide >> 16 & 0x8000));
  }
};
struct f16_to_f32 {
  using from = std::uint16_t;
  using to = std::uint32_t;
  [[gnu::always_inline]] static constexpr to apply(from code) {
    const std::uint32_t magnitude = code & 0x7fffu;
    const std::uint32_t normal = (magnitude << 13) + f16_rebias;
    const std::uint32_t special = (magnitude << 13) + 2 * f16_rebias;  // the largest exponents meet
    const std::uint32_t quiet = mask_where(magnitude > 0x7c00) & f32_quiet_nan;
    const std::uint32_t subnormal =
        std::bit_cast<std::uint32_t>(static_cast<float>(static_cast<std::int32_t>(magnitude)) * f16_quantum);
    const std::uint32_t large = select(mask_where(magnitude >= 0x7c00), special | quiet, normal);
    return select(mask_where(magnitude < 0x400), subnormal, large) | (std::uint32_t{code} & 0x8000u) << 16;
  }
};

/// A function on the neighbours of a row.
template <class F>
struct row_map {
  using in = aliasing<typename F::from>;
  using out = aliasing<typename F::to>;
  const in* from;
  out* to;
  i64 count;

  template <int Bytes>
  [[gnu::always_inline]] void operator()(vector_bytes<Bytes>) const {
    i64 k = 0;
    for (; k + 64 <= count; k += 64) turns<64>(from + k, to + k);
    for (; k + 8 <= count; k += 8) turns<8>(from + k, to + k);
    for (; k < count; ++k) to[k] = F::apply(from[k]);
  }
  template <int N>
  [[gnu::always_inline]] static void turns(const in* __restrict f, out* __restrict t) {
    for (int k = 0; k < N; ++k) t[k] = F::apply(f[k]);
  }
};

/// Elements `from` and `to` bytes apart.
struct steps {
  i64 from = 0, to = 0;
};

template <class F>
void map_row(const unsigned char* from, unsigned char* to, i64 count, steps step) {
  using in = typename row_map<F>::in;
  using out = typename row_map<F>::out;
  if (step.from == sizeof(in) && step.to == sizeof(out)) {
    if constexpr (std::is_same_v<F, copied<sizeof(in)>>) {
      std::memcpy(to, from, static_cast<std::size_t>(count) * sizeof(in));
    } else {
      run_widest(row_map<F>{reinterpret_cast<const in*>(from), reinterpret_cast<out*>(to), count});
    }
    return;
  }
  for (i64 k = 0; k < count; ++k) {
    *reinterpret_cast<out*>(to + k * step.to) = F::apply(*reinterpret_cast<const in*>(from + k * step.from));
  }
}

/// A function on the elements of rows; where rows follow on each other they are one.
template <class F>
void map_plane(const unsigned char* from, unsigned char* to, i64 rows, steps row, i64 columns, steps column) {
  if (rows == 1 || (row.from == columns * column.from && row.to == columns * column.to)) {
    return map_row<F>(from, to, rows * columns, column);
  }
  for (i64 k = 0; k < rows; ++k) map_row<F>(from + k * row.from, to + k * row.to, columns, column);
}

}  // namespace tmap::detail
