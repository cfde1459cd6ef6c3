#include "laws.hpp"

using namespace laws;

TEST_CASE("law: the halves of a split make the whole") {
  const auto law = []<class E, i64 n>() { equal<product<stride<E, n>, modulo<E, n>>, E>(); };
  for_all_splits(law, axes_and_products{});
  for_all_splits(law, padded{});
  for_all_splits(law, models<m<slice(B, 3, 6)>, m<slice(B, 1, 4, 3)>, m<resize(pad(C, 16), 14)>>{});
}

TEST_CASE("law: they do where the split cuts a digit of a product") {
  equal<m<fused(m_v<m<B % 2, F>>) / 2, fused(m_v<m<B % 2, F>>) % 2>, m<B % 2, F>>();
  equal<m<fused(m_v<m<N, C>>) / 5, fused(m_v<m<N, C>>) % 5>, m<N, C>>();
}

TEST_CASE("law: the quotient and the remainder of a product are its sides") {
  for_all(
      []<class E>() {
        equal<stride<product<E, m<N>>, 5>, E>();
        equal<modulo<product<m<N>, E>, (E::size > 0 ? E::size : 1)>,
              std::conditional_t<(E::size > 0), E, modulo<product<m<N>, E>, 1>>>();
      },
      axes_and_products{});
  for_all([]<class E>() { equal<stride<product<E, m<N>>, 5>, E>(); }, padded{});
  different<stride<m<A, slice(B, 3, 6)>, 6>, m<A>>();  // the start of the slice stays
}

TEST_CASE("law: E % 1 is m<1>, and E / 1 is E") {
  for_all([]<class E>() { equal<stride<E, 1>, E>(); });
  for_all([]<class E>() { equal<modulo<E, 1>, m<1>>(); }, axes_and_products{});
  different<modulo<m<slice(B, 3, 6)>, 1>, m<1>>();
  different<modulo<m<None>, 1>, m<1>>();
}

TEST_CASE("law: divisors multiply") {
  equal<m<A / 2 / 2>, m<A / 4>>();
  equal<m<B / 2 / 3>, m<B / 6>>();
  equal<m<pad<zero>(C, 16) / 2 / 4>, m<pad<zero>(C, 16) / 8>>();
  equal<m<fused(A * B) / 2 / 6>, m<A>>();
  equal<m<linear(term(N, 1), term(F, 2)) / 3 / 1>, m<linear(term(N, 1), term(F, 2)) / 3>>();
  different<m<A / 2 / 2>, m<A / 2 % 2>>();
}

TEST_CASE("law: of moduli the smaller one stays") {
  equal<m<A % 4 % 2>, m<A % 2>>();
  equal<m<B % 6 % 3>, m<B % 3>>();
  equal<m<pad<bottom>(C, 16) % 8 % 4>, m<C % 1, resize(C, 4)>>();
  different<m<A % 4 % 2>, m<A / 4>>();
}

TEST_CASE("law: a remainder's quotient is a quotient's remainder") {
  equal<m<A % 4 / 2>, m<A / 2 % 2>>();
  equal<m<B % 6 / 3>, m<B / 3 % 2>>();
  equal<m<pad<zero>(C, 16) % 8 / 2>, m<pad<zero>(C, 16) / 2 % 4>>();
  different<m<B % 6 / 3>, m<B / 2 % 2>>();
}

TEST_CASE("no law: halves of different splits make no whole") {
  different<m<B / 2, B % 3>, m<pad(B, 18)>>();
  different<m<A / 2, A % 2>, m<A % 4, A / 4>>();
  different<m<A % 2, A / 2>, m<A>>();
}
