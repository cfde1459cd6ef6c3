#include <tmap/storage/planar.hpp>

#include <catch2/catch.hpp>
#include <vector>

using namespace tmap::detail;
using tmap::f32, tmap::f16, tmap::i64;

namespace {

/// Writes a strip between guard bytes; is every byte as it should be?
template <class F>
bool writes(const strip& s, i64 gap, bool stream) {
  constexpr i64 in = sizeof(typename F::from), width = sizeof(typename F::to), guard = 32;
  const i64 row = s.pixels * in + gap, channel = s.rows * row + 3 * gap;
  std::vector<unsigned char> dense(static_cast<std::size_t>(s.channels * channel + in));
  for (std::size_t k = 0; k < dense.size(); ++k) dense[k] = static_cast<unsigned char>(k * 2654435761u >> 13);
  std::vector<unsigned char> out(static_cast<std::size_t>(s.rows * s.pixels * s.lanes * width + 2 * guard),
                                 0xEE);
  std::vector<unsigned char> expected = out;
  for (i64 pixel = 0; pixel < s.rows * s.pixels; ++pixel) {
    for (i64 c = 0; c < s.lanes; ++c) {
      typename F::to code = 0;
      if (c < s.channels) {
        typename F::from from;
        load_vector(from, dense.data() + c * channel + pixel / s.pixels * row + pixel % s.pixels * in);
        code = F::of(from);
      }
      for (i64 b = 0; b < width; ++b) {
        expected[static_cast<std::size_t>(guard + (pixel * width + b) * s.lanes + c)] =
            static_cast<unsigned char>(code >> 8 * b);
      }
    }
  }
  const strip_strides strides{row, in, channel};
  REQUIRE(is_planar<F>(s, strides));
  tess_planar<F>(dense.data(), out.data() + guard, s, strides, stream);
  if (stream) end_stream();
  return out == expected;
}

}  // namespace

TEST_CASE("channels that lie apart are written pixel after pixel, each byte in its plane, padding as zero") {
  for (i64 channels : {1, 2, 3, 8, 15, 16, 17, 63, 64, 65, 100, 130, 200}) {
    for (i64 pixels : {1, 3, 8, 17, 64, 100, 300}) {
      for (i64 rows : {1, 3, 20}) {
        for (i64 padding : {i64{0}, (16 - channels % 16) % 16}) {
          if (channels == 1 && padding == 0) continue;
          const strip s{.rows = rows, .pixels = pixels, .channels = channels, .lanes = channels + padding};
          CAPTURE(channels, pixels, rows, padding);
          for (bool stream : {false, true}) {
            REQUIRE(writes<copied<1>>(s, 5, stream));
            REQUIRE(writes<copied<2>>(s, 2, stream));
            REQUIRE(writes<copied<4>>(s, 4, stream));
            REQUIRE(writes<converted<f32, tmap::bf16>>(s, 12, stream));
            REQUIRE(writes<converted<f16, f32>>(s, 2, stream));
          }
        }
      }
    }
  }
}
