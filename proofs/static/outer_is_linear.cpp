// The outer product is a linear combination: A * B == linear(term(A, size of B), term(B, 1)).
//
// Seed "Linear Combination Semantics": "e1 * e2 is equivalent to $(e1 : size_S(e2), e2 : 1)." That is true
// when a linear combination weighs positions only (correction 1). The rule that the seed prints, ti = sum_k
// (tik * nk), weighs indices too: it breaks this very law and the seed's own table, as shown at the end.
#include "law.hpp"

namespace tmap::proofs {

template <i64 a, i64 b>
struct outer_is_linear {
  using product = m<A<a>, B<b>>;
  using combination = m<linear(term(A<a>, b), term(B<b>, 1))>;
  static_assert(product::size == a * b && combination::size == a * b);
  static_assert(same<product, combination>, "A * B == linear(term(A, size of B), term(B, 1))");
  static_assert(as_defined<product>());
};
static_assert(
    proved<outer_is_linear, at<1, 1>, at<1, 7>, at<7, 1>, at<2, 2>, at<2, 3>, at<3, 2>, at<3, 5>, at<5, 3>,
           at<8, 4>, at<4, 16>, at<13, 11>, at<16, 16>, at<2, 127>, at<127, 2>, at<0, 3>, at<3, 0>> == 16);

template <i64 a, i64 b, i64 c>
struct outer_of_three_is_linear {
  static_assert(same<m<A<a>, B<b>, C<c>>, m<linear(term(A<a>, b* c), term(B<b>, c), term(C<c>, 1))>>);
  static_assert(same<m<A<a>, B<b>, C<c>>, m<linear(term(C<c>, 1), term(A<a>, b* c), term(B<b>, c))>>);
  static_assert(as_defined<m<A<a>, B<b>, C<c>>>());
};
static_assert(proved<outer_of_three_is_linear, at<1, 1, 1>, at<2, 2, 2>, at<2, 3, 4>, at<4, 3, 2>,
                     at<3, 1, 5>, at<1, 6, 7>, at<5, 5, 5>, at<2, 8, 16>> == 8);

/// The terms may themselves be products, splits, slices and broadcasts.
template <i64 a, i64 b, i64 n>
struct outer_of_mappings_is_linear {
  static_assert(same<m<A<a> / n, B<b>>, m<linear(term(A<a> / n, b), term(B<b>, 1))>>);
  static_assert(same<m<A<a> % n, B<b>>, m<linear(term(A<a> % n, b), term(B<b>, 1))>>);
  static_assert(
      same<m<B<b>, slice(A<a>, a - n, n)>, m<linear(term(B<b>, n), term(slice(A<a>, a - n, n), 1))>>);
  static_assert(same<m<n, A<a>>, m<linear(term(fused(n* A<1>), a), term(A<a>, 1))>>);
};
static_assert(
    proved<outer_of_mappings_is_linear, at<2, 3, 1>, at<4, 3, 2>, at<12, 5, 3>, at<12, 5, 4>, at<16, 4, 8>> ==
    5);

/// Near misses: a weight that is one off, the weights the other way round, the terms the other way round.
template <i64 a, i64 b>
struct other_weights_are_not_the_product {
  using product = m<A<a>, B<b>>;
  static_assert(differ<product, m<linear(term(A<a>, b + 1), term(B<b>, 1))>>);
  static_assert(differ<product, m<linear(term(A<a>, b - 1), term(B<b>, 1))>>);
  static_assert(differ<product, m<linear(term(A<a>, 1), term(B<b>, a))>>);
  static_assert(differ<product, m<linear(term(B<b>, a), term(A<a>, 1))>>);
  static_assert(differ<product, m<linear(term(B<a>, b), term(A<b>, 1))>>, "the axes exchanged");
};
static_assert(
    proved<other_weights_are_not_the_product, at<2, 2>, at<2, 3>, at<3, 2>, at<4, 4>, at<5, 3>, at<13, 11>> ==
    6);

// ---- Correction 1.

enum class rule { weighs_positions_only, weighs_indices_too };

constexpr tensor_index times(const tensor_index& t, i64 n) {
  tensor_index out;
  t.for_each([&](const axis_info& axis, i64 coordinate) { out.add(axis, coordinate * n); });
  return out;
}

/// Does s ~ t hold in $(E : n, F : k)? Read off the rule as it is written, "valid if there exist si1...sid".
template <rule R, class E, class F>
constexpr bool related(i64 n, i64 k, i64 s, const tensor_index& t) {
  for (i64 i = 0; i < E::size; ++i) {
    for (i64 j = 0; j < F::size; ++j) {
      if (i * n + j * k != s) continue;
      const tensor_index ti = defined<E>::at(i).index(), tj = defined<F>::at(j).index();
      if (t == (R == rule::weighs_indices_too ? times(ti, n) + times(tj, k) : ti + tj)) return true;
    }
  }
  return false;
}

/// The library implements the corrected rule: at every position, for every index of the box.
template <i64 a, i64 n, i64 b, i64 k>
struct linear_weighs_positions_only {
  static constexpr bool holds() {
    using E = m<linear(term(A<a>, n), term(B<b>, k))>;
    for (i64 s = 0; s < E::size; ++s) {
      for (i64 i = 0; i < a; ++i) {
        for (i64 j = 0; j < b; ++j) {
          const tensor_index t = index_of(A<a> = i, B<b> = j);
          if (maps<E>(s, t) != related<rule::weighs_positions_only, m<A<a>>, m<B<b>>>(n, k, s, t))
            return false;
        }
      }
    }
    return true;
  }
  static_assert(holds());
};
static_assert(proved<linear_weighs_positions_only, at<2, 3, 3, 1>, at<3, 1, 2, 2>, at<5, 1, 3, 2>,
                     at<2, 2, 2, 2>, at<3, 4, 3, 1>, at<2, 5, 4, 1>> == 6);

/// The printed rule breaks the outer product law: position size(B) is {A: 1}, and it says {A: size(B)}.
template <i64 a, i64 b>
struct printed_rule_breaks_the_product {
  static constexpr rule printed = rule::weighs_indices_too, corrected = rule::weighs_positions_only;
  static constexpr tensor_index next = index_of(A<a> = 1), weighted = times(next, b);
  static_assert(maps<m<A<a>, B<b>>>(b, next));
  static_assert(related<corrected, m<A<a>>, m<B<b>>>(b, 1, b, next));
  static_assert(!related<printed, m<A<a>>, m<B<b>>>(b, 1, b, next));
  static_assert(related<printed, m<A<a>>, m<B<b>>>(b, 1, b, weighted) && !maps<m<A<a>, B<b>>>(b, weighted));
};
static_assert(
    proved<printed_rule_breaks_the_product, at<2, 2>, at<2, 3>, at<3, 2>, at<8, 4>, at<13, 11>, at<2, 100>> ==
    6);

/// The printed rule breaks the seed's table: "space index 4 maps to {4_N}, {2_N, 1_F}, and {2_F}".
template <i64 n, i64 f>
struct printed_rule_breaks_the_table {
  static constexpr bool related_at_4(rule r, i64 at_n, i64 at_f) {
    tensor_index t;
    t.add(N::info, at_n);
    t.add(F::info, at_f);
    return r == rule::weighs_indices_too ? related<rule::weighs_indices_too, N, F>(1, 2, 4, t)
                                         : related<rule::weighs_positions_only, N, F>(1, 2, 4, t);
  }
  using N = letter<'N', n>;
  using F = letter<'F', f>;
  static constexpr rule printed = rule::weighs_indices_too, corrected = rule::weighs_positions_only;
  static_assert(related_at_4(corrected, 4, 0) && related_at_4(corrected, 2, 1) &&
                related_at_4(corrected, 0, 2));
  static_assert(!related_at_4(printed, 2, 1) && !related_at_4(printed, 0, 2));
  static_assert(related_at_4(printed, 2, 2), "it says {2_N, 2_F} instead of {2_N, 1_F}");
  static_assert(related_at_4(printed, 0, 4) && f <= 4, "and {4_F}, which is no index: F ends before");
};
static_assert(proved<printed_rule_breaks_the_table, at<5, 3>, at<6, 3>, at<5, 4>> == 3);

}  // namespace tmap::proofs
