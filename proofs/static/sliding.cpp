// Linear combinations: their size, the seed's sliding table, positions of several indices, and holes.
//
// Seed "Linear Combination Semantics": "size_S($(e1:n1, ..., ed:nd)) = 1 + sum_k((size_S(ek) - 1) * nk)"; "a
// single space index can map to multiple tensor indices".
#include "law.hpp"

namespace tmap::proofs {

/// The indices of E at a position; replicas count each time.
template <class E>
constexpr i64 count_indices(i64 s) {
  i64 count = 0;
  for (const tensor_index& t : indices<E>(s)) {
    (void)t;
    ++count;
  }
  return count;
}

/// The choices (i, j) of coordinates with i * n + j * k == s.
constexpr i64 count_choices(i64 a, i64 n, i64 b, i64 k, i64 s) {
  i64 count = 0;
  for (i64 i = 0; i < a; ++i) {
    for (i64 j = 0; j < b; ++j) count += i * n + j * k == s;
  }
  return count;
}

template <i64 a, i64 n, i64 b, i64 k>
struct combination_has_size {
  static_assert(m<linear(term(A<a>, n), term(B<b>, k))>::size ==
                (a == 0 || b == 0 ? 0 : 1 + (a - 1) * n + (b - 1) * k));
};
static_assert(proved<combination_has_size, at<5, 1, 3, 2>, at<1, 9, 1, 9>, at<2, 3, 3, 1>, at<4, 0, 3, 1>,
                     at<0, 2, 3, 1>, at<3, 1, 0, 2>, at<8, 10, 4, 1>, at<200, 1000000, 200, 1>> == 8);

/// Position s relates to exactly the indices {A: i, B: j} with s = i * n + j * k.
template <i64 a, i64 n, i64 b, i64 k>
struct combination_relates {
  using E = m<linear(term(A<a>, n), term(B<b>, k))>;
  static constexpr bool every_choice_is_there() {
    for (i64 i = 0; i < a; ++i) {
      for (i64 j = 0; j < b; ++j) {
        if (!maps<E>(i * n + j * k, index_of(A<a> = i, B<b> = j))) return false;
      }
    }
    return true;
  }
  static constexpr bool nothing_else_is_there() {
    for (i64 s = 0; s < E::size; ++s) {
      if (count_indices<E>(s) != count_choices(a, n, b, k, s)) return false;
    }
    return !maps<E>(E::size, index_of()) && !maps<E>(-1, index_of());
  }
  static_assert(every_choice_is_there() && nothing_else_is_there());
  static_assert(injective<E>, "the position is unique given the index");
};
static_assert(proved<combination_relates, at<5, 1, 3, 2>, at<5, 2, 3, 1>, at<3, 1, 3, 1>, at<7, 1, 5, 3>,
                     at<4, 2, 4, 3>, at<2, 10, 4, 1>, at<4, 2, 3, 2>, at<2, 3, 3, 1>, at<1, 5, 6, 2>,
                     at<16, 1, 3, 4>> == 10);

/// A position relates to one index at most iff no two choices share it; else `map` is refused.
template <i64 a, i64 n, i64 b, i64 k>
struct overlap_is_seen {
  using E = m<linear(term(A<a>, n), term(B<b>, k))>;
  static constexpr bool shared() {
    for (i64 s = 0; s < E::size; ++s) {
      if (count_choices(a, n, b, k, s) > 1) return true;
    }
    return false;
  }
  static_assert(overlapping<E> == shared() && functional<E> == !shared());
  static_assert(refused<decltype(tmap::detail::map_verdict<E>())> == shared(),
                "`map<E>(s)` where it exists only");
};
static_assert(proved<overlap_is_seen, at<5, 1, 3, 2>, at<3, 1, 3, 1>, at<2, 2, 2, 1>, at<2, 1, 2, 2>,
                     at<3, 1, 3, 2>, at<3, 1, 3, 3>, at<2, 3, 4, 2>, at<2, 5, 4, 2>, at<1, 1, 9, 1>> == 9);

/// Near misses: weights exchanged or one off, an axis that ends elsewhere, the product.
template <i64 n, i64 f>
struct other_slides_are_not_the_slide {
  using slide = m<linear(term(A<n>, 1), term(B<f>, 2))>;
  static_assert(same<slide, m<linear(term(B<f>, 2), term(A<n>, 1))>>, "the order of terms says nothing");
  static_assert(differ<slide, m<linear(term(A<n>, 2), term(B<f>, 1))>>);
  static_assert(differ<slide, m<linear(term(A<n>, 1), term(B<f>, 1))>>);
  static_assert(differ<slide, m<linear(term(A<n>, 1), term(B<f>, 3))>>);
  static_assert(differ<slide, m<linear(term(A<n + 2>, 1), term(B<f - 1>, 2))>>, "of one size");
  static_assert(differ<slide, m<A<n>, B<f>>> && differ<slide, m<A<n + 2 * (f - 1)>>>);
};
static_assert(proved<other_slides_are_not_the_slide, at<5, 3>, at<4, 2>, at<9, 5>> == 3);

/// A term may be cut into its digits, each at its own weight: also where positions are shared.
template <i64 a, i64 d, i64 w, i64 b, i64 k>
struct terms_may_be_cut {
  using whole = m<linear(term(A<a>, w), term(B<b>, k))>;
  static_assert(same<whole, m<linear(term(A<a> / d, w* d), term(A<a> % d, w), term(B<b>, k))>>);
  static_assert(differ<whole, m<linear(term(A<a> / d, w), term(A<a> % d, w*(a / d)), term(B<b>, k))>>);
};
static_assert(
    proved<terms_may_be_cut, at<4, 2, 1, 3, 2>, at<6, 3, 1, 2, 4>, at<6, 2, 2, 3, 3>, at<4, 2, 3, 3, 1>> ==
    4);

// ---- The seed's table: a buffer of 9 elements, "the tensor element at N, F maps to buffer index N + 2F".

template <i64 rows, i64 columns>
struct seed_table {
  static constexpr letter<'N', rows> N{};
  static constexpr letter<'F', columns> F{};
  using E = m<linear(term(N, 1), term(F, 2))>;
  static_assert(E::size == 9, "1 + (5 - 1) * 1 + (3 - 1) * 2 = 9");

  static constexpr i64 table[rows][columns] = {{0, 2, 4}, {1, 3, 5}, {2, 4, 6}, {3, 5, 7}, {4, 6, 8}};
  static constexpr bool as_printed() {
    for (i64 s = 0; s < E::size; ++s) {
      for (i64 n = 0; n < rows; ++n) {
        for (i64 f = 0; f < columns; ++f) {
          if (maps<E>(s, index_of(N = n, F = f)) != (table[n][f] == s)) return false;
        }
      }
    }
    return true;
  }
  static_assert(as_printed());

  // "space index 4 maps to {4_N}, {2_N, 1_F}, and {2_F} simultaneously"
  static_assert(maps<E>(4, index_of(N = 4)) && maps<E>(4, index_of(N = 2, F = 1)) &&
                maps<E>(4, index_of(F = 2)));
  static_assert(count_indices<E>(4) == 3, "and to nothing else");
  static_assert(!maps<E>(4, index_of(N = 3)) && !maps<E>(4, index_of(N = 1, F = 1)) &&
                !maps<E>(4, index_of()));
  static_assert(overlapping<E> && !functional<E> && injective<E> && complete<E>,
                "one-to-many, not one-to-one");
  static_assert(std::is_same_v<decltype(tmap::detail::map_verdict<E>()), why::one_position_many_indices<E>>);
};
static_assert(proved<seed_table, at<5, 3>> == 1);

// ---- Holes: positions that no choice reaches are padding of kind top.

template <i64 a, i64 n, i64 weight>
struct holes_are_padding {
  using E = m<linear(term(A<a> / n, weight), term(A<a> % n, 1))>;
  static_assert(weight > n && E::size == (a / n - 1) * weight + n);
  static constexpr bool holes_stand_between() {
    for (i64 s = 0; s < E::size; ++s) {
      const cell c = map<E>(s);
      if (s % weight >= n ? c != cell::of(top) : c != cell::of(index_of(A<a> = s / weight * n + s % weight)))
        return false;
    }
    return true;
  }
  static_assert(holes_stand_between());
  static_assert(functional<E> && injective<E> && complete<E>, "holes take no index away");
  static_assert(differ<E, m<A<a>>>);
  static_assert(same<m<linear(term(A<a> / n, n), term(A<a> % n, 1))>, m<A<a>>>,
                "without holes it is the axis");
  static_assert(same<m<pad(m_v<E>, (a / n) * weight)>, m<A<a> / n, pad(A<a> % n, weight)>>,
                "as padding of each row");
};
static_assert(
    proved<holes_are_padding, at<8, 4, 10>, at<8, 2, 3>, at<12, 3, 5>, at<6, 2, 9>, at<64, 16, 20>> == 5);

template <i64 a, i64 n, i64 weight, i64 six>
struct listed_holes {
  using E = m<linear(term(A<a> / n, weight), term(A<a> % n, 1))>;
  static constexpr i64 count() {
    i64 holes = 0;
    for (i64 s = 0; s < E::size; ++s) holes += map<E>(s).is_padding();
    return holes;
  }
  static_assert(count() == six);
};
static_assert(proved<listed_holes, at<8, 4, 10, 6>> == 1,
              "linear(term(A / 4, 10), term(A % 4, 1)) with A = 8 has six");

/// A term of weight 0 takes no part in the position: each position stands for all of its indices.
template <i64 a, i64 b>
struct weight_zero_overlaps_everything {
  using E = m<linear(term(A<a>, 0), term(B<b>, 1))>;
  static constexpr bool all_at_once() {
    for (i64 s = 0; s < b; ++s) {
      for (i64 i = 0; i < a; ++i) {
        if (!maps<E>(s, index_of(A<a> = i, B<b> = s))) return false;
      }
      if (count_indices<E>(s) != a) return false;
    }
    return true;
  }
  static_assert(E::size == b && all_at_once() && overlapping<E> == (a > 1) && differ<E, m<B<b>>> == (a > 1));
};
static_assert(proved<weight_zero_overlaps_everything, at<1, 4>, at<2, 4>, at<4, 2>, at<5, 1>> == 4);

}  // namespace tmap::proofs
