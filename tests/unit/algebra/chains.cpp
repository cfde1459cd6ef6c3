#include <tmap/algebra/chains.hpp>

#include <tmap/algebra/lowered.hpp>
#include <tmap/algebra/relation.hpp>
#include <tmap/expr.hpp>

#include "facts.hpp"

namespace {

using namespace tmap;
TMAP_AXES((A, 4), (C, 2), (N, 5), (F, 3));

template <class... Parts>
constexpr cell at(i64 position) {
  return detail::cell_at(detail::lower_parts<Parts...>().all, position);
}

}  // namespace

TEST_CASE("a contribution that stays alone is padding where it stands") {
  using E = m<pad<zero>(N, 6) / 1, pad<bottom>(F, 4)>;
  FACT(at<E>(23) == cell::of(zero));
  FACT(at<E>(3) == cell::of(bottom));
  FACT(at<m<pad<bottom>(F, 4), pad<zero>(N, 6) / 1>>(23) == cell::of(bottom));
}

TEST_CASE("what only a sum breaks comes after all padding that stands by itself") {
  using E = m<pad<zero>(N, 6) / 3, pad<bottom>(F, 4), pad<zero>(N, 6) % 3>;
  FACT(at<E>(23) == cell::of(bottom));
  FACT(at<E>(14) == cell::of(zero));
  FACT(at<E>(13) == cell::of(index_of(N = 4)));
}

TEST_CASE("of two sums the one with the first contribution is the cell") {
  using E = m<pad<zero>(A, 6) / 3, pad(C, 4) / 2, pad(C, 4) % 2, pad<zero>(A, 6) % 3>;
  FACT(detail::lower_parts<E>().all.broken ==
       detail::fault::paddings_of_two_kinds_meet);  // pad(C, 4) / 2 alone
  using Same = m<pad<zero>(A, 6) / 3, pad<zero>(C, 4) / 2, pad<zero>(C, 4) % 2, pad<zero>(A, 6) % 3>;
  FACT(at<Same>(23) == cell::of(zero));
}

TEST_CASE("a sum inside another sum is decoded after it") {
  using Inner = m<pad<zero>(N, 6) / 3, pad<zero>(N, 6) % 3>;
  using E = m<m_v<stride<Inner, 2>>, m_v<modulo<Inner, 2>>>;
  FACT(at<E>(4) == cell::of(index_of(N = 4)));
  FACT(at<E>(5) == cell::of(zero));
}
