// Layer 7: blocked transposes of elements of 1, 2, 4 and 8 bytes.
//
// Loops whose unit strides lie on different sides wreck every simple copy: one side touches a new cache line
// each element, and power-of-two strides put all of them into a few sets. Here a tile is read row by row,
// transposed in registers, and written whole lines at a time.
#pragma once
#include <tmap/detail/vector.hpp>

namespace tmap::detail {

/// Elements of a plane: neighbours along a row are adjacent in the source, along a column in the destination.
///
/// Units    rows, columns: elements; pitches: bytes between rows of the source, columns of the destination
struct plane {
  const unsigned char* source = nullptr;
  unsigned char* destination = nullptr;
  i64 rows = 0;
  i64 columns = 0;
  i64 row_pitch = 0;
  i64 column_pitch = 0;
};

/// Transposes a square of 16 / Width elements a side: log2 rounds of zipping rows that lie half a square
/// apart.
template <int Width>
[[gnu::always_inline]] inline void transpose_square(const unsigned char* source, i64 row_pitch,
                                                    unsigned char* destination, i64 column_pitch) {
  constexpr int n = 16 / Width;
  vector16<Width> rows[n], zipped[n];
  // gcc at -O2 keeps these arrays in registers only where the loops are unrolled by request
#pragma GCC unroll 16
  for (int k = 0; k < n; ++k) load_vector(rows[k], source + k * row_pitch);
#pragma GCC unroll 4
  for (int round = n; round > 1; round /= 2) {
#pragma GCC unroll 8
    for (int k = 0; k < n / 2; ++k) {
      zip_low<Width>(zipped[2 * k], rows[k], rows[k + n / 2]);
      zip_high<Width>(zipped[2 * k + 1], rows[k], rows[k + n / 2]);
    }
#pragma GCC unroll 16
    for (int k = 0; k < n; ++k) rows[k] = zipped[k];
  }
#pragma GCC unroll 16
  for (int k = 0; k < n; ++k) store_vector(destination + k * column_pitch, rows[k]);
}

template <int Width>
void transpose_edge(const plane& p, i64 row, i64 rows, i64 column, i64 columns) {
  for (i64 c = column; c < columns; ++c) {
    unsigned char* to = p.destination + c * p.column_pitch;
    const unsigned char* from = p.source + c * Width;
    for (i64 r = row; r < rows; ++r) std::memcpy(to + r * Width, from + r * p.row_pitch, Width);
  }
}

/// Transposes a tile that fits the first-level cache, its ragged edges included.
template <int Width>
[[gnu::always_inline]] inline void transpose_tile(const plane& p, i64 prefetch_ahead) {
  constexpr i64 n = 16 / Width;
  const i64 rows = p.rows / n * n, columns = p.columns / n * n;
  for (i64 c = 0; c < columns; c += n) {
    for (i64 r = 0; r < rows; r += n) {
      const unsigned char* from = p.source + r * p.row_pitch + c * Width;
      if (prefetch_ahead != 0 && c * Width % 64 == 0) {
        for (i64 k = 0; k < n; ++k) __builtin_prefetch(from + k * p.row_pitch + prefetch_ahead);
      }
      transpose_square<Width>(from, p.row_pitch, p.destination + c * p.column_pitch + r * Width,
                              p.column_pitch);
    }
  }
  transpose_edge<Width>(p, rows, p.rows, 0, p.columns);
  transpose_edge<Width>(p, 0, rows, columns, p.columns);
}

/// Writes the columns of a transposed tile out of a buffer, past the caches where they are aligned and it
/// pays.
template <int Width>
void write_columns(const unsigned char* buffer, i64 buffer_pitch, const plane& tile, bool stream) {
  const i64 bytes = tile.rows * Width;
  for (i64 c = 0; c < tile.columns; ++c) {
    const unsigned char* from = buffer + c * buffer_pitch;
    unsigned char* to = tile.destination + c * tile.column_pitch;
    i64 done = 0;
    if (stream && reinterpret_cast<std::uintptr_t>(to) % 16 == 0) {
      for (vector16<8> v; done + 16 <= bytes; done += 16) {
        load_vector(v, from + done);
        stream_vector(to + done, v);
      }
    }
    std::memcpy(to + done, from + done, static_cast<std::size_t>(bytes - done));
  }
}

/// Transposes a plane of any size.
///
/// Requires source and destination do not overlap
template <int Width>
void transpose(const plane& p, bool stream) {
  constexpr i64 side = Width == 1 ? 128 : Width == 8 ? 32 : 64;  // a tile of both sides fits 32 KiB
  constexpr i64 buffer_pitch = side * Width + 64;  // no power of two: columns spread over the sets
  alignas(64) unsigned char buffer[side * buffer_pitch];
  // strides that fold into a few cache sets, and lines that are to bypass the cache, go through the buffer
  const bool through_buffer = stream || p.row_pitch % 1024 == 0 || p.column_pitch % 1024 == 0;
  for (i64 row = 0; row < p.rows; row += side) {
    for (i64 column = 0; column < p.columns; column += side) {
      plane tile = p;
      tile.source += row * p.row_pitch + column * Width;
      tile.destination += column * p.column_pitch + row * Width;
      tile.rows = p.rows - row < side ? p.rows - row : side;
      tile.columns = p.columns - column < side ? p.columns - column : side;
      const i64 ahead = column + side < p.columns ? side * Width : 0;  // the next tile's lines
      if (through_buffer) {
        plane buffered = tile;
        buffered.destination = buffer;
        buffered.column_pitch = buffer_pitch;
        transpose_tile<Width>(buffered, ahead);
        write_columns<Width>(buffer, buffer_pitch, tile, stream);
      } else {
        transpose_tile<Width>(tile, ahead);
      }
    }
  }
}

inline void transpose(const plane& p, i64 width, bool stream) {
  switch (width) {
    case 1:
      return transpose<1>(p, stream);
    case 2:
      return transpose<2>(p, stream);
    case 4:
      return transpose<4>(p, stream);
    default:
      return transpose<8>(p, stream);
  }
}

}  // namespace tmap::detail
