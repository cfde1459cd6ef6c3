#include <tmap/storage/pieces.hpp>

#include <catch2/catch.hpp>
#include <vector>

using namespace tmap::detail;
using tmap::i64;

TEST_CASE("pieces cover a strip once and fit the stage") {
  for (i64 rows : {1, 3, 10}) {
    for (i64 pixels : {1, 2, 7, 40}) {
      for (i64 channels : {1, 3, 16, 50}) {
        for (i64 most : {1, 16, 49, 50, 1000}) {
          for (i64 most_channels : {most, i64{5}}) {
            std::vector<int> seen(static_cast<std::size_t>(rows * pixels * channels));
            bool fits = true;
            const strip s{.rows = rows, .pixels = pixels, .channels = channels, .lanes = channels};
            each_piece(s, most, most_channels, [&](const piece& p) {
              fits = fits && p.channels <= most_channels && (p.rows == 1 || p.pixels == pixels);
              fits = fits && p.rows * p.pixels * p.channels <= (most < p.channels ? p.channels : most);
              // what is staged follows on each other in the strip: whole rows, whole pixels, or one pixel
              fits = fits && (most_channels < most || p.rows * p.pixels == 1 || p.channels == channels);
              for (i64 r = p.row; r < p.row + p.rows; ++r) {
                for (i64 x = p.pixel; x < p.pixel + p.pixels; ++x) {
                  for (i64 c = p.channel; c < p.channel + p.channels; ++c) {
                    ++seen[static_cast<std::size_t>((r * pixels + x) * channels + c)];
                  }
                }
              }
            });
            CHECK(fits);
            CHECK(seen == std::vector<int>(seen.size(), 1));
          }
        }
      }
    }
  }
}
