#include <tmap/kernel/joint.hpp>

#include <tmap/tmap.hpp>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;
using detail::way;
TMAP_AXES((A, 4), (B, 6), (C, 10), (D, 15));

template <class Out, class... Xs>
constexpr auto joint = detail::make_joint<sizeof...(Xs)>(detail::digits_of<Out>.live,
                                                         {&detail::digits_of<Xs>.live...});

}  // namespace

TEST_CASE("operands in the result's own form are one run beside it") {
  constexpr auto j = joint<m<A, B>, m<A, B>, m<A, B>>;
  STATIC_REQUIRE(j.fits);
  STATIC_REQUIRE(j.loops.count == 2);
  STATIC_REQUIRE(j.loops.loops[0].extent == 1);
  STATIC_REQUIRE(j.loops.loops[1].extent == 24);
  STATIC_REQUIRE(j.every_way_is(way::direct));
}

TEST_CASE("an operand without an axis repeats along it") {
  constexpr auto j = joint<m<A, B>, m<A, B>, m<A>, m<B>>;
  STATIC_REQUIRE(j.loops.count == 2);
  STATIC_REQUIRE(j.way_of(0) == way::direct);
  STATIC_REQUIRE(j.way_of(1) == way::repeated);
  STATIC_REQUIRE(j.step[1][0] == 1);
  STATIC_REQUIRE(j.way_of(2) == way::direct);
  STATIC_REQUIRE(j.step[2][0] == 0);
}

TEST_CASE("a transposed operand is read across, with its own neighbours beside the innermost loop") {
  constexpr auto j = joint<m<A, C, B>, m<A, C, B>, m<B, C, A>>;
  STATIC_REQUIRE(j.way_of(0) == way::direct);
  STATIC_REQUIRE(j.way_of(1) == way::across);
  STATIC_REQUIRE(j.loops.loops[1].extent == A.size);
  STATIC_REQUIRE(j.loops.loops[2].extent == B.size);
}

TEST_CASE("an operand whose neighbours lie in steps is scattered") {
  constexpr auto j = joint<m<B>, m<B>, m<B, 2>>;
  STATIC_REQUIRE(j.way_of(1) == way::scattered);
  STATIC_REQUIRE(j.step[1][j.last()] == 2);
}

TEST_CASE("a split of one operand cuts the loops of all") {
  constexpr auto j = joint<m<A, B>, m<A, B>, m<B % 2, A, B / 2>>;
  STATIC_REQUIRE(j.fits);
  STATIC_REQUIRE(j.loops.loops[j.last()].extent == 2);
  STATIC_REQUIRE(j.way_of(0) == way::direct);
}

TEST_CASE("a clip that weighs the innermost loop and the next leaves a single turn between them") {
  constexpr auto j = joint<m<pad(D, 16) % 4, pad(D, 16) / 4>, m<D>>;
  STATIC_REQUIRE(j.fits);
  STATIC_REQUIRE(j.loops.clip_count == 1);
  STATIC_REQUIRE(!detail::one_clip_weighs(j.loops, j.last() - 1, j.last()));
}

TEST_CASE("splits that have no common refinement do not fit, and nothing live has no turns") {
  STATIC_REQUIRE(!joint<m<D % 5, D / 5>, m<D % 3, D / 3>>.fits);
  constexpr auto nothing = joint<m<resize(A, 0), B>, m<resize(A, 0), B>>;
  STATIC_REQUIRE(nothing.loops.loops[nothing.last()].extent == 0);
}
