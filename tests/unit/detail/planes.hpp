// Planes of elements for the tests of transposes.
#pragma once
#include <tmap/detail/copy_run.hpp>
#include <tmap/detail/transpose_tile.hpp>

#include <algorithm>
#include <vector>

namespace planes {

using namespace tmap;
using detail::plane;

inline unsigned char byte_at(i64 row, i64 column, i64 k) {
  return static_cast<unsigned char>(row * 131 + column * 17 + k * 59 + 7);
}

struct shape_of_plane {
  i64 rows, columns, width;
  i64 gap = 40;       // bytes between columns
  i64 zeros = 0;      // elements below each column
  i64 misplaced = 0;  // bytes of the destination past a line
  i64 groups = 1;

  i64 column_rows() const { return groups * rows; }
};

/// Turns a plane between padded pitches over, guard bytes around; is every byte as it should be?
template <class Turn>
bool transposes(const shape_of_plane& s, Turn&& turn) {
  const i64 row_pitch = s.columns * s.width + 24, guard = 64 + s.misplaced;
  const i64 column_pitch = (s.column_rows() + s.zeros) * s.width + s.gap;
  const i64 group_pitch = s.rows * row_pitch + 40;
  const auto start_of_row = [&](i64 r) { return r / s.rows * group_pitch + r % s.rows * row_pitch; };
  std::vector<unsigned char> source(static_cast<std::size_t>(s.groups * group_pitch + 1));
  std::vector<unsigned char> out(static_cast<std::size_t>(s.columns * column_pitch + 2 * guard + 64), 0xEE);
  unsigned char* const first = out.data() + (64 - detail::past_line(out.data())) % 64 + guard;
  for (i64 r = 0; r < s.column_rows(); ++r) {
    for (i64 c = 0; c < s.columns * s.width; ++c) {
      source[static_cast<std::size_t>(start_of_row(r) + c)] = byte_at(r, c / s.width, c % s.width);
    }
  }
  std::vector<unsigned char> expected = out;
  for (i64 c = 0; c < s.columns; ++c) {
    unsigned char* const column = expected.data() + (first - out.data()) + c * column_pitch;
    for (i64 r = 0; r < s.column_rows(); ++r) {
      for (i64 k = 0; k < s.width; ++k) column[r * s.width + k] = byte_at(r, c, k);
    }
    std::fill_n(column + s.column_rows() * s.width, s.zeros * s.width, static_cast<unsigned char>(0));
  }
  const plane p{source.data(), first,   s.rows,   s.columns,  row_pitch,
                column_pitch,  s.zeros, s.groups, group_pitch};
  switch (s.width) {
    case 1:
      turn.template operator()<1>(p);
      break;
    case 2:
      turn.template operator()<2>(p);
      break;
    case 4:
      turn.template operator()<4>(p);
      break;
    default:
      turn.template operator()<8>(p);
  }
  return out == expected;
}

}  // namespace planes
