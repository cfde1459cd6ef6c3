#include <tmap/storage/staging.hpp>

#include <catch2/catch.hpp>
#include <tmap/scalar/bf16.hpp>
#include <vector>

using namespace tmap::detail;
using tmap::i64;

TEST_CASE("a strip is written pixel after pixel, wherever its elements lie, and read again") {
  std::vector<float> dense(100);
  for (std::size_t k = 0; k < dense.size(); ++k) dense[k] = static_cast<float>(k) + 0.25f;
  const strip s{.rows = 2, .pixels = 4, .channels = 3, .lanes = 5};
  for (const strip_strides& at : {strip_strides{48, 12, 4}, strip_strides{16, 4, 32}, strip_strides{4, 8, 32},
                                  strip_strides{200, 36, 12}}) {
    unsigned char narrow[80], wide[160];
    tess_strip<converted<tmap::f32, tmap::bf16>>(reinterpret_cast<const unsigned char*>(dense.data()), narrow,
                                                 s, at);
    tess_strip<copied<4>>(reinterpret_cast<const unsigned char*>(dense.data()), wide, s, at);
    std::vector<float> again(dense.size(), -1), expected = again;
    detess_strip<4>(wide, reinterpret_cast<unsigned char*>(again.data()), s, at);
    for (i64 pixel = 0; pixel < 8; ++pixel) {
      for (i64 c = 0; c < 5; ++c) {
        const auto k =
            static_cast<std::size_t>((pixel / 4 * at.row + pixel % 4 * at.pixel + c * at.channel) / 4);
        const std::uint32_t word = c < 3 ? std::bit_cast<std::uint32_t>(dense[k]) : 0;
        const std::uint16_t code = c < 3 ? tmap::bf16(dense[k]).bits() : std::uint16_t{0};
        for (i64 b = 0; b < 2; ++b) CHECK(narrow[pixel * 10 + b * 5 + c] == (code >> 8 * b & 255));
        for (i64 b = 0; b < 4; ++b) CHECK(wide[pixel * 20 + b * 5 + c] == (word >> 8 * b & 255));
        if (c < 3) expected[k] = dense[k];
      }
    }
    CHECK(again == expected);
  }
}
