#include <tmap/storage/staging.hpp>

#include <catch2/catch.hpp>
#include <tmap/scalar/bf16.hpp>
#include <vector>

using namespace tmap::detail;
using tmap::i64;

TEST_CASE("pieces cover a strip once and fit the stage") {
  for (i64 rows : {1, 3, 10}) {
    for (i64 pixels : {1, 2, 7, 40}) {
      for (i64 channels : {1, 3, 16, 50}) {
        for (i64 most : {1, 16, 49, 50, 1000}) {
          std::vector<int> seen(static_cast<std::size_t>(rows * pixels * channels));
          bool fits = true;
          const strip s{.rows = rows, .pixels = pixels, .channels = channels, .lanes = channels};
          each_piece(s, most, [&](const piece& p) {
            fits = fits && p.rows * p.pixels * p.channels <= most;
            // what is staged follows on each other in the strip: whole rows, whole pixels, or one pixel
            fits = fits && (p.rows == 1 || p.pixels == pixels) &&
                   (p.rows * p.pixels == 1 || p.channels == channels);
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

TEST_CASE("a piece is staged pixel after pixel, from channels that lie together or apart") {
  std::vector<float> dense(24);
  for (std::size_t k = 0; k < dense.size(); ++k) dense[k] = static_cast<float>(k);
  const auto* from = reinterpret_cast<const unsigned char*>(dense.data());
  const piece p{0, 2, 0, 4, 0, 3};
  for (const strip_strides& s : {strip_strides{48, 12, 4}, strip_strides{16, 4, 32}}) {
    std::uint16_t stage[24] = {};
    stage_piece<converted<tmap::f32, tmap::bf16>>(from, s, reinterpret_cast<unsigned char*>(stage), p);
    for (i64 k = 0; k < 24; ++k) {
      const i64 at = (k / 12 * s.row + k / 3 % 4 * s.pixel + k % 3 * s.channel) / 4;
      CHECK(stage[k] == tmap::bf16(static_cast<float>(at)).bits());
    }
  }
}
