#include <tmap/tensor/notation.hpp>

#include <tmap/expr.hpp>
#include <tmap/tensor/dm.hpp>
#include <tmap/tensor/hbm.hpp>
#include <tmap/tensor/host.hpp>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;
TMAP_AXES((A, 8), (B, 512), (D, 61));

#define PRINTS_AS_WRITTEN(...)                            \
  STATIC_REQUIRE(to_text<__VA_ARGS__>() == #__VA_ARGS__); \
  CHECK(to_text<__VA_ARGS__>() == #__VA_ARGS__)

}  // namespace

TEST_CASE("a tensor type prints as it is written") {
  PRINTS_AS_WRITTEN(HostTensor<f32, m<A, B>>);
  PRINTS_AS_WRITTEN(HostTensor<i4, m<2>>);
  PRINTS_AS_WRITTEN(HostTensor<f8e4m3, m<pad<zero>(D, 64)>>);
  PRINTS_AS_WRITTEN(HbmTensor<bf16, m<A>, m<B>>);
  PRINTS_AS_WRITTEN(HbmTensor<i32, m<A>, m<B / 64, B % 64>>);
  PRINTS_AS_WRITTEN(DmTensor<bf16, m<A>, m<1>, m<B / 2>, m<B % 2>>);
}

TEST_CASE("a view prints as it was asked for") {
  HbmTensor<bf16, m<A>, m<B>> x;
  const auto& fixed = x;
  STATIC_REQUIRE(to_text<decltype(x.tile<B / 32, 2>(3))>() == "HbmTensor<bf16, m<A>, m<B>>.tile<B / 32, 2>");
  STATIC_REQUIRE(to_text<decltype(fixed.view())>() == "HbmTensor<bf16, m<A>, m<B>>.view()");
  STATIC_REQUIRE(to_text<decltype(x.tile<B / 32, 2>(3).tile<A, 1>(0))>() ==
                 "HbmTensor<bf16, m<A>, m<B>>.tile<B / 32, 2>.tile<A, 1>");
}

TEST_CASE("a constant tensor prints as its type does") {
  STATIC_REQUIRE(to_text<const HostTensor<f32, m<A>>>() == "HostTensor<f32, m<A>>");
}
