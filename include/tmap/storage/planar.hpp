// Storage: strips whose channels lie apart in dense memory, each with its pixels together.
#pragma once
#include <tmap/detail/cache.hpp>
#include <tmap/detail/transpose_tile.hpp>
#include <tmap/storage/codes.hpp>
#include <tmap/storage/pieces.hpp>

namespace tmap::detail {

template <class F>
constexpr bool is_planar(const strip& s, const strip_strides& dense) {
  constexpr i64 width = sizeof(typename F::from);
  return dense.pixel == width && (dense.channel != width || s.channels == 1);
}

/// Splits the elements of a piece into rows of bytes: one of all its pixels for each byte of each channel.
///
/// Units    apart: bytes between the rows of a channel; next: bytes to the piece after this one
template <class F>
struct split_channels {
  const unsigned char* from;
  strip_strides dense;
  unsigned char* to;
  i64 apart;
  piece part;
  i64 next;

  template <int Bytes>
  [[gnu::always_inline]] void operator()(vector_bytes<Bytes>) const {
    const split_channels all = *this;  // of its own: no byte written is one of these numbers
    const i64 channels = all.part.channels, early = channels < 4 ? channels : 4;
    for (i64 c = 0; c < channels; ++c) {
      const i64 ahead = early * all.dense.channel;
      all.split(c, c + early < channels ? ahead : all.next + ahead - channels * all.dense.channel);
    }
  }

 private:
  [[gnu::always_inline]] void split(i64 channel, i64 ahead) const {
    constexpr i64 in = sizeof(typename F::from);
    for (i64 r = 0; r < part.rows; ++r) {
      const unsigned char* const f = from + channel * dense.channel + r * dense.row;
      unsigned char* const t = to + (channel * part.rows + r) * part.pixels;
      const auto block = [&]<i64 Count>(i64 k) __attribute__((always_inline)) {
        split_codes<F, Count>(f + k * in, t + k, apart);
      };
      read_ahead(f, part.pixels * in, ahead);
      in_blocks<64, 16, 8>(part.pixels, block);
    }
  }
};

/// Writes a strip of an mla layout piece by piece, whose rows of bytes are the rows of a transpose.
template <class F>
void tess_planar(const unsigned char* from, unsigned char* to, const strip& s, const strip_strides& dense,
                 bool stream) {
  constexpr i64 width = sizeof(typename F::to), most_pixels = 256, most_channels = 64;
  alignas(cache_line) unsigned char bytes[piece_bytes];
  const i64 padding = s.lanes - s.channels, pixel = s.lanes * width;
  const i64 channels = tile_grid::smaller(s.channels, most_channels);
  const i64 pixels = tile_grid::smaller(piece_bytes / (channels + padding) / width / 16 * 16, most_pixels);
  each_piece(s, pixels * channels, channels, [&](const piece& p) {
    const i64 count = p.rows * p.pixels;
    const i64 lanes = p.channels + (p.channel + p.channels == s.channels ? padding : 0);
    const i64 next = p.pixels < s.pixels ? p.pixels * dense.pixel : p.rows * dense.row;
    run_widest_fused(split_channels<F>{from + p.dense(dense), dense, bytes, lanes * count, p, next});
    for (i64 b = 0; b < width && lanes > p.channels; ++b) {
      std::memset(bytes + (b * lanes + p.channels) * count, 0,
                  static_cast<std::size_t>((lanes - p.channels) * count));
    }
    const bool whole = lanes == s.lanes;  // pixels, whose planes follow on each other
    const auto turn = [&](unsigned char* first) {
      for (i64 b = 0; b < width; b += whole ? width : 1) {
        transpose_tile<1>({.source = bytes + b * lanes * count,
                           .destination = first + b * s.lanes,
                           .rows = (whole ? width : 1) * lanes,
                           .columns = count,
                           .row_pitch = count,
                           .column_pitch = pixel});
      }
    };
    write_piece(to + (p.row * s.pixels + p.pixel) * pixel + p.channel, count * pixel, stream && whole, turn);
  });
}

}  // namespace tmap::detail
