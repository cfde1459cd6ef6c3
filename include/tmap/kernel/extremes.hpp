// Layer 8: the first extreme of rows.
#pragma once
#include <tmap/detail/search_row.hpp>
#include <tmap/detail/search_rows.hpp>
#include <tmap/kernel/fold.hpp>

namespace tmap::detail {

/// The first extremes of columns, fed row by row in the order of ranks.
///
/// Holds    result(c) is the element that wins in column c or, where Ranked, the rank it came with
template <class D, bool Largest, bool Ranked>
class extremes {
  using by = order<D, Largest>;
  using kept = std::conditional_t<Ranked, i32, typename by::word>;

 public:
  static constexpr bool in_order = Ranked || is_floating<D>;  // equal integers are all the same
  using element = typename by::word;
  static element element_of(D value) { return by::word_of(value); }

  extremes(i64, i64) {}  // columns and rows: it has room for any

  void begin(i64 columns) {
    columns_ = columns;
    fresh_ = true;
  }
  /// Takes rows that lie `pitch` elements apart; their ranks begin at `rank` and are `step` apart.
  void across(const element* from, i64 pitch, i64 rows, i64 rank, i64 step) {
    start(rank);
    run_widest(search_rows<by, Ranked>{best_, kept_, from, pitch, rows, columns_, rank, step});
  }
  /// Takes elements of one column.
  void along(const element* from, i64 count, i64 rank, i64 step) {
    start(rank);
    i64 at = -1;
    run_widest(search_row<by>{from, count, best_, &at});
    if (at < 0) return;
    kept_[0] = Ranked ? static_cast<kept>(rank + at * step) : static_cast<kept>(from[at]);
  }
  /// Of no elements at all, 0 or the rank -1 is left.
  void finish() {
    for (i64 c = 0; fresh_ && c < columns_; ++c) kept_[c] = Ranked ? kept{-1} : kept{};
  }
  auto result(i64 column) const {
    if constexpr (Ranked)
      return kept_[column];
    else
      return by::element_of(kept_[column]);
  }

 private:
  /// Before the first row, the key that nothing is below stands for the first of the elements that have it.
  void start(i64 rank) {
    if (!fresh_) return;
    fresh_ = false;
    element lowest = by::least;
    by::to_key(lowest);
    for (i64 c = 0; c < columns_; ++c) {
      best_[c] = by::least;
      kept_[c] = Ranked ? static_cast<kept>(rank) : static_cast<kept>(lowest);
    }
  }

  element best_[fold_columns];
  kept kept_[fold_columns];
  i64 columns_ = 0;
  bool fresh_ = true;
};

}  // namespace tmap::detail
