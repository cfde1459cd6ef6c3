// Splits: E == (E / n) * (E % n).
//
// Seed types `m![B / 2]` and `m![B % 2]`. While indices simply add, this is false for some n that divide the
// size of E (correction 2): a chain of `/` and `%` contributes a position of E, and contributions to one E
// meet before they are decoded. The library does that exactly, or refuses.
#include "law.hpp"

namespace tmap::proofs {

template <i64 a, i64 n>
struct axis_is_split {
  static_assert(same<m<A<a> / n, A<a> % n>, m<A<a>>>);
  static_assert(
      same<m<A<a> / n, B<3>, A<a> % n>, m<linear(term(A<a> / n, 3 * n), term(B<3>, n), term(A<a> % n, 1))>>);
  static_assert(as_defined<m<A<a> / n>>() && as_defined<m<A<a> % n>>());
  static_assert(as_defined<m<A<a> / n, A<a> % n>>(), "on an axis the indices do simply add");
};
static_assert(proved<axis_is_split, at<1, 1>, at<2, 1>, at<2, 2>, at<6, 2>, at<6, 3>, at<8, 4>, at<12, 3>,
                     at<60, 5>, at<64, 1>, at<64, 64>, at<64, 8>, at<77, 7>> == 12);

/// Near misses: exchanged parts, two majors, a modulus or a divisor that is another one, another axis.
template <i64 a, i64 n>
struct other_splits_are_not_the_axis {
  static_assert(n > 1 && n < a && a % (n * n) == 0);
  static_assert(differ<m<A<a> % n, A<a> / n>, m<A<a>>>);
  static_assert(differ<m<A<a> / n, A<a> / (a / n)>, m<A<a>>>);
  static_assert(differ<m<A<a> / n, B<a> % n>, m<A<a>>> && differ<m<A<a> / n, A<a> % n>, m<B<a>>>);
  static_assert(differ<m<A<a> / (n * n), A<a> % n>, m<A<a>>>);
  static_assert(differ<m<A<a> / n>, m<A<a> % (a / n)>>, "every n-th position is not the first ones");
};
static_assert(proved<other_splits_are_not_the_axis, at<4, 2>, at<8, 2>, at<16, 4>, at<18, 3>, at<50, 5>> ==
              5);

/// A product, split on a boundary of its digits.
template <i64 a, i64 b, i64 n>
struct product_is_split {
  static_assert(b % n == 0 || n % b == 0);
  using E = m<A<a>, B<b>>;
  static_assert(same<m<m_v<E> / n, m_v<E> % n>, E>);
  static_assert(same<m<C<2>, m_v<E> / n, m_v<E> % n>, m<C<2>, A<a>, B<b>>>);
  static_assert(as_defined<m<m_v<E> / n, m_v<E> % n>>(), "here the indices simply add");
};
static_assert(proved<product_is_split, at<2, 3, 1>, at<2, 3, 3>, at<2, 3, 6>, at<4, 6, 2>, at<4, 6, 3>,
                     at<4, 6, 12>, at<4, 6, 24>, at<8, 8, 16>, at<5, 15, 5>> == 9);

/// Parts exchanged exchange the digits: E % n * (E / n) is the transposed product, and not E.
template <i64 a, i64 b>
struct exchanged_parts_transpose {
  using E = m<A<a>, B<b>>;
  static_assert(same<m<m_v<E> % b, m_v<E> / b>, m<B<b>, A<a>>>);
  static_assert(differ<m<m_v<E> % b, m_v<E> / b>, E>);
  static_assert(differ<m<pad(A<a>, a* b) % b, pad(A<a>, a* b) / b>, m<pad(A<a>, a* b)>>);
};
static_assert(proved<exchanged_parts_transpose, at<2, 3>, at<3, 2>, at<4, 4>, at<8, 5>> == 4);

template <i64 a, i64 to, i64 n>
struct padded_axis_is_split {
  static_assert(same<m<pad(A<a>, to) / n, pad(A<a>, to) % n>, m<pad(A<a>, to)>>);
  static_assert(same<m<pad<zero>(A<a>, to) / n, pad<zero>(A<a>, to) % n>, m<pad<zero>(A<a>, to)>>);
  static_assert(same<m<pad<bottom>(A<a>, to) / n, pad<bottom>(A<a>, to) % n>, m<pad<bottom>(A<a>, to)>>);
  static_assert(differ<m<pad<zero>(A<a>, to) / n, pad<zero>(A<a>, to) % n>, m<pad(A<a>, to)>>, "kinds stay");
};
static_assert(proved<padded_axis_is_split, at<13, 16, 8>, at<13, 16, 2>, at<5, 8, 4>, at<3, 9, 3>,
                     at<1, 4, 2>, at<29, 32, 8>, at<4, 6, 2>> == 7);

template <i64 a, i64 to, i64 n>
struct resized_axis_is_split {
  static_assert(same<m<resize(A<a>, to) / n, resize(A<a>, to) % n>, m<resize(A<a>, to)>>);
  static_assert(to == a || differ<m<A<a> / 1>, m<resize(A<a>, to) / n, resize(A<a>, to) % n>>);
};
static_assert(proved<resized_axis_is_split, at<13, 12, 4>, at<13, 12, 3>, at<8, 6, 2>, at<5, 5, 5>,
                     at<32, 30, 6>, at<9, 1, 1>> == 6);

/// A slice: if indices simply added, its start would be added twice.
template <i64 a, i64 start, i64 n, i64 step, i64 by>
struct sliced_axis_is_split {
  using E = m<slice(A<a>, start, n, step)>;
  using split = m<m_v<E> / by, m_v<E> % by>;
  static_assert(same<split, E> && as_defined<E>());
  static_assert(start == 0 || !as_defined<split>(), "plain addition is wrong");
};
static_assert(proved<sliced_axis_is_split, at<32, 15, 15, 1, 5>, at<32, 15, 15, 1, 3>, at<32, 0, 16, 1, 4>,
                     at<32, 1, 8, 3, 2>, at<9, 8, 1, 1, 1>, at<64, 4, 12, 5, 6>> == 6);
template <i64 a, i64 start, i64 n, i64 by>
struct worked_slice {
  static_assert(map<m<slice(A<a>, start, n) / by, slice(A<a>, start, n) % by>>(5).index() ==
                index_of(A<a> = 20));
};
static_assert(proved<worked_slice, at<32, 15, 15, 5>> == 1);

// ---- Correction 2: a cut through a digit of a product.

/// A=2, B=3, n=2: position 3 is {A: 1}; E / 2 gives {B: 2}, E % 2 gives {B: 1}, and B has no coordinate 3.
template <i64 a, i64 b, i64 n>
struct seed_split_of_a_product {
  using E = m<A<a>, B<b>>;
  static_assert(defined<E>::at(3).index() == index_of(A<a> = 1));
  static_assert(defined<stride<E, n>>::at(3 / n).index() == index_of(B<b> = 2));
  static_assert(defined<modulo<E, n>>::at(3 % n).index() == index_of(B<b> = 1));
  using split = outer<stride<E, n>, modulo<E, n>>;
  static_assert(defined<split>::at(3).index()[B<b>] == 3, "plain addition: a coordinate that does not exist");
  static_assert(map<split>(3).index() == index_of(A<a> = 1), "the library: the fused digit, decoded once");
  static_assert(same<split, E>);
};
static_assert(proved<seed_split_of_a_product, at<2, 3, 2>> == 1);

/// Plain addition holds iff one of n and size B divides the other; the fused digit holds for every divisor.
template <i64 a, i64 b, i64 n>
struct plain_addition_is_true_iff_aligned {
  static_assert(a > 1 && b > 1 && a * b % n == 0);
  using E = m<A<a>, B<b>>;
  using split = outer<stride<E, n>, modulo<E, n>>;
  static constexpr bool plain_addition() {
    for (i64 s = 0; s < E::size; ++s) {
      if (defined<split>::at(s) != defined<E>::at(s)) return false;
    }
    return true;
  }
  static_assert(plain_addition() == (b % n == 0 || n % b == 0));
  static_assert(same<split, E> && as_defined<E>(), "adjacent parts are decoded exactly in either case");
};
static_assert(proved<plain_addition_is_true_iff_aligned, at<2, 3, 1>, at<2, 3, 2>, at<2, 3, 3>, at<2, 3, 6>,
                     at<4, 3, 2>, at<4, 3, 4>, at<4, 3, 6>, at<4, 6, 4>, at<4, 6, 8>, at<4, 6, 12>,
                     at<6, 4, 3>, at<6, 4, 8>, at<6, 10, 4>, at<6, 10, 20>> == 14);

/// With something between the parts, or with one part missing, no digit can stand for the cut: refused.
template <i64 a, i64 b, i64 n>
struct cut_apart_is_refused {
  static_assert(b % n != 0 && n % b != 0);
  using E = m<A<a>, B<b>>;
  static_assert(not_lowered<outer<stride<E, n>, outer<letter<'C', 2>, modulo<E, n>>>>);
  static_assert(not_lowered<stride<E, n>, letter<'C', 2>, modulo<E, n>>, "as parts of a variable, too");
  static_assert(not_lowered<outer<modulo<E, n>, stride<E, n>>>);
  static_assert(!not_lowered<outer<stride<E, n>, modulo<E, n>>> && !not_lowered<stride<E, n>, modulo<E, n>>);
  static_assert(!not_lowered<outer<stride<E, b>, outer<letter<'C', 2>, modulo<E, b>>>>,
                "a boundary of digits");
};
static_assert(proved<cut_apart_is_refused, at<2, 3, 2>, at<4, 3, 2>, at<4, 6, 4>, at<6, 4, 3>, at<6, 10, 4>,
                     at<9, 6, 27>> == 6);

/// The refusal names the product, the divisor and the nearest divisors that work.
template <i64 a, i64 b, i64 n, i64 below, i64 above>
struct refusal_names_divisors {
  using E = m<A<a>, B<b>>;
  using verdict = decltype(tmap::detail::lowering_verdict<stride<E, n>, m<C<2>>, modulo<E, n>>());
  static_assert(std::is_same_v<verdict, why::split_cuts_a_digit<E, n, below, above>>);
  static_assert(!not_lowered<stride<E, below>, m<C<2>>, modulo<E, below>>);
  static_assert(!not_lowered<stride<E, above>, m<C<2>>, modulo<E, above>>);
};
static_assert(proved<refusal_names_divisors, at<4, 6, 4, 3, 6>, at<2, 3, 2, 1, 3>, at<6, 10, 4, 2, 10>> == 3);

/// The seed's reordering of digits: position 64 i + 2 j + k of B / 64 * (B % 32) * (B / 32 % 2) is {B: 64 i +
/// j + 32 k}.
template <i64 i, i64 j, i64 k>
struct digits_are_permuted {
  static_assert(map<m<B<512> / 64, B<512> % 32, B<512> / 32 % 2>>(64 * i + 2 * j + k).index() ==
                index_of(B<512> = 64 * i + j + 32 * k));
};
static_assert(proved<digits_are_permuted, at<0, 0, 0>, at<1, 1, 1>, at<7, 31, 1>, at<3, 5, 0>, at<4, 0, 1>> ==
              5);
static_assert(64 * 1 + 2 * 1 + 1 == 67 && 64 * 1 + 1 + 32 * 1 == 97,
              "at<1, 1, 1> is the worked value: 67 -> 97");

}  // namespace tmap::proofs
