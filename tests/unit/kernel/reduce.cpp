#include <tmap/kernel/reduce.hpp>

#include <cmath>
#include <limits>
#include <random>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;
TMAP_AXES((A, 4), (B, 6), (D, 15), (N, 5), (F, 3), (Empty, 0), (K, 512), (Far, 4099));

using unit = decltype(context::main);
const auto number = [](const tensor_index& t) { return (7 * t[A] + 3 * t[B]) % 11 - 5; };

template <class D, class E>
using flat = DmTensor<D, m<1>, m<1>, m<1>, E>;
template <class Op, class R, class X>
using verdict_on = decltype(detail::reduce_verdict<Op, R, unit, X>());

template <template <class...> class Why, class T>
inline constexpr bool is_a = false;
template <template <class...> class Why, class... Ts>
inline constexpr bool is_a<Why, Why<Ts...>> = true;

/// The reduction of `number` over B, by a loop.
template <class Op>
auto over_b(Op take) {
  return [=](const tensor_index& t) {
    i64 kept = number(index_of(A = t[A]));
    for (i64 b = 1; b < B.size; ++b) kept = take(kept, number(index_of(A = t[A], B = b)));
    return kept;
  };
}
const auto sum = over_b([](i64 a, i64 b) { return a + b; });
const auto largest = over_b([](i64 a, i64 b) { return a > b ? a : b; });
const auto least = over_b([](i64 a, i64 b) { return a < b ? a : b; });

template <class Element>
void reduces_from(bool poison) {
  context ctx;
  auto x = flat<i32, Element>::from(number);
  if (poison) {
    for (i64 s = 0; s < decltype(x)::size; ++s) {
      if (!detail::cell_at(detail::digits_of<Element>.all, s).is_index())
        x.unit(0)[static_cast<std::size_t>(s)] = 1 << 20;
    }
  }
  CHECK(holds(reduce<B>(ctx.main, op::sum{}, x), sum));
  CHECK(holds(reduce<m<B>>(ctx.main, op::maximum{}, x), largest));
  CHECK(holds(reduce<B>(ctx.main, op::minimum{}, x), least));
}

}  // namespace

TEST_CASE("a reduction goes over live positions only, wherever they lie") {
  reduces_from<m<A, B>>(false);
  reduces_from<m<B / 2, A, B % 2>>(false);
  reduces_from<m<A, pad(B, 8)>>(true);
  reduces_from<m<pad<bottom>(A, 5), pad<bottom>(B, 9)>>(true);
  reduces_from<m<pad(B, 8) % 4, A, pad(B, 8) / 4>>(true);
  reduces_from<m<2, A, B>>(false);  // once an index, never once a copy
  reduces_from<m<linear(term(A, 7), term(B, 1))>>(true);
}

TEST_CASE("slices of the axis come together") {
  context ctx;
  const auto x = DmTensor<i32, m<1>, m<B / 3>, m<A>, m<B % 3>>::from(number);
  const auto y = reduce<B>(ctx.main, op::sum{}, x);
  STATIC_REQUIRE(std::is_same_v<decltype(y), const DmTensor<i32, m<1>, m<1>, struct A, m<1>>>);
  CHECK(holds(y, sum));
}

TEST_CASE("several axes are reduced together, in any order") {
  context ctx;
  const auto x = flat<i32, m<A, B>>::from(number);
  i64 expected = 0;
  for (i64 a = 0; a < A.size; ++a) expected += sum(index_of(A = a));
  CHECK(reduce<A, B>(ctx.main, op::sum{}, x).unit(0)[0] == expected);
  CHECK(reduce<m<B, A>>(ctx.main, op::sum{}, x).unit(0)[0] == expected);
}

TEST_CASE("a linear combination becomes the product of the terms that stay") {
  context ctx;
  const auto x = flat<i32, m<linear(term(N, 1), term(F, 2))>>::from(
      [](const tensor_index& t) { return t[N] + 2 * t[F]; });
  const auto y = reduce<F>(ctx.main, op::sum{}, x);
  STATIC_REQUIRE(std::is_same_v<decltype(y), const flat<i32, struct N>>);
  CHECK(holds(y, [](const tensor_index& t) { return 3 * t[N] + 6; }));
}

TEST_CASE("sums accumulate in f32 and round once, the mean divides by what is stored") {
  context ctx;
  const auto ones = flat<bf16, m<K>>::from([](const tensor_index&) { return 1.0f; });
  CHECK(static_cast<float>(reduce<K>(ctx.main, op::sum{}, ones).unit(0)[0]) == 512.0f);
  const auto x =
      flat<f32, m<pad<zero>(D, 16)>>::from([](const tensor_index& t) { return static_cast<float>(t[D]); });
  CHECK(reduce<D>(ctx.main, op::mean{}, x).unit(0)[0] == 7.0f);
  CHECK(reduce<D>(ctx.main, op::product{}, x).unit(0)[0] == 0.0f);
  const auto small = flat<i8, m<D>>::from([](const tensor_index&) { return 100; });
  CHECK(reduce<D>(ctx.main, op::sum{}, small).unit(0)[0] == static_cast<i8>(1500));
  const auto nibbles = flat<i4, m<A, B>>::from([](const tensor_index&) { return 3; });
  CHECK(holds(reduce<A>(ctx.main, op::sum{}, nibbles), [](const tensor_index&) { return i4(12); }));
}

TEST_CASE("an empty sum is 0, an empty product 1, and there is no extreme of nothing") {
  context ctx;
  const flat<i32, m<A, Empty>> x;
  CHECK(holds(reduce<Empty>(ctx.main, op::sum{}, x), [](const tensor_index&) { return 0; }));
  CHECK(holds(reduce<Empty>(ctx.main, op::product{}, x), [](const tensor_index&) { return 1; }));
  using nothing = why::nothing_to_choose_from_on_an_empty_axis<struct Empty, 0>;
  STATIC_REQUIRE(std::is_same_v<verdict_on<op::maximum, m<Empty>, flat<i32, m<A, Empty>>>, nothing>);
  STATIC_REQUIRE(std::is_same_v<verdict_on<op::mean, m<Empty>, flat<f32, m<A, Empty>>>, nothing>);
}

TEST_CASE("NaN and zeros of both signs") {
  context ctx;
  const float undefined = std::numeric_limits<float>::quiet_NaN();
  auto x = flat<f32, m<F>>::from([](const tensor_index& t) { return static_cast<float>(t[F]); });
  x.unit(0)[1] = undefined;
  CHECK(std::isnan(reduce<F>(ctx.main, op::maximum{}, x).unit(0)[0]));
  CHECK(std::isnan(reduce<F>(ctx.main, op::minimum{}, x).unit(0)[0]));
  auto zeros = flat<f32, m<F>>();
  zeros.unit(0)[0] = -0.0f;
  CHECK(std::signbit(reduce<F>(ctx.main, op::maximum{}, zeros).unit(0)[0]));
  CHECK(std::signbit(reduce<F>(ctx.main, op::minimum{}, zeros).unit(0)[0]));
}

TEST_CASE("what cannot be reduced is refused") {
  using x = flat<i32, m<A, B>>;
  STATIC_REQUIRE(is_a<why::reduction_needs_whole_axes, verdict_on<op::sum, m<B / 2>, x>>);
  STATIC_REQUIRE(is_a<why::reduction_needs_whole_axes, verdict_on<op::sum, m<resize(B, 2)>, x>>);
  STATIC_REQUIRE(std::is_same_v<verdict_on<op::sum, m<D>, x>, why::axis_not_in_operands<struct D>>);
  STATIC_REQUIRE(is_a<why::needs_a_floating_type_use_convert, verdict_on<op::mean, m<B>, x>>);
  STATIC_REQUIRE(
      is_a<why::reduction_would_cut_a_mapping, verdict_on<op::sum, m<B>, flat<i32, m<pad(A * B, 32)>>>>);
}

TEST_CASE("the mean and the product go along and across, and several axes go at once") {
  context ctx;
  const auto value = [](const tensor_index& t) { return static_cast<float>(t[A] * B.size + t[B]); };
  const auto x = flat<f32, m<A, B>>::from(value);
  CHECK(holds(reduce<A>(ctx.main, op::mean{}, x), [&](const tensor_index& t) {
    return static_cast<float>(t[B]) + static_cast<float>(B.size * (A.size - 1)) / 2;
  }));
  const auto signs =
      flat<bf16, m<A, K>>::from([](const tensor_index& t) { return t[K] % 3 == t[A] ? -1.0f : 1.0f; });
  CHECK(holds(reduce<K>(ctx.main, op::product{}, signs),
              [](const tensor_index& t) { return t[A] < 2 ? -1.0f : 1.0f; }));
  CHECK(holds(reduce<A>(ctx.main, op::product{}, signs),
              [](const tensor_index& t) { return t[K] % 3 < A.size ? -1.0f : 1.0f; }));
  CHECK(reduce<A, B>(ctx.main, op::maximum{}, x).unit(0)[0] == static_cast<float>(A.size * B.size - 1));
}

TEST_CASE("of equals the first in the order of the axes named wins") {
  context ctx;
  auto x = flat<f32, m<A, B>>();
  x.at(A = 0, B = 1) = -0.0f;  // before A = 1, B = 0 if A is the major axis, else after it
  x.at(A = 0, B = 0) = -1.0f;
  CHECK(std::signbit(reduce<A, B>(ctx.main, op::maximum{}, x).unit(0)[0]));
  CHECK_FALSE(std::signbit(reduce<B, A>(ctx.main, op::maximum{}, x).unit(0)[0]));
}

TEST_CASE("long sums of f32 stay within the bound that is stated") {
  context ctx;
  std::mt19937 random(1);
  const auto x = flat<f32, m<A, Far>>::from(
      [&](const tensor_index&) { return static_cast<float>(random() % 1000003) / 1000; });
  const auto check = [&](const auto& sums, const axis_info& kept, const axis_info& gone) {
    for (i64 k = 0; k < kept.size; ++k) {
      double exact = 0;
      for (i64 j = 0; j < gone.size; ++j) {
        tensor_index t;
        t.add(kept, k);
        t.add(gone, j);
        exact += static_cast<double>(x.at(t));
      }
      const double error = static_cast<double>(sums.unit(0)[static_cast<std::size_t>(k)]) - exact;
      REQUIRE(std::fabs(error) <= (40 + std::log2(static_cast<double>(gone.size))) * std::ldexp(exact, -24));
    }
  };
  check(reduce<Far>(ctx.main, op::sum{}, x), A.info, Far.info);
  check(reduce<A>(ctx.main, op::sum{}, x), Far.info, A.info);
}
