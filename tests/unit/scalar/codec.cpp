#include <tmap/scalar/codec.hpp>

#include <tmap/scalar/small_float.hpp>

#include "oracle.hpp"

using tmap::detail::float_codec;
using tmap::detail::reserved;

namespace {

// The two six-bit microscaling formats and one with the range of f8e4m3 but infinities: not in the library,
// but the codec owes them the same.
struct f6e2m3 : tmap::detail::small_float<f6e2m3, float_codec<2, 3, reserved::nothing>> {
  using small_float::small_float;
};
struct f6e3m2 : tmap::detail::small_float<f6e3m2, float_codec<3, 2, reserved::nothing>> {
  using small_float::small_float;
};
struct f10e4m5 : tmap::detail::small_float<f10e4m5, float_codec<4, 5, reserved::infinity_and_nans>> {
  using small_float::small_float;
};

}  // namespace

TEST_CASE("the codec agrees with the oracle in formats of other widths") {
  oracle::check_format<f6e2m3>({2, 3, 0x1f, false, 0});
  oracle::check_format<f6e3m2>({3, 2, 0x1f, false, 0});
  oracle::check_format<f10e4m5>({4, 5, 0x1df, true, 0x1f0});
}

TEST_CASE("the codec chooses the smallest word and clears what is above its bits") {
  STATIC_REQUIRE(sizeof(float_codec<4, 3, reserved::one_nan>::word) == 1);
  STATIC_REQUIRE(sizeof(float_codec<5, 10, reserved::infinity_and_nans>::word) == 2);
  STATIC_REQUIRE(f6e2m3::from_bits(0xff).bits() == 0x3f);
}

TEST_CASE("a NaN is known by its bits") {
  STATIC_REQUIRE(tmap::detail::is_nan(std::bit_cast<float>(0x7f800001u)));
  STATIC_REQUIRE(tmap::detail::is_nan(std::bit_cast<float>(0xffffffffu)));
  STATIC_REQUIRE(!tmap::detail::is_nan(std::bit_cast<float>(0xff800000u)));
  STATIC_REQUIRE(!tmap::detail::is_nan(0.f));
}
