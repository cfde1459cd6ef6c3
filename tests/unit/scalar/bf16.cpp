#include <tmap/scalar/bf16.hpp>

#include <concepts>
#include <type_traits>

#include "oracle.hpp"

using tmap::bf16;

namespace {

constexpr float from_pattern(std::uint32_t pattern) { return std::bit_cast<float>(pattern); }

struct rounding {
  const char* id;
  std::uint32_t input;
  std::uint16_t expected;
};

constexpr rounding roundings[] = {
    {"B01 one", 0x3f800000, 0x3f80},
    {"B02 tie, even below", 0x3f808000, 0x3f80},
    {"B03 tie, even above", 0x3f818000, 0x3f82},
    {"B07 3.14", 0x4048f5c3, 0x4049},
    {"B08 1e-8", 0x322bcc77, 0x322c},
    {"B09 below the largest finite tie", 0x7f7f7fff, 0x7f7f},
    {"the largest finite tie", 0x7f7f8000, 0x7f80},
    {"B11 the largest float", 0x7f7fffff, 0x7f80},
    {"B12 infinity", 0x7f800000, 0x7f80},
    {"B16 all-ones NaN", 0x7fffffff, 0x7fff},
    {"B17 negative all-ones NaN", 0xffffffff, 0xffff},
    {"signalling NaN whose payload is dropped", 0x7f800001, 0x7fc0},
    {"B18 +0", 0x00000000, 0x0000},
    {"B19 -0", 0x80000000, 0x8000},
    {"subnormal tie", 0x00008000, 0x0000},
    {"B22 subnormal above the tie", 0x00008001, 0x0001},
    {"largest subnormal becomes normal", 0x007fffff, 0x0080},
    {"B25 negative subnormal", 0x80008001, 0x8001},
    {"B27 negative tie", 0xbf808000, 0xbf80},
};

constexpr bool all_round_as_expected() {
  for (const auto& [id, input, expected] : roundings)
    if (bf16(from_pattern(input)).bits() != expected) return false;
  return true;
}

}  // namespace

TEST_CASE("bf16 rounds to nearest even") {
  STATIC_REQUIRE(all_round_as_expected());
  for (const auto& [id, input, expected] : roundings) {
    INFO(id);
    CHECK(bf16(from_pattern(input)).bits() == expected);
  }
}

TEST_CASE("bf16 agrees with the oracle on every code, tie and neighbour") {
  oracle::check_format<bf16>(oracle::bf16);
}

TEST_CASE("bf16 is a float to those who read it") {
  STATIC_REQUIRE(bf16(1.5f) == 1.5f);
  STATIC_REQUIRE(bf16(-0.f) == bf16(0.f));
  STATIC_REQUIRE(bf16(-2.f) < bf16(-1.f));
  STATIC_REQUIRE(std::same_as<decltype(bf16() + bf16()), float>);
  STATIC_REQUIRE(std::convertible_to<bf16, float>);
  STATIC_REQUIRE(!std::convertible_to<float, bf16>);
  STATIC_REQUIRE(std::totally_ordered<bf16>);
  const bf16 nan(NAN);
  CHECK(!(nan == nan));
  CHECK(!(nan < nan));
}

TEST_CASE("bf16 is two bytes that can be copied, and zero when they are") {
  STATIC_REQUIRE(sizeof(bf16) == 2);
  STATIC_REQUIRE(std::is_trivially_copyable_v<bf16>);
  STATIC_REQUIRE(bf16().bits() == 0);
  STATIC_REQUIRE(bf16::from_bits(0x4049) == 3.140625f);
  STATIC_REQUIRE(bf16::from_bits(0x7f81).bits() == 0x7f81);
}
