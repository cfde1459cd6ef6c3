#include <tmap/scalar/small_float.hpp>

#include <concepts>
#include <cstdint>
#include <type_traits>

#include <catch2/catch.hpp>

namespace {

// Whole numbers 0..15, to see which conversions the base makes on its own.
struct whole_codec {
  using word = std::uint8_t;
  static constexpr word mask = 15;
  static constexpr float decode(word code) { return code; }
  static constexpr word encode(float value) { return static_cast<word>(value); }
};
struct whole : tmap::detail::small_float<whole, whole_codec> {
  using small_float::small_float;
};

}  // namespace

TEST_CASE("a small float is read implicitly and written explicitly") {
  STATIC_REQUIRE(whole(3.5f) == 3.f);
  STATIC_REQUIRE(whole(3.f) < whole(4.f));
  STATIC_REQUIRE(std::same_as<decltype(whole() + 1), float>);
  STATIC_REQUIRE(std::constructible_from<whole, float>);
  STATIC_REQUIRE(!std::convertible_to<float, whole>);
}

TEST_CASE("a small float starts at zero bits and keeps to its mask") {
  STATIC_REQUIRE(whole().bits() == 0);
  STATIC_REQUIRE(whole::from_bits(0xf7).bits() == 7);
  STATIC_REQUIRE(std::same_as<decltype(whole::from_bits(1)), whole>);
  STATIC_REQUIRE((sizeof(whole) == 1 && std::is_trivially_copyable_v<whole>));
}
