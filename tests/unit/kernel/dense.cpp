#include <tmap/kernel/dense.hpp>

#include <catch2/catch.hpp>
#include <tmap/algebra/lowered.hpp>
#include <tmap/algebra/walk.hpp>
#include <tmap/expr.hpp>

namespace {

using namespace tmap;
using namespace tmap::detail;
TMAP_AXES((M, 6), (N, 4), (K, 12), (B, 3), (P, 13), (L, 256));

template <class E>
constexpr const form& live = digits_of<E>.live;
template <class X, class Y, class Out>
constexpr dense_axes axes_about = dense_axes_of(live<X>, live<Y>, live<Out>);

constexpr matrix_runs runs_about(const form& live, const dense_axes& all) {
  return {runs_of(digits_in(live, all, role::batch)), runs_of(digits_in(live, all, role::row)),
          runs_of(digits_in(live, all, role::summed))};
}

}  // namespace

TEST_CASE("axes are grouped by where they occur") {
  constexpr dense_axes all = axes_about<m<B, M, K>, m<B, K, N>, m<B, M, N>>;
  STATIC_REQUIRE(all.size(role::batch) == 3);
  STATIC_REQUIRE(all.size(role::row) == 6);
  STATIC_REQUIRE(all.size(role::column) == 4);
  STATIC_REQUIRE(all.size(role::summed) == 12);
  STATIC_REQUIRE(axes_about<m<M, K>, m<M, K>, m<1>>.size(role::summed) == 72);
  STATIC_REQUIRE(axes_about<m<resize(K / 6, 2), K % 2>, m<K % 2, K / 6>, m<1>>.size(role::summed) == 4);
  STATIC_REQUIRE(axes_about<m<M>, m<N>, m<M, N>>.size(role::summed) == 1);
}

TEST_CASE("what lies as matrices is taken in place, by runs") {
  constexpr dense_axes all = axes_about<m<B, M, K>, m<B, K, N>, m<B, M, N>>;
  constexpr matrix_runs left = runs_about(live<m<B, M, K>>, all);
  STATIC_REQUIRE(left.serve());
  STATIC_REQUIRE(left.batch.step == 72);
  STATIC_REQUIRE(left.lines.step == 12);
  STATIC_REQUIRE(left.inner.step == 1);
  constexpr matrix_runs padded = runs_about(live<m<M, pad(B, 4), pad(K, 16)>>, all);
  STATIC_REQUIRE(padded.serve());
  STATIC_REQUIRE(padded.batch.step == 16);
  STATIC_REQUIRE(padded.lines.step == 64);
  constexpr dense_axes window = axes_about<m<linear(term(M, 1), term(B, 1))>, m<B, N>, m<M, N>>;
  STATIC_REQUIRE(runs_about(live<m<linear(term(M, 1), term(B, 1))>>, window).lines.step == 1);
}

TEST_CASE("short runs are not worth it, and what is not whole has none") {
  constexpr dense_axes all = axes_about<m<K / 2, M, K % 2>, m<K, N>, m<M, N>>;
  constexpr group_runs pairs = runs_of(digits_in(live<m<K / 2, M, K % 2>>, all, role::summed));
  STATIC_REQUIRE(pairs.whole);
  STATIC_REQUIRE(pairs.run == 2);
  STATIC_REQUIRE_FALSE(pairs.long_enough());
  STATIC_REQUIRE(digits_in(live<m<K / 2, M, K % 2>>, all, role::summed)[7] == 3 * 12 + 1);
  using corners = m<resize(K / 6, 2), resize(K % 6, 5), M>;
  constexpr dense_axes some = axes_about<corners, m<resize(K / 6, 2), resize(K % 6, 5), N>, m<M, N>>;
  STATIC_REQUIRE(some.size(role::summed) == 10);
  STATIC_REQUIRE(runs_of(digits_in(live<corners>, some, role::summed)).whole);
  constexpr dense_axes ragged = axes_about<m<pad(P, 16) % 4, pad(P, 16) / 4, M>, m<P, N>, m<M, N>>;
  STATIC_REQUIRE_FALSE(
      runs_of(digits_in(live<m<pad(P, 16) % 4, pad(P, 16) / 4, M>>, ragged, role::summed)).whole);
  constexpr dense_axes long_runs = axes_about<m<L / 64, M, L % 64>, m<L, N>, m<M, N>>;
  STATIC_REQUIRE(runs_of(digits_in(live<m<L / 64, M, L % 64>>, long_runs, role::summed)).long_enough());
}

TEST_CASE("a dense copy has the groups side by side, its own neighbours innermost") {
  constexpr dense_axes all = axes_about<m<K / 2, M, K % 2>, m<K, N>, m<M, N>>;
  STATIC_REQUIRE(minor_group(live<m<K / 2, M, K % 2>>, all, role::row) == role::summed);
  STATIC_REQUIRE(minor_group(live<m<K, M>>, all, role::summed) == role::row);
  constexpr matrix_runs rows_apart = runs_when_dense(all, role::row, role::summed, role::summed);
  STATIC_REQUIRE(rows_apart.lines.step == 12);
  STATIC_REQUIRE(rows_apart.inner.step == 1);
  constexpr matrix_runs rows_together = runs_when_dense(all, role::row, role::summed, role::row);
  STATIC_REQUIRE(rows_together.lines.step == 1);
  STATIC_REQUIRE(rows_together.inner.step == 6);
  constexpr form dense = dense_form(live<m<K / 2, M, K % 2>>, all, role::row, rows_apart);
  STATIC_REQUIRE(dense.size == 72);
  STATIC_REQUIRE(position_of(dense, [](const axis_info& a) { return &a == &K.info ? 7 : 3; }) == 43);
}
