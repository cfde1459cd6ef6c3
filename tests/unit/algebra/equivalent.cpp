#include <tmap/algebra/equivalent.hpp>

#include <tmap/expr.hpp>

#include "facts.hpp"

namespace {

using namespace tmap;
using detail::answer;
TMAP_AXES((A, 8), (B, 512), (N, 5), (F, 3), (One, 1), (Long, 1099511627776), (Odd, 1000003));

template <class X, class Y>
constexpr answer same() {
  return detail::same_mapping(detail::lower_parts<X>(), detail::lower_parts<Y>());
}

}  // namespace

TEST_CASE("equality costs the same for a terabyte") {
  FACT(same<m<Long / 1048576, Long % 1048576>, m<Long>>() == answer::yes);
  FACT(same<m<Long / 1048576, Long % 1048576>, m<Long % 1048576, Long / 1048576>>() == answer::no);
  FACT(
      same<m<pad<zero>(Odd, 1048576) / 1024, pad<zero>(Odd, 1048576) % 1024>, m<pad<zero>(Odd, 1048576)>>() ==
      answer::yes);
  FACT(same<m<pad<zero>(Odd, 1048576)>, m<pad<bottom>(Odd, 1048576)>>() == answer::no);
  FACT(same<m<linear(term(Long, 1), term(B, 1))>, m<linear(term(B, 1), term(Long, 1))>>() == answer::yes);
}

TEST_CASE("near misses differ") {
  FACT(same<m<A, B>, m<A * B>>() == answer::yes);
  FACT(same<m<A>, m<B>>() == answer::no);
  FACT(same<m<A / 2>, m<A % 4>>() == answer::no);
  FACT(same<m<A, 2>, m<2, A>>() == answer::no);
  FACT(same<m<pad(N, 8)>, m<resize(A, 8)>>() == answer::no);
  FACT(same<m<linear(term(N, 1), term(F, 2))>, m<linear(term(N, 1), term(F, 2), term(One, 7))>>() ==
       answer::yes);
  FACT(same<m<linear(term(N, 1), term(F, 2))>, m<linear(term(N, 1), term(F, 3)), 1>>() == answer::no);
}

TEST_CASE("a repetition of choices does not make a mapping another one") {
  FACT(same<m<linear(term(A, 0), term(A, 0))>, m<linear(term(A, 0))>>() == answer::yes);
  FACT(same<m<resize(linear(term(A, 1), term(A, 1)), 8)>, m<A>>() == answer::yes);
}

TEST_CASE("padding written in two ways is compared") {
  FACT(same<m<pad<zero>(One, 28)>, m<pad<zero>(m_v<m<1>>, 28)>>() == answer::yes);
  FACT(same<m<pad<zero>(m_v<m<1, N>>, 28)>, m<pad<zero>(N, 28)>>() == answer::yes);
  FACT(same<m<pad<zero>(A, 12) / 4, pad<zero>(A, 12) % 4>, m<pad<zero>(A / 4, 3), A % 4>>() == answer::yes);
  FACT(same<m<pad<zero>(N, 8)>, m<pad(N, 8)>>() == answer::no);
  FACT(same<m<pad<bottom>(pad<zero>(N, 6), 8)>, m<pad<bottom>(N, 8)>>() == answer::no);
  FACT(same<m<pad<zero>(pad<zero>(m_v<m<N, F>>, 17), 20)>, m<pad<zero>(m_v<m<N, F>>, 20)>>() == answer::yes);
}
