// Storage: the walk through an mla layout, in the order of its bytes.
#pragma once
#include <tmap/storage/tiles.hpp>

namespace tmap::detail {

/// Rows of pixels that follow on each other in a tile, with the channels that lie together: all of the
/// tile's, or a block's.
///
/// Units    dense, mla: the offset of the first pixel in bytes; lanes: bytes of a plane, padding included
struct strip {
  i64 dense = 0, mla = 0;
  i64 rows = 0, pixels = 0;  // pixels of a row
  i64 channels = 0, lanes = 0;
};

/// Hands every strip to visit(strip), and what alignment adds to a tile to pad(offset, bytes).
template <class Visit, class Pad>
class strip_walk {
 public:
  strip_walk(const tile_grid& tiles, const byte_strides& strides, Visit visit, Pad pad)
      : grid_(tiles), strides_(strides), visit_(visit), pad_(pad) {}

  void run() { outer(0, 0); }

 private:
  using grid = tile_grid;

  i64 stride(int r) const { return grid_.axis[r] < 0 ? 0 : strides_.of[grid_.axis[r]]; }

  void outer(int axis, i64 dense) {
    while (axis < grid_.shape.rank() && !grid_.is_outer(axis)) ++axis;
    if (axis == grid_.shape.rank()) return tiles(0, dense);
    for (i64 k = 0; k < grid_.shape[axis]; ++k) outer(axis + 1, dense + k * strides_.of[axis]);
  }

  void tiles(int r, i64 dense) {
    if (r == grid::roles) return tile(dense);
    for (i64 first = 0; first < grid_.extent[r]; first += size_[r]) {
      size_[r] = grid::smaller(grid_.tile[r], grid_.extent[r] - first);
      tiles(r + 1, dense + first * stride(r));
    }
  }

  void tile(i64 dense) {
    const grid::box& size = size_;
    const i64 channels = size[grid::channels];
    const i64 planes = grid_.blocked ? ceil_div(channels, mla_lanes) : size[grid::depth];
    const i64 plane_stride = grid_.blocked ? mla_lanes * stride(grid::channels) : stride(grid::depth);
    strip s{.mla = mla_, .rows = size[grid::height], .pixels = size[grid::width]};
    s.lanes = grid_.blocked ? mla_lanes : grid_.stored_channels(size);
    for (i64 plane = 0; plane < planes; ++plane) {
      s.channels = grid_.blocked ? grid::smaller(mla_lanes, channels - plane * mla_lanes) : channels;
      s.dense = dense + plane * plane_stride;
      visit_(s);
      s.mla += s.rows * s.pixels * s.lanes * grid_.element;
    }
    mla_ += grid_.slot(size);
    if (s.mla < mla_) pad_(s.mla, mla_ - s.mla);
  }

  const tile_grid& grid_;
  const byte_strides& strides_;
  Visit visit_;
  Pad pad_;
  grid::box size_ = {1, 1, 1, 1};  // of the tile at hand
  i64 mla_ = 0;
};

}  // namespace tmap::detail
