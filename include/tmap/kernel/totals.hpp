// Layer 8: sums and products of rows, in an order that depends on no processor.
#pragma once
#include <tmap/kernel/take_rows.hpp>
#include <tmap/scalar/convert.hpp>

namespace tmap::detail {

/// Totals side by side, fed row by row: each takes 32 values one after the other, and such blocks are joined
/// in pairs, pairs of pairs, and so on, as a binary counter carries.
///
/// Shape    level 0 is being taken into; level n + 1 joins 2^n blocks where bit n of their count is set
/// Holds    a value goes through at most 32 + log2(blocks) roundings
template <class Join, class D>
class totals {
  static constexpr bool read_in_place =
      !packed<D> && (is_integral<D> || std::is_same_v<D, f32> || std::is_same_v<D, bf16>);
  static constexpr i64 block = 32;
  static constexpr i64 lanes = 32;  // that one total is dealt out to along a row

 public:
  static constexpr bool in_order = false;
  using wide = arithmetic_of<D>;
  using element = std::conditional_t<read_in_place, D, wide>;
  static element element_of(D value) {
    if constexpr (read_in_place)
      return value;
    else
      return widen(value);
  }

  /// Requires at most so many columns at once, and so many rows
  totals(i64 columns, i64 rows)
      : columns_(columns < lanes ? lanes : columns), memory_((2 + log2(rows / block + 1)) * row_bytes()) {}

  void begin(i64 columns) {
    used_ = columns;
    filled_ = blocks_ = taken_ = 0;
    dealt_ = false;
    clear();
  }
  /// Takes rows that lie `pitch` elements apart.
  void across(const element* from, i64 pitch, i64 rows, i64, i64) {
    taken_ += rows;
    take(from, pitch, rows, used_);
  }
  /// Takes a row of one total, dealt out to its lanes.
  void along(const element* from, i64 count, i64, i64) {
    taken_ += count;
    dealt_ = true;
    take(from, lanes, count / lanes, lanes);
    take(from + count / lanes * lanes, lanes, count % lanes != 0, count % lanes);
  }

  void finish() {
    for (int n = 0; blocks_ >> n != 0; ++n) {
      if ((blocks_ >> n & 1) != 0) join(n + 1);
    }
    wide* const all = level(0);
    for (i64 half = dealt_ ? lanes / 2 : 0; half > 0; half /= 2) {
      take_rows<Join, wide, wide>{all, all + half, 0, 1, half}(vector_bytes<16>{});
    }
  }
  D result(i64 column) const { return narrow<D>(total(column)); }

 protected:
  wide total(i64 column) const { return reinterpret_cast<const wide*>(memory_.data())[place(column)]; }
  i64 taken() const { return taken_; }  // elements of each column

 private:
  /// Where the total of a column stands: in a whole tile of bf16, those of even columns come first.
  i64 place(i64 column) const {
    if (!std::is_same_v<D, bf16> || column >= used_ / lanes * lanes) return column;
    return column / lanes * lanes + column % 2 * (lanes / 2) + column % lanes / 2;
  }
  static constexpr i64 log2(i64 n) { return n < 2 ? 0 : 1 + log2(n / 2); }
  i64 row_bytes() const { return columns_ * static_cast<i64>(sizeof(wide)); }
  wide* level(int n) { return reinterpret_cast<wide*>(memory_.data() + n * row_bytes()); }

  void clear() {
    wide* const all = level(0);
    for (i64 k = 0; k < columns_; ++k) all[k] = std::is_same_v<Join, times>;
  }
  void join(int n) { run_widest(take_rows<Join, wide, wide>{level(0), level(n), 0, 1, columns_}); }
  void close_block() {
    int n = 0;
    for (; (blocks_ >> n & 1) != 0; ++n) join(n + 1);
    std::memcpy(level(n + 1), level(0), static_cast<std::size_t>(row_bytes()));
    ++blocks_;
    filled_ = 0;
    clear();
  }
  void take(const element* from, i64 pitch, i64 rows, i64 columns) {
    while (rows > 0) {
      if (filled_ == block) close_block();
      const i64 room = block - filled_, n = rows < room ? rows : room;
      run_widest(take_rows<Join, wide, element>{level(0), from, pitch, n, columns});
      from += n * pitch;
      rows -= n;
      filled_ += n;
    }
  }

  i64 columns_;
  i64 used_ = 0;
  i64 filled_ = 0;  // rows in the block that is being taken
  i64 blocks_ = 0;
  i64 taken_ = 0;
  bool dealt_ = false;
  buffer memory_;
};

/// Sums divided by how many elements they are of.
template <class D>
class means : public totals<plus, D> {
 public:
  using totals<plus, D>::totals;
  D result(i64 column) const { return narrow<D>(this->total(column) / static_cast<float>(this->taken())); }
};

}  // namespace tmap::detail
