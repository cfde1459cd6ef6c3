// What it means to hold a tensor: what each element of a variable stands for.
//
// Seed "Tensor Holding Semantics": "each element stores the value of T at the tensor index formed by summing
// the partial indices produced by each dimension's mapping".
#include "moving.hpp"

namespace tmap::proofs {

/// The sum of partial indices; padding of the major part wins.
constexpr cell sum_of(const cell& major, const cell& minor) {
  if (!major.is_index()) return major;
  return minor.is_index() ? cell::of(major.index() + minor.index()) : minor;
}

/// What element `position` of X stands for, as the library reads it off the digits of all parts together.
template <class X>
constexpr cell element_of(i64 position) {
  return tmap::detail::cell_at(X::digits().all, position);
}

/// "for every buffer index i where E::map(i) = Cell::Index(ti), the i-th element stores the value of T at ti"
template <class E>
constexpr bool host_holds() {
  using X = HostTensor<float, E>;
  for (i64 i = 0; i < E::size; ++i) {
    if (element_of<X>(i) != map<E>(i)) return false;
  }
  return X::size == E::size;
}

/// "for every chip index i and element index j ..., the i-th chip's j-th element stores T at the index ti +
/// tj"
template <class Chip, class Element>
constexpr bool hbm_holds() {
  using X = HbmTensor<float, Chip, Element>;
  for (i64 i = 0; i < Chip::size; ++i) {
    for (i64 j = 0; j < Element::size; ++j) {
      if (element_of<X>(i * Element::size + j) != sum_of(map<Chip>(i), map<Element>(j))) return false;
    }
  }
  return X::size == Chip::size * Element::size;
}

/// "All other tensor types apply the same rule to more dimensions"
template <class Chip, class Cluster, class Slice, class Element>
constexpr bool dm_holds() {
  using X = DmTensor<float, Chip, Cluster, Slice, Element>;
  i64 position = 0;
  for (i64 c = 0; c < Chip::size; ++c) {
    for (i64 l = 0; l < Cluster::size; ++l) {
      for (i64 s = 0; s < Slice::size; ++s) {
        for (i64 j = 0; j < Element::size; ++j) {
          const cell slices = sum_of(sum_of(map<Chip>(c), map<Cluster>(l)), map<Slice>(s));
          if (element_of<X>(position++) != sum_of(slices, map<Element>(j))) return false;
        }
      }
    }
  }
  return X::size == position;
}

template <i64 a, i64 b, i64 n>
struct elements_stand_for_sums {
  static_assert(host_holds<m<A<a>, B<b>>>() && host_holds<m<B<b> % n, A<a>, B<b> / n>>());
  static_assert(host_holds<m<A<a>, pad<zero>(B<b>, b + 3)>>() &&
                host_holds<m<A<a>, slice(B<b>, 1, b - 1)>>());
  static_assert(hbm_holds<m<A<a>>, m<B<b>>>() && hbm_holds<m<pad(A<a>, a + 1)>, m<pad<zero>(B<b>, b + 1)>>());
  static_assert(hbm_holds<m<B<b> / (b / n)>, m<A<a>, B<b> % (b / n)>>(),
                "chips may share an axis with elements");
  static_assert(dm_holds<m<A<a>>, m<1>, m<B<b> / n>, m<B<b> % n>>() &&
                dm_holds<m<1>, m<2>, m<A<a>>, m<B<b>>>());
  static_assert(dm_holds<m<A<a>>, m<1>, m<pad<zero>(B<b> / n, b)>, m<pad<zero>(B<b> % n, n + 1)>>());
};
static_assert(
    proved<elements_stand_for_sums, at<1, 2, 1>, at<2, 4, 2>, at<3, 6, 3>, at<4, 10, 5>, at<6, 8, 2>> == 5);

/// One position of an overlapping variable stores T at several indices: all that the mapping relates it to.
template <i64 a, i64 b, i64 k>
struct shared_elements_stand_for_all {
  using E = m<linear(term(A<a>, 1), term(B<b>, k))>;
  using X = HostTensor<float, E>;
  static constexpr bool holds() {
    for (i64 s = 0; s < E::size; ++s) {
      i64 found = 0, wanted = 0;
      tmap::detail::each_index(X::digits().all, s, [&](const tensor_index& t) {
        found += maps<E>(s, t);
        return true;
      });
      for (i64 j = 0; j < b; ++j) wanted += s - j * k >= 0 && s - j * k < a;
      if (found != wanted) return false;
    }
    return true;
  }
  static_assert(holds() && overlapping<X> && injective<X>);
};
static_assert(proved<shared_elements_stand_for_all, at<5, 3, 2>, at<4, 4, 1>, at<7, 3, 3>> == 3);

/// `X::from(T)` walks each live position once, with its index; `x.at(index)` finds the position again.
template <class X>
constexpr bool walked_once_and_found() {
  bool seen[X::size > 0 ? X::size : 1]{};
  for (tmap::detail::live_walk walk(X::digits().live); walk.more(); walk.next()) {
    const i64 s = walk.position();
    const tensor_index t = walk.index();
    if (s < 0 || s >= X::size || seen[s] || cell::of(t) != defined<flat<X>>::at(s)) return false;
    seen[s] = true;
    if (tmap::detail::position_of(X::digits().live, [&](const axis_info& axis) { return t[axis]; }) != s)
      return false;
  }
  for (i64 s = 0; s < X::size; ++s) {
    if (seen[s] != is_live(defined<flat<X>>::at(s))) return false;
  }
  return true;
}
template <i64 a, i64 b, i64 n>
struct every_element_is_reached {
  static_assert(walked_once_and_found<HostTensor<float, m<A<a>, B<b>>>>());
  static_assert(walked_once_and_found<HostTensor<float, m<pad(B<b>, b + 2), slice(A<a>, 1, a - 1)>>>());
  static_assert(walked_once_and_found<HbmTensor<float, m<A<a>>, m<B<b>>>>());
  static_assert(
      walked_once_and_found<DmTensor<float, m<A<a>>, m<1>, m<B<b> / n>, m<pad<zero>(B<b> % n, n + 1)>>>());
  static_assert(walked_once_and_found<
                DmTensor<float, m<A<a>>, m<1>, m<pad(B<b>, n* b) / b>, m<pad(B<b>, n* b) % b>>>());
};
static_assert(
    proved<every_element_is_reached, at<2, 2, 1>, at<2, 4, 2>, at<3, 6, 3>, at<4, 10, 5>, at<6, 8, 2>> == 5);

}  // namespace tmap::proofs
