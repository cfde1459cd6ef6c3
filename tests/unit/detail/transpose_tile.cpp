#include <tmap/detail/transpose_tile.hpp>

#include <catch2/catch.hpp>

#include "planes.hpp"

namespace {

using namespace planes;

/// The rows 0 1 2 ..., 16 16+1 ... of bytes, zipped in elements of Width bytes.
template <int Width, int Rows>
std::vector<unsigned char> zipped() {
  std::vector<unsigned char> bytes(16 * Rows);
  for (std::size_t k = 0; k < bytes.size(); ++k) bytes[k] = static_cast<unsigned char>(k);
  detail::vector16<Width> rows[Rows];
  for (int k = 0; k < Rows; ++k) detail::load_vector(rows[k], bytes.data() + 16 * k);
  detail::zip_rows<Width>(rows);
  for (int k = 0; k < Rows; ++k) detail::store_vector(bytes.data() + 16 * k, rows[k]);
  return bytes;
}

}  // namespace

TEST_CASE("zipped rows take turns, element by element") {
  const auto two = zipped<2, 2>();
  for (std::size_t k = 0; k < two.size(); ++k) CHECK(two[k] == k / 2 % 2 * 16 + k / 4 * 2 + k % 2);
  const auto four = zipped<4, 4>();
  for (std::size_t k = 0; k < four.size(); ++k) CHECK(four[k] == k / 4 % 4 * 16 + k / 16 * 4 + k % 4);
}

TEST_CASE("tiles of every width are transposed, ragged edges included, and nothing beside them is touched") {
  for (i64 width : {1, 2, 4, 8}) {
    for (i64 rows : {1, 2, 3, 4, 7, 8, 15, 16, 17, 31, 32, 33, 64, 65}) {
      for (i64 columns : {1, 2, 3, 7, 8, 15, 16, 17, 64, 67, 130}) {
        for (i64 gap : {0, 40}) {
          CAPTURE(width, rows, columns, gap);
          REQUIRE(transposes({rows, columns, width, gap},
                             [&]<int Width>(const plane& p) { detail::transpose_tile<Width>(p); }));
        }
      }
    }
  }
}
