// Parts partition a tensor: every index has a place (complete), and only one (injective).
//
// Seed "Tensor Holding Semantics": "each covering a disjoint subset of axes so their sum recovers the full
// tensor index". Parts may share an axis through disjoint digits, `m![B / 2], m![B % 2]`.
#include "moving.hpp"

namespace tmap::proofs {

/// How many positions of X stand for {A: i, B: j}, by definition; every position is looked at.
struct places {
  i64 fewest = 0;
  i64 most = 0;
  bool elsewhere = false;  // some position stands for an index that is not over A and B

  friend constexpr bool operator==(const places&, const places&) = default;
};
template <class X, i64 a, i64 b>
constexpr places count_places() {
  i64 count[a * b]{};
  places out;
  for (i64 s = 0; s < X::size; ++s) {
    const cell c = defined<flat<X>>::at(s);
    if (!is_live(c)) continue;
    const i64 i = c.index()[A<a>], j = c.index()[B<b>];
    out.elsewhere = out.elsewhere || c.index() != index_of(A<a> = i, B<b> = j);
    ++count[i * b + j];
  }
  out.fewest = out.most = count[0];
  for (i64 n : count) {
    out.fewest = n < out.fewest ? n : out.fewest;
    out.most = n > out.most ? n : out.most;
  }
  return out;
}
template <class X, i64 a, i64 b>
inline constexpr places places_in = count_places<X, a, b>();

/// The library's questions say what counting says. (Injective is asked of the indices that are stored.)
template <class X, i64 a, i64 b>
inline constexpr bool answers_are_counts =
    !places_in<X, a, b>.elsewhere && complete<X> == (places_in<X, a, b>.fewest > 0) &&
    injective<X> == (places_in<X, a, b>.most <= 1) && replicated<X> == (places_in<X, a, b>.most > 1);
template <class X, i64 a, i64 b>
inline constexpr bool one_place_each =
    answers_are_counts<X, a, b>&& places_in<X, a, b> == places{1, 1} && complete<X>&& injective<X>;

/// Disjoint and complete: every index has exactly one place.
template <i64 a, i64 b, i64 n>
struct every_index_has_one_place {
  static_assert(one_place_each<HostTensor<float, m<A<a>, B<b>>>, a, b>);
  static_assert(one_place_each<HostTensor<float, m<B<b> % n, A<a>, B<b> / n>>, a, b>);
  static_assert(one_place_each<HbmTensor<float, m<A<a>>, m<B<b>>>, a, b>);
  static_assert(one_place_each<HbmTensor<float, m<A<a>>, m<B<b> % n, B<b> / n>>, a, b>);
  static_assert(one_place_each<DmTensor<float, m<A<a>>, m<1>, m<B<b> / n>, m<B<b> % n>>, a, b>);
  static_assert(one_place_each<DmTensor<float, m<1>, m<1>, m<B<b> % n, A<a>>, m<B<b> / n>>, a, b>);
};
static_assert(proved<every_index_has_one_place, at<1, 1, 1>, at<2, 4, 2>, at<3, 6, 3>, at<8, 12, 4>,
                     at<8, 16, 2>, at<5, 7, 7>> == 6);

/// Padding takes no place: padded and ragged parts are complete and disjoint as well.
template <i64 a, i64 b, i64 to, i64 n>
struct padding_takes_no_place {
  static_assert(one_place_each<HostTensor<float, m<pad(A<a>, a + 1), pad<zero>(B<b>, to)>>, a, b>);
  static_assert(one_place_each<HbmTensor<float, m<pad(A<a>, a + 1)>, m<pad<bottom>(B<b>, to)>>, a, b>);
  static_assert(
      one_place_each<DmTensor<float, m<A<a>>, m<1>, m<pad(B<b>, to) / n>, m<pad(B<b>, to) % n>>, a, b>);
};
static_assert(
    proved<padding_takes_no_place, at<1, 1, 2, 2>, at<2, 13, 16, 4>, at<3, 5, 8, 2>, at<2, 61, 64, 8>> == 4);

/// Broadcast: an index may have several places, and none is missing.
template <i64 a, i64 b, i64 n>
struct replicas_have_several_places {
  static_assert(n > 1);
  using twice = DmTensor<float, m<A<a>>, m<2>, m<1>, m<B<b>>>;
  using often = HostTensor<float, m<A<a>, n, B<b>>>;
  static_assert(answers_are_counts<twice, a, b> && complete<twice> && replicated<twice> && !injective<twice>);
  static_assert(answers_are_counts<often, a, b> && complete<often> && replicated<often> && !injective<often>);
  static_assert(places_in<often, a, b> == places{n, n});
  static_assert(!equivalent<often, HostTensor<float, m<A<a>, B<b>>>>);
};
static_assert(proved<replicas_have_several_places, at<1, 1, 2>, at<2, 3, 2>, at<4, 5, 3>> == 3);

/// A digit left out, a resize, a slice: some index has no place, and `complete` says so.
template <i64 a, i64 b, i64 n>
struct missing_places_are_seen {
  static_assert(n > 1 && n < b && b % n == 0);
  using major = HbmTensor<float, m<A<a>>, m<B<b> / n>>;
  using minor = HbmTensor<float, m<A<a>>, m<B<b> % n>>;
  using first = HostTensor<float, m<A<a>, resize(B<b>, b - 1)>>;
  using last = HostTensor<float, m<A<a>, slice(B<b>, 1, b - 1)>>;
  using padded = HostTensor<float, m<A<a>, pad(resize(B<b>, b - 1), b)>>;
  using tiled = HostTensor<float, m<pad(resize(B<b>, b - 1), b) / n, A<a>, pad(resize(B<b>, b - 1), b) % n>>;
  static_assert(!complete<tiled> && injective<tiled> && same_domain<tiled, first>);
  static_assert(answers_are_counts<major, a, b> && !complete<major> && injective<major>);
  static_assert(answers_are_counts<minor, a, b> && !complete<minor> && injective<minor>);
  static_assert(answers_are_counts<first, a, b> && !complete<first> && injective<first>);
  static_assert(answers_are_counts<last, a, b> && !complete<last> && injective<last>);
  static_assert(answers_are_counts<padded, a, b> && !complete<padded> && injective<padded>);
  static_assert(places_in<major, a, b> == places{0, 1} && !same_domain<major, minor> &&
                !same_domain<first, last>);
  static_assert(same_domain<first, padded>);
};
static_assert(proved<missing_places_are_seen, at<1, 4, 2>, at<2, 6, 3>, at<3, 8, 2>, at<5, 12, 4>> == 4);

/// The verdict on a variable of a tier, on a device that has room for it.
struct roomy_device : device {
  static constexpr i64 chips = 1000;
};
template <class Tier, class... Parts>
using verdict = decltype(tmap::detail::tensor_verdict<Tier, roomy_device, float, Parts...>());

/// A coordinate placed twice, over all parts and within one, is refused, with the step at which it is.
template <i64 a, i64 n>
struct axis_placed_twice_is_refused {
  static_assert(n > 1 && n < a && a % (2 * n) == 0);
  using chip = part::chip;
  using element = part::element;
  using same_part = why::axis_placed_twice<letter<'A', a>, element, element, 1>;
  using two_parts = why::axis_placed_twice<letter<'A', a>, chip, element, 1>;
  static_assert(std::is_same_v<verdict<tier::hbm, m<A<a>>, m<A<a>>>, two_parts>);
  static_assert(std::is_same_v<verdict<tier::host, m<A<a>, A<a>>>, same_part>);
  static_assert(refused<verdict<tier::host, m<linear(term(A<a>, 1), term(A<a>, 2))>>>);
  static_assert(refused<verdict<tier::hbm, m<A<a> / n>, m<A<a> % (2 * n)>>>, "digits that overlap by one");
  static_assert(refused<verdict<tier::dm, m<A<a> % n>, m<1>, m<A<a> / n>, m<A<a> % n>>>);
  static_assert(!refused<verdict<tier::hbm, m<A<a> / n>, m<A<a> % n>>>, "disjoint digits are accepted");
  static_assert(!refused<verdict<tier::hbm, m<A<a> / (2 * n)>, m<A<a> % n>>>, "with a gap between them, too");
};
static_assert(proved<axis_placed_twice_is_refused, at<4, 2>, at<8, 2>, at<12, 3>, at<64, 8>, at<200, 5>> ==
              5);

/// One name with two sizes is two axes of one name: refused.
template <i64 a, i64 other>
struct axis_of_two_sizes_is_refused {
  static_assert(a != other);
  using carrier = why::axis_has_two_sizes<letter<'A', a>, a, letter<'A', other>, other>;
  static_assert(std::is_same_v<verdict<tier::hbm, m<A<a>>, m<A<other>>>, carrier>);
  static_assert(std::is_same_v<verdict<tier::hbm, m<A<a>>, m<B<other>>>, fine<>>, "two names are two axes");
};
static_assert(proved<axis_of_two_sizes_is_refused, at<2, 3>, at<8, 4>, at<8, 512>> == 3);

}  // namespace tmap::proofs
