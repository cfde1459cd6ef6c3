#include <tmap/kernel/operand_rows.hpp>

#include <vector>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;
using detail::operand_rows;
using detail::way;

std::vector<i16> counted(std::size_t count) {
  std::vector<i16> cells(count);
  for (std::size_t k = 0; k < count; ++k) cells[k] = static_cast<i16>(k);
  return cells;
}

/// Is element k of row r the one at position + r * down + k * along?
template <way Way>
bool rows_agree(i64 position, i64 down, i64 along, i64 rows, i64 count) {
  const std::vector<i16> cells = counted(30000);
  operand_rows<i16, Way> operand(reinterpret_cast<const unsigned char*>(cells.data()), down, along);
  operand.enter(position, rows, count);
  for (i64 r = 0; r < rows; ++r) {
    const i16* const row = operand.row(r, count);
    for (i64 k = 0; k < count; ++k) {
      if (row[k] != position + r * down + k * along) return false;
    }
  }
  return true;
}

}  // namespace

TEST_CASE("rows of an operand are in the order of the result, however it lies") {
  CHECK(rows_agree<way::direct>(7, 300, 1, 32, 256));
  CHECK(rows_agree<way::direct>(0, 0, 1, 3, 5000));
  CHECK(rows_agree<way::repeated>(7, 1, 0, 32, 256));
  CHECK(rows_agree<way::scattered>(5, 700, 2, 32, 256));
  for (i64 rows : {1, 5, 31, 32}) {
    for (i64 count : {1, 7, 64, 100, 256}) {
      CAPTURE(rows, count);
      CHECK(rows_agree<way::across>(11, 1, 37, rows, count));
    }
  }
}
