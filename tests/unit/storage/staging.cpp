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
                                                 s, at, false);
    tess_strip<copied<4>>(reinterpret_cast<const unsigned char*>(dense.data()), wide, s, at, false);
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

TEST_CASE("long pixels, and short rows that lie apart, are converted as any others") {
  std::vector<float> dense(20000);
  for (std::size_t k = 0; k < dense.size(); ++k) dense[k] = static_cast<float>(k) + 0.25f;
  for (i64 channels : {1, 2, 15, 17, 40, 64, 65, 130}) {
    for (i64 padding : {0, 3, 15}) {
      for (bool stream : {false, true}) {
        const strip s{.rows = 3, .pixels = 17, .channels = channels, .lanes = channels + padding};
        const strip_strides at{4 * (17 * channels + 5), 4 * channels, 4};
        std::vector<unsigned char> out(static_cast<std::size_t>(3 * 17 * s.lanes * 2 + 16), 0xEE);

        tess_strip<converted<tmap::f32, tmap::bf16>>(reinterpret_cast<const unsigned char*>(dense.data()),
                                                     out.data(), s, at, stream);
        if (stream) end_stream();
        std::vector<unsigned char> expected(out.size(), 0xEE);
        for (i64 pixel = 0; pixel < 3 * 17; ++pixel) {
          for (i64 c = 0; c < s.lanes; ++c) {
            const i64 k = (pixel / 17 * at.row + pixel % 17 * at.pixel) / 4 + c;
            const int code = c < channels ? tmap::bf16(dense[static_cast<std::size_t>(k)]).bits() : 0;
            for (i64 b = 0; b < 2; ++b) {
              expected[static_cast<std::size_t>((pixel * 2 + b) * s.lanes + c)] =
                  static_cast<unsigned char>(code >> 8 * b);
            }
          }
        }
        CAPTURE(channels, padding);
        CHECK(out == expected);
      }
    }
  }
}
