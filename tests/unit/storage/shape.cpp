#include <tmap/storage/shape.hpp>

#include <catch2/catch.hpp>
#include <vector>

using tmap::i64;
using tmap::storage::shape;

TEST_CASE("a shape keeps its rank: nothing is widened to six dimensions") {
  STATIC_REQUIRE(shape{}.rank() == 0);
  STATIC_REQUIRE(shape{2, 3}.rank() == 2);
  STATIC_REQUIRE(shape{2, 3}[1] == 3);
  STATIC_REQUIRE(shape{1, 2, 3, 4, 5, 6}.rank() == 6);
  STATIC_REQUIRE(shape{2, 3} != shape{1, 2, 3});
  STATIC_REQUIRE(shape{2, 3} != shape{2, 3, 1});
  STATIC_REQUIRE(shape{2, 3} == shape{2, 3});
}

TEST_CASE("more than six dimensions throw std::length_error at construction") {
  CHECK_NOTHROW(shape{1, 1, 1, 1, 1, 1});
  CHECK_THROWS_AS((shape{1, 1, 1, 1, 1, 1, 1}), std::length_error);
  const std::vector<i64> seven(7, 2), six(6, 2);
  CHECK_THROWS_AS(shape(seven), std::length_error);
  CHECK(shape(six).elements() == 64);
}

TEST_CASE("a scalar has one element, an empty shape none whatever its other extents") {
  constexpr i64 huge = i64{1} << 62;
  STATIC_REQUIRE(shape{}.elements() == 1);
  STATIC_REQUIRE(!shape{}.empty());
  STATIC_REQUIRE(shape{2, 3, 4}.elements() == 24);
  STATIC_REQUIRE(shape{huge, huge, 0}.elements() == 0);
  STATIC_REQUIRE(shape{0}.empty());
  STATIC_REQUIRE(shape{huge, 4}.elements() == tmap::detail::largest);
}

TEST_CASE("a negative extent can be said, it is for operations to refuse") {
  STATIC_REQUIRE(shape{-1, 2}[0] == -1);
  STATIC_REQUIRE(!shape{-1, 2}.empty());
}

TEST_CASE("a reduced shape lacks the axis") {
  STATIC_REQUIRE(shape{2, 3, 4}.without(1) == shape{2, 4});
  STATIC_REQUIRE(shape{2}.without(0) == shape{});
}
