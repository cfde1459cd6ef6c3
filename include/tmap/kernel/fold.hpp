// Layer 8: folding rows of elements, tile by tile.
#pragma once
#include <tmap/detail/cache.hpp>
#include <tmap/detail/vector.hpp>
#include <tmap/tensor/buffer.hpp>
#include <tmap/transfer/nest.hpp>

namespace tmap::detail {

inline constexpr i64 fold_columns = 1024;  // side by side: their state and the rows they come from fit L1

/// Calls body.tile<V, n>(column) for pieces of a row: n vectors V of `Lanes` in all, then one short vector,
/// then one by one, where V is Lane itself.
template <class Lane, int Lanes, int Bytes, class Body>
[[gnu::always_inline]] inline void each_tile(const Body& body, i64 columns) {
  constexpr i64 bytes = sizeof(Lane), lanes = 16 / bytes;
  i64 c = 0;
  for (; c + Lanes <= columns; c += Lanes) body.template tile<vector<Lane, Bytes>, Lanes * bytes / Bytes>(c);
  for (; c + lanes <= columns; c += lanes) body.template tile<vector<Lane, 16>, 1>(c);
  for (; c < columns; ++c) body.template tile<Lane, 1>(c);
}

/// Asks for the cache lines that come some way after these elements: a single stream of reads gains a third
/// where it crosses pages, before which processors stop to read ahead by themselves.
template <class E>
[[gnu::always_inline]] inline void read_ahead(const E* from, i64 count) {
  constexpr i64 distance = 4096;
  const auto address = reinterpret_cast<std::uintptr_t>(from) + distance;
  for (i64 k = 0; k < count * static_cast<i64>(sizeof(E)); k += cache_line)
    __builtin_prefetch(reinterpret_cast<const void*>(address + static_cast<std::uintptr_t>(k)));
}

/// Feeds a fold elements of type D from a buffer, side by side whatever they are in it.
///
/// Shape    side by side are `side` positions apart, after one another l.read positions and l.write ranks
template <class Fold, class D>
class feed {
  using element = typename Fold::element;

 public:
  feed(Fold& fold, const unsigned char* cells) : fold_(fold), cells_(cells) {}

  /// Elements of one column.
  void along(i64 position, i64 rank, i64 count, const loop& l) {
    const i64 most = lies(l.read) || count < fold_columns ? count : fold_columns;
    for (i64 done = 0; done < count; done += most) {
      const i64 n = count - done < most ? count - done : most;
      fold_.along(row(position + done * l.read, n, l.read), n, rank + done * l.write, l.write);
    }
  }
  /// Rows of at most fold_columns elements.
  void across(i64 position, i64 rank, i64 rows, const loop& l, i64 columns, i64 side) {
    if (lies(side)) return fold_.across(row(position, columns, side), l.read, rows, rank, l.write);
    for (i64 r = 0; r < rows; ++r) {
      fold_.across(row(position + r * l.read, columns, side), 0, 1, rank + r * l.write, 0);
    }
  }

 private:
  static constexpr bool lies(i64 stride) { return stride == 1 && bits_of<D> == 8 * sizeof(element); }
  const element* row(i64 position, i64 count, i64 stride) {
    if (lies(stride)) return reinterpret_cast<const element*>(cells_) + position;
    for (i64 k = 0; k < count; ++k) copy_[k] = Fold::element_of(load<D>(cells_, position + k * stride));
    return copy_;
  }

  Fold& fold_;
  const unsigned char* cells_;
  element copy_[fold_columns];
};

}  // namespace tmap::detail
