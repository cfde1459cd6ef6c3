// Padding and resize: positions past the end, of three kinds, and positions given up on purpose.
//
// Written `D # 64` and `D = 2` elsewhere; "Cells" of the semantics says what a padded position is (DECIDED).
#include "law.hpp"

namespace tmap::proofs {

/// pad to the size, resize to the size and a slice of all of it change nothing.
template <i64 a>
struct full_size_changes_nothing {
  using E = m<A<a>>;
  static_assert(same<m<pad(A<a>, a)>, E> && same<m<pad<zero>(A<a>, a)>, E> &&
                same<m<pad<bottom>(A<a>, a)>, E>);
  static_assert(same<m<resize(A<a>, a)>, E> && same<m<slice(A<a>, 0, a)>, E>);
  static_assert(differ<m<pad(A<a>, a + 1)>, E> && differ<m<pad<zero>(A<a>, a + 1)>, E>);
  static_assert(a == 0 || differ<m<resize(A<a>, a > 0 ? a - 1 : 0)>, E>);
};
static_assert(proved<full_size_changes_nothing, at<0>, at<1>, at<2>, at<5>, at<8>, at<61>, at<200>> == 7);

/// The cell is E's up to its size, padding of the kind from there on, and out of bounds after that.
template <i64 a, i64 n>
struct padding_stands_past_the_end {
  static_assert(as_defined<m<pad(A<a>, n)>>() && as_defined<m<pad<zero>(A<a>, n)>>());
  static_assert(as_defined<m<pad<bottom>(A<a>, n)>>());
  static_assert(as_defined<m<B<3>, pad<zero>(A<a>, n)>>() && as_defined<m<pad<zero>(A<a>, n), B<3>>>());
  static_assert(as_defined<m<resize(pad<bottom>(A<a>, n), n - 1)>>(), "resize takes cells as it finds them");
  static_assert(as_defined<m<slice(pad<zero>(A<a>, n), 1, n - 1)>>(), "and so does a slice");
};
static_assert(
    proved<padding_stands_past_the_end, at<5, 8>, at<0, 4>, at<1, 2>, at<4, 4>, at<13, 16>, at<61, 64>> == 6);

template <i64 a, i64 n>
struct resize_undoes_padding {
  using E = m<A<a>>;
  static_assert(same<m<resize(pad(A<a>, n), a)>, E> && same<m<resize(pad<zero>(A<a>, n), a)>, E>);
  static_assert(same<m<resize(pad<bottom>(A<a>, n), a)>, E>);
  static_assert(n == a || differ<m<pad(resize(A<a>, a - 1), a)>, E>, "padding does not undo resize");
  static_assert(same<m<slice(pad(A<a>, n), 0, a)>, E> &&
                same<m<slice(pad(A<a>, n), 0, a)>, m<resize(pad(A<a>, n), a)>>);
};
static_assert(
    proved<resize_undoes_padding, at<1, 1>, at<1, 4>, at<5, 8>, at<13, 16>, at<61, 64>, at<20, 40>> == 6);

/// pad<k>(pad<k>(E, n), more) == pad<k>(E, more).
template <i64 a, i64 n, i64 more>
struct padding_of_one_kind_joins {
  static_assert(same<m<pad(pad(A<a>, n), more)>, m<pad(A<a>, more)>>);
  static_assert(same<m<pad<zero>(pad<zero>(A<a>, n), more)>, m<pad<zero>(A<a>, more)>>);
  static_assert(same<m<pad<bottom>(pad<bottom>(A<a>, n), more)>, m<pad<bottom>(A<a>, more)>>);
  static_assert(same<m<resize(resize(A<more>, n), a)>, m<resize(A<more>, a)>>, "resizes join, too");
};
static_assert(
    proved<padding_of_one_kind_joins, at<1, 2, 3>, at<3, 4, 8>, at<5, 5, 8>, at<5, 8, 8>, at<30, 32, 64>> ==
    5);

/// Nested padding keeps each kind: the position decides, not the outermost kind.
template <i64 a, i64 n, i64 more>
struct kinds_nest {
  static_assert(a < n && n < more);
  using E = m<pad<bottom>(pad<zero>(A<a>, n), more)>;
  static_assert(as_defined<E>());
  static_assert(map<E>(a - 1).is_index() && map<E>(a) == cell::of(zero) && map<E>(n - 1) == cell::of(zero));
  static_assert(map<E>(n) == cell::of(bottom) && map<E>(more - 1) == cell::of(bottom));
  static_assert(differ<E, m<pad<bottom>(A<a>, more)>> && differ<E, m<pad<zero>(A<a>, more)>>);
  static_assert(differ<E, m<pad<zero>(pad<bottom>(A<a>, n), more)>> &&
                differ<E, m<pad(pad<zero>(A<a>, n), more)>>);
  static_assert(same<m<resize(m_v<E>, n)>, m<pad<zero>(A<a>, n)>>);
};
static_assert(proved<kinds_nest, at<3, 4, 8>, at<1, 2, 3>, at<5, 8, 16>, at<13, 16, 32>> == 4);

template <i64 a, i64 n>
struct kinds_differ {
  using of_top = m<pad<top>(A<a>, n)>;
  using of_zero = m<pad<zero>(A<a>, n)>;
  using of_bottom = m<pad<bottom>(A<a>, n)>;
  static_assert(same<of_top, m<pad(A<a>, n)>>, "top is the default");
  static_assert(differ<of_top, of_zero> && differ<of_zero, of_bottom> && differ<of_top, of_bottom>);
  static_assert(differ<m<B<3>, m_v<of_top>, 2>, m<B<3>, m_v<of_zero>, 2>>, "inside a product");
  static_assert(same_domain<of_top, of_zero> && same_domain<of_zero, of_bottom>,
                "they store the same indices");
  static_assert(complete<of_top> && complete<of_bottom> && injective<of_zero>);
};
static_assert(proved<kinds_differ, at<1, 2>, at<3, 4>, at<7, 8>, at<5, 8>, at<13, 16>> == 5);

/// In a product the major side is asked first, then the minor one.
template <i64 a, i64 b>
struct product_of_paddings {
  using E = m<pad<zero>(A<a>, a + 1), pad<bottom>(B<b>, b + 1)>;
  static_assert(as_defined<E>());
  static_assert(map<E>(b) == cell::of(bottom) && map<E>(a * (b + 1)) == cell::of(zero));
  static_assert(map<E>(a * (b + 1) + b) == cell::of(zero), "both are padding: the kind of the major side");
  static_assert(differ<E, m<pad<bottom>(A<a>, a + 1), pad<zero>(B<b>, b + 1)>>);
  static_assert(differ<m<A<a>, pad(B<b>, b + 1)>, m<pad(fused(A<a>* B<b>), a*(b + 1))>>,
                "rows are padded each");
  static_assert(same<m<pad(A<a>, a + 1), B<b>>, m<pad(fused(A<a>* B<b>), (a + 1) * b)>>,
                "the major side at the end");
};
static_assert(proved<product_of_paddings, at<2, 1>, at<2, 3>, at<3, 2>, at<5, 8>, at<13, 15>> == 5);

/// C = 13, D = 61: C * pad(D, 64) at 60, 61..63 and 64.
template <i64 c, i64 d, i64 n>
struct seed_padded_rows {
  static constexpr letter<'D', d> D{};
  using E = m<C<c>, pad(D, n)>;
  static_assert(map<E>(60).index() == index_of(D = 60) && map<E>(64).index() == index_of(C<c> = 1));
  static_assert(map<E>(61).is_padding() && map<E>(62).is_padding() && map<E>(63).is_padding());
};
static_assert(proved<seed_padded_rows, at<13, 61, 64>> == 1);

/// Digits that reach past the axis are padding of the kind that the axis was padded with.
template <i64 a, i64 n, i64 by>
struct overshoot_is_padding {
  static_assert(a < n && n % by == 0 && a > by);
  using E = m<pad<zero>(A<a>, n) / by, C<2>, pad<zero>(A<a>, n) % by>;
  static constexpr bool past_the_axis() {
    for (i64 s = 0; s < E::size; ++s) {
      const i64 at_a = s / (2 * by) * by + s % by, at_c = s / by % 2;
      const cell c = map<E>(s);
      if (at_a < a ? c != cell::of(index_of(A<a> = at_a, C<2> = at_c)) : c != cell::of(zero)) return false;
    }
    return true;
  }
  static_assert(past_the_axis());
  static_assert(not_lowered<m<pad<zero>(A<a>, n) / by>, m<C<2>>, m<pad<bottom>(A<a>, n) % by>>,
                "two kinds: refused");
};
static_assert(proved<overshoot_is_padding, at<13, 16, 8>, at<5, 8, 4>, at<3, 4, 2>, at<61, 64, 16>> == 4);

/// So is a sum of digits and the start of a slice: of the kind that its digits were padded with, else of top.
template <i64 a, i64 start>
struct sum_past_the_axis_is_padding {
  static_assert(start > 0 && start < a);
  using unpadded = m<A<a>, slice(A<a>, start, 1)>;
  using of_zero = m<pad<zero>(A<a>, a + 1), slice(A<a>, start, 1)>;
  using of_bottom = m<pad<bottom>(A<a>, a + 1), slice(A<a>, start, 1)>;
  static_assert(map<unpadded>(a - start - 1) == cell::of(index_of(A<a> = a - 1)));
  static_assert(map<of_zero>(a - start - 1) == cell::of(index_of(A<a> = a - 1)));
  static_assert(map<unpadded>(a - start) == cell::of(top) && map<unpadded>(a - 1) == cell::of(top));
  static_assert(map<of_zero>(a - start) == cell::of(zero) && map<of_zero>(a) == cell::of(zero));
  static_assert(map<of_bottom>(a - start) == cell::of(bottom) && map<of_bottom>(a) == cell::of(bottom));
};
static_assert(proved<sum_past_the_axis_is_padding, at<2, 1>, at<3, 2>, at<8, 3>, at<61, 60>> == 4);

}  // namespace tmap::proofs
