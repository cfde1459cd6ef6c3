// Layer 8: folding rows of elements, tile by tile.
#pragma once
#include <tmap/tensor/buffer.hpp>
#include <tmap/transfer/nest.hpp>

namespace tmap::detail {

inline constexpr i64 fold_columns = 1024;  // side by side: their state and the rows they come from fit L1

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
