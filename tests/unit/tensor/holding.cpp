#include <tmap/tensor/holding.hpp>

#include <tmap/expr.hpp>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;
using detail::holding_rule;
TMAP_AXES((A, 8), (B, 512), (C, 5));
namespace other {
TMAP_AXES((A, 16));
}

template <class... Parts>
constexpr detail::holding_fault clash_of() {
  return detail::find_clash(detail::digits_of<Parts...>.all);
}
template <class... Parts>
constexpr bool independent = clash_of<Parts...>().broken == holding_rule::none;

constexpr detail::holding_fault judged(detail::variable_sizes sizes, detail::tier_limits limits) {
  return detail::judge_holding(detail::digits_of<m<B>>.all, sizes, limits);
}

}  // namespace

TEST_CASE("digits are independent when each outweighs the finer ones together") {
  STATIC_REQUIRE(independent<m<A>, m<B>>);
  STATIC_REQUIRE(independent<m<B / 2>, m<B % 2>>);
  STATIC_REQUIRE(independent<m<B / 64, B % 2>, m<B / 2 % 32>>);
  STATIC_REQUIRE(independent<m<pad(C, 8) / 4>, m<pad(C, 8) % 4>>);
  STATIC_REQUIRE(independent<m<linear(term(A, 8), term(B, 1))>>);
  STATIC_REQUIRE(independent<m<linear(term(A, 1), term(B, 1))>>);
  STATIC_REQUIRE(independent<m<4>, m<4>>);
}

TEST_CASE("a coordinate that two digits give is placed twice") {
  STATIC_REQUIRE_FALSE(independent<m<A>, m<A>>);
  STATIC_REQUIRE_FALSE(independent<m<A, A>>);
  STATIC_REQUIRE_FALSE(independent<m<B / 2>, m<B % 4>>);
  STATIC_REQUIRE_FALSE(independent<m<linear(term(A, 1), term(A, 8))>>);
  constexpr detail::holding_fault c = clash_of<m<A>, m<B / 2>, m<B % 4>>();
  STATIC_REQUIRE(c.broken == holding_rule::placed_twice);
  STATIC_REQUIRE(c.part == 1);
  STATIC_REQUIRE(c.other_part == 2);
  STATIC_REQUIRE(c.step == 2);
}

TEST_CASE("one name with two sizes is a clash") {
  constexpr detail::holding_fault c = clash_of<m<A>, m<other::A>>();
  STATIC_REQUIRE(c.broken == holding_rule::two_sizes);
  STATIC_REQUIRE(c.axis != c.other_axis);
}

TEST_CASE("the sizes of a variable stay within its tier") {
  const detail::tier_limits limits{{8, 2, 256}, 1024};
  CHECK(judged({{8, 2, 256}, 3, 8192, 16}, limits).broken == holding_rule::none);
  CHECK(judged({{9, 2, 256}, 3, 8192, 16}, limits).broken == holding_rule::unit_count);
  CHECK(judged({{8, 3, 256}, 3, 8192, 16}, limits).part == 1);
  CHECK(judged({{8, 2, 257}, 3, 8192, 16}, limits).part == 2);
  CHECK(judged({{8, 2, 256}, 3, 8200, 16}, limits).broken == holding_rule::unit_bytes);
  CHECK(judged({{8, 2, 256}, 3, 12, 4}, limits).broken == holding_rule::whole_bytes);
  CHECK(judged({{}, 0, 16, detail::largest}, {}).broken == holding_rule::exceeds_63_bits);
}
