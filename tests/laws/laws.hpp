// How a law is checked: for every model, at compile time and again at run time.
#pragma once
#include <tmap/algebra/equivalent.hpp>
#include <tmap/expr.hpp>

#include <catch2/catch.hpp>

namespace laws {

using namespace tmap;

TMAP_AXES((A, 8), (B, 12), (C, 13), (N, 5), (F, 3), (One, 1), (None, 0));

/// Mappings that laws are tried on.
template <class... Es>
struct models {};

using axes_and_products = models<m<A>, m<C>, m<One>, m<1>, m<4>, m<A, B>, m<B, 2, C>, m<A / 2>, m<B % 4>,
                                 m<B % 4, A / 2>, m<B / 3, N, B % 3>>;
using padded =
    models<m<pad(C, 16)>, m<pad<zero>(C, 16)>, m<pad<bottom>(pad<zero>(F, 4), 8)>, m<A, pad<zero>(N, 8)>,
           m<pad<bottom>(A, 12) / 4>, m<pad<zero>(C, 16) / 4, pad<zero>(C, 16) % 4>, m<pad<zero>(None, 4)>>;
using windows = models<m<resize(B, 7)>, m<slice(B, 3, 6)>, m<slice(B, 1, 4, 3)>, m<resize(pad(C, 16), 14)>,
                       m<slice(pad<bottom>(C, 16), 10, 6)>, m<slice(B, 5, 0)>>;
using overlapping_terms =
    models<m<linear(term(N, 1), term(F, 2))>, m<linear(term(A / 4, 10), term(A % 4, 1))>,
           m<linear(term(A, 0), term(N, 1))>, m<linear(term(F, 3), term(F, 1))>>;

/// Compares two mappings, from digits that the compiler or the program lowers.
template <class X, class Y>
constexpr detail::answer compared = detail::same_mapping(detail::digits_of<X>, detail::digits_of<Y>);
template <class X, class Y>
detail::answer compare() {
  return detail::same_mapping(detail::lower_parts<X>(), detail::lower_parts<Y>());
}

template <class X, class Y>
void equal() {
  STATIC_REQUIRE(X::size == Y::size);
  STATIC_REQUIRE(compared<X, Y> == detail::answer::yes);
  STATIC_REQUIRE(compared<Y, X> == detail::answer::yes);
  CHECK(compare<X, Y>() == detail::answer::yes);
}
template <class X, class Y>
void different() {
  STATIC_REQUIRE(compared<X, Y> == detail::answer::no);
  STATIC_REQUIRE(compared<Y, X> == detail::answer::no);
  CHECK(compare<X, Y>() == detail::answer::no);
}

/// Calls law.operator()<E>() for every model.
template <class Law, class... Es>
void for_all(Law law, models<Es...>) {
  (law.template operator()<Es>(), ...);
}
template <class Law>
void for_all(Law law) {
  for_all(law, axes_and_products{});
  for_all(law, padded{});
  for_all(law, windows{});
  for_all(law, overlapping_terms{});
}

/// Calls law.operator()<E, n>() for every model and some n that divide its size.
template <class E, i64 N, class Law>
void if_divides(Law law) {
  if constexpr (E::size % N == 0) law.template operator()<E, N>();
}
template <class Law, class... Es>
void for_all_splits(Law law, models<Es...>) {
  (if_divides<Es, 1>(law), ...);
  (if_divides<Es, 2>(law), ...);
  (if_divides<Es, 4>(law), ...);
  (if_divides<Es, (Es::size > 0 ? Es::size : 1)>(law), ...);
}

template <class L, class R>
using product = outer<L, R>;

}  // namespace laws
