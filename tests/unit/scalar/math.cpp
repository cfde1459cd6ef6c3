#include <tmap/scalar/math.hpp>

#include <limits>
#include <random>

#include <catch2/catch.hpp>

#include "ulp.hpp"

using namespace tmap;

namespace {

constexpr float inf = std::numeric_limits<float>::infinity();
constexpr float undefined = std::numeric_limits<float>::quiet_NaN();
constexpr float smallest = std::numeric_limits<float>::denorm_min();

std::uint32_t bits(float x) { return std::bit_cast<std::uint32_t>(x); }

// Every sign and exponent with the mantissas at both ends and some between.
template <class F, class Reference>
double greatest_distance(F f, Reference reference) {
  std::mt19937 random(20);
  double greatest = 0;
  for (std::uint32_t top = 0; top < 512; ++top)
    for (std::uint32_t k = 0; k < 1000; ++k) {
      const std::uint32_t mantissa = k < 4 ? k : k < 8 ? 0x7f'ffff - (k - 4) : random() & 0x7f'ffff;
      const auto x = std::bit_cast<float>(top << 23 | mantissa);
      greatest = std::max(greatest, ulp::distance(f(x), reference(double{x})));
    }
  return greatest;
}

// Every value of D gives what f32 gives, rounded once.
template <class D, class F>
bool rounds_once(F f) {
  for (std::uint32_t code = 0; code < 1u << bits_of<D>; ++code) {
    const D x = D::from_bits(static_cast<typename D::word>(code));
    if (f(x).bits() != D(f(float{x})).bits()) return false;
  }
  return true;
}

}  // namespace

TEST_CASE("functions are within two ulp of the C library's in double") {
  CHECK(greatest_distance([](float x) { return scalar_op::exp(x); }, [](double x) { return std::exp(x); }) <=
        1.25);
  CHECK(greatest_distance([](float x) { return scalar_op::log(x); }, [](double x) { return std::log(x); }) <=
        1);
  CHECK(greatest_distance([](float x) { return scalar_op::tanh(x); },
                          [](double x) { return std::tanh(x); }) <= 1.5);
  CHECK(greatest_distance([](float x) { return scalar_op::sigmoid(x); },
                          [](double x) { return 1 / (1 + std::exp(-x)); }) <= 2);
  CHECK(greatest_distance([](float x) { return scalar_op::rsqrt(x); },
                          [](double x) { return 1 / std::sqrt(x); }) <= 1);
  CHECK(greatest_distance([](float x) { return scalar_op::sqrt(x); },
                          [](double x) { return std::sqrt(x); }) <= 0.5);
}

TEST_CASE("exp is exact where it can be") {
  CHECK(scalar_op::exp(0.0f) == 1);
  CHECK(scalar_op::exp(-0.0f) == 1);
  CHECK(bits(scalar_op::exp(-inf)) == 0);
  CHECK(bits(scalar_op::exp(-104.0f)) == 0);
  CHECK(scalar_op::exp(-103.0f) == smallest);
  CHECK(scalar_op::exp(inf) == inf);
  CHECK(scalar_op::exp(88.8f) == inf);
  CHECK(std::isfinite(scalar_op::exp(88.7f)));
  CHECK(std::isnan(scalar_op::exp(undefined)));
}

TEST_CASE("log knows zeros, infinity and what is below") {
  CHECK(scalar_op::log(0.0f) == -inf);
  CHECK(scalar_op::log(-0.0f) == -inf);
  CHECK(scalar_op::log(inf) == inf);
  CHECK(bits(scalar_op::log(1.0f)) == 0);
  for (float x : {-smallest, -1.0f, -inf, undefined, -undefined}) CHECK(std::isnan(scalar_op::log(x)));
}

TEST_CASE("tanh is odd and ends at one") {
  for (float x : {0.0f, smallest, 1e-20f}) CHECK(bits(scalar_op::tanh(-x)) == bits(-x));
  for (float x : {0.3f, 0.625f, 2.0f, 9.0f, 1e30f})
    CHECK(bits(scalar_op::tanh(-x)) == bits(-scalar_op::tanh(x)));
  CHECK(scalar_op::tanh(-inf) == -1);
  CHECK(scalar_op::tanh(inf) == 1);
  CHECK(std::isnan(scalar_op::tanh(undefined)));
}

TEST_CASE("sigmoid ends at zero and one") {
  CHECK(scalar_op::sigmoid(0.0f) == 0.5f);
  CHECK(bits(scalar_op::sigmoid(-inf)) == 0);
  CHECK(scalar_op::sigmoid(-103.0f) == smallest);
  CHECK(scalar_op::sigmoid(inf) == 1);
  CHECK(std::isnan(scalar_op::sigmoid(undefined)));
}

TEST_CASE("NaN comes out with its sign and payload") {
  for (std::uint32_t code : {0x7fc0'0000u, 0xffc0'0001u, 0x7fff'ffffu}) {
    const auto nan = std::bit_cast<float>(code);
    CHECK(bits(scalar_op::exp(nan)) == code);
    CHECK(bits(scalar_op::log(nan)) == code);
    CHECK(bits(scalar_op::tanh(nan)) == code);
    CHECK(bits(scalar_op::sigmoid(nan)) == code);
    CHECK(bits(scalar_op::rsqrt(nan)) == code);
  }
}

TEST_CASE("roots of zeros keep the sign and those of negatives are NaN") {
  CHECK(scalar_op::rsqrt(0.0f) == inf);
  CHECK(scalar_op::rsqrt(-0.0f) == -inf);
  CHECK(bits(scalar_op::rsqrt(inf)) == 0);
  CHECK(bits(scalar_op::sqrt(-0.0f)) == bits(-0.0f));
  CHECK(scalar_op::sqrt(inf) == inf);
  for (float x : {-smallest, -1.0f, -inf, undefined}) {
    CHECK(std::isnan(scalar_op::rsqrt(x)));
    CHECK(std::isnan(scalar_op::sqrt(x)));
  }
}

TEST_CASE("narrow floats are computed in f32 and rounded once by every function") {
  const auto of_all = [](auto f) {
    CHECK(rounds_once<bf16>(f));
    CHECK(rounds_once<f16>(f));
    CHECK(rounds_once<f8e4m3>(f));
    CHECK(rounds_once<f8e5m2>(f));
  };
  of_all([](auto x) { return scalar_op::exp(x); });
  of_all([](auto x) { return scalar_op::log(x); });
  of_all([](auto x) { return scalar_op::tanh(x); });
  of_all([](auto x) { return scalar_op::sigmoid(x); });
  of_all([](auto x) { return scalar_op::rsqrt(x); });
  of_all([](auto x) { return scalar_op::sqrt(x); });
}
