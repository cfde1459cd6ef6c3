// Layer 7: transposes into columns of a few lines, which are written one after the other.
#pragma once
#include <tmap/detail/copy_run.hpp>
#include <tmap/detail/transpose_tile.hpp>

namespace tmap::detail {

/// Transposes 2 or 4 rows into columns without a gap: each round of zipping doubles the columns' length.
template <int Width, int Rows>
void interleave_rows(const plane& p, bool stream) {
  constexpr i64 n = 16 / Width;
  stream = stream && past_line(p.destination) % 16 == 0;
  vector16<Width> rows[Rows];
  i64 column = 0;
  for (; column + n <= p.columns; column += n) {
#pragma GCC unroll 4
    for (int k = 0; k < Rows; ++k) load_vector(rows[k], p.source + k * p.row_pitch + column * Width);
    zip_rows<Width>(rows);
    unsigned char* const to = p.destination + column * p.column_pitch;
#pragma GCC unroll 4
    for (int k = 0; k < Rows; ++k) {
      if (stream) {
        stream_vector(to + k * 16, rows[k]);
      } else {
        store_vector(to + k * 16, rows[k]);
      }
    }
  }
  plane rest = p;
  rest.source += column * Width;
  rest.destination += column * p.column_pitch;
  rest.columns -= column;
  transpose_tile<Width>(rest);
}

/// Transposes a plane whose columns are whole lines, past the caches from registers.
///
/// Requires a block at least, one group, no zeros, and that columns begin with a line
template <int Width>
struct stream_columns {
  const plane& whole;

  template <int Bytes>
  [[gnu::always_inline]] void operator()(vector_bytes<Bytes>) const {
    constexpr i64 across = 16 / Width, down = Bytes / Width, line = cache_line / Width;
    constexpr int n = across, parts = cache_line / Bytes;
    const plane p = whole;  // of its own: no byte written is one of these numbers
    for (i64 first = 0; first < p.columns; first += line) {
      const i64 end = first + line < p.columns ? first + line : p.columns;
      for (i64 r = 0; r < p.rows; ++r)
        read_ahead(p.source + r * p.row_pitch + first * Width, cache_line, cache_line);
      for (i64 r = 0; r < p.rows; r += line) {
        for (i64 c = first; c < end; c += across) {
          const i64 column = c + across <= p.columns ? c : p.columns - across;
          vector<word_of_width<Width>, Bytes> blocks[parts][n];
#pragma GCC unroll 4
          for (int part = 0; part < parts; ++part) {
            const unsigned char* const from = p.source + (r + part * down) * p.row_pitch + column * Width;
#pragma GCC unroll 16
            for (int k = 0; k < n; ++k) load_lanes(blocks[part][k], from + k * p.row_pitch, n * p.row_pitch);
            zip_rows<Width>(blocks[part]);
          }
#pragma GCC unroll 16
          for (int k = 0; k < n; ++k) {
            unsigned char* const to = p.destination + (column + k) * p.column_pitch + r * Width;
#pragma GCC unroll 4
            for (int part = 0; part < parts; ++part) stream_vector(to + part * Bytes, blocks[part][k]);
          }
        }
      }
    }
  }
};

/// Transposes a plane whose columns follow each other without a gap and are short: many of them are put
/// together, zeros included, and written as one run.
template <int Width>
void transpose_short_columns(const plane& p, bool stream) {
  constexpr i64 room = 8192, piece = 8 * cache_line;
  alignas(cache_line) unsigned char buffer[cache_line + room];
  if (p.zeros != 0) std::memset(buffer, 0, sizeof buffer);
  const i64 across = room / p.column_pitch / (16 / Width) * (16 / Width);
  i64 kept = 0;  // bytes of an unfinished line, before the tile
  for (i64 column = 0; column < p.columns; column += across) {
    plane tile = p;
    tile.source += column * Width;
    tile.destination = buffer + cache_line;
    tile.columns = p.columns - column < across ? p.columns - column : across;
    transpose_tile<Width>(tile);
    const bool last = column + across >= p.columns;
    const unsigned char* from = buffer + cache_line - kept;
    unsigned char* to = p.destination + column * p.column_pitch - kept;
    const i64 bytes = kept + tile.columns * p.column_pitch, left = last ? 0 : past_line(to + bytes);
    if (stream) {
      plane after = tile;
      after.source += across * Width;
      if (last) after.groups = 0;
      lines_ahead next{after, across * Width};
      for (i64 done = 0; done < bytes - left; done += piece) {
        next.ask_for(piece / cache_line);
        stream_run(from + done, to + done, bytes - left - done < piece ? bytes - left - done : piece);
      }
    } else {
      std::memcpy(to, from, static_cast<std::size_t>(bytes - left));
    }
    std::memcpy(buffer, buffer + across * p.column_pitch, cache_line);
    kept = left;
  }
}

}  // namespace tmap::detail
