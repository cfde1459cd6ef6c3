#include <tmap/transfer/undropped.hpp>

#include <tmap/expr.hpp>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;
TMAP_AXES((A, 8), (B, 5));

template <class Parts, class Whole>
constexpr bool stores_again() {
  return detail::same_indices(detail::undropped<detail::part_list<Parts>>::live(),
                              detail::digits_of<Whole>.live) == detail::answer::yes;
}

}  // namespace

TEST_CASE("what resize and slice dropped is there again") {
  STATIC_REQUIRE(stores_again<m<resize(A, 3)>, m<A>>());
  STATIC_REQUIRE(stores_again<m<slice(A, 2, 3, 2)>, m<A>>());
  STATIC_REQUIRE(stores_again<m<A / 4, slice(A % 4, 1, 2)>, m<A>>());
  STATIC_REQUIRE(stores_again<m<resize(B, 4) / 2, resize(B, 4) % 2>, m<B>>());
}

TEST_CASE("what was merely left out is not") {
  STATIC_REQUIRE_FALSE(stores_again<m<A % 4>, m<A>>());
  STATIC_REQUIRE_FALSE(stores_again<m<resize(A / 2, 2)>, m<A>>());
  STATIC_REQUIRE(stores_again<m<resize(A / 2, 2)>, m<A / 2>>());
}
