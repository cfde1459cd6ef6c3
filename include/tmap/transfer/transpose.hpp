// Layer 7: blocked transposes of elements of 1, 2, 4 and 8 bytes.
//
// Loops whose unit strides lie on different sides wreck every simple copy: one side touches a new cache line
// each element, and power-of-two strides put all of them into a few sets. Here blocks are transposed in
// registers, and where it matters in which order lines are written they are put together in a buffer first.
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

/// The lines of the tile to be read next, asked for while the one before is written: the memory that serves
/// reads would be idle otherwise.
struct lines_ahead {
  const unsigned char* row;
  i64 pitch;
  i64 rows;
  i64 bytes;  // of a row
  i64 column = 0;

  [[gnu::always_inline]] void ask_for(i64 lines) {
    for (; lines > 0 && rows > 0; --lines) {
      __builtin_prefetch(row + column);
      column += cache_line;
      if (column < bytes) continue;
      column = 0;
      row += pitch;
      --rows;
    }
  }
};

/// Transposes a plane whose columns follow each other without a gap and are short: many of them are put
/// together, zeros included, and written as one run.
template <int Width>
void transpose_short_columns(const plane& p, bool stream) {
  constexpr i64 room = 8192, piece = 8 * cache_line;
  alignas(cache_line) unsigned char buffer[cache_line + room];
  std::memset(buffer, 0, sizeof buffer);
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
    lines_ahead next{tile.source + across * Width, p.row_pitch, last || !stream ? 0 : p.rows, across * Width};
    for (i64 done = 0; done < bytes - left; done += piece) {
      next.ask_for(piece / cache_line);
      write_run(from + done, to + done, bytes - left - done < piece ? bytes - left - done : piece, stream);
    }
    std::memcpy(buffer, buffer + across * p.column_pitch, cache_line);
    kept = left;
  }
}

/// A plane cut into tiles of `down` rows and `across` columns, taken column by column of tiles or row by row.
struct tiling {
  const plane& p;
  i64 width, down, across;
  bool along_rows;
  i64 tiles_down = ceil_div(p.rows, down), tiles_across = ceil_div(p.columns, across);

  i64 count() const { return tiles_down * tiles_across; }
  i64 row(i64 turn) const { return (along_rows ? turn / tiles_across : turn % tiles_down) * down; }
  plane tile(i64 turn) const {
    const i64 column = (along_rows ? turn % tiles_across : turn / tiles_down) * across;
    plane t = p;
    t.source += row(turn) * p.row_pitch + column * width;
    t.destination += column * p.column_pitch + row(turn) * width;
    t.rows = p.rows - row(turn) < down ? p.rows - row(turn) : down;
    t.columns = p.columns - column < across ? p.columns - column : across;
    return t;
  }
};

/// Transposes a plane tile by tile through a buffer, each column in whole lines: what is left of one waits
/// for the tile below. Where columns begin with a line nothing is left, and tiles follow the rows instead,
/// which the processor reads ahead.
template <int Width>
void transpose_long_columns(const plane& p, bool stream) {
  constexpr i64 tall = 2 * cache_line,
                wide = 4 * cache_line;  // bytes of a tile, down its columns and along its rows
  constexpr i64 pitch = cache_line + tall;
  alignas(cache_line) unsigned char buffer[wide / Width * pitch];
  const bool on_lines = past_line(p.destination) == 0 && p.column_pitch % cache_line == 0;
  const tiling tiles{p, Width, tall / Width, wide / Width, on_lines};
  for (i64 turn = 0; turn < tiles.count(); ++turn) {
    const plane tile = tiles.tile(turn);
    plane buffered = tile;
    buffered.destination = buffer + cache_line;
    buffered.column_pitch = pitch;
    transpose_tile<Width>(buffered);
    const plane after = tiles.tile(turn + 1 < tiles.count() ? turn + 1 : turn);
    lines_ahead next{after.source, p.row_pitch, after.rows, after.columns * Width};
    const i64 row = tiles.row(turn), bytes = tile.rows * Width;
    const bool last = row + tile.rows == p.rows;
    for (i64 c = 0; c < tile.columns; ++c) {
      next.ask_for(tall / cache_line);
      unsigned char* const from = buffered.destination + c * pitch;
      unsigned char* const to = tile.destination + c * p.column_pitch;
      const i64 kept = row == 0 ? 0 : past_line(to), left = last ? 0 : past_line(to + bytes);
      write_run(from - kept, to - kept, kept + bytes - left, stream);
      if (left != 0) std::memcpy(from - cache_line, from + bytes - cache_line, cache_line);
      if (last) std::memset(to + bytes, 0, static_cast<std::size_t>(p.zeros * Width));
    }
  }
}

/// Transposes a plane of any size; with `stream`, whole cache lines are written past the caches.
///
/// Requires source and destination do not overlap; Width is 1, 2, 4 or 8
template <int Width>
void transpose(const plane& p, bool stream) {
  const i64 column_bytes = (p.rows + p.zeros) * Width;
  const bool dense = p.column_pitch == column_bytes;
  const bool folds = p.column_pitch % 2048 == 0;  // columns fall into a few sets of the cache
  if (dense && p.zeros == 0 && p.rows == 2) return interleave_rows<Width, 2>(p, stream);
  if constexpr (Width <= 4) {
    if (dense && p.zeros == 0 && p.rows == 4) return interleave_rows<Width, 4>(p, stream);
  }
  if (dense && column_bytes <= 8 * cache_line && (stream || p.zeros != 0)) {
    transpose_short_columns<Width>(p, stream);
  } else if (stream || folds || p.zeros != 0) {
    transpose_long_columns<Width>(p, stream);
  } else {
    transpose_tile<Width>(p);
  }
}

}  // namespace tmap::detail
