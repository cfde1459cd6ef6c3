// Storage: where the largest element of a row lies, and of many columns at once.
//
// Elements are compared as signed integer keys in their order: -0 and +0 have one key, and all NaNs share the
// largest, which no number has. So the first of the largest keys is the answer.
#pragma once
#include <limits>
#include <tmap/detail/dispatch.hpp>
#include <tmap/detail/vector.hpp>
#include <tmap/scalar/codec.hpp>
#include <tmap/scalar/traits.hpp>

namespace tmap::detail {

template <class D>
using key_of = std::make_signed_t<word_of_width<sizeof(D)>>;

/// Turns the codes of D's elements into keys. Floats are in the order of their magnitudes, with their sign.
template <class D, int Bytes>
[[gnu::always_inline]] inline void make_keys(vector<key_of<D>, Bytes>& k) {
  using key = key_of<D>;
  constexpr key top = std::numeric_limits<key>::max();
  if constexpr (is_floating<D>) {
    constexpr key infinity = static_cast<key>(std::is_same_v<D, float>  ? f32_infinity
                                              : std::is_same_v<D, bf16> ? f32_infinity >> 16
                                                                        : 0x7c00u);
    const auto magnitude = k & top, negative = k >> static_cast<key>(8 * sizeof(key) - 1);
    const vector<key, Bytes> nan = magnitude > infinity;
    k = (((magnitude ^ negative) - negative) & ~nan) | (top & nan);
  } else if constexpr (std::is_unsigned_v<D>) {
    k ^= std::numeric_limits<key>::min();
  }
}
template <class D, int Bytes>
[[gnu::always_inline]] inline void load_keys(vector<key_of<D>, Bytes>& k, const unsigned char* from) {
  load_vector(k, from);
  make_keys<D, Bytes>(k);
}
template <class D>
key_of<D> key_at(const unsigned char* from) {
  vector<key_of<D>, sizeof(D)> k;
  load_keys<D, sizeof(D)>(k, from);
  return k[0];
}

/// The position of the largest of neighbours. Blocks are reduced first, and the best one is searched.
template <class D>
struct extreme_of_row {
  using key = key_of<D>;
  static constexpr i64 width = sizeof(D), block = 4096 / width;
  const unsigned char* from;
  i64 count;
  i64* found;

  template <int Bytes>
  [[gnu::always_inline]] void operator()(vector_bytes<Bytes>) const {
    key best = std::numeric_limits<key>::min();
    i64 first = 0;
    for (i64 at = 0; at < count; at += block) {
      const key here = reduce<Bytes>(from + at * width, count - at < block ? count - at : block);
      if (here > best) {
        best = here;
        first = at;
      }
    }
    *found = search<Bytes>(first, best);
  }

 private:
  template <int Bytes>
  [[gnu::always_inline]] static key reduce(const unsigned char* at, i64 n) {
    constexpr int turns = 4;
    vector<key, Bytes> best[turns], here;
#pragma GCC unroll 4
    for (int t = 0; t < turns; ++t) best[t] = std::numeric_limits<key>::min() + vector<key, Bytes>{};
    i64 left = n * width;
    for (; left >= turns * Bytes; left -= turns * Bytes, at += turns * Bytes) {
#pragma GCC unroll 4
      for (int t = 0; t < turns; ++t) {
        load_keys<D, Bytes>(here, at + t * Bytes);
        best[t] = here > best[t] ? here : best[t];
      }
    }
    for (; left >= Bytes; left -= Bytes, at += Bytes) {
      load_keys<D, Bytes>(here, at);
      best[0] = here > best[0] ? here : best[0];
    }
#pragma GCC unroll 4
    for (int t = 1; t < turns; ++t) best[0] = best[t] > best[0] ? best[t] : best[0];
    key lanes[Bytes / width], result = std::numeric_limits<key>::min();
    store_vector(lanes, best[0]);
    for (const key lane : lanes) result = lane > result ? lane : result;
    for (; left > 0; left -= width, at += width) {
      const key last = key_at<D>(at);
      result = last > result ? last : result;
    }
    return result;
  }

  /// The first position from `first` on with that key, which is there.
  template <int Bytes>
  [[gnu::always_inline]] i64 search(i64 first, key best) const {
    constexpr i64 lanes = Bytes / width;
    for (; first + lanes <= count; first += lanes) {
      vector<key, Bytes> here;
      load_keys<D, Bytes>(here, from + first * width);
      const auto same = here == best;
      std::uint64_t any[Bytes / 8], all = 0;
      store_vector(any, same);
      for (const std::uint64_t a : any) all |= a;
      if (all != 0) break;
    }
    while (key_at<D>(from + first * width) != best) ++first;
    return first;
  }
};

/// The positions of the largest of columns whose elements lie `pitch` bytes apart; columns are neighbours.
template <class D>
struct extreme_of_columns {
  using key = key_of<D>;
  static constexpr i64 width = sizeof(D), block = 512;
  const unsigned char* from;
  i64 count, pitch, columns;
  unsigned char* to;  // i32

  template <int Bytes>
  [[gnu::always_inline]] void operator()(vector_bytes<Bytes>) const {
    constexpr i64 lanes = Bytes / 4;
    std::int32_t best[block];
    for (i64 first = 0; first < columns; first += block) {
      const i64 n = columns - first < block ? columns - first : block;
      for (i64 k = 0; k < count; ++k) {
        const unsigned char* row = from + k * pitch + first * width;
        i64 c = 0;
        for (; c + lanes <= n; c += lanes) step<Bytes>(row + c * width, k, best + c, to + (first + c) * 4);
        for (; c < n; ++c) step<4>(row + c * width, k, best + c, to + (first + c) * 4);
      }
    }
  }

 private:
  template <int Bytes>
  [[gnu::always_inline]] static void step(const unsigned char* row, i64 k, std::int32_t* best,
                                          unsigned char* where) {
    using v = vector<std::int32_t, Bytes>;
    vector<key, Bytes / 4 * static_cast<int>(width)> narrow;
    load_keys<D, Bytes / 4 * static_cast<int>(width)>(narrow, row);
    const v here = __builtin_convertvector(narrow, v);
    v before, position = {};
    if (k > 0) {
      load_vector(before, best);
      load_vector(position, where);
    } else {
      before = here;
    }
    const v better = here > before;
    store_vector(best, (here & better) | (before & ~better));
    store_vector(where, (static_cast<std::int32_t>(k) & better) | (position & ~better));
  }
};

}  // namespace tmap::detail
