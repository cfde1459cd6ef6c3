#include <tmap/kernel/dense.hpp>

#include <catch2/catch.hpp>
#include <tmap/algebra/lowered.hpp>
#include <tmap/algebra/walk.hpp>
#include <tmap/expr.hpp>

namespace {

using namespace tmap;
using namespace tmap::detail;
TMAP_AXES((M, 6), (N, 4), (K, 12), (B, 3));

template <class E>
constexpr const form& live = digits_of<E>.live;
template <class X, class Y, class Out>
constexpr dense_axes axes_about = dense_axes_of(live<X>, live<Y>, live<Out>);

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

TEST_CASE("what lies as matrices is taken in place, with its own steps") {
  constexpr dense_axes all = axes_about<m<B, M, K>, m<B, K, N>, m<B, M, N>>;
  constexpr batch_steps left = steps_of(live<m<B, M, K>>, all, role::row, role::summed);
  STATIC_REQUIRE(left.exist());
  STATIC_REQUIRE(left.batch == 72);
  STATIC_REQUIRE(left.line == 12);
  STATIC_REQUIRE(left.inner == 1);
  constexpr batch_steps padded = steps_of(live<m<M, pad(B, 4), pad(K, 16)>>, all, role::row, role::summed);
  STATIC_REQUIRE(padded.batch == 16);
  STATIC_REQUIRE(padded.line == 64);
  STATIC_REQUIRE_FALSE(steps_of(live<m<B, K / 2, M, K % 2>>, all, role::row, role::summed).exist());
  constexpr dense_axes window = axes_about<m<linear(term(M, 1), term(B, 1))>, m<B, N>, m<M, N>>;
  STATIC_REQUIRE(steps_of(live<m<linear(term(M, 1), term(B, 1))>>, window, role::row, role::summed).line ==
                 1);
}

TEST_CASE("a dense copy has the groups side by side, its own neighbours innermost") {
  constexpr dense_axes all = axes_about<m<K / 2, M, K % 2>, m<K, N>, m<M, N>>;
  STATIC_REQUIRE(minor_group(live<m<K / 2, M, K % 2>>, all, role::row) == role::summed);
  STATIC_REQUIRE(minor_group(live<m<K, M>>, all, role::summed) == role::row);
  constexpr batch_steps rows_apart = dense_steps(all, role::row, role::summed, role::summed);
  STATIC_REQUIRE(rows_apart.line == 12);
  STATIC_REQUIRE(rows_apart.inner == 1);
  constexpr batch_steps rows_together = dense_steps(all, role::row, role::summed, role::row);
  STATIC_REQUIRE(rows_together.line == 1);
  STATIC_REQUIRE(rows_together.inner == 6);
  constexpr form dense = dense_form(live<m<K / 2, M, K % 2>>, all, role::row, rows_apart);
  STATIC_REQUIRE(dense.size == 72);
  STATIC_REQUIRE(position_of(dense, [](const axis_info& a) { return &a == &K.info ? 7 : 3; }) == 43);
}
