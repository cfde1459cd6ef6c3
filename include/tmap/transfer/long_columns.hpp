// Layer 7: transposes into columns that lie apart, each written in whole lines.
#pragma once
#include <tmap/detail/copy_run.hpp>
#include <tmap/detail/transpose_tile.hpp>

namespace tmap::detail {

/// A plane cut into tiles of `across` columns, and of `down` rows of a group or all rows of several groups,
/// taken column by column of tiles or row by row.
struct tiling {
  const plane& p;
  i64 width, down, across;
  bool along_rows;
  i64 pieces = ceil_div(p.rows, down), together = pieces > 1 ? 1 : down / p.rows;
  i64 tiles_down = pieces * ceil_div(p.groups, together), tiles_across = ceil_div(p.columns, across);

  i64 count() const { return tiles_down * tiles_across; }
  i64 row(i64 turn) const {
    const i64 at = along_rows ? turn / tiles_across : turn % tiles_down;
    return at / pieces * together * p.rows + at % pieces * down;
  }
  plane tile(i64 turn) const {
    const i64 column = (along_rows ? turn % tiles_across : turn / tiles_down) * across;
    const i64 group = row(turn) / p.rows, first = row(turn) % p.rows;
    plane t = p;
    t.source += group * p.group_pitch + first * p.row_pitch + column * width;
    t.destination += column * p.column_pitch + row(turn) * width;
    t.rows = p.rows - first < down ? p.rows - first : down;
    t.groups = p.groups - group < together ? p.groups - group : together;
    t.columns = p.columns - column < across ? p.columns - column : across;
    return t;
  }
};

/// Transposes a plane tile by tile through a buffer, each column in whole lines: what is left of one waits
/// for the tile below. Where columns begin with a line nothing is left, and tiles follow the rows instead,
/// which the processor reads ahead.
template <int Width>
void transpose_long_columns(const plane& p, bool stream) {
  constexpr i64 widest = 4 * cache_line / Width, room = widest * 5 * cache_line;
  alignas(cache_line) unsigned char buffer[room];
  const i64 across = p.columns < widest ? p.columns : widest;
  const i64 lines = (room / across / cache_line - 1) | 1;  // odd, so that columns spread over a cache's sets
  const i64 pitch = lines * cache_line, tall = pitch - cache_line;
  const bool on_lines = past_line(p.destination) == 0 && p.column_pitch % cache_line == 0 && p.groups == 1;
  const tiling tiles{p, Width, tall / Width, across, on_lines};
  for (i64 turn = 0; turn < tiles.count(); ++turn) {
    const plane tile = tiles.tile(turn);
    plane buffered = tile;
    buffered.destination = buffer + cache_line;
    buffered.column_pitch = pitch;
    transpose_groups<Width>(buffered);
    const plane after = tiles.tile(turn + 1 < tiles.count() ? turn + 1 : turn);
    lines_ahead next{after, after.columns * Width};
    const i64 row = tiles.row(turn), bytes = tile.column_rows() * Width;
    const bool last = row + tile.column_rows() == p.column_rows();
    for (i64 c = 0; c < tile.columns; ++c) {
      next.ask_for(tall / cache_line);
      unsigned char* const from = buffered.destination + c * pitch;
      unsigned char* const to = tile.destination + c * p.column_pitch;
      const i64 kept = row == 0 ? 0 : past_line(to), left = last ? 0 : past_line(to + bytes);
      write_run(from - kept, to - kept, kept + bytes - left, stream);
      if (left != 0) std::memmove(from - cache_line, from + bytes - cache_line, cache_line);
      if (last) std::memset(to + bytes, 0, static_cast<std::size_t>(p.zeros * Width));
    }
  }
}

}  // namespace tmap::detail
