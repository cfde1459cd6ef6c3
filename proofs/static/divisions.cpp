// What `/` and `%` do over one another: E / n / k, E % n % k, E % n / k, and what 1 does.
//
// Seed types `m![B / 2]` and `m![B % 2]`; the laws are those of the semantics, "Equivalence and normal form".
#include "law.hpp"

namespace tmap::proofs {

template <i64 a>
struct division_by_one {
  static_assert(same<m<A<a> / 1>, m<A<a>>> && same<m<A<a> % a>, m<A<a>>>);
  static_assert(same<m<A<a> % 1>, m<1>> && same<m<A<a> / a>, m<1>>);
  static_assert(same<m<pad<zero>(A<a>, a + 1) / 1>, m<pad<zero>(A<a>, a + 1)>>);
  static_assert(same<m<pad<zero>(A<a>, a + 1) % 1>, m<1>>);
  static_assert(differ<m<slice(A<a>, 1, a - 1) % 1>, m<1>>, "the start of a slice stays");
  static_assert(same<m<slice(A<a>, 1, a - 1) % 1>, m<slice(A<a>, 1, 1)>>);
  static_assert(differ<m<A<a> % 1>, m<A<a>>> && differ<m<A<a> / a>, m<A<a>>>);
};
static_assert(proved<division_by_one, at<2>, at<3>, at<8>, at<61>, at<128>> == 5);

template <i64 a, i64 n, i64 k>
struct divisions_compose {
  static_assert(same<m<A<a> / n / k>, m<A<a> / (n * k)>> && same<m<A<a> / k / n>, m<A<a> / n / k>>);
  static_assert(as_defined<m<A<a> / n / k>>());
  static_assert(n == 1 || n * k == a || differ<m<A<a> / n / k>, m<A<a> / k>>);
};
static_assert(proved<divisions_compose, at<8, 2, 2>, at<8, 2, 4>, at<8, 1, 4>, at<24, 2, 3>, at<24, 6, 2>,
                     at<60, 5, 4>, at<128, 8, 4>> == 7);

template <i64 a, i64 n, i64 k>
struct moduli_compose {
  static_assert(n % k == 0);
  static_assert(same<m<A<a> % n % k>, m<A<a> % k>>);
  static_assert(same<m<A<a> % n / k>, m<A<a> / k % (n / k)>>);
  static_assert(as_defined<m<A<a> % n % k>>() && as_defined<m<A<a> % n / k>>());
  static_assert(k == n || k == 1 || differ<m<A<a> % n / k>, m<A<a> % (n / k)>>);
  static_assert(n == k || differ<m<A<a> % n % k>, m<A<a> % n>>);
};
static_assert(proved<moduli_compose, at<8, 4, 2>, at<8, 8, 2>, at<8, 8, 8>, at<24, 12, 3>, at<24, 12, 4>,
                     at<60, 20, 5>, at<128, 64, 8>, at<9, 9, 1>> == 8);

/// The same over a product, on boundaries of its digits.
template <i64 a, i64 b, i64 n, i64 k>
struct divisions_of_a_product_compose {
  static_assert(a % k == 0 && b % n == 0);
  using E = m<A<a>, B<b>>;
  static_assert(same<m<m_v<E> / b / k>, m<A<a> / k>> && same<m<m_v<E> / b % k>, m<A<a> % k>>);
  static_assert(same<m<m_v<E> % b / n>, m<B<b> / n>> && same<m<m_v<E> % b % n>, m<B<b> % n>>);
  static_assert(same<m<m_v<E> / n>, m<A<a>, B<b> / n>> && same<m<m_v<E> % (b * k)>, m<A<a> % k, B<b>>>);
};
static_assert(proved<divisions_of_a_product_compose, at<2, 3, 3, 2>, at<4, 6, 2, 2>, at<8, 8, 4, 2>,
                     at<6, 10, 5, 3>, at<1, 5, 1, 1>> == 5);

}  // namespace tmap::proofs
