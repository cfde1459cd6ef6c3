#include <tmap/transfer/short_columns.hpp>

#include <catch2/catch.hpp>

#include "../detail/planes.hpp"

using namespace planes;

TEST_CASE("columns of whole lines are written past the caches, blocks at a ragged edge twice") {
  for (i64 width : {1, 2, 4, 8}) {
    for (i64 lines : {1, 2, 8}) {
      for (i64 columns : {16, 17, 64, 100, 129}) {
        for (i64 gap : {0, 64}) {
          CAPTURE(width, lines, columns, gap);
          const shape_of_plane s{64 / width * lines, columns, width, gap};
          REQUIRE(transposes(s, []<int Width>(const plane& p) {
            detail::run_narrowest(detail::stream_columns<Width>{p});
            detail::end_stream();
          }));
          REQUIRE(transposes(s, []<int Width>(const plane& p) {
            detail::run_widest(detail::stream_columns<Width>{p});
            detail::end_stream();
          }));
        }
      }
    }
  }
}

TEST_CASE("two and four rows are interleaved, whatever is left of a block") {
  for (i64 width : {1, 2, 4}) {
    for (i64 columns : {1, 15, 16, 100, 129}) {
      for (bool stream : {false, true}) {
        CAPTURE(width, columns, stream);
        REQUIRE(transposes({2, columns, width, 0}, [&]<int Width>(const plane& p) {
          detail::interleave_rows<Width, 2>(p, stream);
          detail::end_stream();
        }));
        REQUIRE(transposes({4, columns, width, 0}, [&]<int Width>(const plane& p) {
          detail::interleave_rows<Width, 4>(p, stream);
          detail::end_stream();
        }));
      }
    }
  }
}

TEST_CASE("columns of any length are put together to runs, zeros included") {
  for (i64 width : {1, 2, 4, 8}) {
    for (i64 rows : {1, 7, 16, 61}) {
      for (i64 columns : {1, 28, 700}) {
        for (i64 zeros : {0, 3}) {
          for (bool stream : {false, true}) {
            CAPTURE(width, rows, columns, zeros, stream);
            REQUIRE(transposes({rows, columns, width, 0, zeros, 8}, [&]<int Width>(const plane& p) {
              detail::transpose_short_columns<Width>(p, stream);
              detail::end_stream();
            }));
          }
        }
      }
    }
  }
}
