// Storage: where the tiles of the mla layouts begin, and where a byte lies in one.
#pragma once
#include <tmap/storage/spec.hpp>

namespace tmap::detail {

inline constexpr i64 mla_lanes = 16;  // channels of a block, bytes of a stripe, the alignment of a tile

/// The tiles of an mla layout. Both layouts visit and pad them alike; they differ within a tile.
///
/// Requires the spec was measured (requirements.hpp): no extent is 0 or negative, the capacity fits 63 bits
struct tile_grid {
  enum role { channels, depth, height, width };  // in the order in which tiles are visited
  static constexpr int roles = 4;
  using box = i64[roles];

  storage::shape shape;
  i64 element = 1;            // bytes
  box extent = {1, 1, 1, 1};  // of the axis that plays the role
  box tile = {1, 1, 1, 1};
  int axis[roles] = {-1, -1, -1, -1};
  i64 channel_multiple = 1;
  i64 alignment = 1;
  bool blocked = false;

  constexpr explicit tile_grid(const storage::tensor_spec& spec)
      : shape(spec.shape), element(width_of(spec.dtype)) {
    if (const auto* t = std::get_if<storage::mla_tiled>(&spec.layout)) {
      play(channels, t->c);
      play(depth, t->d);
      play(height, t->h);
      play(width, t->w);
      channel_multiple = t->pad_channels ? mla_lanes : 1;
      alignment = t->aligned ? mla_lanes : 1;
    } else if (const auto* b = std::get_if<storage::mla_cblocked>(&spec.layout)) {
      const int rank = shape.rank();
      play(channels, {rank - 1, b->tile_c});
      play(height, {rank - 3, b->tile_h});
      play(width, {rank - 2, b->tile_w});
      channel_multiple = mla_lanes;
      blocked = true;
    }
  }

  constexpr bool is_outer(int k) const {
    for (const int taken : axis) {
      if (taken == k) return false;
    }
    return true;
  }
  constexpr i64 stored_channels(const box& t) const { return round_up(t[channels], channel_multiple); }

  /// The bytes of one tile of that size, without and with what its alignment adds.
  constexpr i64 payload(const box& t) const {
    const i64 pixels = saturating_mul(saturating_mul(t[depth], t[height]), t[width]);
    return saturating_mul(saturating_mul(pixels, stored_channels(t)), element);
  }
  constexpr i64 slot(const box& t) const { return round_up(payload(t), alignment); }

  /// The bytes of the tiles that differ from role `from` on, where the roles before have the sizes in t.
  constexpr i64 sequence(int from, const box& t) const {
    if (from == roles) return slot(t);
    box next = {t[0], t[1], t[2], t[3]};
    next[from] = tile[from];
    const i64 full = saturating_mul(extent[from] / tile[from], sequence(from + 1, next));
    next[from] = extent[from] % tile[from];
    return next[from] == 0 ? full : saturating_add(full, sequence(from + 1, next));
  }

  constexpr i64 outer_count() const {
    i64 count = 1;
    for (int k = 0; k < shape.rank(); ++k) {
      if (is_outer(k)) count = saturating_mul(count, shape[k]);
    }
    return count;
  }
  constexpr i64 capacity() const { return saturating_mul(outer_count(), sequence(0, tile)); }

  /// The offset of a byte of the element at some coordinates, one per logical axis.
  constexpr i64 offset(const i64* coordinates, i64 byte) const {
    i64 outer = 0;
    for (int k = 0; k < shape.rank(); ++k) {
      if (is_outer(k)) outer = outer * shape[k] + coordinates[k];
    }
    i64 base = outer * sequence(0, tile);
    box size = {1, 1, 1, 1}, at = {0, 0, 0, 0};
    for (int r = 0; r < roles; ++r) {
      const i64 coordinate = axis[r] < 0 ? 0 : coordinates[axis[r]];
      at[r] = coordinate % tile[r];
      size[r] = tile[r];  // all tiles before this one are full
      base += coordinate / tile[r] * sequence(r + 1, size);
      size[r] = smaller(tile[r], extent[r] - (coordinate - at[r]));
    }
    const i64 plane = blocked ? at[channels] / mla_lanes : at[depth];
    const i64 lane = blocked ? at[channels] % mla_lanes : at[channels];
    const i64 lanes = blocked ? mla_lanes : stored_channels(size);
    const i64 pixel = (plane * size[height] + at[height]) * size[width] + at[width];
    return base + (pixel * element + byte) * lanes + lane;
  }

  static constexpr i64 smaller(i64 a, i64 b) { return a < b ? a : b; }

 private:
  constexpr void play(role r, const storage::tiled_axis& t) {
    axis[r] = t.axis;
    if (t.axis >= 0) extent[r] = shape[t.axis];
    tile[r] = smaller(t.tile, extent[r]);
  }
};

}  // namespace tmap::detail
