#include <tmap/algebra/coordinates.hpp>

#include <tmap/algebra/lowered.hpp>
#include <tmap/expr.hpp>

#include "facts.hpp"

namespace {

using namespace tmap;
using detail::answer;
using detail::span;
TMAP_AXES((A, 16));

template <class... Parts>
constexpr detail::coordinates on_a() {
  return detail::coordinates_on(detail::domain_of(detail::lower_parts<Parts...>().live), &A.info);
}

}  // namespace

TEST_CASE("spans that count on or overlap are one") {
  FACT(on_a<m<A / 4>, m<A % 4>>().count == 1);
  FACT(on_a<m<A / 4>, m<A % 4>>().spans[0] == span{1, 16});
  FACT(on_a<m<A / 4>, m<A % 8>>().spans[0] == span{1, 16});
  FACT(on_a<m<A / 8>, m<A % 4>>().count == 2);
}

TEST_CASE("coordinates end at their limit") {
  FACT(on_a<m<resize(A, 7)>>().last() == 6);
  FACT(on_a<m<slice(A, 3, 4, 3)>>().origin == 3);
  FACT(on_a<m<slice(A, 3, 4, 3)>>().last() == 12);
  FACT(on_a<m<slice(A, 3, 4, 3)>>().contains(9) == answer::yes);
  FACT(on_a<m<slice(A, 3, 4, 3)>>().contains(10) == answer::no);
  FACT(on_a<m<slice(A, 3, 4, 3)>>().contains(15) == answer::no);
  FACT(on_a<m<A / 8>, m<A % 4>>().last() == 11);
  FACT(on_a<m<A / 8>, m<A % 4>>().contains(5) == answer::no);
}
