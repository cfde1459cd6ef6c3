#include <tmap/algebra/collision.hpp>

#include <tmap/algebra/lowered.hpp>
#include <tmap/expr.hpp>

#include "facts.hpp"

namespace {

using namespace tmap;
using detail::answer;
TMAP_AXES((A, 8), (B, 512), (C, 13), (N, 5), (F, 3), (Long, 1099511627776));

template <class... Parts>
constexpr answer overlap() {
  return detail::overlaps(detail::lower_parts<Parts...>().live);
}
template <class... Parts>
constexpr answer replicated() {
  return detail::replicates(detail::lower_parts<Parts...>().live);
}

}  // namespace

TEST_CASE("positions of products and splits stand for one index") {
  FACT(overlap<m<A, B>>() == answer::no);
  FACT(overlap<m<B / 64, B % 32, B / 32 % 2>>() == answer::no);
  FACT(overlap<m<pad<zero>(C, 16) / 4>, m<pad<zero>(C, 16) % 4>>() == answer::no);
  FACT(overlap<m<linear(term(A / 4, 10), term(A % 4, 1))>>() == answer::no);
}

TEST_CASE("terms that share positions overlap, unless bounds keep them apart") {
  FACT(overlap<m<linear(term(N, 1), term(F, 2))>>() == answer::yes);
  FACT(overlap<m<linear(term(Long, 1), term(Long, 1))>>() == answer::no);  // the same coordinate either way
  FACT(overlap<m<linear(term(Long, 1), term(B, 1))>>() == answer::yes);
  FACT(overlap<m<resize(linear(term(N, 1), term(F, 2)), 2)>>() == answer::no);
  FACT(overlap<m<resize(linear(term(N, 1), term(F, 2)), 3)>>() == answer::yes);
  FACT(overlap<m<linear(term(N, 0))>>() == answer::yes);
}

TEST_CASE("broadcasts replicate, unless nothing of them is live") {
  FACT(replicated<m<A, 2>>() == answer::yes);
  FACT(replicated<m<A>, m<Long, m_v<m<2>>>>() == answer::yes);
  FACT(replicated<m<resize(m_v<m<2, A>>, 8)>>() == answer::no);
  FACT(replicated<m<resize(m_v<m<2, A>>, 9)>>() == answer::yes);
  FACT(replicated<m<pad(m_v<m<1>>, 4)>>() == answer::no);
}

TEST_CASE("digits that repeat each other's coordinates replicate") {
  FACT(replicated<m<B / 2>, m<B % 2>>() == answer::no);
  FACT(replicated<m<B / 2>, m<B % 4>>() == answer::yes);
  FACT(replicated<m<A, A>>() == answer::yes);
  FACT(replicated<m<A / 8, A>>() == answer::no);
}
