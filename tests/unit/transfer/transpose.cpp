#include <catch2/catch.hpp>
#include <tmap/transfer/transpose.hpp>
#include <vector>

using namespace tmap;
using detail::plane;

namespace {

unsigned char byte_at(i64 row, i64 column, i64 k) {
  return static_cast<unsigned char>(row * 131 + column * 17 + k * 59 + 7);
}

/// Transposes rows x columns elements between padded pitches, guard bytes around; is every byte as it should
/// be?
bool transposes(i64 rows, i64 columns, i64 width, bool stream) {
  const i64 row_pitch = columns * width + 24, column_pitch = rows * width + 40, guard = 64;
  std::vector<unsigned char> source(static_cast<std::size_t>(rows * row_pitch + 1));
  std::vector<unsigned char> out(static_cast<std::size_t>(columns * column_pitch + 2 * guard), 0xEE);
  for (i64 r = 0; r < rows; ++r) {
    for (i64 c = 0; c < columns * width; ++c) {
      source[static_cast<std::size_t>(r * row_pitch + c)] = byte_at(r, c / width, c % width);
    }
  }
  detail::transpose({source.data(), out.data() + guard, rows, columns, row_pitch, column_pitch}, width,
                    stream);
  if (stream) detail::end_stream();
  std::vector<unsigned char> expected(out.size(), 0xEE);
  for (i64 c = 0; c < columns; ++c) {
    for (i64 r = 0; r < rows; ++r) {
      for (i64 k = 0; k < width; ++k) {
        expected[static_cast<std::size_t>(guard + c * column_pitch + r * width + k)] = byte_at(r, c, k);
      }
    }
  }
  return out == expected;
}

}  // namespace

TEST_CASE("planes of every width are transposed, ragged edges included, and nothing beside them is touched") {
  for (i64 width : {1, 2, 4, 8}) {
    for (i64 rows : {1, 2, 7, 8, 16, 61, 64, 65, 130}) {
      for (i64 columns : {1, 3, 8, 15, 16, 64, 100, 129}) {
        CAPTURE(width, rows, columns);
        REQUIRE(transposes(rows, columns, width, false));
        REQUIRE(transposes(rows, columns, width, true));
      }
    }
  }
}

TEST_CASE("strides that fold into few cache sets go through a buffer and give the same") {
  std::vector<std::uint32_t> source(256 * 1024), out(source.size());
  for (std::size_t k = 0; k < source.size(); ++k) source[k] = static_cast<std::uint32_t>(k);
  detail::transpose({reinterpret_cast<const unsigned char*>(source.data()),
                     reinterpret_cast<unsigned char*>(out.data()), 256, 1024, 4096, 1024},
                    4, false);
  for (std::size_t r = 0; r < 256; ++r) {
    for (std::size_t c = 0; c < 1024; ++c) REQUIRE(out[c * 256 + r] == r * 1024 + c);
  }
}
