// Layer 0: transposes in registers, of elements of 1, 2, 4 and 8 bytes.
#pragma once
#include <tmap/detail/cache.hpp>
#include <tmap/detail/dispatch.hpp>
#include <tmap/detail/vector.hpp>

namespace tmap::detail {

/// Elements of a plane: neighbours along a row are adjacent in the source, along a column in the destination.
///
/// Shape    a column holds the `rows` of each of the `groups`, which lie anywhere in the source
/// Units    rows, columns, zeros: elements, `zeros` of them owed below each column;
///          pitches: bytes between rows and groups of the source, columns of the destination
struct plane {
  const unsigned char* source = nullptr;
  unsigned char* destination = nullptr;
  i64 rows = 0;
  i64 columns = 0;
  i64 row_pitch = 0;
  i64 column_pitch = 0;
  i64 zeros = 0;
  i64 groups = 1;
  i64 group_pitch = 0;

  constexpr i64 column_rows() const { return groups * rows; }
};

/// Interleaves a power of two of rows in registers, element by element within each 16 bytes: log2 rounds of
/// zipping rows that lie half of them apart.
template <int Width, class V, int Rows>
[[gnu::always_inline]] inline void zip_rows(V (&rows)[Rows]) {
  // gcc at -O2 keeps such arrays in registers only where the loops are unrolled by request
  V zipped[Rows];
#pragma GCC unroll 4
  for (int round = Rows; round > 1; round /= 2) {
#pragma GCC unroll 8
    for (int k = 0; k < Rows / 2; ++k) {
      zip_low<Width>(zipped[2 * k], rows[k], rows[k + Rows / 2]);
      zip_high<Width>(zipped[2 * k + 1], rows[k], rows[k + Rows / 2]);
    }
#pragma GCC unroll 16
    for (int k = 0; k < Rows; ++k) rows[k] = zipped[k];
  }
}

/// Transposes a block of 16 / Width columns, and as many rows for each 16 bytes of a vector.
template <int Width, int Bytes>
[[gnu::always_inline]] inline void transpose_block(const unsigned char* source, i64 row_pitch,
                                                   unsigned char* destination, i64 column_pitch) {
  constexpr int n = 16 / Width;
  vector<word_of_width<Width>, Bytes> rows[n];
#pragma GCC unroll 16
  for (int k = 0; k < n; ++k) load_lanes(rows[k], source + k * row_pitch, n * row_pitch);
  zip_rows<Width>(rows);
#pragma GCC unroll 16
  for (int k = 0; k < n; ++k) store_vector(destination + k * column_pitch, rows[k]);
}

/// Transposes a plane block by block; at a ragged edge the last block overlaps the one before it.
///
/// Requires a block at least
template <int Width>
struct transpose_blocks {
  const plane& whole;

  template <int Bytes>
  [[gnu::always_inline]] void operator()(vector_bytes<Bytes>) const {
    constexpr i64 across = 16 / Width, down = Bytes / Width;
    const plane p = whole;  // of its own: no byte written is one of these numbers
    // a line's worth of columns at a time: each line of a row is read once, and few columns are being written
    for (i64 first = 0; first < p.columns; first += cache_line / Width) {
      const i64 end = first + cache_line / Width < p.columns ? first + cache_line / Width : p.columns;
      for (i64 r = 0; r < p.rows; r += down) {
        const i64 row = r + down <= p.rows ? r : p.rows - down;
        for (i64 c = first; c < end; c += across) {
          const i64 column = c + across <= p.columns ? c : p.columns - across;
          transpose_block<Width, Bytes>(p.source + row * p.row_pitch + column * Width, p.row_pitch,
                                        p.destination + column * p.column_pitch + row * Width,
                                        p.column_pitch);
        }
      }
    }
  }
};

/// Transposes a plane of at most `Rows` rows into columns without a gap. Each column is stored with the rows
/// that are missing, and the next one over these; the last columns are put together elsewhere.
///
/// Requires more than Rows / 2 rows; 16 / Width columns at least; Rows * Width is 2, 4, 8 or 16
template <int Width, int Rows>
struct transpose_few_rows {
  const plane& whole;

  template <int Bytes>
  [[gnu::always_inline]] void operator()(vector_bytes<Bytes>) const {
    constexpr i64 n = 16 / Width;
    const plane p = whole;
    for (i64 column = 0; column + n < p.columns; column += n) {
      block(p, column, p.destination + column * p.column_pitch);
    }
    unsigned char last[n * Rows * Width];
    block(p, p.columns - n, last);
    std::memcpy(p.destination + (p.columns - n) * p.column_pitch, last,
                static_cast<std::size_t>(n * p.column_pitch));
  }

 private:
  [[gnu::always_inline]] static void block(const plane& p, i64 column, unsigned char* to) {
    vector16<Width> rows[Rows];
#pragma GCC unroll 16
    for (int k = 0; k < Rows; ++k) {
      load_vector(rows[k], p.source + (k < p.rows ? k : 0) * p.row_pitch + column * Width);
    }
    zip_rows<Width>(rows);
#pragma GCC unroll 16
    for (int k = 0; k < Rows; ++k) {
      const auto* const columns = reinterpret_cast<const unsigned char*>(&rows[k]);
#pragma GCC unroll 8
      for (int c = 0; c < 16; c += Rows * Width, to += p.column_pitch) {
        std::memcpy(to, columns + c, Rows * Width);
      }
    }
  }
};

/// Transposes a plane of one group that fits the first-level cache.
template <int Width>
void transpose_tile(const plane& p) {
  if (p.columns >= 16 / Width && p.rows >= 32 / Width) return run_widest(transpose_blocks<Width>{p});
  if (p.columns >= 16 / Width && p.rows >= 16 / Width) return run_narrowest(transpose_blocks<Width>{p});
  if constexpr (Width < 8) {
    if (p.columns >= 16 / Width && p.column_pitch == p.rows * Width && p.rows > 1) {
      if (p.rows == 2) return run_narrowest(transpose_few_rows<Width, 2>{p});
      if (p.rows <= 4) return run_narrowest(transpose_few_rows<Width, 4>{p});
      if constexpr (Width < 4) {
        if (p.rows <= 8) return run_narrowest(transpose_few_rows<Width, 8>{p});
      }
      if constexpr (Width < 2) return run_narrowest(transpose_few_rows<Width, 16>{p});
    }
  }
  for (i64 c = 0; c < p.columns; ++c) {
    unsigned char* const to = p.destination + c * p.column_pitch;
    for (i64 r = 0; r < p.rows; ++r) {
      std::memcpy(to + r * Width, p.source + r * p.row_pitch + c * Width, Width);
    }
  }
}

/// Transposes the groups of a plane, each tile by tile.
template <int Width>
void transpose_groups(plane p) {
  for (; p.groups > 0; --p.groups) {
    transpose_tile<Width>(p);
    p.source += p.group_pitch;
    p.destination += p.rows * Width;
  }
}

/// The lines of the tile to be read next, asked for while the one before is written: the memory that serves
/// reads would be idle otherwise.
struct lines_ahead {
  plane tile;
  i64 row_bytes;
  i64 row = 0, column = 0;

  [[gnu::always_inline]] void ask_for(i64 lines) {
    for (; lines > 0 && tile.groups > 0; --lines) {
      __builtin_prefetch(tile.source + row * tile.row_pitch + column);
      column += cache_line;
      if (column < row_bytes) continue;
      column = 0;
      if (++row < tile.rows) continue;
      row = 0;
      tile.source += tile.group_pitch;
      --tile.groups;
    }
  }
};

}  // namespace tmap::detail
