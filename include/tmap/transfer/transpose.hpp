// Layer 7: blocked transposes of elements of 1, 2, 4 and 8 bytes.
//
// Loops whose unit strides lie on different sides wreck every simple copy: one side touches a new cache line
// each element, and power-of-two strides put all of them into a few sets. Here blocks are transposed in
// registers, and where it matters in which order lines are written they are put together in a buffer first.
#pragma once
#include <tmap/transfer/long_columns.hpp>
#include <tmap/transfer/short_columns.hpp>

namespace tmap::detail {

/// Transposes a plane of any size; with `stream`, whole cache lines are written past the caches.
///
/// Requires source and destination do not overlap; Width is 1, 2, 4 or 8
template <int Width>
void transpose(const plane& p, bool stream) {
  constexpr i64 few = 8 * cache_line, store = 32;
  const i64 column_bytes = (p.column_rows() + p.zeros) * Width;
  const bool dense = p.column_pitch == column_bytes, plain = p.groups == 1 && p.zeros == 0;
  if (dense && plain) {
    if (p.rows == 2) return interleave_rows<Width, 2>(p, stream);
    if constexpr (Width <= 4) {
      if (p.rows == 4) return interleave_rows<Width, 4>(p, stream);
    }
  }
  if (stream && plain && column_bytes <= few && p.columns >= 16 / Width) {
    const bool on_lines = past_line(p.destination) == 0 && p.column_pitch % cache_line == 0;
    if (on_lines && column_bytes % cache_line == 0) return run_widest(stream_columns<Width>{p});
  }
  if (dense && p.groups == 1 && column_bytes <= few) {
    const bool straddles =
        column_bytes > 2 * cache_line && column_bytes % store != 0;  // lines, at many stores
    if (stream || straddles || p.zeros != 0) return transpose_short_columns<Width>(p, stream);
  }
  stream = stream && (dense || column_bytes > few);  // no pieces of lines
  const bool folds = p.column_pitch % 2048 == 0;     // columns fall into a few sets of the cache
  if (stream || folds || p.zeros != 0) return transpose_long_columns<Width>(p, stream);
  transpose_groups<Width>(p);
}

}  // namespace tmap::detail
