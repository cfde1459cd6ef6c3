#include <tmap/kernel/elementwise.hpp>

#include <vector>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;
TMAP_AXES((A, 4), (B, 6), (D, 15), (N, 5), (F, 3));

using unit = decltype(context::main);
const auto left = [](const tensor_index& t) { return 10 * t[A] + t[B]; };
const auto right = [](const tensor_index& t) { return 3 * t[A] - 7 * t[B]; };
const auto sum = [](const tensor_index& t) { return left(t) + right(t); };

template <class D, class E>
using flat = DmTensor<D, m<1>, m<1>, m<1>, E>;

template <class F, class Out, class... Xs>
using verdict_on = decltype(detail::elementwise_verdict<F, Out, unit, Xs...>());
template <class F, class... Xs>
using result_of = typename verdict_on<F, void, Xs...>::accepted;

template <template <class...> class Why, class T>
inline constexpr bool is_a = false;
template <template <class...> class Why, class... Ts>
inline constexpr bool is_a<Why, Why<Ts...>> = true;

template <class D, class E, class Other>
void adds() {
  context ctx;
  const auto x = flat<D, E>::from(left);
  const auto y = flat<D, Other>::from(right);
  const auto z = elementwise(ctx.main, op::add{}, x, y);
  const auto expected = [](const tensor_index& t) {
    return op::add{}(detail::as_element<D>(left(t)), detail::as_element<D>(right(t)));
  };
  CHECK(holds(z, expected));
}
template <class E, class Other>
void adds_elements_of_every_type() {
  adds<f32, E, Other>(), adds<bf16, E, Other>(), adds<f16, E, Other>(), adds<f8e4m3, E, Other>();
  adds<f8e5m2, E, Other>(), adds<f4e2m1, E, Other>(), adds<i4, E, Other>(), adds<i8, E, Other>();
  adds<u8, E, Other>(), adds<i16, E, Other>(), adds<i32, E, Other>();
}

}  // namespace

TEST_CASE("operands are added by index, whatever their element mappings are") {
  adds_elements_of_every_type<m<A, B>, m<A, B>>();
  adds_elements_of_every_type<m<A, B>, m<B, A>>();
  adds_elements_of_every_type<m<B / 3, A, B % 3>, m<pad(A, 6) / 3, B, pad(A, 6) % 3>>();
  adds_elements_of_every_type<m<pad<zero>(A, 5), pad(B, 8)>, m<2, A, B>>();
}

TEST_CASE("splits without a common refinement are computed with") {
  context ctx;
  const auto number = [](const tensor_index& t) { return t[D] * t[D]; };
  const auto x = flat<i32, m<D % 5, D / 5>>::from(number);
  const auto y = flat<i32, m<D % 3, D / 3>>::from(number);
  CHECK(holds(elementwise(ctx.main, op::sub{}, x, y), [](const tensor_index&) { return 0; }));
}

TEST_CASE("an operand that lacks an axis repeats along it, by name") {
  context ctx;
  const auto table = flat<i32, m<A, B>>::from(left);
  const auto column = flat<i32, m<A>>::from([](const tensor_index& t) { return 100 * t[A]; });
  const auto row = flat<i32, m<B>>::from([](const tensor_index& t) { return 1000 * t[B]; });
  const auto expected = [](const tensor_index& t) { return left(t) + 100 * t[A] + 1000 * t[B]; };
  const auto add3 = [](i32 a, i32 b, i32 c) { return a + b + c; };
  CHECK(holds(elementwise(ctx.main, add3, table, column, row), expected));
  CHECK(holds(elementwise(ctx.main, add3, row, table, column), expected));
  STATIC_REQUIRE(
      std::is_same_v<decltype(elementwise(ctx.main, add3, row, table, column)), flat<i32, m<A, B>>>);
}

TEST_CASE("a result that no operand has the axes of is named") {
  context ctx;
  const auto column = flat<i32, m<A>>::from(left);
  const auto row = flat<i32, m<B>>::from(left);
  const auto z = elementwise<flat<i32, m<B, A>>>(ctx.main, op::add{}, column, row);
  CHECK(holds(z, left));
  STATIC_REQUIRE(is_a<why::no_operand_has_every_axis_name_the_result,
                      verdict_on<op::add, void, flat<i32, m<A>>, flat<i32, m<B>>>>);
  STATIC_REQUIRE(std::is_same_v<verdict_on<op::add, flat<i32, m<A, B, D>>, flat<i32, m<A>>, flat<i32, m<B>>>,
                                why::axis_not_in_operands<struct D>>);
}

TEST_CASE("slices agree, or repeat where an operand lacks their axes") {
  context ctx;
  using split = DmTensor<i32, m<1>, m<1>, m<A>, m<B>>;
  const auto x = split::from(left);
  const auto y = DmTensor<i32, m<1>, m<1>, m<A>, m<B % 3, B / 3>>::from(right);
  CHECK(holds(elementwise(ctx.main, op::add{}, x, y), sum));
  const auto everywhere =
      DmTensor<i32, m<1>, m<1>, m<4>, m<B>>::from([](const tensor_index& t) { return t[B]; });
  CHECK(holds(elementwise(ctx.main, op::sub{}, x, everywhere),
              [](const tensor_index& t) { return 10 * t[A]; }));
  STATIC_REQUIRE(std::is_same_v<verdict_on<op::add, void, split, flat<i32, m<A, B>>>,
                                why::operand_lies_on_other_slices_use_to_dm<m<1>, m<1>, struct A>>);
  STATIC_REQUIRE(
      is_a<why::operand_lies_on_other_slices_use_to_dm, verdict_on<op::add, void, split, flat<i32, m<B>>>>);
}

TEST_CASE("operands are of one type, one domain and one size an axis, and lie in DM") {
  using x = flat<i32, m<A, B>>;
  STATIC_REQUIRE(std::is_same_v<verdict_on<op::add, void, x, flat<f32, m<A, B>>>,
                                why::element_types_differ_use_convert<i32, f32>>);
  STATIC_REQUIRE(std::is_same_v<verdict_on<op::add, void, x, flat<i32, m<A, resize(B, 4)>>>,
                                why::operands_store_different_indices_of<struct B>>);
  STATIC_REQUIRE(std::is_same_v<verdict_on<op::add, void, x, HbmTensor<i32, m<1>, m<A, B>>>,
                                why::kernels_run_on_dm_move_first<tier::hbm>>);
  STATIC_REQUIRE(std::is_same_v<verdict_on<op::exp, void, x>, why::needs_a_floating_type_use_convert<i32>>);
  STATIC_REQUIRE(is_a<why::move_runs_on_another_engine,
                      decltype(detail::elementwise_verdict<op::add, void, decltype(context::tdma), x, x>())>);
}

TEST_CASE("a result's zero padding stays zero only for operations that keep it") {
  using padded = flat<f32, m<A, pad<zero>(B, 8)>>;
  using relaxed = flat<f32, m<A, pad(B, 8)>>;
  STATIC_REQUIRE(std::is_same_v<result_of<op::add, padded, padded>, padded>);
  STATIC_REQUIRE(std::is_same_v<result_of<op::relu, padded>, padded>);
  STATIC_REQUIRE(std::is_same_v<result_of<op::exp, padded>, relaxed>);
  STATIC_REQUIRE(std::is_same_v<result_of<op::neg, padded>, relaxed>);
  STATIC_REQUIRE(std::is_same_v<result_of<op::div, padded, padded>, relaxed>);
  STATIC_REQUIRE(std::is_same_v<result_of<op::add, padded, flat<f32, m<A, B>>>, relaxed>);
  STATIC_REQUIRE(
      std::is_same_v<result_of<op::exp, flat<f32, m<pad<bottom>(A, 6)>>>, flat<f32, m<pad<bottom>(A, 6)>>>);

  context ctx;
  const auto x = padded::from([](const tensor_index& t) { return static_cast<float>(t[B]); });
  const auto y = elementwise(ctx.main, op::add{}, x, x);
  CHECK(holds(y, [](const tensor_index& t) { return 2.0f * static_cast<float>(t[B]); }));
  const auto named = elementwise<padded>(ctx.main, op::exp{}, x);  // zeros are owed here, too
  CHECK(holds(named, [](const tensor_index& t) { return op::exp{}(static_cast<float>(t[B])); }));
}

TEST_CASE("padding of operands is never computed with") {
  context ctx;
  auto x = flat<i32, m<A, pad(B, 8)>>::from(left);
  for (std::size_t k = 0; k < 32; ++k) {
    if (k % 8 >= 6) x.unit(0)[k] = 1 << 30;
  }
  const auto y = elementwise(
      ctx.main, [](i32 a) { return a > 1000 ? throw 1 : a; }, x);
  CHECK(holds(y, left));
}

TEST_CASE("an overlapping operand is read as any other, but is no place for a result of its own") {
  context ctx;
  using window = flat<i32, m<linear(term(N, 1), term(F, 2))>>;
  using dense = flat<i32, m<N, F>>;
  const auto value = [](const tensor_index& t) { return t[N] + 2 * t[F]; };
  const auto other = [](const tensor_index& t) { return 100 * t[N] + 7 * t[F]; };
  const auto both = [&](const tensor_index& t) { return value(t) + other(t); };
  const auto x = window::from(value);
  const auto y = dense::from(other);
  CHECK(holds(elementwise(ctx.main, op::add{}, y, x), both));
  CHECK(holds(elementwise<dense>(ctx.main, op::add{}, x, y), both));
  CHECK(holds(elementwise(ctx.main, op::add{}, x, x), [&](const tensor_index& t) { return 2 * value(t); }));
  STATIC_REQUIRE(refused<verdict_on<op::add, void, window, dense>>);
  STATIC_REQUIRE(refused<verdict_on<op::add, window, dense, dense>>);
}

TEST_CASE("tiles are operands, and nothing is computed of nothing") {
  context ctx;
  const auto x = flat<i32, m<A, B>>::from(left);
  const auto z =
      elementwise<flat<i32, m<resize(A, 2), B>>>(ctx.main, op::add{}, x.tile<A, 2>(0), x.tile<A, 2>(2));
  CHECK(holds(z, [](const tensor_index& t) { return 2 * left(t) + 20; }));
  const flat<i32, m<A, 0>> empty;
  CHECK(elementwise(ctx.main, op::add{}, empty, empty).unit(0).empty());
}

TEST_CASE("conversion keeps the mapping and its zero padding") {
  context ctx;
  const auto x = flat<f32, m<A, pad<zero>(B, 8)>>::from(
      [](const tensor_index& t) { return 0.75f + static_cast<float>(left(t)); });
  const auto y = convert<i8>(ctx.main, x);
  STATIC_REQUIRE(std::is_same_v<decltype(y), const flat<i8, m<A, pad<zero>(B, 8)>>>);
  CHECK(holds(y, left));
  CHECK(holds(convert<bf16>(ctx.main, y), left));
}

TEST_CASE("a kernel's reads and writes are in the ledger") {
  context ctx;
  const auto x = flat<i32, m<A, B>>::from(left);
  (void)elementwise(ctx.main, op::add{}, x, x);
  CHECK(ctx.ledger().dm == traffic{192, 96});
  (void)elementwise(ctx.sub, op::add{}, x, x);
  CHECK(ctx.ledger().dm == traffic{384, 192});
}
