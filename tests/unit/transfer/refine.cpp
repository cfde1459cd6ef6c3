#include <tmap/transfer/refine.hpp>

#include <tmap/algebra/lowered.hpp>
#include <tmap/expr.hpp>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;
using detail::digits_of;
using detail::form;
using detail::largest;
TMAP_AXES((A, 16), (E, 12));

template <class Target, class Source>
constexpr bool refines() {
  form f = digits_of<Target>.live;
  return detail::refine(f, digits_of<Source>.live, largest, largest);
}
template <class Target, class Source>
constexpr int digits_after() {
  form f = digits_of<Target>.live;
  detail::refine(f, digits_of<Source>.live, largest, largest);
  return f.count;
}

}  // namespace

TEST_CASE("a destination is cut where digits of the source begin and end") {
  STATIC_REQUIRE(digits_after<m<A>, m<A % 4, A / 4>>() == 2);
  STATIC_REQUIRE(digits_after<m<A % 8, A / 8>, m<A % 4, A / 4>>() == 3);
  STATIC_REQUIRE(digits_after<m<A>, m<A>>() == 1);
}

TEST_CASE("splits that have no common refinement are told apart from those that have one") {
  STATIC_REQUIRE(refines<m<A % 2, A / 2>, m<A % 8, A / 8>>());
  STATIC_REQUIRE_FALSE(refines<m<E % 2, E / 2>, m<E % 3, E / 3>>());
}

TEST_CASE("the border of a unit is a border of digits") {
  constexpr int cut = [] {
    form f = digits_of<m<A>>.live;
    detail::refine(f, digits_of<m<A>>.live, 4, largest);
    return f.count;
  }();
  STATIC_REQUIRE(cut == 2);
}
