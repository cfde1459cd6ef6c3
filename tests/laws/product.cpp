#include "laws.hpp"

using namespace laws;

TEST_CASE("law: the outer product is associative") {
  for_all([]<class E>() {
    equal<product<E, product<m<N>, m<F>>>, product<product<E, m<N>>, m<F>>>();
    equal<product<m<N>, product<E, m<F>>>, product<product<m<N>, E>, m<F>>>();
    equal<product<m<N>, product<m<F>, E>>, product<product<m<N>, m<F>>, E>>();
  });
}

TEST_CASE("law: m<1> is the identity of the outer product") {
  for_all([]<class E>() {
    equal<product<E, m<1>>, E>();
    equal<product<m<1>, E>, E>();
    equal<product<E, m<One>>, E>();
  });
}

TEST_CASE("law: the outer product is a linear combination") {
  for_all([]<class E>() {
    equal<product<E, m<N>>, linear_combination<weighted<E, 5>, weighted<m<N>, 1>>>();
    equal<product<m<N>, E>, linear_combination<weighted<m<N>, E::size>, weighted<E, 1>>>();
  });
}

TEST_CASE("law: a combination of one term is the term") {
  for_all([]<class E>() { equal<linear_combination<weighted<E, 1>>, E>(); });
}

TEST_CASE("law: the order of terms does not matter") {
  for_all(
      []<class E>() {
        equal<linear_combination<weighted<E, 2>, weighted<m<N>, 3>>,
              linear_combination<weighted<m<N>, 3>, weighted<E, 2>>>();
      },
      axes_and_products{});
}

TEST_CASE("no law: the outer product does not commute") {
  different<m<A, B>, m<B, A>>();
  different<m<A, 2>, m<2, A>>();
  different<m<A, pad(F, 4)>, m<pad(F, 4), A>>();
  equal<m<One, A>, m<A, One>>();
}

TEST_CASE("no law: weights may not be off by one") {
  different<m<A, N>, m<linear(term(A, 6), term(N, 1))>>();
  different<m<A, N>, m<linear(term(A, 5), term(N, 2))>>();
  different<m<linear(term(N, 1), term(F, 2))>, m<linear(term(N, 2), term(F, 1))>>();
  different<m<linear(term(A, 0))>, m<linear(term(A % 4, 0))>>();
}
