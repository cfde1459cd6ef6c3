#include <tmap/detail/vector.hpp>

#include <catch2/catch.hpp>
#include <numeric>
#include <vector>

namespace {

using namespace tmap::detail;
using bytes = std::vector<unsigned char>;

struct alignas(16) block {
  unsigned char at[16] = {};
};

template <int Width>
bytes zipped(bool high) {
  block a, b, out;
  std::iota(a.at, a.at + 16, static_cast<unsigned char>(0));
  std::iota(b.at, b.at + 16, static_cast<unsigned char>(100));
  vector16<Width> x, y, both;
  load_vector(x, a.at);
  load_vector(y, b.at);
  if (high) {
    zip_high<Width>(both, x, y);
  } else {
    zip_low<Width>(both, x, y);
  }
  stream_vector(out.at, both);
  end_stream();
  return bytes(out.at, out.at + 16);
}

}  // namespace

TEST_CASE("zipping takes turns between the lower, or the upper, halves of two vectors") {
  CHECK(zipped<8>(false) == bytes{0, 1, 2, 3, 4, 5, 6, 7, 100, 101, 102, 103, 104, 105, 106, 107});
  CHECK(zipped<4>(true) == bytes{8, 9, 10, 11, 108, 109, 110, 111, 12, 13, 14, 15, 112, 113, 114, 115});
  CHECK(zipped<2>(false) == bytes{0, 1, 100, 101, 2, 3, 102, 103, 4, 5, 104, 105, 6, 7, 106, 107});
  CHECK(zipped<1>(true) == bytes{8, 108, 9, 109, 10, 110, 11, 111, 12, 112, 13, 113, 14, 114, 15, 115});
}
