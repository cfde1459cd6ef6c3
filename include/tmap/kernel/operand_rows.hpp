// Layer 8: operands brought in the order of a result, a tile that fits the cache at a time.
#pragma once
#include <tmap/detail/transpose_tile.hpp>
#include <tmap/kernel/joint.hpp>
#include <tmap/tensor/buffer.hpp>

namespace tmap::detail {

inline constexpr i64 row_of_tile = 256;  // elements

/// The rows of a tile: a cache line of an operand that is read across.
template <class D>
struct rows_of_tile {
  static constexpr i64 most_rows = cache_line / sizeof(D);
};

/// The elements of an operand along a tile: row(r, count) are those of row r, in the order of the result.
///
/// Requires enter(position, rows, count) before the rows of a tile; at most most_rows x row_of_tile, except
/// that a direct operand has rows of any length
template <class D, way Way>
class operand_rows;

template <class D>
class operand_rows<D, way::direct> : public rows_of_tile<D> {
 public:
  operand_rows(const unsigned char* cells, i64 down, i64) : cells_(cells), down_(down) {}
  void enter(i64 position, i64, i64) { first_ = reinterpret_cast<const D*>(cells_) + position; }
  const D* row(i64 r, i64) { return first_ + r * down_; }

 private:
  const unsigned char* cells_;
  i64 down_;
  const D* first_ = nullptr;
};

template <class D>
class operand_rows<D, way::repeated> : public rows_of_tile<D> {
 public:
  operand_rows(const unsigned char* cells, i64 down, i64) : cells_(cells), down_(down) {}
  void enter(i64 position, i64, i64) { position_ = position; }
  const D* row(i64 r, i64 count) {
    const D value = load<D>(cells_, position_ + r * down_);
    for (i64 k = 0; k < count; ++k) copies_[k] = value;
    return copies_;
  }

 private:
  const unsigned char* cells_;
  i64 down_, position_ = 0;
  D copies_[row_of_tile];
};

template <class D>
class operand_rows<D, way::scattered> : public rows_of_tile<D> {
 public:
  operand_rows(const unsigned char* cells, i64 down, i64 along) : cells_(cells), down_(down), along_(along) {}
  void enter(i64 position, i64, i64) { position_ = position; }
  const D* row(i64 r, i64 count) {
    for (i64 k = 0; k < count; ++k) gathered_[k] = load<D>(cells_, position_ + r * down_ + k * along_);
    return gathered_;
  }

 private:
  const unsigned char* cells_;
  i64 down_, along_, position_ = 0;
  D gathered_[row_of_tile];
};

template <class D>
class operand_rows<D, way::across> : public rows_of_tile<D> {
  static constexpr i64 width = sizeof(D);
  static constexpr i64 pitch =
      row_of_tile + 64 / width;  // no power of two: rows spread over the cache's sets

 public:
  operand_rows(const unsigned char* cells, i64, i64 along) : cells_(cells), along_(along) {}
  void enter(i64 position, i64 rows, i64 count) {
    transpose_tile<width>({.source = cells_ + position * width,
                           .destination = reinterpret_cast<unsigned char*>(tile_),
                           .rows = count,
                           .columns = rows,
                           .row_pitch = along_ * width,
                           .column_pitch = pitch * width});
  }
  const D* row(i64 r, i64) { return tile_ + r * pitch; }

 private:
  const unsigned char* cells_;
  i64 along_;
  D tile_[rows_of_tile<D>::most_rows * pitch];
};

}  // namespace tmap::detail
