// Storage: strips of an mla layout, written from dense memory and read into it.
#pragma once
#include <tmap/storage/pieces.hpp>
#include <tmap/storage/planar.hpp>
#include <tmap/storage/planes.hpp>
#include <tmap/storage/rows.hpp>

namespace tmap::detail {

/// Maps a piece between two sides of some strides, the loop that is close on one of them inside.
template <class F>
void map_piece(const unsigned char* from, const strip_strides& f, unsigned char* to, const strip_strides& t,
               const piece& p) {
  const steps row{f.row, t.row}, pixel{f.pixel, t.pixel}, channel{f.channel, t.channel};
  if (p.channels == 1 || pixel.from + pixel.to < channel.from + channel.to) {
    map_box<F>({from, to, {p.channels, p.rows, p.pixels}, {channel, row, pixel}});
  } else {
    map_box<F>({from, to, {p.rows, p.pixels, p.channels}, {row, pixel, channel}});
  }
}

/// Where the elements of a piece stand in a stage: pixel after pixel.
constexpr strip_strides pixels_in_stage(const piece& p, i64 width) {
  return {p.pixels * p.channels * width, p.channels * width, width};
}

/// Applies F to a piece, pixel after pixel. Short rows of it are brought together first, because only long
/// ones, and those of whole blocks, are converted fast.
template <class F>
void map_together(const unsigned char* from, const strip_strides& dense, unsigned char* to, const piece& p) {
  constexpr i64 in = sizeof(typename F::from), out = sizeof(typename F::to);
  const i64 row = dense.channel == in && dense.pixel == p.channels * in ? p.pixels * p.channels : p.channels;
  if (std::is_same_v<F, copied<out>> || row >= 64 || row % 16 == 0) {
    return map_piece<F>(from, dense, to, pixels_in_stage(p, out), p);
  }
  alignas(64) unsigned char together[piece_bytes / out * in];
  map_piece<copied<in>>(from, dense, together, pixels_in_stage(p, in), p);
  map_box<F>({together, to, {1, 1, p.rows * p.pixels * p.channels}, {{}, {}, {in, out}}});
}

/// Writes a strip whose pixels lie together in dense memory, each straight into its planes: which pays for
/// long ones, and for those of whole blocks.
template <class F>
struct split_pixels {
  const unsigned char* from;
  strip_strides dense;
  unsigned char* to;
  strip whole;

  template <int Bytes>
  [[gnu::always_inline]] void operator()(vector_bytes<Bytes>) const {
    constexpr i64 in = sizeof(typename F::from), width = sizeof(typename F::to);
    const split_pixels all = *this;  // of its own: no byte written is one of these numbers
    const i64 lanes = all.whole.lanes, channels = all.whole.channels;
    unsigned char* t = all.to;
    for (i64 r = 0; r < all.whole.rows; ++r) {
      for (i64 p = 0; p < all.whole.pixels; ++p, t += lanes * width) {
        const unsigned char* const f = all.from + r * all.dense.row + p * all.dense.pixel;
        const auto block = [&]<i64 Count>(i64 k) __attribute__((always_inline)) {
          split_codes<F, Count>(f + k * in, t + k, lanes);
        };
        read_ahead(f, channels * in, 16 * all.dense.pixel);
        in_blocks<64, 16, 8>(channels, block);
        for (i64 b = 0; b < width && lanes > channels; ++b) {
          std::memset(t + b * lanes + channels, 0, static_cast<std::size_t>(lanes - channels));
        }
      }
    }
  }
};

/// Writes a strip of an mla layout from dense memory; F says what becomes of an element on the way.
template <class F>
void tess_strip(const unsigned char* from, unsigned char* to, const strip& s, const strip_strides& dense,
                bool stream) {
  constexpr i64 width = sizeof(typename F::to);
  const i64 pixel = s.lanes * width, padding = s.lanes - s.channels;
  if (s.lanes > 1 && is_planar<F>(s, dense)) return tess_planar<F>(from, to, s, dense, stream);
  if (width == 1 || (std::is_same_v<F, copied<width>> && s.lanes == 1)) {  // planes are elements
    map_piece<F>(from, dense, to, {s.pixels * pixel, pixel, width}, {0, s.rows, 0, s.pixels, 0, s.channels});
    for (i64 p = 0; p < s.rows * s.pixels && padding > 0; ++p) {
      std::memset(to + p * pixel + s.channels, 0, static_cast<std::size_t>(padding));
    }
  } else if constexpr (width > 1) {
    if (std::is_same_v<F, copied<width>> && dense.channel == width) {
      return split_planes<width>(from, to,
                                 {s.rows, s.pixels, s.channels, s.lanes, padding, dense.row, dense.pixel});
    }
    if (dense.channel == sizeof(typename F::from) && (s.channels >= 64 || s.channels % 16 == 0)) {
      return run_widest_fused(split_pixels<F>{from, dense, to, s});
    }
    alignas(64) unsigned char stage[piece_bytes];
    const i64 most = piece_bytes / width * s.channels / s.lanes;
    each_piece(s, most, most, [&](const piece& p) {
      const i64 last = p.channel + p.channels == s.channels ? padding : 0;
      const strip_strides staged = pixels_in_stage(p, width);
      const bool whole = p.channels + last == s.lanes;  // pixels
      const auto split = [&](unsigned char* first) {
        map_together<F>(from + p.dense(dense), dense, s.lanes == 1 ? first : stage, p);
        if (s.lanes == 1) return;
        split_planes<width>(stage, first,
                            {p.rows, p.pixels, p.channels, s.lanes, last, staged.row, staged.pixel});
      };
      write_piece(to + (p.row * s.pixels + p.pixel) * pixel + p.channel, p.rows * p.pixels * pixel,
                  stream && whole, split);
    });
  }
}

/// Reads a strip of an mla layout into dense memory.
template <int Width>
void detess_strip(const unsigned char* from, unsigned char* to, const strip& s, const strip_strides& dense) {
  const i64 pixel = s.lanes * Width;
  if (Width == 1 || s.lanes == 1) {
    map_piece<copied<Width>>(from, {s.pixels * pixel, pixel, Width}, to, dense,
                             {0, s.rows, 0, s.pixels, 0, s.channels});
  } else if constexpr (Width > 1) {
    if (dense.channel == Width) {
      return merge_planes<Width>(from, to,
                                 {s.rows, s.pixels, s.channels, s.lanes, 0, dense.row, dense.pixel});
    }
    alignas(64) unsigned char stage[piece_bytes];
    each_piece(s, piece_bytes / Width, piece_bytes / Width, [&](const piece& p) {
      const strip_strides staged = pixels_in_stage(p, Width);
      merge_planes<Width>(from + (p.row * s.pixels + p.pixel) * pixel + p.channel, stage,
                          {p.rows, p.pixels, p.channels, s.lanes, 0, staged.row, staged.pixel});
      map_piece<copied<Width>>(stage, staged, to + p.dense(dense), dense, p);
    });
  }
}

}  // namespace tmap::detail
