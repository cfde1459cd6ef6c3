#include <tmap/transfer/transpose.hpp>

#include <vector>

#include <catch2/catch.hpp>

#include "../detail/planes.hpp"

namespace {

using namespace planes;

bool transposes(const shape_of_plane& s, bool stream) {
  const bool right =
      planes::transposes(s, [&]<int Width>(const plane& p) { detail::transpose<Width>(p, stream); });
  if (stream) detail::end_stream();
  return right;
}

void every_way(const shape_of_plane& s) {
  CAPTURE(s.width, s.rows, s.columns, s.gap, s.zeros, s.misplaced, s.groups);
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

TEST_CASE("columns go on from group to group") {
  for (i64 width : {1, 2, 4, 8}) {
    for (i64 rows : {1, 2, 4, 12, 24, 61, 200}) {
      for (i64 groups : {2, 5, 16}) {
        for (i64 columns : {1, 3, 28, 100}) {
          every_way({rows, columns, width, 0, 0, 0, groups});
          every_way({rows, columns, width, 40, 3, 8, groups});
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
