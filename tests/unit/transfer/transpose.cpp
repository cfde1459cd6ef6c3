#include <tmap/transfer/transpose.hpp>

#include <algorithm>
#include <vector>

#include <catch2/catch.hpp>

using namespace tmap;
using detail::plane;

namespace {

unsigned char byte_at(i64 row, i64 column, i64 k) {
  return static_cast<unsigned char>(row * 131 + column * 17 + k * 59 + 7);
}

struct shape_of_plane {
  i64 rows, columns, width;
  i64 gap = 40;       // bytes between columns
  i64 zeros = 0;      // elements below each column
  i64 misplaced = 0;  // bytes of the destination past a line
};

/// Transposes between padded pitches, guard bytes around; is every byte as it should be?
bool transposes(const shape_of_plane& s, bool stream) {
  const i64 row_pitch = s.columns * s.width + 24, guard = 64 + s.misplaced;
  const i64 column_pitch = (s.rows + s.zeros) * s.width + s.gap;
  std::vector<unsigned char> source(static_cast<std::size_t>(s.rows * row_pitch + 1));
  std::vector<unsigned char> out(static_cast<std::size_t>(s.columns * column_pitch + 2 * guard + 64), 0xEE);
  unsigned char* const first = out.data() + (64 - detail::past_line(out.data())) % 64 + guard;
  for (i64 r = 0; r < s.rows; ++r) {
    for (i64 c = 0; c < s.columns * s.width; ++c) {
      source[static_cast<std::size_t>(r * row_pitch + c)] = byte_at(r, c / s.width, c % s.width);
    }
  }
  std::vector<unsigned char> expected = out;
  for (i64 c = 0; c < s.columns; ++c) {
    unsigned char* const column = expected.data() + (first - out.data()) + c * column_pitch;
    for (i64 r = 0; r < s.rows; ++r) {
      for (i64 k = 0; k < s.width; ++k) column[r * s.width + k] = byte_at(r, c, k);
    }
    std::fill_n(column + s.rows * s.width, s.zeros * s.width, static_cast<unsigned char>(0));
  }
  const plane p{source.data(), first, s.rows, s.columns, row_pitch, column_pitch, s.zeros};
  switch (s.width) {
    case 1:
      detail::transpose<1>(p, stream);
      break;
    case 2:
      detail::transpose<2>(p, stream);
      break;
    case 4:
      detail::transpose<4>(p, stream);
      break;
    default:
      detail::transpose<8>(p, stream);
  }
  if (stream) detail::end_stream();
  return out == expected;
}

void every_way(const shape_of_plane& s) {
  CAPTURE(s.width, s.rows, s.columns, s.gap, s.zeros, s.misplaced);
  REQUIRE(transposes(s, false));
  REQUIRE(transposes(s, true));
}

}  // namespace

TEST_CASE("planes of every width are transposed, ragged edges included, and nothing beside them is touched") {
  for (i64 width : {1, 2, 4, 8}) {
    for (i64 rows : {1, 2, 4, 7, 8, 16, 61, 64, 65, 130, 300}) {
      for (i64 columns : {1, 3, 8, 15, 16, 64, 100, 129}) {
        every_way({rows, columns, width});
        every_way({rows, columns, width, 0, 0, 64 - width});  // columns without a gap, out of step with lines
        every_way({rows, columns, width, 64, 0, 16});
      }
    }
  }
}

TEST_CASE("zeros below the columns are written with them, and nothing beyond") {
  for (i64 width : {1, 2, 4, 8}) {
    for (i64 rows : {1, 2, 4, 13, 61, 130}) {
      for (i64 columns : {1, 3, 64, 129, 700}) {
        for (i64 zeros : {1, 3, 35}) {
          every_way({rows, columns, width, 0, zeros});
          every_way({rows, columns, width, 8, zeros, 8});
        }
      }
    }
  }
}

TEST_CASE("columns that begin with a line and columns that do not give the same, over many tiles") {
  for (i64 width : {1, 2, 4, 8}) {
    every_way({640 / width, 300, width, 0});
    every_way({640 / width, 300, width, 0, 0, 8});
    every_way({648 / width, 300, width, 0, 0, 0});
  }
}

TEST_CASE("columns that fold into few cache sets go through a buffer and give the same") {
  std::vector<std::uint32_t> source(512 * 1024), out(source.size());
  for (std::size_t k = 0; k < source.size(); ++k) source[k] = static_cast<std::uint32_t>(k);
  detail::transpose<4>({reinterpret_cast<const unsigned char*>(source.data()),
                        reinterpret_cast<unsigned char*>(out.data()), 512, 1024, 4096, 2048, 0},
                       false);
  for (std::size_t r = 0; r < 512; ++r) {
    for (std::size_t c = 0; c < 1024; ++c) REQUIRE(out[c * 512 + r] == r * 1024 + c);
  }
}
