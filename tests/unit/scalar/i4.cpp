#include <tmap/scalar/i4.hpp>

#include <concepts>
#include <type_traits>

#include <catch2/catch.hpp>

using tmap::i4;

TEST_CASE("i4 holds -8..7 and every one of its codes") {
  for (int value = -8; value < 8; ++value) {
    CHECK(i4(value) == value);
    CHECK(i4::from_bits(i4(value).bits()) == value);
    CHECK(i4(value).bits() == (value & 15));
  }
}

TEST_CASE("i4 keeps the low four bits of an integer") {
  STATIC_REQUIRE(i4(8) == -8);
  STATIC_REQUIRE(i4(-9) == 7);
  STATIC_REQUIRE(i4(std::uint64_t{0xffff'ffff'ffff'fff5}) == 5);
  STATIC_REQUIRE(i4::from_bits(0xf8) == -8);
}

TEST_CASE("i4 is an int to those who read it") {
  STATIC_REQUIRE(i4(-3) < i4(2));
  STATIC_REQUIRE(i4(-8) + i4(-8) == -16);
  STATIC_REQUIRE(!std::convertible_to<int, i4>);
  STATIC_REQUIRE(!std::constructible_from<i4, float>);
  STATIC_REQUIRE(!std::constructible_from<i4, bool>);
}

TEST_CASE("i4 stands alone in one byte that can be copied, and is zero when it is") {
  STATIC_REQUIRE(sizeof(i4) == 1);
  STATIC_REQUIRE(std::is_trivially_copyable_v<i4>);
  STATIC_REQUIRE(i4() == 0);
}
