#include <tmap/scalar/f16.hpp>

#include <type_traits>

#include "oracle.hpp"

using tmap::f16;

TEST_CASE("f16 agrees with the oracle on every code, tie and neighbour") {
  oracle::check_format<f16>(oracle::f16);
}

TEST_CASE("f16 reaches 65504 and then infinity") {
  STATIC_REQUIRE(f16(65504.f).bits() == 0x7bff);
  STATIC_REQUIRE(f16(65519.996f).bits() == 0x7bff);
  STATIC_REQUIRE(f16(65520.f).bits() == 0x7c00);
  STATIC_REQUIRE(f16(-1e30f).bits() == 0xfc00);
}

TEST_CASE("f16 keeps subnormals down to 2^-24") {
  STATIC_REQUIRE(f16(0x1p-24f).bits() == 1);
  STATIC_REQUIRE(f16(0x1p-25f).bits() == 0);
  STATIC_REQUIRE(f16(0x1.000002p-25f).bits() == 1);
  STATIC_REQUIRE(f16(-0x1p-25f).bits() == 0x8000);
  STATIC_REQUIRE(f16(0x1.ffcp-15f).bits() == 0x3ff + 1);
}

TEST_CASE("f16 keeps a NaN's sign and leading payload, and makes it quiet") {
  STATIC_REQUIRE(f16(std::bit_cast<float>(0x7f802000u)).bits() == 0x7e01);
  STATIC_REQUIRE(f16(std::bit_cast<float>(0xff800001u)).bits() == 0xfe00);
  STATIC_REQUIRE(std::bit_cast<std::uint32_t>(float(f16::from_bits(0x7c01))) == 0x7fc02000);
}

TEST_CASE("f16 is two bytes that can be copied, and zero when they are") {
  STATIC_REQUIRE(sizeof(f16) == 2);
  STATIC_REQUIRE(std::is_trivially_copyable_v<f16>);
  STATIC_REQUIRE(f16().bits() == 0);
}
