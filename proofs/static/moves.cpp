// A move keeps what is held: the bytes move, T stays.
//
// Seed "Function Specification": "A mathematical tensor move specifies f(T) = T: the output holds the same
// mathematical tensor as the input, regardless of representation."
#include "moving.hpp"

namespace tmap::proofs {

/// The moves of the seed, there and back: host, HBM, DM.
template <i64 a, i64 b, i64 n>
struct moves_keep_the_tensor {
  using host = HostTensor<float, m<A<a>, B<b>>>;
  using hbm = HbmTensor<float, m<A<a>>, m<B<b>>>;
  using dm = DmTensor<float, m<A<a>>, m<1>, m<B<b> / n>, m<B<b> % n>>;
  static_assert(moves<host, hbm> && moves<hbm, dm> && moves<dm, hbm> && moves<hbm, host> &&
                moves<host, host>);
};
static_assert(proved<moves_keep_the_tensor, at<1, 1, 1>, at<2, 2, 2>, at<2, 4, 2>, at<3, 6, 3>, at<8, 16, 2>,
                     at<8, 32, 8>> == 6);

/// Whatever the two mappings are: transposed, cut into digits, permuted, with rows padded or without.
template <i64 a, i64 b, i64 n>
struct moves_between_any_two_mappings {
  using rows = HostTensor<float, m<A<a>, B<b>>>;
  using columns = HostTensor<float, m<B<b>, A<a>>>;
  using tiles = HostTensor<float, m<B<b> / n, A<a>, B<b> % n>>;
  using swapped = HostTensor<float, m<B<b> % n, A<a>, B<b> / n>>;
  using padded = HostTensor<float, m<pad(A<a>, a + 1), pad<zero>(B<b>, b + 1)>>;
  using spread = HostTensor<float, m<linear(term(A<a>, b + 2), term(B<b>, 1))>>;
  static_assert(moves<rows, columns> && moves<columns, tiles> && moves<tiles, swapped> &&
                moves<swapped, rows>);
  static_assert(moves<rows, padded> && moves<padded, swapped> && moves<swapped, padded> &&
                moves<padded, padded>);
  static_assert(!keeps<rows, columns>(plan_of<spread, columns>), "the plan of a move from elsewhere");
};
static_assert(proved<moves_between_any_two_mappings, at<2, 4, 2>, at<3, 6, 3>, at<5, 8, 4>, at<6, 9, 3>> ==
              4);

/// What the destination does not store is left behind on purpose; what the source lacks is repeated.
template <i64 a, i64 b, i64 r>
struct moves_drop_and_repeat {
  using rows = HostTensor<float, m<A<a>, B<b>>>;
  static_assert(moves<rows, HostTensor<float, m<A<a>, resize(B<b>, r)>>>);
  static_assert(moves<rows, HostTensor<float, m<slice(B<b>, b - r, r), A<a>>>>);
  static_assert(moves<rows, HostTensor<float, m<A<a>, pad<zero>(resize(B<b>, r), b)>>>);
  static_assert(moves<HostTensor<float, m<B<b>>>, HostTensor<float, m<B<b>, A<a>>>>, "along<A>");
  static_assert(moves<rows, HostTensor<float, m<A<a>, 3, B<b>>>>, "every replica");
};
static_assert(proved<moves_drop_and_repeat, at<2, 3, 2>, at<3, 6, 1>, at<5, 8, 7>, at<4, 9, 5>> == 4);

/// Ragged tiles: the last one reaches past the axis, and nothing is written there.
template <i64 b, i64 n, i64 by>
struct moves_of_ragged_tiles {
  static_assert(b % by != 0 && n % by == 0);
  using dense = HostTensor<float, m<A<2>, B<b>>>;
  using tiled = DmTensor<float, m<A<2>>, m<1>, m<pad(B<b>, n) / by>, m<pad(B<b>, n) % by>>;
  using across = HostTensor<float, m<pad(B<b>, n) % by, A<2>, pad(B<b>, n) / by>>;
  using stacked = HostTensor<float, m<A<2>, pad(B<b>, n) / by, pad(B<b>, n) % by>>;
  static_assert(moves<stacked, stacked> && moves<dense, stacked> && moves<stacked, dense>);
  static_assert(moves<across, across> && moves<across, dense>);
  static_assert(moves<dense, tiled> && moves<tiled, dense> && moves<dense, across> && moves<tiled, across>);
};
static_assert(proved<moves_of_ragged_tiles, at<13, 16, 8>, at<5, 8, 2>, at<29, 32, 8>, at<7, 9, 3>> == 4);

/// Near misses: a plan that reads one element further on, stops a turn early, writes twice, or is another's.
template <i64 a, i64 b>
struct other_plans_do_not_keep_the_tensor {
  using rows = HostTensor<float, m<A<a>, B<b>>>;
  using columns = HostTensor<float, m<B<b>, A<a>>>;
  static constexpr plan spoiled(i64 extent, i64 read, i64 write, i64 base) {
    plan p = plan_of<rows, columns>;
    p.copy.loops[0].extent += extent;
    p.copy.loops[0].read += read;
    p.copy.loops[1].write += write;
    p.copy.read_base += base;
    return p;
  }
  static_assert(keeps<rows, columns>(spoiled(0, 0, 0, 0)));
  static_assert(!keeps<rows, columns>(spoiled(-1, 0, 0, 0)) && !keeps<rows, columns>(spoiled(1, 0, 0, 0)));
  static_assert(!keeps<rows, columns>(spoiled(0, 1, 0, 0)) && !keeps<rows, columns>(spoiled(0, -1, 0, 0)));
  static_assert(!keeps<rows, columns>(spoiled(0, 0, -1, 0)) && !keeps<rows, columns>(spoiled(0, 0, 0, 1)));
  static_assert(!keeps<rows, columns>(plan_of<rows, rows>) && !keeps<rows, columns>(plan_of<columns, rows>));
};
static_assert(proved<other_plans_do_not_keep_the_tensor, at<2, 3>, at<3, 2>, at<5, 8>> == 3);

/// The zeros that a destination is owed are exactly its cells of zero padding.
template <class Y>
constexpr bool zeros_are_written() {
  constexpr tmap::detail::fills owed = tmap::detail::make_fills(Y::digits().all);
  bool written[Y::size]{};
  for (int k = 0; k < owed.count; ++k) {
    const nest& n = owed.each[k].positions;
    each_turn(n, [&](const i64* turn) {
      for (int c = 0; c < n.clip_count; ++c) {
        if (clipped(n, c, turn) != (c == owed.each[k].past)) return;
      }
      i64 write = n.write_base;
      for (int l = 0; l < n.count; ++l) write += n.loops[l].write * turn[l];
      written[write] = true;
    });
  }
  for (i64 s = 0; s < Y::size; ++s) {
    if (written[s] != (defined<flat<Y>>::at(s) == cell::of(zero))) return false;
  }
  return owed.fits;
}
template <i64 a, i64 b>
struct zero_padding_is_written {
  static_assert(zeros_are_written<HostTensor<float, m<A<a>, pad<zero>(B<b>, b + 3)>>>());
  static_assert(zeros_are_written<HostTensor<float, m<pad<zero>(A<a>, a + 2), pad<zero>(B<b>, b + 3)>>>());
  static_assert(zeros_are_written<HostTensor<float, m<pad<zero>(A<a>, a + 2), pad<bottom>(B<b>, b + 3)>>>());
  static_assert(zeros_are_written<HostTensor<float, m<A<a>, pad<bottom>(pad<zero>(B<b>, b + 1), b + 2)>>>());
  static_assert(zeros_are_written<HostTensor<float, m<A<a>, pad(B<b>, b + 3)>>>(),
                "top padding is owed nothing");
};
static_assert(proved<zero_padding_is_written, at<1, 1>, at<2, 3>, at<5, 4>, at<4, 13>> == 4);

}  // namespace tmap::proofs
