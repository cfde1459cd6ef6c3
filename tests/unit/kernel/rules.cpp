#include <tmap/kernel/rules.hpp>

#include <type_traits>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;
TMAP_AXES((A, 4), (B, 6));
namespace other {
TMAP_AXES((B, 5));
}

using unit = decltype(context::main);
using tiny_unit = decltype(basic_context<tiny_device>::main);
template <class E>
using flat = DmTensor<i32, m<1>, m<1>, m<1>, E>;
template <class X, class Out>
using judged = decltype(detail::operand_rules<X, Out>::judge());

}  // namespace

TEST_CASE("an operand's digits of foreign axes only repeat") {
  using detail::digits_of;
  constexpr detail::form f = detail::repeating_foreign_axes(digits_of<m<A, B>>.live, digits_of<m<B>>.live);
  STATIC_REQUIRE(detail::same_form(f, digits_of<m<4, B>>.live));
}

TEST_CASE("an operand stores what the result does, on the slices where it does") {
  STATIC_REQUIRE_FALSE(refused<judged<flat<m<A, B>>, flat<m<B, A>>>>);
  STATIC_REQUIRE_FALSE(refused<judged<flat<m<B>>, flat<m<A, B>>>>);
  STATIC_REQUIRE(refused<judged<flat<m<slice(B, 1, 3)>>, flat<m<A, slice(B, 2, 3)>>>>);
  STATIC_REQUIRE(refused<judged<flat<m<A, B>>, DmTensor<i32, m<1>, m<1>, m<A>, m<B>>>>);
}

TEST_CASE("operands are compared before their mappings are") {
  using sizes = decltype(detail::operands_verdict<op::add, unit, flat<m<B>>, flat<m<other::B>>>());
  STATIC_REQUIRE(std::is_same_v<sizes, why::axis_has_two_sizes<struct B, 6, struct other::B, 5>>);
  using large = DmTensor<i32, m<1>, m<1>, m<1>, m<pad(A * B, 512)>>;
  STATIC_REQUIRE_FALSE(refused<decltype(detail::operands_verdict<op::add, unit, large, large>())>);
  STATIC_REQUIRE(refused<decltype(detail::operands_verdict<op::add, tiny_unit, large, large>())>);
  STATIC_REQUIRE_FALSE(refused<decltype(detail::operands_verdict<op::add, tiny_unit, flat<m<A, B>>>())>);
}
