#include <tmap/algebra/domain.hpp>

#include <tmap/algebra/lowered.hpp>
#include <tmap/expr.hpp>

#include "facts.hpp"

namespace {

using namespace tmap;
using detail::answer;
TMAP_AXES((A, 8), (B, 512), (C, 13), (N, 5), (Two, 2), (None, 0));

template <class... Parts>
constexpr detail::form live() {
  return detail::lower_parts<Parts...>().live;
}
template <class... Parts>
constexpr answer complete() {
  return detail::covers_box(live<Parts...>());
}
template <class X, class Y>
constexpr answer same() {
  return detail::same_indices(live<X>(), live<Y>());
}
template <class Outer, class Inner>
constexpr detail::gap gap() {
  return detail::first_gap(live<Outer>(), live<Inner>());
}

}  // namespace

TEST_CASE("a mapping is complete when its domain is the box of its axes") {
  FACT(complete<m<A, B>>() == answer::yes);
  FACT(complete<m<B / 2, B % 2>>() == answer::yes);
  FACT(complete<m<B / 2>, m<B % 4>>() == answer::yes);  // replicas do not matter
  FACT(complete<m<A, 3>>() == answer::yes);
  FACT(complete<m<pad<zero>(C, 16) / 4>, m<pad<zero>(C, 16) % 4>>() == answer::yes);
  FACT(complete<m<resize(m_v<m<3, Two>>, 5)>>() == answer::yes);
  FACT(complete<m<linear(term(N, 1), term(Two, 2))>>() == answer::yes);
  FACT(complete<m<None>>() == answer::yes);
  FACT(complete<m<A, None>>() == answer::yes);
}

TEST_CASE("it is not when an index is left out") {
  FACT(complete<m<B / 2>>() == answer::no);
  FACT(complete<m<resize(A, 7)>>() == answer::no);
  FACT(complete<m<slice(A, 1, 7)>>() == answer::no);
  FACT(complete<m<resize(m_v<m<A, N>>, 39)>>() == answer::no);
  FACT(complete<m<resize(A, 0)>>() == answer::no);
  FACT(complete<m<pad(m_v<m<0>>, 4)>>() == answer::no);
}

TEST_CASE("domains are compared whatever their positions") {
  FACT(same<m<A, B>, m<B, A>>() == answer::yes);
  FACT(same<m<A>, m<A, 4>>() == answer::yes);
  FACT(same<m<pad(A, 16)>, m<A>>() == answer::yes);
  FACT(same<m<A % 4>, m<resize(A, 4)>>() == answer::yes);
  FACT(same<m<A / 2>, m<A % 4>>() == answer::no);
  FACT(same<m<1>, m<0>>() == answer::no);
  FACT(same<m<A / 8>, m<1>>() == answer::yes);
  FACT(same<m<resize(m_v<m<A, N>>, 39)>, m<resize(m_v<m<A, N>>, 39)>>() == answer::yes);
  FACT(same<m<resize(m_v<m<A, N>>, 39)>, m<A, N>>() != answer::yes);
}

TEST_CASE("what is missing is named by its axis and digit") {
  FACT(gap<m<A, B>, m<A>>().none());
  FACT(gap<m<A % 4>, m<A>>().found);
  STATIC_REQUIRE(gap<m<A % 4>, m<A>>().axis == &A.info);
  FACT(gap<m<A>, m<B>>().found);
  STATIC_REQUIRE(gap<m<A>, m<B>>().axis == &B.info);
  FACT(gap<m<slice(A, 1, 1)>, m<A % 1>>().found);
  FACT(gap<m<0>, m<1>>().found);
  FACT(gap<m<1>, m<resize(m_v<m<A, N>>, 39)>>().found);
  FACT(gap<m<A>, m<pad(A, 12) / 6, A % 4>>().none());
}
