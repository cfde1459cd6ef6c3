#include <tmap/kernel/reduction_nest.hpp>

#include <tmap/tmap.hpp>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;
using detail::digits_of;
using detail::make_reduction;
using detail::reduction;
TMAP_AXES((A, 40), (B, 64), (C, 13), (N, 5), (F, 3), (P, 9), (Q, 9), (R, 9), (S, 9), (T, 9));

template <class X, class Out, class Ranks>
constexpr reduction of(bool in_order = true) {
  return make_reduction(digits_of<X>.live, digits_of<Out>.live, digits_of<Ranks>.live, in_order);
}
constexpr bool is(const loop& l, i64 extent, i64 read, i64 write) {
  return l.extent == extent && l.read == read && l.write == write;
}

}  // namespace

TEST_CASE("what stays leads from operand to result, what goes from operand to rank") {
  constexpr reduction inner = of<m<A, B>, m<A>, m<B>>();
  STATIC_REQUIRE(inner.kept.count == 1);
  STATIC_REQUIRE(is(inner.kept.loops[0], 40, 64, 1));
  STATIC_REQUIRE(inner.gone.count == 1);
  STATIC_REQUIRE(is(inner.gone.loops[0], 64, 1, 1));
  STATIC_REQUIRE_FALSE(inner.across);
  constexpr reduction outer = of<m<A, B>, m<B>, m<A>>();
  STATIC_REQUIRE(is(outer.kept.loops[0], 64, 1, 1));
  STATIC_REQUIRE(is(outer.gone.loops[0], 40, 64, 1));
  STATIC_REQUIRE(outer.across);
}

TEST_CASE("digits of a split axis are taken in the order of the index where that matters") {
  constexpr reduction ordered = of<m<B % 2, A, B / 2>, m<A>, m<B>>();
  STATIC_REQUIRE(ordered.gone.count == 2);
  STATIC_REQUIRE(is(ordered.gone.loops[0], 32, 1, 2));
  STATIC_REQUIRE(is(ordered.gone.loops[1], 2, 40 * 32, 1));
  constexpr reduction free = of<m<B % 2, A, B / 2>, m<A>, m<B>>(false);
  STATIC_REQUIRE(is(free.gone.loops[1], 32, 1, 0));
  constexpr reduction several = of<m<A, B>, m<1>, m<B, A>>(false);
  STATIC_REQUIRE(several.gone.count == 1);
  STATIC_REQUIRE(is(several.gone.loops[0], 40 * 64, 1, 0));
}

TEST_CASE("short runs of what goes are folded side by side") {
  STATIC_REQUIRE(of<m<B / 2, A, B % 2>, m<A>, m<B>>().across);
  STATIC_REQUIRE_FALSE(of<m<B / 2, F, B % 2>, m<F>, m<B>>().across);
}

TEST_CASE("copies are left out, padding becomes clips, a slice begins at its rank") {
  constexpr reduction copies = of<m<2, A, 3, B>, m<2, A, 3>, m<B>>();
  STATIC_REQUIRE(copies.kept.count == 1);
  STATIC_REQUIRE(is(copies.kept.loops[0], 40, 3 * 64, 3));
  constexpr reduction ragged = of<m<pad(C, 16) / 4, A, pad(C, 16) % 4>, m<A>, m<C>>();
  STATIC_REQUIRE(ragged.gone.clip_count == 1);
  STATIC_REQUIRE(ragged.gone.clips[0].limit == 13);
  STATIC_REQUIRE(ragged.kept.clip_count == 0);
  constexpr reduction cut = of<m<A, slice(B, 8, 20)>, m<A>, m<B>>();
  STATIC_REQUIRE(cut.gone.write_base == 8);
  STATIC_REQUIRE(is(cut.gone.loops[0], 20, 1, 1));
}

TEST_CASE("an overlapping operand is met once an index") {
  constexpr reduction r = of<m<linear(term(N, 1), term(F, 2))>, m<N>, m<F>>();
  STATIC_REQUIRE(is(r.kept.loops[0], 5, 1, 1));
  STATIC_REQUIRE(is(r.gone.loops[0], 3, 2, 1));
}

TEST_CASE("more ragged axes than a nest has clips are looked up by index") {
  STATIC_REQUIRE(of<m<pad(P, 12) / 4, pad(Q, 12) / 4, pad(R, 12) / 4, pad(S, 12) / 4, pad(T, 12) / 4, F,
                      pad(P, 12) % 4, pad(Q, 12) % 4, pad(R, 12) % 4, pad(S, 12) % 4, pad(T, 12) % 4>,
                    m<P, Q, R, S, T>, m<F>>()
                     .by_index);
}
