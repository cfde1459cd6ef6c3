#include <tmap/algebra/lower.hpp>

#include <tmap/algebra/lowered.hpp>
#include <tmap/algebra/relation.hpp>
#include <tmap/expr.hpp>

#include "facts.hpp"

namespace {

using namespace tmap;
using detail::fault;
TMAP_AXES((A, 8), (B, 512), (N, 5), (F, 3), (Huge, 2305843009213693952));

template <class... Parts>
constexpr detail::form all() {
  return detail::lower_parts<Parts...>().all;
}
template <class... Parts>
constexpr fault broken() {
  return all<Parts...>().broken;
}

}  // namespace

TEST_CASE("digits that count on are one digit") {
  constexpr detail::form f = all<m<B / 64, B % 64>>();
  STATIC_REQUIRE(f.count == 1);
  STATIC_REQUIRE(f.digits[0].extent == 512);
  STATIC_REQUIRE(f.digits[0].stride == 1);
  STATIC_REQUIRE(f.digits[0].step == 1);
  STATIC_REQUIRE(f.bound_count == 0);
  FACT(all<m<B / 64>, m<B % 64>>().count == 2);  // the live form joins them across parts
  FACT(detail::lower_parts<m<B / 64>, m<B % 64>>().live.count == 1);
}

TEST_CASE("a split that cuts a digit is decoded exactly, or refused with its numbers") {
  FACT(broken<m<fused(A * F) / 3>>() == fault::none);
  FACT(broken<m<fused(A * F) / 2>>() == fault::split_cuts_a_digit);
  FACT(all<m<fused(A * F) / 2>>().broken_by == 2);
  FACT(all<m<fused(A * F) / 2>>().broken_unit == 3);
  FACT(broken<m<fused(A * F) / 2, fused(A * F) % 2>>() == fault::none);
  FACT(broken<m<slice(m_v<m<A, F>>, 1, 6)>>() == fault::slice_cuts_a_digit);
}

TEST_CASE("paddings that cannot be told apart are refused") {
  FACT(broken<m<linear(term(pad<zero>(A, 9), 1), term(pad<bottom>(N, 6), 2))>>() ==
       fault::terms_padded_differently);
  FACT(broken<m<linear(term(pad<zero>(A, 9), 1), term(pad<zero>(N, 6), 2))>>() == fault::none);
  FACT(broken<m<linear(term(pad<bottom>(pad<zero>(A, 9), 10), 1))>>() == fault::none);
  FACT(broken<m<pad<zero>(A, 9), pad<bottom>(A, 9)>>() == fault::overshoot_padded_differently);
  FACT(broken<m<pad<zero>(A, 9), pad<bottom>(A, 8)>>() == fault::none);  // the second pads nothing
  FACT(broken<m<pad<zero>(linear(term(N, 3), term(F, 2)), 20)>>() == fault::padding_meets_holes);
  FACT(broken<m<pad<zero>(N, 8) / 2, pad<bottom>(F, 4), pad<zero>(N, 8) % 2>>() ==
       fault::paddings_of_two_kinds_meet);
  FACT(broken<m<pad<zero>(N, 8) / 2, pad<zero>(F, 4), pad<zero>(N, 8) % 2>>() == fault::none);
}

TEST_CASE("a combination that shares positions stays whole") {
  FACT(broken<m<linear(term(N, 1), term(F, 2))>>() == fault::none);
  FACT(broken<m<linear(term(N, 1), term(F, 2)) / 3>>() == fault::linear_combination_cut);
  FACT(broken<m<slice(linear(term(N, 1), term(F, 2)), 1, 5)>>() == fault::linear_combination_cut);
}

TEST_CASE("weights that leave 63 bits lie past every bound") {
  constexpr i64 large = i64{1} << 40;
  using E = m<pad(pad(F, large) / (large / 2), large) / (large / 2)>;
  STATIC_REQUIRE(E::size == 2);
  FACT(broken<E>() == fault::none);
  FACT(detail::cell_at(all<E>(), 0) == cell::of(tensor_index{}));
  FACT(detail::cell_at(all<E>(), 1) == cell::of(top));
  FACT(detail::cell_at(all<m<Huge / 2, Huge % 2>>(), 2305843009213693951) ==
       cell::of(index_of(Huge = 2305843009213693951)));
}
