#include <tmap/kernel/named.hpp>

#include <tmap/kernel/specifies.hpp>

#include <boost/hana/cartesian_product.hpp>
#include <boost/hana/concat.hpp>
#include <boost/hana/for_each.hpp>
#include <boost/hana/tuple.hpp>
#include <boost/hana/type.hpp>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;
namespace hana = boost::hana;
TMAP_AXES((A, 3), (B, 8));

// Where a tensor may lie: each place is combined with element types of every width.
template <class Chip, class Slice, class Element>
struct place {
  template <class D>
  using tensor = DmTensor<D, Chip, m<1>, Slice, Element>;
};

constexpr auto floats = hana::tuple_t<f32, bf16, f16, f8e4m3, f8e5m2, f4e2m1>;
constexpr auto integers = hana::tuple_t<i4, i8, u8, i16, i32>;
constexpr auto places =
    hana::tuple_t<place<m<1>, m<1>, m<A, B>>, place<m<A>, m<B / 4>, m<B % 4>>,
                  place<m<1>, m<A>, m<pad<zero>(B, 10)>>, place<m<1>, m<B / 2>, m<B % 2, pad(A, 4)>>>;

#define CHECK_BINARY(NAME)                                                                            \
  do {                                                                                                \
    const specification s = specifies<X, X>(                                                          \
        [](context& ctx, const X& x, const X& y) { return NAME(ctx.main, x, y); },                    \
        [](auto a, auto b) { return [=](const tensor_index& t) { return op::NAME{}(a(t), b(t)); }; }, \
        tries);                                                                                       \
    INFO(#NAME << " " << s.why().c_str());                                                            \
    CHECK(s);                                                                                         \
  } while (false)
#define CHECK_UNARY(NAME)                                                                                    \
  do {                                                                                                       \
    const specification s =                                                                                  \
        specifies<X>([](context& ctx, const X& x) { return NAME(ctx.main, x); },                             \
                     [](auto a) { return [=](const tensor_index& t) { return op::NAME{}(a(t)); }; }, tries); \
    INFO(#NAME << " " << s.why().c_str());                                                                   \
    CHECK(s);                                                                                                \
  } while (false)

constexpr specification_options tries{.seed = 3, .draws = 3, .ulp = 0};

template <class X>
void exact_operations() {
  CHECK_BINARY(add);
  CHECK_BINARY(sub);
  CHECK_BINARY(mul);
  CHECK_BINARY(min);
  CHECK_BINARY(max);
  CHECK_UNARY(neg);
  CHECK_UNARY(abs);
  CHECK_UNARY(relu);
}
template <class X>
void floating_operations() {
  CHECK_BINARY(div);
  CHECK_UNARY(exp);
  CHECK_UNARY(log);
  CHECK_UNARY(sqrt);
  CHECK_UNARY(rsqrt);
  CHECK_UNARY(tanh);
  CHECK_UNARY(sigmoid);
}

template <class X, class F>
inline constexpr bool defined =
    !refused<decltype(detail::elementwise_verdict<F, void, decltype(context::main), X>())>;

}  // namespace

TEST_CASE("operations that every type has specify their op, for every type") {
  hana::for_each(hana::concat(floats, integers), [](auto type) {
    exact_operations<DmTensor<typename decltype(type)::type, m<A>, m<1>, m<B / 4>, m<B % 4>>>();
  });
}

TEST_CASE("operations on floats specify their op, for every float") {
  hana::for_each(floats, [](auto type) {
    floating_operations<DmTensor<typename decltype(type)::type, m<1>, m<1>, m<A>, m<pad<zero>(B, 10)>>>();
  });
}

TEST_CASE("elements of each width are computed with in every place") {
  int pairs = 0;
  hana::for_each(hana::cartesian_product(hana::make_tuple(hana::tuple_t<i4, i8, bf16, f32>, places)),
                 [&](auto pair) {
                   using D = typename decltype(+pair[hana::size_c<0>])::type;
                   using P = typename decltype(+pair[hana::size_c<1>])::type;
                   using X = typename P::template tensor<D>;
                   CHECK_BINARY(sub);
                   ++pairs;
                 });
  CHECK(pairs == 4 * 4);
}

TEST_CASE("operations on floats are refused for every integer type") {
  hana::for_each(integers, [](auto type) {
    using X = DmTensor<typename decltype(type)::type, m<1>, m<1>, m<1>, m<B>>;
    STATIC_REQUIRE_FALSE(defined<X, op::exp>);
    STATIC_REQUIRE_FALSE(defined<X, op::log>);
    STATIC_REQUIRE_FALSE(defined<X, op::sqrt>);
    STATIC_REQUIRE_FALSE(defined<X, op::rsqrt>);
    STATIC_REQUIRE_FALSE(defined<X, op::tanh>);
    STATIC_REQUIRE_FALSE(defined<X, op::sigmoid>);
    STATIC_REQUIRE(defined<X, op::neg>);
    STATIC_REQUIRE(defined<X, op::relu>);
  });
}
