#include <tmap/scalar/arithmetic.hpp>

#include <limits>

#include "oracle.hpp"

using namespace tmap;

namespace {

constexpr float quiet_nan = std::numeric_limits<float>::quiet_NaN();

template <class D>
constexpr bool has_div = requires(D x) {
  scalar_op::div(x, x);
};

// The value of D that an exact result wraps to.
template <class D>
std::int64_t wrapped(std::int64_t exact) {
  const std::int64_t modulus = std::int64_t{1} << bits_of<D>;
  const std::int64_t low = ((exact % modulus) + modulus) % modulus;
  return D(-1) < 0 && low >= modulus / 2 ? low - modulus : low;
}

template <class D>
void check_every_pair() {
  const auto count = i32{1} << bits_of<D>;
  const i32 first = D(-1) < 0 ? -count / 2 : 0;
  for (i32 i = first; i < first + count; ++i)
    for (i32 j = first; j < first + count; ++j) {
      const auto a = static_cast<D>(i), b = static_cast<D>(j);
      const bool right =
          scalar_op::add(a, b) == wrapped<D>(i + j) && scalar_op::sub(a, b) == wrapped<D>(i - j) &&
          scalar_op::mul(a, b) == wrapped<D>(i * j) && scalar_op::neg(a) == wrapped<D>(-i) &&
          scalar_op::abs(a) == wrapped<D>(std::abs(i)) && scalar_op::min(a, b) == std::min(i, j) &&
          scalar_op::max(a, b) == std::max(i, j) && scalar_op::relu(a) == std::max(i, 0);
      if (!right) FAIL(name_of<D> << " " << i << " " << j);
    }
}

}  // namespace

TEST_CASE("small integers wrap in every operation") {
  check_every_pair<i4>();
  check_every_pair<i8>();
  check_every_pair<u8>();
}

TEST_CASE("wide integers wrap at their ends") {
  constexpr i32 lowest = std::numeric_limits<i32>::min(), highest = std::numeric_limits<i32>::max();
  STATIC_REQUIRE(scalar_op::add(highest, 1) == lowest);
  STATIC_REQUIRE(scalar_op::sub(lowest, 1) == highest);
  STATIC_REQUIRE(scalar_op::mul(lowest, -1) == lowest);
  STATIC_REQUIRE(scalar_op::mul(65'536, 65'536) == 0);
  STATIC_REQUIRE(scalar_op::neg(lowest) == lowest);
  STATIC_REQUIRE(scalar_op::abs(lowest) == lowest);
  STATIC_REQUIRE(scalar_op::mul(i16(-32'768), i16(-32'768)) == 0);
  STATIC_REQUIRE(scalar_op::mul(i16(-1), i16(-1)) == 1);
  STATIC_REQUIRE(scalar_op::abs(i16(-32'768)) == -32'768);
}

TEST_CASE("floats are computed in f32 and rounded once") {
  STATIC_REQUIRE(scalar_op::add(bf16(258.f), bf16(1.f)) == 260.f);  // B41
  STATIC_REQUIRE(scalar_op::add(bf16(256.f), bf16(3.f)) == 260.f);  // B42
  STATIC_REQUIRE(scalar_op::sub(bf16(256.f), bf16(1.f)) == 255.f);
  STATIC_REQUIRE(scalar_op::mul(bf16(0x1.02p0f), bf16(0x1.02p0f)) == 0x1.04p0f);
  STATIC_REQUIRE(scalar_op::div(f16(1.f), f16(3.f)).bits() == 0x3555);
  STATIC_REQUIRE(scalar_op::add(f8e4m3(448.f), f8e4m3(448.f)) == 448.f);
  STATIC_REQUIRE(scalar_op::mul(f4e2m1(1.5f), f4e2m1(1.5f)) == 2.f);
  STATIC_REQUIRE(std::isinf(float(scalar_op::add(f16(65504.f), f16(16.f)))));
}

TEST_CASE("a product is rounded before it is added to anything") {
  constexpr float a = 0x1.001p0f, square = 0x1.002p0f;  // without the last bit of a * a, 2^-24
  float factors[64], sums[64];
  for (float& factor : factors) factor = a;
  for (int k = 0; k < 64; ++k)
    sums[k] = scalar_op::add(scalar_op::mul(factors[k], factors[k]), -square);  // as vectors
  for (float sum : sums) CHECK(sum == 0);
  STATIC_REQUIRE(scalar_op::sub(scalar_op::mul(a, a), square) == 0);
  STATIC_REQUIRE(std::bit_cast<std::uint32_t>(scalar_op::mul(-1.f, 0.f)) == 0x8000'0000);
}

TEST_CASE("every product of two f8 is the nearest to the exact one") {
  const oracle::table table(oracle::f8e4m3);
  for (std::uint32_t i = 0; i < 256; ++i)
    for (std::uint32_t j = 0; j < 256; ++j) {
      const auto a = f8e4m3::from_bits(static_cast<std::uint8_t>(i)),
                 b = f8e4m3::from_bits(static_cast<std::uint8_t>(j));
      const f8e4m3 product = scalar_op::mul(a, b);
      const double exact = double{a} * double{b};
      const bool right =
          std::isnan(exact) ? std::isnan(float(product)) : product.bits() == table.nearest(exact);
      if (!right) FAIL(oracle::hex(i) << " * " << oracle::hex(j));
    }
}

TEST_CASE("neg and abs change the sign only") {
  STATIC_REQUIRE(scalar_op::neg(bf16(0.f)).bits() == 0x8000);
  STATIC_REQUIRE(scalar_op::neg(f4e2m1(6.f)) == -6.f);
  STATIC_REQUIRE(scalar_op::neg(f16(quiet_nan)).bits() == 0xfe00);
  STATIC_REQUIRE(scalar_op::abs(f16(-0.f)).bits() == 0);
  STATIC_REQUIRE(scalar_op::abs(-2.5f) == 2.5f);
  STATIC_REQUIRE(scalar_op::abs(f8e4m3::from_bits(0xff)).bits() == 0x7f);
}

TEST_CASE("min and max give NaN for NaN and the first of two zeros") {
  STATIC_REQUIRE(scalar_op::is_nan(scalar_op::max(quiet_nan, 1.f)));
  STATIC_REQUIRE(scalar_op::is_nan(scalar_op::max(1.f, quiet_nan)));
  STATIC_REQUIRE(scalar_op::is_nan(scalar_op::min(bf16(quiet_nan), bf16(1.f))));
  STATIC_REQUIRE(scalar_op::is_nan(scalar_op::min(bf16(1.f), bf16(quiet_nan))));
  STATIC_REQUIRE(scalar_op::max(bf16(-0.f), bf16(0.f)).bits() == 0x8000);
  STATIC_REQUIRE(scalar_op::max(bf16(0.f), bf16(-0.f)).bits() == 0);
  STATIC_REQUIRE(scalar_op::min(bf16(-0.f), bf16(0.f)).bits() == 0x8000);
  STATIC_REQUIRE(scalar_op::min(bf16(0.f), bf16(-0.f)).bits() == 0);
  STATIC_REQUIRE(scalar_op::max(f16::from_bits(0xfe01), f16(quiet_nan)).bits() == 0xfe01);
  STATIC_REQUIRE(scalar_op::min(2.f, 1.f) == 1.f);
  STATIC_REQUIRE(scalar_op::max(i4(-3), i4(5)) == 5);
}

TEST_CASE("relu is the maximum with 0") {
  STATIC_REQUIRE(scalar_op::relu(bf16(-3.f)).bits() == 0);
  STATIC_REQUIRE(scalar_op::relu(bf16(3.f)) == 3.f);
  STATIC_REQUIRE(scalar_op::relu(bf16(-0.f)).bits() == 0x8000);
  STATIC_REQUIRE(scalar_op::is_nan(scalar_op::relu(bf16(quiet_nan))));
  STATIC_REQUIRE(scalar_op::relu(i16(-7)) == 0);
}

TEST_CASE("operations on bf16 round like any float, NaNs of both kinds included") {
  const float others[] = {0.f,         -0.f,      1.f,       -3.f,     0x1.02p0f, 0x1.fep-3f,
                          0x1.fep127f, 0x1p-126f, 0x1p-133f, INFINITY, NAN,       -INFINITY};
  for (std::uint32_t code = 0; code < 0x10000; ++code) {
    const bf16 a = bf16::from_bits(static_cast<std::uint16_t>(code));
    for (const float other : others) {
      const bf16 b(other);
      const bool two_nans = scalar_op::is_nan(a) && scalar_op::is_nan(b);  // of which either may be taken
      const auto same = [&](bf16 result, float wide) {
        return two_nans ? (result.bits() & 0x7fc0) == 0x7fc0 : result.bits() == bf16(wide).bits();
      };
      const bool right = same(scalar_op::add(a, b), a + b) && same(scalar_op::sub(a, b), a - b) &&
                         same(scalar_op::mul(a, b), a * b) && same(scalar_op::div(b, a), b / a);
      if (!right) FAIL(oracle::hex(code) << " and " << other);
    }
  }
}

TEST_CASE("relu is the maximum with 0 of every float") {
  for (std::uint32_t code = 0; code < 0x10000; ++code) {
    const auto half = static_cast<std::uint16_t>(code);
    const bf16 a = bf16::from_bits(half);
    const f16 b = f16::from_bits(half);
    const auto c = std::bit_cast<float>(code << 16 | code), d = std::bit_cast<float>(code << 16 | 1);
    const bool right = scalar_op::relu(a).bits() == scalar_op::max(a, bf16()).bits() &&
                       scalar_op::relu(b).bits() == scalar_op::max(b, f16()).bits() &&
                       std::bit_cast<std::uint32_t>(scalar_op::relu(c)) ==
                           std::bit_cast<std::uint32_t>(scalar_op::max(c, 0.f)) &&
                       std::bit_cast<std::uint32_t>(scalar_op::relu(d)) ==
                           std::bit_cast<std::uint32_t>(scalar_op::max(d, 0.f));
    if (!right) FAIL(oracle::hex(code));
  }
}

TEST_CASE("only floats divide") {
  STATIC_REQUIRE(has_div<float>);
  STATIC_REQUIRE(has_div<f8e5m2>);
  STATIC_REQUIRE(!has_div<i32>);
  STATIC_REQUIRE(!has_div<i4>);
}
