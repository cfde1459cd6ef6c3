#include <tmap/storage/staging.hpp>

#include <catch2/catch.hpp>
#include <vector>

using namespace tmap::detail;
using tmap::i64;

TEST_CASE("pieces cover a strip once and fit the stage") {
  for (i64 pixels : {1, 2, 7, 40}) {
    for (i64 channels : {1, 3, 16, 50}) {
      for (i64 most : {1, 16, 49, 50, 1000}) {
        std::vector<int> seen(static_cast<std::size_t>(pixels * channels));
        each_piece({.pixels = pixels, .channels = channels, .lanes = channels}, most,
                   [&](i64 p, i64 some_pixels, i64 c, i64 some_channels) {
                     CHECK(some_pixels * some_channels <= most);
                     for (i64 x = p; x < p + some_pixels; ++x) {
                       for (i64 y = c; y < c + some_channels; ++y)
                         ++seen[static_cast<std::size_t>(x * channels + y)];
                     }
                   });
        CHECK(seen == std::vector<int>(seen.size(), 1));
      }
    }
  }
}

TEST_CASE("a strip is mapped in either direction") {
  const std::uint16_t from[6] = {1, 2, 3, 4, 5, 6};
  std::uint16_t rows[6] = {}, columns[6] = {};
  const auto bytes = [](auto* p) { return reinterpret_cast<unsigned char*>(p); };
  const auto* source = reinterpret_cast<const unsigned char*>(from);
  map_strip<copied<2>>(source, bytes(rows), 2, {6, 6}, 3, {2, 2});
  CHECK(std::equal(rows, rows + 6, from));
  map_strip<copied<2>>(source, bytes(columns), 3, {2, 4}, 2, {6, 2});
  const std::uint16_t transposed[6] = {1, 4, 2, 5, 3, 6};
  CHECK(std::equal(columns, columns + 6, transposed));
}
