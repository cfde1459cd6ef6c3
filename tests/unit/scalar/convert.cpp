#include <tmap/scalar/convert.hpp>

#include <limits>

#include "oracle.hpp"

using namespace tmap;

namespace {

constexpr i32 lowest = std::numeric_limits<i32>::min();
constexpr i32 highest = std::numeric_limits<i32>::max();
constexpr float infinity = std::numeric_limits<float>::infinity();
constexpr float quiet_nan = std::numeric_limits<float>::quiet_NaN();

template <class D>
void check_from_integers(const oracle::format& format) {
  const oracle::table table(format);
  const auto check = [&](std::int64_t wide) {
    if (wide < lowest || wide > highest) return;
    const auto value = static_cast<i32>(wide);
    const std::uint32_t got = convert_to<D>(value).bits();
    if (got != table.nearest(value)) FAIL(value << " became " << oracle::hex(got));
  };
  for (i32 value = -70'000; value <= 70'000; ++value) check(value);
  // Powers of two, ties of every width, and their neighbours, near which rounding twice goes wrong.
  for (int high = 8; high < 32; ++high)
    for (int low = 0; low < high; ++low)
      for (int odd = 0; odd < 2; ++odd)
        for (int near = -2; near <= 2; ++near) {
          const std::int64_t value =
              (std::int64_t{1} << high) + (std::int64_t{1} << low) + (odd << (low + 1)) + near;
          check(value);
          check(-value);
        }
  std::mt19937 random(21);
  for (int draw = 0; draw < 100'000; ++draw) check(static_cast<i32>(random()));
}

}  // namespace

TEST_CASE("an integer is rounded to a float once") {
  // f32 would round 2^24 + 2^16 + 1 to the tie 2^24 + 2^16 first, and bf16 that to 2^24.
  STATIC_REQUIRE(convert_to<bf16>(0x1010001) == 0x1.02p24f);
  STATIC_REQUIRE(convert_to<bf16>(-0x1010001) == -0x1.02p24f);
  STATIC_REQUIRE(convert_to<bf16>(0x1010000) == 0x1p24f);
  STATIC_REQUIRE(convert_to<bf16>(0x100ffff) == 0x1p24f);
  check_from_integers<bf16>(oracle::bf16);
  check_from_integers<f16>(oracle::f16);
  check_from_integers<f8e4m3>(oracle::f8e4m3);
  check_from_integers<f8e5m2>(oracle::f8e5m2);
  check_from_integers<f4e2m1>(oracle::f4e2m1);
}

TEST_CASE("an integer beyond 24 bits is an f32 to nearest even") {
  STATIC_REQUIRE(convert_to<f32>(16'777'217) == 16'777'216.f);
  STATIC_REQUIRE(convert_to<f32>(16'777'219) == 16'777'220.f);
  STATIC_REQUIRE(convert_to<f32>(highest) == 0x1p31f);
  STATIC_REQUIRE(convert_to<f32>(lowest) == -0x1p31f);
  STATIC_REQUIRE(convert_to<f32>(i4(-8)) == -8.f);
  STATIC_REQUIRE(convert_to<bf16>(u8(255)) == 255.f);
}

TEST_CASE("an integer becomes another by its low bits") {
  STATIC_REQUIRE(convert_to<i4>(i32(25)) == -7);
  STATIC_REQUIRE(convert_to<u8>(i32(-1)) == 255);
  STATIC_REQUIRE(convert_to<i8>(u8(200)) == -56);
  STATIC_REQUIRE(convert_to<i16>(lowest) == 0);
  STATIC_REQUIRE(convert_to<i32>(i4(-8)) == -8);
  STATIC_REQUIRE(convert_to<i32>(u8(255)) == 255);
  STATIC_REQUIRE(convert_to<u8>(i4(-1)) == 255);
}

TEST_CASE("a float becomes an integer toward zero, saturating, NaN as 0") {
  STATIC_REQUIRE(convert_to<i32>(-1.99f) == -1);
  STATIC_REQUIRE(convert_to<i32>(0x1.fffffep30f) == 2'147'483'520);
  STATIC_REQUIRE(convert_to<i32>(0x1p31f) == highest);
  STATIC_REQUIRE(convert_to<i32>(-0x1p31f) == lowest);
  STATIC_REQUIRE(convert_to<i32>(-infinity) == lowest);
  STATIC_REQUIRE(convert_to<i32>(quiet_nan) == 0);
  STATIC_REQUIRE(convert_to<i16>(32767.9f) == 32767);
  STATIC_REQUIRE(convert_to<i16>(-40000.f) == -32768);
  STATIC_REQUIRE(convert_to<u8>(-0.9f) == 0);
  STATIC_REQUIRE(convert_to<u8>(-7.f) == 0);
  STATIC_REQUIRE(convert_to<u8>(255.9f) == 255);
  STATIC_REQUIRE(convert_to<u8>(infinity) == 255);
  STATIC_REQUIRE(convert_to<i8>(bf16(-1000.f)) == -128);
  STATIC_REQUIRE(convert_to<i4>(7.9f) == 7);
  STATIC_REQUIRE(convert_to<i4>(f16(-9.f)) == -8);
  STATIC_REQUIRE(convert_to<i4>(f8e4m3(quiet_nan)) == 0);
}

TEST_CASE("a float becomes another float once, through f32 which holds them all") {
  STATIC_REQUIRE(convert_to<f16>(bf16::from_bits(0x7f7f)).bits() == 0x7c00);
  STATIC_REQUIRE(convert_to<bf16>(f16::from_bits(0x8001)) == -0x1p-24f);
  STATIC_REQUIRE(convert_to<f8e4m3>(f8e5m2::from_bits(0x7c)).bits() == 0x7e);
  STATIC_REQUIRE(convert_to<f4e2m1>(bf16(-0.f)).bits() == 8);
  STATIC_REQUIRE(convert_to<f32>(f4e2m1(1.5f)) == 1.5f);
  STATIC_REQUIRE(convert_to<f8e5m2>(f8e4m3::from_bits(0xff)).bits() == 0xff);
}

TEST_CASE("a scalar converted to its own type is itself, payload of a NaN and all") {
  STATIC_REQUIRE(convert_to<f16>(f16::from_bits(0x7c01)).bits() == 0x7c01);
  STATIC_REQUIRE(convert_to<i4>(i4(-8)) == -8);
}
