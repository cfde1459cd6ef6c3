#include <tmap/storage/layout.hpp>

#include <catch2/catch.hpp>
#include <string>

using namespace tmap::storage;

TEST_CASE("layouts are values that know their name") {
  CHECK(name_of(layout{}) == std::string("contiguous"));
  CHECK(name_of(strided{{4, 1}}) == std::string("strided"));
  CHECK(name_of(mla_tiled{}) == std::string("mla_tiled"));
  CHECK(name_of(mla_cblocked{}) == std::string("mla_cblocked"));
}

TEST_CASE("layouts are equal when they are the same kind with the same numbers") {
  STATIC_REQUIRE(strided{{4, 1}} == strided{{4, 1, 0}});
  STATIC_REQUIRE(!(strided{{4, 1}} == strided{{4, 2}}));
  STATIC_REQUIRE(mla_tiled{.h = {0, 8}} == mla_tiled{.h = {0, 8}});
  STATIC_REQUIRE(!(mla_tiled{.h = {0, 8}} == mla_tiled{.h = {0, 8}, .aligned = false}));
  STATIC_REQUIRE(layout(contiguous{}) != layout(strided{}));
}
