// Storage: strips of an mla layout, piece by piece.
#pragma once
#include <tmap/detail/copy_run.hpp>
#include <tmap/storage/strips.hpp>

namespace tmap::detail {

/// Bytes between neighbours on one side of a strip.
struct strip_strides {
  i64 row = 0, pixel = 0, channel = 0;
};
constexpr strip_strides strides_in_strip(const tile_grid& grid, const byte_strides& dense) {
  const auto of = [&](int role) { return grid.axis[role] < 0 ? 0 : dense.of[grid.axis[role]]; };
  return {of(tile_grid::height), of(tile_grid::width), of(tile_grid::channels)};
}

/// Some rows, pixels and channels of a strip.
struct piece {
  i64 row = 0, rows = 0, pixel = 0, pixels = 0, channel = 0, channels = 0;

  i64 dense(const strip_strides& s) const { return row * s.row + pixel * s.pixel + channel * s.channel; }
};

inline constexpr i64 piece_bytes = 16384;  // of a piece's elements at most, on their way to their places

/// Cuts a strip into pieces of so many elements, and channels, at most: whole rows, or pixels of one, or
/// channels of one pixel.
template <class Visit>
void each_piece(const strip& s, i64 most, i64 most_channels, Visit&& visit) {
  const auto part = [](i64 room, i64 all) { return room < 1 ? 1 : tile_grid::smaller(room, all); };
  const i64 channels = part(most_channels, s.channels), pixels = part(most / channels, s.pixels);
  const i64 rows = pixels < s.pixels ? 1 : part(most / (channels * pixels), s.rows);
  for (i64 row = 0; row < s.rows; row += rows) {
    for (i64 pixel = 0; pixel < s.pixels; pixel += pixels) {
      for (i64 channel = 0; channel < s.channels; channel += channels) {
        visit(piece{row, tile_grid::smaller(rows, s.rows - row), pixel,
                    tile_grid::smaller(pixels, s.pixels - pixel), channel,
                    tile_grid::smaller(channels, s.channels - channel)});
      }
    }
  }
}

/// Calls write(place) for a run of an mla layout; with `stream` a short one is put together elsewhere, and
/// then written past the caches.
template <class Write>
void write_piece(unsigned char* to, i64 bytes, bool stream, Write&& write) {
  if (!stream || bytes > piece_bytes) return write(to);
  alignas(cache_line) unsigned char run[cache_line + piece_bytes];
  unsigned char* const place = run + past_line(to);
  write(place);
  stream_run(place, to, bytes);
}

}  // namespace tmap::detail
