#include <tmap/scalar/f8.hpp>

#include <type_traits>

#include "oracle.hpp"

using tmap::f8e4m3;
using tmap::f8e5m2;

TEST_CASE("f8e4m3 agrees with the oracle on every code, tie and neighbour") {
  oracle::check_format<f8e4m3>(oracle::f8e4m3);
}

TEST_CASE("f8e5m2 agrees with the oracle on every code, tie and neighbour") {
  oracle::check_format<f8e5m2>(oracle::f8e5m2);
}

TEST_CASE("f8e4m3 saturates at 448 and has one NaN of each sign") {
  STATIC_REQUIRE(f8e4m3::from_bits(0x7e) == 448.f);
  STATIC_REQUIRE(f8e4m3(464.f).bits() == 0x7e);
  STATIC_REQUIRE(f8e4m3(1e30f).bits() == 0x7e);
  STATIC_REQUIRE(f8e4m3(-std::bit_cast<float>(0x7f800000u)).bits() == 0xfe);
  STATIC_REQUIRE(f8e4m3(std::bit_cast<float>(0x7fc00000u)).bits() == 0x7f);
  STATIC_REQUIRE(f8e4m3(std::bit_cast<float>(0xff800001u)).bits() == 0xff);
}

TEST_CASE("f8e5m2 reaches 57344 and then infinity") {
  STATIC_REQUIRE(f8e5m2::from_bits(0x7b) == 57344.f);
  STATIC_REQUIRE(f8e5m2(61439.f).bits() == 0x7b);
  STATIC_REQUIRE(f8e5m2(61440.f).bits() == 0x7c);
  STATIC_REQUIRE(f8e5m2(std::bit_cast<float>(0xffc00000u)).bits() == 0xfe);
}

TEST_CASE("the eight-bit floats are one byte that can be copied, and zero when it is") {
  STATIC_REQUIRE(sizeof(f8e4m3) == 1);
  STATIC_REQUIRE(sizeof(f8e5m2) == 1);
  STATIC_REQUIRE(std::is_trivially_copyable_v<f8e4m3>);
  STATIC_REQUIRE(std::is_trivially_copyable_v<f8e5m2>);
  STATIC_REQUIRE(f8e4m3().bits() == 0);
  STATIC_REQUIRE(f8e5m2().bits() == 0);
}
