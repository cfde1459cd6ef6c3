#include <tmap/scalar/traits.hpp>

#include <concepts>
#include <string>

#include <catch2/catch.hpp>

using namespace tmap;

TEST_CASE("eleven types are scalars, and nothing else is") {
  STATIC_REQUIRE(
      (scalar<float> && scalar<bf16> && scalar<f16> && scalar<f8e4m3> && scalar<f8e5m2> && scalar<f4e2m1>));
  STATIC_REQUIRE((scalar<i4> && scalar<std::int8_t> && scalar<std::uint8_t> && scalar<std::int16_t> &&
                  scalar<std::int32_t>));
  STATIC_REQUIRE(
      !(scalar<double> || scalar<bool> || scalar<char> || scalar<std::uint32_t> || scalar<std::int64_t>));
  STATIC_REQUIRE(!(scalar<const float> || scalar<float&> || scalar<void> || scalar<float[2]>));
}

TEST_CASE("scalars know their bits, names and kinds") {
  STATIC_REQUIRE((bits_of<f32> == 32 && bits_of<bf16> == 16 && bits_of<f16> == 16));
  STATIC_REQUIRE((bits_of<f8e4m3> == 8 && bits_of<f8e5m2> == 8 && bits_of<f4e2m1> == 4));
  STATIC_REQUIRE(
      (bits_of<i4> == 4 && bits_of<i8> == 8 && bits_of<u8> == 8 && bits_of<i16> == 16 && bits_of<i32> == 32));
  STATIC_REQUIRE((packed<i4> && packed<f4e2m1> && !packed<i8> && !packed<f8e4m3>));
  STATIC_REQUIRE((is_floating<f32> && is_floating<f4e2m1> && !is_floating<i4> && !is_floating<i32>));
  STATIC_REQUIRE((is_integral<i4> && is_integral<u8> && !is_integral<bf16> && !is_integral<f32>));
  CHECK(std::string(name_of<float>) == "f32");
  CHECK(std::string(name_of<bf16>) == "bf16");
  CHECK(std::string(name_of<f8e4m3>) == "f8e4m3");
  CHECK(std::string(name_of<std::uint8_t>) == "u8");
  CHECK(std::string(name_of<std::int32_t>) == "i32");
}

TEST_CASE("arithmetic is done in float, or modulo 2^32") {
  STATIC_REQUIRE((std::same_as<arithmetic_of<bf16>, float> && std::same_as<arithmetic_of<float>, float>));
  STATIC_REQUIRE(
      (std::same_as<arithmetic_of<i4>, std::uint32_t> && std::same_as<arithmetic_of<i32>, std::uint32_t>));
}
