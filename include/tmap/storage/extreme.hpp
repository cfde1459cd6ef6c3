// Storage: where the largest element of a row lies, and of many columns at once.
#pragma once
#include <tmap/storage/keys.hpp>

namespace tmap::detail {

/// The position of the largest of neighbours: blocks are asked for a larger one, and the last is searched.
template <class D>
struct extreme_of_row {
  using key = key_of<D>;
  static constexpr i64 width = sizeof(D), block = 1024 / width;
  const unsigned char* from;
  i64 count;
  i64* found;

  template <int Bytes>
  [[gnu::always_inline]] void operator()(vector_bytes<Bytes>) const {
    key best = std::numeric_limits<key>::min();
    i64 first = 0, at = 0;
    constexpr i64 step = 4 * i64{Bytes} / width;
    while (count - at >= step) {
      const i64 n = (count - at < block ? count - at : block) / step * step;
      const key before = best;
      raise<Bytes>(best, from + at * width, n * width);
      if (best != before) first = at;
      at += n;
    }
    for (; at < count; ++at) {
      const key here = key_at<D>(from + at * width);
      if (here <= best) continue;
      best = here;
      first = at;
    }
    *found = search<Bytes>(first, best);
  }

 private:
  /// Raises `best` to the largest key of a block.
  template <int Bytes>
  [[gnu::always_inline]] static void raise(key& best, const unsigned char* at, i64 bytes) {
    constexpr i64 turns = 4;
    running_extreme<D, Bytes> most[turns];
    for (const unsigned char* end = at + bytes; at < end; at += turns * Bytes) {
#pragma GCC unroll 4
      for (i64 t = 0; t < turns; ++t) most[t].take(at + t * Bytes);
    }
    most[0].merge(most[1]);
    most[2].merge(most[3]);
    most[0].merge(most[2]);
    vector<key, Bytes> keys;
    most[0].keys(keys);
    if (!any_lane(keys > best)) return;
    for (int k = 0; k < Bytes / width; ++k) best = keys[k] > best ? keys[k] : best;
  }

  /// The first position from `first` on with that key, which is there.
  template <int Bytes>
  [[gnu::always_inline]] i64 search(i64 first, key best) const {
    constexpr i64 turns = 4;
    constexpr i64 step = turns * Bytes / width;
    const sought_key<D, Bytes> sought(best);
    for (; first + step <= count; first += step) {
      vector<key, Bytes> same = {};
#pragma GCC unroll 4
      for (i64 t = 0; t < turns; ++t) sought.mark(same, from + first * width + t * Bytes);
      if (any_lane(same)) break;
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
