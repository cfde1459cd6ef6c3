#include <tmap/scalar/as_element.hpp>

#include <cmath>
#include <limits>
#include <random>

#include <catch2/catch.hpp>
#include <tmap/scalar/bf16.hpp>
#include <tmap/scalar/f16.hpp>
#include <tmap/scalar/f8.hpp>
#include <tmap/scalar/i4.hpp>

using namespace tmap;
using detail::as_element;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double quiet_nan = std::numeric_limits<double>::quiet_NaN();

struct amount {
  double value;
  explicit operator float() const { return static_cast<float>(value); }
};

/// The nearest bf16, ties to even, of a number that is one of f32's exponents: by exact arithmetic.
float nearest_bf16(double value) {
  if (value == 0) return 0;
  const double step = std::ldexp(1, std::ilogb(value) - 7);
  return static_cast<float>(std::nearbyint(value / step) * step);
}

}  // namespace

TEST_CASE("integers of any width lose their upper bits, and become floats rounded once") {
  STATIC_REQUIRE(as_element<i32>(i64{7}) == 7);
  STATIC_REQUIRE(as_element<i32>((i64{1} << 40) + 3) == 3);
  STATIC_REQUIRE(as_element<u8>(300) == 44);
  STATIC_REQUIRE(as_element<i4>(9) == -7);
  STATIC_REQUIRE(as_element<i8>(true) == 1);
  STATIC_REQUIRE(as_element<float>(2) == 2.0f);
  STATIC_REQUIRE(as_element<float>(~0ul) == 0x1p64f);
  STATIC_REQUIRE(float(as_element<bf16>(i64{3})) == 3.0f);
  STATIC_REQUIRE(float(as_element<bf16>(16842753)) == float(convert_to<bf16>(i32{16842753})));
  STATIC_REQUIRE(float(as_element<bf16>(~0ul)) == 0x1p64f);
  STATIC_REQUIRE(float(as_element<bf16>(std::numeric_limits<i64>::min())) == -0x1p63f);
  STATIC_REQUIRE(float(as_element<f16>(i64{1} << 40)) == std::numeric_limits<float>::infinity());
  std::mt19937_64 draw(3);
  for (int round = 0; round < 100'000; ++round) {
    const auto wide = static_cast<i64>(draw()) >> (draw() % 64);
    if (std::abs(wide) >= i64{1} << 53) continue;  // beyond, the oracle would round as well
    CAPTURE(wide);
    REQUIRE(float(as_element<bf16>(wide)) == nearest_bf16(static_cast<double>(wide)));
  }
}

TEST_CASE("numbers become integers toward zero, saturating, and NaN becomes 0") {
  STATIC_REQUIRE(as_element<i8>(3e9f) == 127);
  STATIC_REQUIRE(as_element<i8>(-3e9) == -128);
  STATIC_REQUIRE(as_element<u8>(-1.5) == 0);
  STATIC_REQUIRE(as_element<i32>(3e9f) == std::numeric_limits<i32>::max());
  STATIC_REQUIRE(as_element<i32>(-infinity) == std::numeric_limits<i32>::min());
  STATIC_REQUIRE(as_element<i32>(quiet_nan) == 0);
  STATIC_REQUIRE(as_element<i32>(static_cast<long double>(quiet_nan)) == 0);
  STATIC_REQUIRE(as_element<i32>(16777217.9) == 16777217);
  STATIC_REQUIRE(as_element<i4>(-9.0) == -8);
  volatile float big = 300;
  CHECK(as_element<i8>(float{big}) == 127);
}

TEST_CASE("doubles become floats rounded once") {
  STATIC_REQUIRE(as_element<float>(0.1) == 0.1f);
  STATIC_REQUIRE(float(as_element<f8e4m3>(1.5)) == 1.5f);
  STATIC_REQUIRE(float(as_element<bf16>(1 + 0x1p-8 + 0x1p-40)) == 1 + 0x1p-7f);
  STATIC_REQUIRE(float(as_element<bf16>(1 + 0x1p-8)) == 1);
  STATIC_REQUIRE(float(as_element<bf16>(-1 - 0x1p-8 - 0x1p-40)) == -1 - 0x1p-7f);
  CHECK(float(as_element<bf16>(1e300)) == std::numeric_limits<float>::infinity());
  CHECK(float(as_element<bf16>(-1e-300)) == 0);
  CHECK(std::signbit(float(as_element<bf16>(-1e-300))));
  CHECK(std::isnan(float(as_element<bf16>(quiet_nan))));
  CHECK(std::isnan(as_element<float>(quiet_nan)));
  std::mt19937_64 draw(4);
  for (int round = 0; round < 100'000; ++round) {
    const double mantissa = 1 + std::ldexp(static_cast<double>(draw() >> 12), -52);
    const double tie =
        1 + std::ldexp(static_cast<double>(draw() % 256), -8) + std::ldexp(1, -30 - int(draw() % 20));
    for (double value : {mantissa, tie, -tie, std::ldexp(mantissa, int(draw() % 200) - 100)}) {
      CAPTURE(value);
      REQUIRE(float(as_element<bf16>(value)) == nearest_bf16(value));
    }
  }
}

TEST_CASE("a type of one's own becomes what it converts to") {
  CHECK(float(as_element<bf16>(amount{2.5})) == 2.5f);
  STATIC_REQUIRE(detail::becomes_element<amount, bf16>);
  STATIC_REQUIRE(!detail::becomes_element<const char*, float>);
  STATIC_REQUIRE(!detail::becomes_element<const char*, i32>);
}
