// Layer 8: taking rows into sums or products that stand side by side.
#pragma once
#include <tmap/detail/cache.hpp>
#include <tmap/detail/dispatch.hpp>
#include <tmap/detail/lanes.hpp>
#include <tmap/kernel/fold.hpp>
#include <tmap/scalar/traits.hpp>

namespace tmap::detail {

struct plus {
  template <class V>
  [[gnu::always_inline]] static void take(V& kept, const V& value) {
    kept += value;
  }
};
struct times {
  template <class V>
  [[gnu::always_inline]] static void take(V& kept, const V& value) {
    kept *= value;
  }
};

/// N vectors of elements in the type they are added up in. A bf16 is the upper half of its f32, and a word
/// holds two: they come apart fastest as N / 2 vectors of even elements and as many of odd ones.
template <class E, class V, int N>
[[gnu::always_inline]] inline void load_wide(V (&row)[N], const E* from) {
  constexpr i64 lanes = sizeof(V) / 4;
  if constexpr (!std::is_same_v<E, bf16>) {
#pragma GCC unroll 8
    for (int k = 0; k < N; ++k) load_converted(row[k], from + k * lanes);
  } else if constexpr (std::is_arithmetic_v<V>) {
    row[0] = *from;
  } else if constexpr (N == 1) {
    vector<std::uint32_t, sizeof(V)> bits;
    load_converted(bits, reinterpret_cast<const std::uint16_t*>(from));
    row[0] = reinterpret_cast<V>(bits << 16);
  } else {
#pragma GCC unroll 4
    for (int k = 0; k < N / 2; ++k) {
      vector<std::uint32_t, sizeof(V)> pairs;
      load_vector(pairs, from + 2 * k * lanes);
      row[k] = reinterpret_cast<V>(pairs << 16);
      row[k + N / 2] = reinterpret_cast<V>(pairs & ~0xffffu);
    }
  }
}

/// Takes rows into totals that stand side by side, each total in the order of the rows.
template <class Join, class Wide, class E>
struct take_rows {
  Wide* totals;
  const E* from;
  i64 pitch;  // elements between rows
  i64 rows;
  i64 columns;

  template <int Bytes>
  [[gnu::always_inline]] void operator()(vector_bytes<Bytes>) const {
    // eight rows at once: the totals of a tile stay in registers, and few pages are read in turn
    for (i64 r = 0; r < rows; r += 8) {
      const i64 n = rows - r < 8 ? rows - r : 8;
      each_tile<Wide, 32, Bytes>(take_rows{totals, from + r * pitch, pitch, n, columns}, columns);
    }
  }
  template <class V, int N>
  [[gnu::always_inline]] void tile(i64 column) const {
    const i64 eight_rows = 8 * pitch * static_cast<i64>(sizeof(E));
    const i64 ahead = eight_rows < page ? page : eight_rows;
    V kept[N], row[N];
#pragma GCC unroll 8
    for (int k = 0; k < N; ++k) load_vector(kept[k], totals + column + k * lanes<V>);
    for (i64 r = 0; r < rows; ++r) {
      if constexpr (N > 1) read_ahead(from + r * pitch + column, N * lanes<V> * sizeof(E), ahead);
      load_wide(row, from + r * pitch + column);
#pragma GCC unroll 8
      for (int k = 0; k < N; ++k) Join::take(kept[k], row[k]);
    }
#pragma GCC unroll 8
    for (int k = 0; k < N; ++k) store_vector(totals + column + k * lanes<V>, kept[k]);
  }

 private:
  template <class V>
  static constexpr i64 lanes = sizeof(V) / sizeof(Wide);
};

}  // namespace tmap::detail
