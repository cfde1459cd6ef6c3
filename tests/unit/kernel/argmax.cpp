#include <tmap/kernel/argmax.hpp>

#include <limits>
#include <vector>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;
TMAP_AXES((A, 4), (B, 6), (F, 3), (Empty, 0), (Long, 2147483648));

using unit = decltype(context::main);
template <class D, class E>
using flat = DmTensor<D, m<1>, m<1>, m<1>, E>;

const float undefined = std::numeric_limits<float>::quiet_NaN();
const float inf = std::numeric_limits<float>::infinity();

flat<f32, m<F>> of(float a, float b, float c) {
  flat<f32, m<F>> x;
  x.unit(0)[0] = a;
  x.unit(0)[1] = b;
  x.unit(0)[2] = c;
  return x;
}
i32 largest(const flat<f32, m<F>>& x) {
  context ctx;
  return argmax<F>(ctx.main, x).unit(0)[0];
}
i32 least(const flat<f32, m<F>>& x) {
  context ctx;
  return argmin<F>(ctx.main, x).unit(0)[0];
}

}  // namespace

TEST_CASE("the first extreme wins, and the first NaN before every number") {
  CHECK(largest(of(1, 3, 3)) == 1);
  CHECK(least(of(1, 1, 0)) == 2);
  CHECK(largest(of(undefined, 1, undefined)) == 0);
  CHECK(least(of(5, undefined, -inf)) == 1);
  CHECK(largest(of(inf, undefined, undefined)) == 1);
  CHECK(largest(of(-inf, -inf, -inf)) == 0);
  CHECK(largest(of(-0.0f, 0.0f, -0.0f)) == 0);
  CHECK(least(of(0.0f, -0.0f, 0.0f)) == 0);
}

TEST_CASE("the coordinate is the axis's own, whatever the mapping is, and padding is no candidate") {
  context ctx;
  const auto value = [](const tensor_index& t) { return (5 * t[B] + t[A]) % 6 - 10; };
  const auto expected = [&](const tensor_index& t) {
    i64 best = 0;
    for (i64 b = 1; b < B.size; ++b) {
      if (value(index_of(A = t[A], B = b)) > value(index_of(A = t[A], B = best))) best = b;
    }
    return best;
  };
  CHECK(holds(argmax<B>(ctx.main, flat<i32, m<A, B>>::from(value)), expected));
  CHECK(holds(argmax<m<B>>(ctx.main, flat<i8, m<B / 2, A, B % 2>>::from(value)), expected));
  CHECK(holds(argmax<B>(ctx.main, flat<bf16, m<A, pad<zero>(B, 8)>>::from(value)), expected));
  CHECK(holds(argmax<B>(ctx.main, DmTensor<i32, m<1>, m<1>, m<B / 2>, m<B % 2, A>>::from(value)), expected));
  const auto cut = flat<i32, m<A, slice(B, 2, 3)>>::from([](const tensor_index& t) { return t[B]; });
  CHECK(holds(argmax<B>(ctx.main, cut), [](const tensor_index&) { return 4; }));
  CHECK(holds(argmin<B>(ctx.main, cut), [](const tensor_index&) { return 2; }));
}

TEST_CASE("there is no extreme of nothing, of several axes, or past i32") {
  using detail::argument_verdict;
  STATIC_REQUIRE(refused<decltype(argument_verdict<m<Empty>, unit, flat<i32, m<A, Empty>>>())>);
  STATIC_REQUIRE(refused<decltype(argument_verdict<m<A, B>, unit, flat<i32, m<A, B>>>())>);
  STATIC_REQUIRE(refused<decltype(argument_verdict<m<Long>, unit, flat<i8, m<resize(Long, 4)>>>())>);
  STATIC_REQUIRE_FALSE(refused<decltype(argument_verdict<m<B>, unit, flat<i32, m<A, B>>>())>);
}

TEST_CASE("operands whose elements overlap or repeat are searched once an index") {
  context ctx;
  const auto x = flat<i32, m<linear(term(B, 1), term(F, 2))>>::from(
      [](const tensor_index& t) { return 7 * (t[B] + 2 * t[F]) % 10; });
  CHECK(holds(argmax<F>(ctx.main, x), [](const tensor_index& t) {
    i64 best = 0;
    for (i64 f = 1; f < F.size; ++f) {
      if (7 * (t[B] + 2 * f) % 10 > 7 * (t[B] + 2 * best) % 10) best = f;
    }
    return best;
  }));
  const auto copies = flat<f32, m<2, B, A, 3>>::from([](const tensor_index& t) { return t[A] == 2 ? 1 : 0; });
  CHECK(holds(argmax<A>(ctx.main, copies), [](const tensor_index&) { return 2; }));
  CHECK(holds(argmin<B>(ctx.main, copies), [](const tensor_index&) { return 0; }));
}

TEST_CASE("a NaN is found wherever it stands among slices") {
  context ctx;
  for (i64 b = 0; b < B.size; ++b) {
    auto x = DmTensor<bf16, m<1>, m<1>, m<B / 2>, m<B % 2, A>>();
    x.at(A = 1, B = b) = bf16(undefined);
    x.at(A = 1, B = 5) = bf16(-undefined);
    CHECK(argmax<B>(ctx.main, x).at(A = 1) == b);
    CHECK(argmin<B>(ctx.main, x).at(A = 1) == b);
    CHECK(argmax<B>(ctx.main, x).at(A = 0) == 0);
  }
}
