// Storage: where the largest element of a row lies, and of many columns at once.
//
// Elements are compared as integer keys in their order: a key less is a number less, -0 and +0 have one key,
// and all NaNs share the largest, which no number has. So the first of the largest keys is the answer.
#pragma once
#include <limits>
#include <tmap/storage/rows.hpp>

namespace tmap::detail {

/// The words that D's elements are read as, and their keys. Floats order like their magnitudes.
template <class D>
struct key_of {
  using word = std::conditional_t<is_floating<D>, std::make_signed_t<word_of_width<sizeof(D)>>, D>;
  using key = std::conditional_t<sizeof(D) == 4, std::int32_t, std::int16_t>;
  static constexpr key infinity = sizeof(D) == 4            ? static_cast<key>(f32_infinity)
                                  : std::is_same_v<D, bf16> ? key{0x7f80}
                                                            : key{0x7c00};

  [[gnu::always_inline]] static constexpr key of(word w) {
    if constexpr (!is_floating<D>) {
      return w;
    } else {
      constexpr key top = std::numeric_limits<key>::max();
      const key magnitude = static_cast<key>(w & top);
      const key negative = static_cast<key>(w >> (8 * sizeof(w) - 1));  // all ones, or 0
      const key nan = static_cast<key>(-(magnitude > infinity));
      const key ordered = static_cast<key>((magnitude ^ negative) - negative);
      return static_cast<key>((ordered & ~nan) | (top & nan));
    }
  }
};

/// The position of the largest of neighbours. Blocks are reduced first, and the best one is searched.
template <class D>
struct extreme_of_row {
  using keys = key_of<D>;
  using key = typename keys::key;
  using in = aliasing<typename keys::word>;
  static constexpr int lanes = 64, block = 1024;
  const in* from;
  i64 count;
  i64* found;

  template <int Bytes>
  [[gnu::always_inline]] void operator()(vector_bytes<Bytes>) const {
    key best = std::numeric_limits<key>::min();
    i64 first = 0;
    for (i64 at = 0; at < count; at += block) {
      const key largest_here = reduce(from + at, count - at < block ? count - at : block);
      if (largest_here > best) {
        best = largest_here;
        first = at;
      }
    }
    while (keys::of(from[first]) != best) ++first;
    *found = first;
  }

 private:
  [[gnu::always_inline]] static key reduce(const in* __restrict block_from, i64 n) {
    key best[lanes];
    for (int k = 0; k < lanes; ++k) best[k] = std::numeric_limits<key>::min();
    i64 at = 0;
    for (; at + lanes <= n; at += lanes) {
      for (int k = 0; k < lanes; ++k) {
        const key here = keys::of(block_from[at + k]);
        best[k] = here > best[k] ? here : best[k];
      }
    }
    for (int k = 0; at < n; ++at, ++k) {
      const key here = keys::of(block_from[at]);
      best[k] = here > best[k] ? here : best[k];
    }
    for (int half = lanes / 2; half > 0; half /= 2) {
      for (int k = 0; k < half; ++k) best[k] = best[k] > best[k + half] ? best[k] : best[k + half];
    }
    return best[0];
  }
};

/// The positions of the largest of columns whose elements lie `pitch` bytes apart; columns are neighbours.
template <class D>
struct extreme_of_columns {
  using keys = key_of<D>;
  using in = aliasing<typename keys::word>;
  using out = aliasing<std::int32_t>;
  const unsigned char* from;
  i64 count, pitch, columns;
  out* to;

  template <int Bytes>
  [[gnu::always_inline]] void operator()(vector_bytes<Bytes>) const {
    i64 c = 0;
    for (; c + 64 <= columns; c += 64) turns<64>(c);
    for (; c + 8 <= columns; c += 8) turns<8>(c);
    for (; c < columns; ++c) turns<1>(c);
  }

 private:
  template <int N>
  [[gnu::always_inline]] void turns(i64 column) const {
    std::int32_t best[N], where[N];
    const unsigned char* row = from + column * static_cast<i64>(sizeof(in));
    start<N>(reinterpret_cast<const in*>(row), best, where);
    for (i64 k = 1; k < count; ++k) {
      row += pitch;
      step<N>(reinterpret_cast<const in*>(row), static_cast<std::int32_t>(k), best, where);
    }
    for (int k = 0; k < N; ++k) to[column + k] = where[k];
  }
  template <int N>
  [[gnu::always_inline]] static void start(const in* row, std::int32_t* best, std::int32_t* where) {
    for (int k = 0; k < N; ++k) {
      best[k] = keys::of(row[k]);
      where[k] = 0;
    }
  }
  template <int N>
  [[gnu::always_inline]] static void step(const in* __restrict row, std::int32_t at,
                                          std::int32_t* __restrict best, std::int32_t* __restrict where) {
    for (int k = 0; k < N; ++k) {
      const std::int32_t here = keys::of(row[k]), better = -(here > best[k]);
      best[k] = (here & better) | (best[k] & ~better);
      where[k] = (at & better) | (where[k] & ~better);
    }
  }
};

}  // namespace tmap::detail
