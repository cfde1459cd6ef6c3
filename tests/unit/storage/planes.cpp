#include <tmap/storage/planes.hpp>

#include <catch2/catch.hpp>
#include <vector>

using namespace tmap::detail;
using tmap::i64;

namespace {

template <int Width>
void check_run(i64 pixels, i64 channels, i64 padding, i64 gap) {
  const i64 lanes = channels + padding, pitch = channels * Width + gap;
  std::vector<unsigned char> elements(static_cast<std::size_t>(pixels * pitch) + 1);
  for (std::size_t k = 0; k < elements.size(); ++k) elements[k] = static_cast<unsigned char>(k * 37 + 1);
  std::vector<unsigned char> planes(static_cast<std::size_t>(pixels * lanes * Width) + 1, 0xee),
      expected = planes;
  for (i64 p = 0; p < pixels; ++p) {
    for (i64 b = 0; b < Width; ++b) {
      for (i64 c = 0; c < lanes; ++c) {
        expected[static_cast<std::size_t>((p * Width + b) * lanes + c)] =
            c < channels ? elements[static_cast<std::size_t>(p * pitch + c * Width + b)] : 0;
      }
    }
  }
  split_planes<Width>(elements.data(), planes.data(), {pixels, channels, lanes, pitch, padding});
  CHECK(planes == expected);

  std::vector<unsigned char> again(elements.size(), 0xee), wanted = again;
  for (i64 p = 0; p < pixels; ++p) {
    for (i64 k = p * pitch; k < p * pitch + channels * Width; ++k) {
      wanted[static_cast<std::size_t>(k)] = elements[static_cast<std::size_t>(k)];
    }
  }
  merge_planes<Width>(planes.data(), again.data(), {pixels, channels, lanes, pitch});
  CHECK(again == wanted);
}

}  // namespace

TEST_CASE("elements are split into planes and merged again, for all counts of channels and pixels") {
  for (i64 channels : {1, 2, 3, 4, 5, 7, 8, 15, 16, 17, 31, 32, 33, 48, 50}) {
    for (i64 pixels : {1, 2, 3, 4, 5, 7, 8, 9, 33}) {
      for (i64 padding : {0, 1, 13}) {
        for (i64 gap : {0, 6}) {
          check_run<2>(pixels, channels, padding, gap);
          check_run<4>(pixels, channels, padding, gap);
        }
      }
    }
  }
}
