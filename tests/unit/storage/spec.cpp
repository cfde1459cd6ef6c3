#include <tmap/storage/spec.hpp>

#include <catch2/catch.hpp>

using namespace tmap::storage;

TEST_CASE("a spec keeps shape, scalar and layout apart") {
  constexpr tensor_spec plain{{2, 3}, dtype::bf16};
  STATIC_REQUIRE(std::holds_alternative<contiguous>(plain.layout));
  STATIC_REQUIRE(plain.dtype == dtype::bf16);
  STATIC_REQUIRE(plain != tensor_spec{{2, 3}, dtype::f16});
  STATIC_REQUIRE(plain != tensor_spec{{2, 3}, dtype::bf16, mla_tiled{}});
  STATIC_REQUIRE(tensor_spec{}.shape.elements() == 1);
}

TEST_CASE("a contiguous tensor has the strides of its dense order") {
  constexpr auto s = tmap::detail::strides_of({{2, 3, 4}, dtype::i32});
  STATIC_REQUIRE(s.of[0] == 48);
  STATIC_REQUIRE(s.of[1] == 16);
  STATIC_REQUIRE(s.of[2] == 4);
}

TEST_CASE("strides past the rank address nothing") {
  constexpr auto s = tmap::detail::strides_of({{2}, dtype::i8, strided{{3, 99}}});
  STATIC_REQUIRE(s.of[0] == 3);
  STATIC_REQUIRE(s.of[1] == 0);
}
