#include <tmap/tensor/dm.hpp>

#include <vector>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;
TMAP_AXES((A, 2), (B, 12), (C, 4));

}  // namespace

TEST_CASE("a DM tensor has a buffer a slice, chips before clusters before slices") {
  using X = DmTensor<i32, m<A>, m<B / 6>, m<B / 2 % 3>, m<B % 2>>;
  const auto x = X::from([](const tensor_index& t) { return 100 * t[A] + t[B]; });
  for (i64 a = 0; a < 2; ++a) {
    for (i64 cluster = 0; cluster < 2; ++cluster) {
      for (i64 slice = 0; slice < 3; ++slice) {
        const auto unit = x.unit((a * 2 + cluster) * 3 + slice);
        REQUIRE(unit.size() == 2);
        for (i64 e = 0; e < 2; ++e) {
          CHECK(unit[static_cast<std::size_t>(e)] == 100 * a + 6 * cluster + 2 * slice + e);
        }
      }
    }
  }
  CHECK_THROWS_AS(x.unit(12), out_of_range);
}

TEST_CASE("a slice of packed elements is a buffer of bytes") {
  DmTensor<f4e2m1, m<1>, m<1>, m<A>, m<C>> x;
  x.at(A = 1, C = 1) = f4e2m1(2.0f);
  CHECK(x.unit(0)[0] == 0x00);
  CHECK(x.unit(1).size() == 2);
  CHECK(x.unit(1)[0] == 0x40);
}

TEST_CASE("a DM tensor knows what one slice and all of them take") {
  using X = DmTensor<bf16, m<A>, m<1>, m<B / 2>, m<B % 2>>;
  STATIC_REQUIRE(X::unit_size == 2);
  STATIC_REQUIRE(X::size == 24);
  STATIC_REQUIRE(X::bytes() == 48);
}
