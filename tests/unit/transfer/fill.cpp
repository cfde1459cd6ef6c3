#include <tmap/transfer/fill.hpp>

#include <tmap/algebra/lowered.hpp>
#include <tmap/expr.hpp>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;
using detail::digits_of;
TMAP_AXES((A, 8), (D, 15));

}  // namespace

TEST_CASE("zeros are owed past each bound that pads with zero") {
  constexpr detail::fills none = detail::make_fills(digits_of<m<A, pad(D, 16)>>.all);
  STATIC_REQUIRE(none.count == 0);
  constexpr detail::fills one = detail::make_fills(digits_of<m<A, pad<zero>(D, 16)>>.all);
  STATIC_REQUIRE(one.count == 1);
  STATIC_REQUIRE(one.fits);
  STATIC_REQUIRE(one.each[0].positions.clips[one.each[0].past].limit == 15);
  constexpr detail::fills two = detail::make_fills(digits_of<m<pad<zero>(A, 9), pad<zero>(D, 16)>>.all);
  STATIC_REQUIRE(two.count == 2);
}
