// Layer 0: searching columns for their first extremes, some rows at a time.
#pragma once
#include <tmap/detail/dispatch.hpp>
#include <tmap/detail/lanes.hpp>
#include <tmap/detail/order.hpp>

namespace tmap::detail {

/// Takes rows into the extremes of columns: the best key so far, and the word or the rank it came with.
template <class Order, bool Ranked>
struct search_rows {
  using word = typename Order::word;
  word* best;
  std::conditional_t<Ranked, i32, word>* kept;
  const word* from;
  i64 pitch;
  i64 rows;
  i64 columns;
  i64 rank;  // of the first row
  i64 step;  // between ranks

  template <int Bytes>
  [[gnu::always_inline]] void operator()(vector_bytes<Bytes>) const {
    for (i64 r = 0; r < rows; r += 8) {
      each_tile<word, 64 / sizeof(word), Bytes>(
          search_rows{best, kept, from + r * pitch, pitch, rows - r < 8 ? rows - r : 8, columns,
                      rank + r * step, step},
          columns);
    }
  }
  /// Up to eight rows of a tile, which mostly bring nothing new.
  template <class V, int N>
  [[gnu::always_inline]] void tile(i64 column) const {
    V before[N], top[N], better[N], any{};
#pragma GCC unroll 4
    for (int k = 0; k < N; ++k) {
      load_converted(before[k], best + column + k * lanes<V>);
      top[k] = before[k];
    }
    for (i64 r = 0; r < rows; ++r) {
#pragma GCC unroll 4
      for (int k = 0; k < N; ++k) {
        V key;
        load_key(key, r, column + k * lanes<V>);
        top[k] = top[k] < key ? key : top[k];
      }
    }
#pragma GCC unroll 4
    for (int k = 0; k < N; ++k) {
      Order::cap(top[k]);
      Order::less(better[k], before[k], top[k]);
      any = static_cast<V>(any | better[k]);
    }
    if (!any_set(any)) return;
#pragma GCC unroll 4
    for (int k = 0; k < N; ++k) take(column + k * lanes<V>, top[k], better[k]);
  }

 private:
  template <class V>
  static constexpr i64 lanes = sizeof(V) / sizeof(word);

  template <class V>
  [[gnu::always_inline]] void load_key(V& key, i64 row, i64 column) const {
    load_converted(key, from + row * pitch + column);
    Order::to_key(key);
  }
  /// Takes what came with the keys that are better, from the first row that has them.
  template <class V>
  [[gnu::always_inline]] void take(i64 column, const V& top, const V& better) const {
    constexpr bool wide = Ranked && sizeof(word) < sizeof(i32);  // then lanes count rows, in place of ranks
    V source{};
    for (i64 r = rows; r-- > 0;) {
      V mine, key, below;
      load_converted(mine, from + r * pitch + column);
      key = mine;
      Order::to_key(key);
      Order::cap(key);
      Order::less(below, key, top);
      if constexpr (Ranked) fill_lanes(mine, static_cast<word>(wide ? r : rank + r * step));
      source = static_cast<V>((source & below) | (mine & ~below));
    }
    std::memcpy(best + column, &top, sizeof top);
    if constexpr (wide) {
      word row[lanes<V>], taken[lanes<V>];
      std::memcpy(row, &source, sizeof source);
      std::memcpy(taken, &better, sizeof better);
      for (i64 c = 0; c < lanes<V>; ++c) {
        const auto here = static_cast<i32>(rank + row[c] * step);
        kept[column + c] = taken[c] != 0 ? here : kept[column + c];
      }
    } else {
      V old;
      load_converted(old, kept + column);
      source = static_cast<V>((source & better) | (old & ~better));
      std::memcpy(kept + column, &source, sizeof source);
    }
  }
};

}  // namespace tmap::detail
