#include <tmap/kernel/op.hpp>

#include <cmath>
#include <limits>

#include <catch2/catch.hpp>

#include "../scalar/ulp.hpp"

using namespace tmap;

namespace {

const float undefined = std::numeric_limits<float>::quiet_NaN();
const float inf = std::numeric_limits<float>::infinity();

template <class F, class D>
float of(F f, D a) {
  return static_cast<float>(f(a));
}
template <class F, class D>
float of(F f, D a, D b) {
  return static_cast<float>(f(a, b));
}

}  // namespace

TEST_CASE("operations keep zero padding exactly where +0 in gives +0 out") {
  const auto keeps = [](auto f) {
    using F = decltype(f);
    if constexpr (requires { f(0.0f, 0.0f); }) {
      CHECK(F::keeps_zero == (std::bit_cast<std::uint32_t>(f(0.0f, 0.0f)) == 0));
    } else {
      CHECK(F::keeps_zero == (std::bit_cast<std::uint32_t>(f(0.0f)) == 0 && !F::floating));
    }
  };
  keeps(op::add{}), keeps(op::sub{}), keeps(op::mul{}), keeps(op::min{}), keeps(op::max{});
  keeps(op::abs{}), keeps(op::relu{}), keeps(op::neg{}), keeps(op::div{}), keeps(op::exp{});
  keeps(op::log{}), keeps(op::rsqrt{}), keeps(op::sigmoid{}), keeps(op::convert<float>{});
}

TEST_CASE("functions of floats are computed in f32 and rounded once") {
  for (float x : {0.25f, 1.0f, 3.0f, 10.5f}) {
    const double exact = x;
    CHECK(ulp::distance(of(op::exp{}, x), std::exp(exact)) <= 2);
    CHECK(ulp::distance(of(op::log{}, x), std::log(exact)) <= 2);
    CHECK(ulp::distance(of(op::tanh{}, x), std::tanh(exact)) <= 2);
    CHECK(ulp::distance(of(op::sigmoid{}, x), 1 / (1 + std::exp(-exact))) <= 2);
    CHECK(ulp::distance(of(op::rsqrt{}, x), 1 / std::sqrt(exact)) <= 1);
    CHECK(of(op::sqrt{}, x) == std::sqrt(x));
    CHECK(of(op::exp{}, bf16(x)) == static_cast<float>(bf16(op::exp{}(x))));
    CHECK(of(op::sqrt{}, f16(x)) == static_cast<float>(f16(std::sqrt(x))));
  }
  CHECK(of(op::log{}, 0.0f) == -inf);
  CHECK(std::isnan(of(op::sqrt{}, -1.0f)));
  CHECK(of(op::rsqrt{}, 0.0f) == inf);
  CHECK(of(op::sigmoid{}, -inf) == 0.0f);
  CHECK(of(op::sigmoid{}, inf) == 1.0f);
}

TEST_CASE("NaN and zeros of both signs follow the rules of min, max and relu") {
  CHECK(std::isnan(of(op::min{}, undefined, 1.0f)));
  CHECK(std::isnan(of(op::max{}, 1.0f, undefined)));
  CHECK(std::signbit(of(op::min{}, -0.0f, 0.0f)));
  CHECK_FALSE(std::signbit(of(op::min{}, 0.0f, -0.0f)));
  CHECK(std::signbit(of(op::max{}, -0.0f, 0.0f)));
  CHECK(std::isnan(of(op::relu{}, undefined)));
  CHECK(std::signbit(of(op::neg{}, 0.0f)));
}

TEST_CASE("integers wrap") {
  CHECK(op::add{}(i8(127), i8(1)) == -128);
  CHECK(op::mul{}(std::numeric_limits<i32>::max(), i32(2)) == -2);
  CHECK(op::neg{}(std::numeric_limits<i32>::min()) == std::numeric_limits<i32>::min());
  CHECK(op::abs{}(i8(-128)) == -128);
  CHECK(op::sub{}(u8(0), u8(1)) == 255);
  CHECK(op::add{}(i4(7), i4(1)) == -8);
}

TEST_CASE("conversion follows the rules of convert_to") {
  CHECK(op::convert<i8>{}(300.7f) == 127);
  CHECK(op::convert<i32>{}(undefined) == 0);
  CHECK(op::convert<i8>{}(i32(300)) == 44);
  CHECK(of(op::convert<bf16>{}, i32(259)) == 260.0f);
}
