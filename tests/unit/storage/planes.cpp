#include <tmap/storage/planes.hpp>

#include <catch2/catch.hpp>
#include <vector>

using namespace tmap::detail;
using tmap::i64;

namespace {

/// Rows of pixels with gaps between elements' pixels and rows; planes follow on each other.
template <int Width>
void check_run(const pixel_run& run) {
  std::vector<unsigned char> elements(static_cast<std::size_t>(run.rows * run.row) + 1);
  for (std::size_t k = 0; k < elements.size(); ++k) elements[k] = static_cast<unsigned char>(k * 37 + 1);
  const i64 pixels = run.rows * run.pixels;
  std::vector<unsigned char> planes(static_cast<std::size_t>(pixels * run.lanes * Width) + 1, 0xee);
  std::vector<unsigned char> expected = planes, again(elements.size(), 0xee), wanted = again;
  for (i64 p = 0; p < pixels; ++p) {
    const i64 first = p / run.pixels * run.row + p % run.pixels * run.pixel;
    for (i64 b = 0; b < Width; ++b) {
      for (i64 c = 0; c < run.channels + run.padding; ++c) {
        const auto plane = static_cast<std::size_t>((p * Width + b) * run.lanes + c);
        const auto element = static_cast<std::size_t>(first + c * Width + b);
        expected[plane] = c < run.channels ? elements[element] : 0;
        if (c < run.channels) wanted[element] = elements[element];
      }
    }
  }
  split_planes<Width>(elements.data(), planes.data(), run);
  CHECK(planes == expected);
  merge_planes<Width>(planes.data(), again.data(), run);
  CHECK(again == wanted);
}

}  // namespace

TEST_CASE("elements are split into planes and merged again, for all counts of channels and pixels") {
  for (i64 channels : {1, 2, 3, 4, 5, 7, 8, 15, 16, 17, 31, 32, 33, 48, 50}) {
    for (i64 pixels : {1, 2, 3, 4, 5, 8, 9, 33}) {
      for (i64 padding : {0, 1, 13}) {
        for (i64 gap : {0, 6}) {
          for (i64 rows : {1, 3}) {
            for (i64 row_gap : {0, 10}) {
              for (i64 width : {2, 4}) {
                pixel_run run{rows, pixels, channels, channels + padding, padding};
                run.pixel = channels * width + gap;
                run.row = pixels * run.pixel + row_gap;
                width == 2 ? check_run<2>(run) : check_run<4>(run);
              }
            }
          }
        }
      }
    }
  }
}

TEST_CASE("some channels of wider pixels are split and merged, the others are left alone") {
  check_run<2>({.rows = 1, .pixels = 4, .channels = 5, .lanes = 9, .row = 40, .pixel = 10});
  check_run<4>({.rows = 2, .pixels = 3, .channels = 20, .lanes = 30, .row = 300, .pixel = 80});
}
