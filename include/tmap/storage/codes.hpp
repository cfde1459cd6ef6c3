// Storage: what becomes of the code of an element.
#pragma once
#include <bit>
#include <tmap/detail/cache.hpp>
#include <tmap/detail/vector.hpp>
#include <tmap/scalar/convert.hpp>

namespace tmap::detail {

/// Elements as they are.
template <int Width>
struct copied {
  using from = word_of_width<Width>;
  using to = from;
  [[gnu::always_inline]] static to of(from code) { return code; }
};

/// Elements of one scalar as those of another.
template <scalar From, scalar To>
struct converted {
  using from = word_of_width<sizeof(From)>;
  using to = word_of_width<sizeof(To)>;
  [[gnu::always_inline]] static to of(from code) {
    return std::bit_cast<to>(convert_to<To>(std::bit_cast<From>(code)));
  }
};

/// Cuts a row into blocks of so many elements; the last one overlaps the one before it. Rows that are shorter
/// than a block are left to the shorter ones. Calls block<elements>(first).
template <i64 Count, i64... Shorter, class Block>
[[gnu::always_inline]] inline void in_blocks(i64 count, const Block& block) {
  if (count >= Count) {
    for (i64 k = 0; k < count - Count; k += Count) block.template operator()<Count>(k);
    block.template operator()<Count>(count - Count);
  } else if constexpr (sizeof...(Shorter) > 0) {
    in_blocks<Shorter...>(count, block);
  } else {
    for (i64 k = 0; k < count; ++k) block.template operator()<1>(k);
  }
}

/// Applies F to `Count` neighbours, which lie apart from their results: gcc -O2 vectorises loops of a fixed
/// number of turns only.
template <class F, i64 Count>
[[gnu::always_inline]] inline void map_block(const unsigned char* __restrict from,
                                             unsigned char* __restrict to) {
  for (i64 k = 0; k < Count; ++k) {
    typename F::from code;
    load_vector(code, from + k * static_cast<i64>(sizeof code));
    store_vector(to + k * static_cast<i64>(sizeof(typename F::to)), F::of(code));
  }
}

template <class F>
[[gnu::always_inline]] inline void map_row(const unsigned char* from, unsigned char* to, i64 count) {
  constexpr i64 in = sizeof(typename F::from), out = sizeof(typename F::to);
  const auto block = [&]<i64 Count>(i64 k) __attribute__((always_inline)) {
    map_block<F, Count>(from + k * in, to + k * out);
  };
  in_blocks<64, 16, 8>(count, block);
}

/// Applies F to `Count` neighbours and splits the results into rows of their bytes, `apart` bytes apart.
template <class F, i64 Count>
[[gnu::always_inline]] inline void split_codes(const unsigned char* __restrict from,
                                               unsigned char* __restrict to, i64 apart) {
  constexpr int width = sizeof(typename F::to);
  alignas(cache_line) unsigned char rows[width][Count];  // which no compiler can take for one another
  for (i64 k = 0; k < Count; ++k) {
    typename F::from code;
    load_vector(code, from + k * static_cast<i64>(sizeof code));
    const auto result = F::of(code);
    for (int b = 0; b < width; ++b) rows[b][k] = static_cast<unsigned char>(result >> 8 * b);
  }
  for (int b = 0; b < width; ++b) std::memcpy(to + b * apart, rows[b], Count);
}

}  // namespace tmap::detail
