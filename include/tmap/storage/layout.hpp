// Storage: the four physical representations of a tensor.
#pragma once
#include <tmap/storage/shape.hpp>
#include <variant>

namespace tmap::storage {

/// Dense logical order, the last axis fastest.
struct contiguous {
  friend constexpr bool operator==(const contiguous&, const contiguous&) = default;
};

/// Bytes between neighbours along each logical axis; those past the rank address nothing.
struct strided {
  i64 strides[max_rank]{};

  friend constexpr bool operator==(const strided&, const strided&) = default;
};

inline constexpr i64 whole = tmap::detail::largest;  // a tile that is as long as its axis

/// The logical axis that one of D, H, W and C stands for, and how much of it lies in one tile.
struct tiled_axis {
  int axis = -1;  // none: one coordinate
  i64 tile = whole;

  friend constexpr bool operator==(const tiled_axis&, const tiled_axis&) = default;
};

/// Tiles of pixels: for each index of the axes not named here, in logical order, a sequence of tiles.
///
/// Shape    tiles C, D, H, W, the last one fastest; in a tile pixels D, H, W; in a pixel the channels' lowest
///          bytes, then their next ones; the last tile of an axis has what is left, at its real size
/// Units    aligned: a tile takes a multiple of 16 bytes; pad_channels: a pixel has a multiple of 16 channels
/// Source   seed "Physical representations", MlaTiled; DECIDED: outer axes, ragged tiles, both paddings
struct mla_tiled {
  tiled_axis d{}, h{}, w{}, c{};
  bool aligned = true;
  bool pad_channels = false;

  friend constexpr bool operator==(const mla_tiled&, const mla_tiled&) = default;
};

/// Tiles of blocks of 16 channels: the last three axes are H, W and C, the others are outer.
///
/// Shape    tiles C, H, W, the last one fastest; in a tile blocks, H, W; per pixel and block 16 lowest bytes,
///          then 16 of the next; every tile pads its own channels to whole blocks
/// Source   seed "Physical representations", MlaCBlocked; the order of tiles is DECIDED
struct mla_cblocked {
  i64 tile_h = whole, tile_w = whole, tile_c = whole;

  friend constexpr bool operator==(const mla_cblocked&, const mla_cblocked&) = default;
};

using layout = std::variant<contiguous, strided, mla_tiled, mla_cblocked>;

/// The name that messages use.
constexpr const char* name_of(const layout& l) {
  constexpr const char* names[] = {"contiguous", "strided", "mla_tiled", "mla_cblocked"};
  return names[l.index()];
}

}  // namespace tmap::storage
