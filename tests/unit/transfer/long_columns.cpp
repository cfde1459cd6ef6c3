#include <tmap/transfer/long_columns.hpp>

#include <catch2/catch.hpp>

#include "../detail/planes.hpp"

using namespace planes;

TEST_CASE("columns are written in whole lines, from group to group") {
  for (i64 width : {1, 2, 4, 8}) {
    for (i64 rows : {1, 2, 4, 12, 24, 61, 200}) {
      for (i64 groups : {1, 2, 5, 16}) {
        for (i64 columns : {1, 3, 28, 100}) {
          for (bool stream : {false, true}) {
            CAPTURE(width, rows, groups, columns, stream);
            const auto turn = [&]<int Width>(const plane& p) {
              detail::transpose_long_columns<Width>(p, stream);
              detail::end_stream();
            };
            REQUIRE(transposes({rows, columns, width, 0, 0, 0, groups}, turn));
            REQUIRE(transposes({rows, columns, width, 40, 3, 8, groups}, turn));
          }
        }
      }
    }
  }
}

TEST_CASE("tiles cover a plane once, down its columns or along its rows") {
  for (bool along_rows : {false, true}) {
    for (i64 rows : {5, 24, 70}) {
      std::vector<unsigned char> covered(static_cast<std::size_t>(7 * rows * 30));
      plane p{
          .source = covered.data(), .destination = covered.data(), .rows = rows, .columns = 30, .groups = 7};
      p.column_pitch = p.column_rows();
      const detail::tiling tiles{p, 1, 32, 16, along_rows};
      for (i64 turn = 0; turn < tiles.count(); ++turn) {
        const plane tile = tiles.tile(turn);
        for (i64 c = 0; c < tile.columns; ++c) {
          for (i64 r = 0; r < tile.column_rows(); ++r) ++tile.destination[c * p.column_pitch + r];
        }
      }
      CAPTURE(along_rows, rows);
      CHECK(std::count(covered.begin(), covered.end(), 1) == std::ssize(covered));
    }
  }
}
