#include <tmap/algebra/relation.hpp>

#include <tmap/algebra/lowered.hpp>
#include <tmap/expr.hpp>

#include "facts.hpp"

namespace {

using namespace tmap;
TMAP_AXES((A, 8), (B, 512), (C, 13), (D, 61), (N, 5), (F, 3), (P, 32), (Two, 2), (Three, 3), (None, 0));

template <class... Parts>
constexpr cell at(i64 position) {
  return detail::cell_at(detail::lower_parts<Parts...>().all, position);
}
template <class... Parts>
constexpr int count_at(i64 position) {
  int count = 0;
  detail::each_index(detail::lower_parts<Parts...>().all, position,
                     [&](const tensor_index&) { return ++count > 0; });
  return count;
}
template <class... Parts>
constexpr bool holds(i64 position, const tensor_index& index) {
  bool found = false;
  detail::each_index(detail::lower_parts<Parts...>().all, position, [&](const tensor_index& t) {
    found = found || t == index;
    return true;
  });
  return found;
}
constexpr cell padded(padding_kind kind) { return cell::of(kind); }
template <class... Assignments>
constexpr cell index(const Assignments&... as) {
  return cell::of(index_of(as...));
}

}  // namespace

TEST_CASE("an axis counts its coordinate, and positions end with it") {
  FACT(at<m<A>>(0) == index());
  FACT(at<m<A>>(7) == index(A = 7));
  FACT(at<m<A>>(8).is_out_of_bounds());
  FACT(at<m<A>>(-1).is_out_of_bounds());
  FACT(at<m<None>>(0).is_out_of_bounds());
}

TEST_CASE("worked value: B / 64 * (B % 32) * (B / 32 % 2) takes 67 to 97") {
  using E = m<B / 64, B % 32, B / 32 % 2>;
  FACT(at<E>(67) == index(B = 97));
  FACT(at<E>(511) == index(B = 511));
  FACT(at<E>(1) == index(B = 32));
}

TEST_CASE("worked value: C * pad(D, 64)") {
  using E = m<C, pad(D, 64)>;
  FACT(at<E>(60) == index(D = 60));
  FACT(at<E>(61) == padded(top));
  FACT(at<E>(63) == padded(top));
  FACT(at<E>(64) == index(C = 1));
}

TEST_CASE("worked value: N + 2F has three indices at 4") {
  using E = m<linear(term(N, 1), term(F, 2))>;
  STATIC_REQUIRE(E::size == 9);
  FACT(count_at<E>(4) == 3);
  FACT(holds<E>(4, index_of(N = 4)));
  FACT(holds<E>(4, index_of(N = 2, F = 1)));
  FACT(holds<E>(4, index_of(F = 2)));
  FACT(!holds<E>(4, index_of(N = 1, F = 1)));
  FACT(count_at<E>(8) == 1);
}

TEST_CASE("worked value: a slice keeps absolute coordinates under a split") {
  using E = m<slice(P, 15, 15) / 5, slice(P, 15, 15) % 5>;
  FACT(at<E>(5) == index(P = 20));
  FACT(at<m<slice(P, 15, 15)>>(5) == index(P = 20));
  FACT(at<m<slice(P, 1, 4, 3)>>(2) == index(P = 7));
}

TEST_CASE("nested padding keeps each kind") {
  using E = m<pad<bottom>(pad<zero>(F, 4), 8)>;
  FACT(at<E>(2) == index(F = 2));
  FACT(at<E>(3) == padded(zero));
  FACT(at<E>(4) == padded(bottom));
  FACT(at<E>(7) == padded(bottom));
}

TEST_CASE("of two paddings the major one is the cell") {
  FACT(at<m<pad<zero>(F, 4), pad<bottom>(N, 8)>>(31) == padded(zero));
  FACT(at<m<pad<zero>(F, 4), pad<bottom>(N, 8)>>(7) == padded(bottom));
  FACT(at<m<pad<zero>(F, 4)>, m<pad<bottom>(N, 8)>>(31) == padded(zero));
  FACT(at<m<pad<bottom>(N, 8)>, m<pad<zero>(F, 4)>>(31) == padded(bottom));
}

TEST_CASE("resizing and slicing take cells as they find them") {
  FACT(at<m<resize(pad(N, 8), 6)>>(5) == padded(top));
  FACT(at<m<resize(pad(N, 8), 6)>>(6).is_out_of_bounds());
  FACT(at<m<slice(pad<zero>(N, 8), 4, 3)>>(0) == index(N = 4));
  FACT(at<m<slice(pad<zero>(N, 8), 4, 3)>>(1) == padded(zero));
  FACT(at<m<pad<zero>(C, 16) / 8>>(1) == index(C = 8));
}

TEST_CASE("an index past its axis is padding of the kind of its digits") {
  FACT(at<m<pad(C, 16) / 8>, m<pad(C, 16) % 8>>(13) == padded(top));
  FACT(at<m<pad<zero>(C, 16) / 8>, m<pad<zero>(C, 16) % 8>>(13) == padded(zero));
  FACT(at<m<pad<bottom>(C, 16) / 8>, m<pad<bottom>(C, 16) % 8>>(12) == index(C = 12));
  FACT(at<m<A, A>>(63) == padded(top));
  FACT(at<m<pad<zero>(A, 9), pad<zero>(A, 9)>>(70) == padded(zero));
}

TEST_CASE("holes are padding of kind top, before the padding of terms") {
  using E = m<linear(term(A / 4, 10), term(A % 4, 1))>;
  STATIC_REQUIRE(E::size == 14);
  FACT(at<E>(3) == index(A = 3));
  for (i64 hole = 4; hole < 10; ++hole) REQUIRE(at<E>(hole) == padded(top));
  FACT(at<E>(4) == padded(top));
  FACT(at<E>(10) == index(A = 4));
  FACT(at<m<linear(term(pad<zero>(m_v<m<0>>, 2), 2))>>(0) == padded(zero));
  FACT(at<m<linear(term(pad<zero>(m_v<m<0>>, 2), 2))>>(1) == padded(top));
}

TEST_CASE("contributions to one product add up before they are decoded") {
  using E = m<fused(Two * Three) / 2, fused(Two * Three) % 2>;
  FACT(at<E>(3) == index(Two = 1));
  FACT(at<E>(5) == index(Two = 1, Three = 2));
  FACT(at<m<fused(Two * Three) / 2>, m<fused(Two * Three) % 2>>(3) == index(Two = 1));
}

TEST_CASE("a mapping over an empty axis relates no position to an index") {
  FACT(at<m<pad<zero>(None, 4)>>(0) == padded(zero));
  FACT(at<m<None % 4>>(0) == padded(top));
  FACT(at<m<m_v<m<0>> % 1>>(0) == padded(top));
}
