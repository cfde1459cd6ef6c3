#include <tmap/kernel/result.hpp>

#include <type_traits>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;
TMAP_AXES((A, 4), (B, 6));

template <class E>
using relaxed = typename detail::relaxed<E>::type;
template <class E, class... Gone>
using erased = typename detail::erased<E, axes<Gone...>>::type;

}  // namespace

TEST_CASE("relaxed padding claims no zeros, and keeps bottom") {
  STATIC_REQUIRE(std::is_same_v<relaxed<m<A, B / 2>>, m<A, B / 2>>);
  STATIC_REQUIRE(std::is_same_v<relaxed<m<pad<zero>(A, 8)>>, m<pad(A, 8)>>);
  STATIC_REQUIRE(std::is_same_v<relaxed<m<pad<bottom>(A, 8)>>, m<pad<bottom>(A, 8)>>);
  STATIC_REQUIRE(std::is_same_v<relaxed<m<pad<bottom>(pad<zero>(A, 5), 8)>>, m<pad<bottom>(pad(A, 5), 8)>>);
  STATIC_REQUIRE(std::is_same_v<relaxed<m<B, pad<zero>(A, 8) / 2, pad<zero>(A, 8) % 2>>,
                                m<B, pad(A, 8) / 2, pad(A, 8) % 2>>);
  STATIC_REQUIRE(std::is_same_v<relaxed<m<resize(pad<zero>(A, 8), 6)>>, m<resize(pad(A, 8), 6)>>);
  STATIC_REQUIRE(std::is_same_v<relaxed<m<slice(pad<zero>(A, 8), 1, 6)>>, m<slice(pad(A, 8), 1, 6)>>);
  STATIC_REQUIRE(std::is_same_v<relaxed<m<linear(term(pad<zero>(A, 8), 6), term(B, 1))>>,
                                m<linear(term(pad(A, 8), 6), term(B, 1))>>);
}

TEST_CASE("erased axes take their digits and their padding with them") {
  STATIC_REQUIRE(std::is_same_v<erased<m<A>, struct A>, m<1>>);
  STATIC_REQUIRE(std::is_same_v<erased<m<A, B>, struct B>, m<A>>);
  STATIC_REQUIRE(std::is_same_v<erased<m<B / 2, A, B % 2>, struct B>, m<A>>);
  STATIC_REQUIRE(std::is_same_v<erased<m<A, pad(B, 8)>, struct B>, m<A>>);
  STATIC_REQUIRE(std::is_same_v<erased<m<A, B>, struct A, struct B>, m<1>>);
  STATIC_REQUIRE(std::is_same_v<erased<m<A>, struct B>, m<A>>);
  STATIC_REQUIRE(std::is_same_v<erased<m<2, A>, struct A>, m<2>>);
  STATIC_REQUIRE(std::is_same_v<erased<m<linear(term(A, 6), term(B, 1))>, struct A>, m<B>>);
  STATIC_REQUIRE(refused<erased<m<pad(A * B, 32)>, struct B>>);
}
