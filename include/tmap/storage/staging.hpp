// Storage: strips of an mla layout, written from dense memory and read into it.
#pragma once
#include <tmap/storage/planes.hpp>
#include <tmap/storage/rows.hpp>
#include <tmap/storage/strips.hpp>

namespace tmap::detail {

/// Bytes between neighbours on the dense side of a strip.
struct strip_strides {
  i64 pixel = 0, channel = 0;

  strip_strides(const tile_grid& grid, const byte_strides& dense)
      : pixel(of(grid, dense, tile_grid::width)), channel(of(grid, dense, tile_grid::channels)) {}

 private:
  static i64 of(const tile_grid& grid, const byte_strides& dense, int role) {
    return grid.axis[role] < 0 ? 0 : dense.of[grid.axis[role]];
  }
};

/// Maps a strip between two dense sides, the longer runs inside.
template <class F>
void map_strip(const unsigned char* from, unsigned char* to, i64 pixels, steps pixel, i64 channels,
               steps channel) {
  const bool by_pixels = channels == 1 || (pixels > 1 && pixel.from + pixel.to < channel.from + channel.to);
  if (by_pixels) return map_plane<F>(from, to, channels, channel, pixels, pixel);
  map_plane<F>(from, to, pixels, pixel, channels, channel);
}

inline constexpr i64 staged_bytes = 4096;  // of elements on their way between the two sides of a strip

/// Cuts a strip into pieces of at most so many elements: some whole pixels, or some channels of one.
template <class Visit>
void each_piece(const strip& s, i64 most, Visit&& visit) {
  const i64 channels = tile_grid::smaller(s.channels, most);
  const i64 pixels = most / channels;
  for (i64 p = 0; p < s.pixels; p += pixels) {
    for (i64 c = 0; c < s.channels; c += channels) {
      visit(p, tile_grid::smaller(pixels, s.pixels - p), c, tile_grid::smaller(channels, s.channels - c));
    }
  }
}

/// Writes a strip of an mla layout from dense memory; F says what becomes of an element on the way.
template <class F>
void tess_strip(const unsigned char* from, unsigned char* to, const strip& s, const strip_strides& dense) {
  constexpr int read = sizeof(typename F::from), width = sizeof(typename F::to);
  if (width == 1 || s.lanes == 1) {  // planes are elements
    map_strip<F>(from, to, s.pixels, {dense.pixel, s.lanes * width}, s.channels, {dense.channel, width});
    for (i64 p = 0; p < s.pixels && s.channels < s.lanes; ++p) {
      std::memset(to + p * s.lanes + s.channels, 0, static_cast<std::size_t>(s.lanes - s.channels));
    }
  } else if constexpr (width > 1) {
    const i64 padding = s.lanes - s.channels;
    if (std::is_same_v<F, copied<width>> && dense.channel == read) {
      return split_planes<width>(from, to, {s.pixels, s.channels, s.lanes, dense.pixel, padding});
    }
    alignas(64) unsigned char stage[staged_bytes];
    each_piece(s, staged_bytes / width, [&](i64 p, i64 pixels, i64 c, i64 channels) {
      const i64 pitch = channels * width;
      map_strip<F>(from + p * dense.pixel + c * dense.channel, stage, pixels, {dense.pixel, pitch}, channels,
                   {dense.channel, width});
      split_planes<width>(stage, to + p * s.lanes * width + c,
                          {pixels, channels, s.lanes, pitch, c + channels == s.channels ? padding : 0});
    });
  }
}

/// Reads a strip of an mla layout into dense memory.
template <int Width>
void detess_strip(const unsigned char* from, unsigned char* to, const strip& s, const strip_strides& dense) {
  if (Width == 1 || s.lanes == 1) {
    map_strip<copied<Width>>(from, to, s.pixels, {s.lanes * Width, dense.pixel}, s.channels,
                             {Width, dense.channel});
  } else if constexpr (Width > 1) {
    if (dense.channel == Width) {
      return merge_planes<Width>(from, to, {s.pixels, s.channels, s.lanes, dense.pixel});
    }
    alignas(64) unsigned char stage[staged_bytes];
    each_piece(s, staged_bytes / Width, [&](i64 p, i64 pixels, i64 c, i64 channels) {
      const i64 pitch = channels * Width;
      merge_planes<Width>(from + p * s.lanes * Width + c, stage, {pixels, channels, s.lanes, pitch});
      map_strip<copied<Width>>(stage, to + p * dense.pixel + c * dense.channel, pixels, {pitch, dense.pixel},
                               channels, {Width, dense.channel});
    });
  }
}

}  // namespace tmap::detail
