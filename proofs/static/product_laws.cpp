// The outer product is associative with identity 1, and its two sides can be read off again.
//
// Seed "Linear Combination Semantics": "Outer sum is preferred when axis reordering matters". The projections
// have a side condition: what is dropped must stand for {} at its position 0.
#include "law.hpp"

namespace tmap::proofs {

template <i64 a, i64 b, i64 c>
struct product_is_associative {
  using left = m<(A<a> * B<b>)*C<c>>;
  using right = m<A<a>*(B<b>* C<c>)>;
  static_assert(!std::is_same_v<left, right>, "two types, so that there is something to prove");
  static_assert(same<left, right> && same<left, m<A<a>, B<b>, C<c>>>);
  static_assert(as_defined<left>() && as_defined<right>());
};
static_assert(proved<product_is_associative, at<1, 1, 1>, at<2, 2, 2>, at<2, 3, 4>, at<4, 3, 2>, at<3, 1, 5>,
                     at<1, 6, 7>, at<5, 5, 5>, at<2, 8, 16>, at<2, 0, 3>> == 9);

/// Also where cells are padding: the major side is asked first, however the product is bracketed.
template <i64 a, i64 b, i64 c>
struct padded_product_is_associative {
  using left = m<(pad<zero>(A<a>, a + 1) * pad<bottom>(B<b>, b + 2)) * pad(C<c>, c + 1)>;
  using right = m<pad<zero>(A<a>, a + 1) * (pad<bottom>(B<b>, b + 2) * pad(C<c>, c + 1))>;
  static_assert(same<left, right> && as_defined<left>() && as_defined<right>());
};
static_assert(proved<padded_product_is_associative, at<1, 1, 1>, at<2, 3, 4>, at<3, 2, 1>, at<4, 4, 4>> == 4);

template <i64 a>
struct one_is_the_identity {
  static_assert(same<m<1, A<a>>, m<A<a>>> && same<m<A<a>, 1>, m<A<a>>> && same<m<A<a>>, m<1, 1, A<a>, 1>>);
  static_assert(same<m<1, pad<zero>(A<a>, a + 3)>, m<pad<zero>(A<a>, a + 3)>>);
  static_assert(same<m<slice(A<a>, a - 1, 1), 1>, m<slice(A<a>, a - 1, 1)>>);
  static_assert(same<m<>, m<1>> && m<>::size == 1);
  static_assert(differ<m<2, A<a>>, m<A<a>>> && differ<m<A<a>, 2>, m<A<a>>>, "two is not");
};
static_assert(proved<one_is_the_identity, at<1>, at<2>, at<3>, at<8>, at<64>, at<100>> == 6);

template <i64 a, i64 b>
struct product_does_not_commute {
  static_assert(differ<m<A<a>, B<b>>, m<B<b>, A<a>>>);
  static_assert(differ<m<2, A<a>>, m<A<a>, 2>>, "repeating blocks is not repeating elements");
};
static_assert(proved<product_does_not_commute, at<2, 2>, at<2, 3>, at<3, 2>, at<8, 4>, at<13, 11>> == 5);

/// (A * B) / size B == A and (A * B) % size B == B.
template <i64 a, i64 b>
struct product_is_read_off_again {
  static_assert(same<m<fused(A<a>* B<b>) / b>, m<A<a>>>);
  static_assert(same<m<fused(A<a>* B<b>) % b>, m<B<b>>>);
  static_assert(same<m<fused(A<a>* pad<zero>(B<b>, b + 1)) / (b + 1)>, m<A<a>>>, "padding may be dropped");
  static_assert(same<m<fused(A<a>* pad<zero>(B<b>, b + 1)) % (b + 1)>, m<pad<zero>(B<b>, b + 1)>>);
  static_assert(same<m<fused(pad<bottom>(A<a>, a + 2) * B<b>) / b>, m<pad<bottom>(A<a>, a + 2)>>);
};
static_assert(proved<product_is_read_off_again, at<1, 1>, at<1, 5>, at<5, 1>, at<2, 2>, at<2, 3>, at<3, 2>,
                     at<8, 4>, at<13, 11>, at<16, 15>> == 9);

/// The other side is not what is read off, even where the sizes agree.
template <i64 n>
struct sides_are_not_exchanged {
  static_assert(differ<m<fused(A<n>* B<n>) / n>, m<B<n>>> && differ<m<fused(A<n>* B<n>) % n>, m<A<n>>>);
};
static_assert(proved<sides_are_not_exchanged, at<2>, at<3>, at<8>, at<15>> == 4);

/// Where the dropped side does not stand for {} at position 0, something of it stays: the start of a slice.
template <i64 a, i64 b, i64 start>
struct start_of_a_slice_stays {
  static constexpr i64 n = b - start;
  static_assert(start > 0 && start < b && start < a && n > 0);
  using minor = m<fused(A<a>* slice(B<b>, start, n)) / n>;
  static_assert(differ<minor, m<A<a>>>, "(A * E) / size E is not A ...");
  static_assert(same<minor, m<A<a>, slice(B<b>, start, 1)>>, "... it is A at the start of the slice");
  using major = m<fused(slice(A<a>, start, a - start) * B<b>) % b>;
  static_assert(differ<major, m<B<b>>> && same<major, m<slice(A<a>, start, 1), B<b>>>);
  static_assert(same<m<fused(A<a>* slice(B<b>, 0, n)) / n>, m<A<a>>>, "a slice from 0 on leaves nothing");
};
static_assert(
    proved<start_of_a_slice_stays, at<2, 2, 1>, at<3, 4, 1>, at<3, 4, 2>, at<8, 5, 4>, at<13, 11, 7>> == 5);

}  // namespace tmap::proofs
