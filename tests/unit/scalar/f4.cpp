#include <tmap/scalar/f4.hpp>

#include <type_traits>

#include "oracle.hpp"

using tmap::f4e2m1;

TEST_CASE("f4e2m1 agrees with the oracle on every code, tie and neighbour") {
  oracle::check_format<f4e2m1>(oracle::f4e2m1);
}

TEST_CASE("f4e2m1 has eight magnitudes") {
  const float magnitudes[] = {0, .5f, 1, 1.5f, 2, 3, 4, 6};
  for (std::uint8_t code = 0; code < 8; ++code) {
    CHECK(f4e2m1::from_bits(code) == magnitudes[code]);
    CHECK(f4e2m1(-magnitudes[code]).bits() == code + 8);
  }
}

TEST_CASE("f4e2m1 saturates at 6, and NaN is 0 of its sign") {
  STATIC_REQUIRE(f4e2m1(7.f).bits() == 7);
  STATIC_REQUIRE(f4e2m1(-std::bit_cast<float>(0x7f800000u)).bits() == 15);
  STATIC_REQUIRE(f4e2m1(std::bit_cast<float>(0x7fc00000u)).bits() == 0);
  STATIC_REQUIRE(f4e2m1(std::bit_cast<float>(0xffc00000u)).bits() == 8);
}

TEST_CASE("f4e2m1 stands alone in the low nibble of a byte") {
  STATIC_REQUIRE(sizeof(f4e2m1) == 1);
  STATIC_REQUIRE(std::is_trivially_copyable_v<f4e2m1>);
  STATIC_REQUIRE(f4e2m1::from_bits(0xa3).bits() == 3);
}
