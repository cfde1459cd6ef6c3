#include <tmap/transfer/plan.hpp>

#include <tmap/algebra/lowered.hpp>
#include <tmap/expr.hpp>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;
using detail::digits_of;
using detail::largest;
using detail::make_plan;
TMAP_AXES((A, 8), (B, 512), (D, 15), (One, 1), (Empty, 0));

template <class Source, class Target>
constexpr plan planned(i64 read_unit = largest, i64 write_unit = largest) {
  return make_plan(digits_of<Source>.live, digits_of<Target>.live, read_unit, write_unit);
}
constexpr bool is(const loop& l, i64 extent, i64 read, i64 write) {
  return l.extent == extent && l.read == read && l.write == write;
}

}  // namespace

TEST_CASE("equal mappings are one run") {
  constexpr plan p = planned<m<A, B>, m<A, B>>();
  STATIC_REQUIRE_FALSE(p.element_by_element);
  STATIC_REQUIRE(p.copy.count == 1);
  STATIC_REQUIRE(is(p.copy.loops[0], 4096, 1, 1));
  STATIC_REQUIRE(p.copy.loops[0].axis == nullptr);  // a run over A and B
}

TEST_CASE("a transpose is two loops, the destination's outermost first") {
  constexpr plan p = planned<m<A, B>, m<B, A>>();
  STATIC_REQUIRE(p.copy.count == 2);
  STATIC_REQUIRE(is(p.copy.loops[0], 512, 1, 8));
  STATIC_REQUIRE(is(p.copy.loops[1], 8, 512, 1));
  STATIC_REQUIRE(p.copy.loops[0].axis == &decltype(B)::info);
  STATIC_REQUIRE(p.copy.loops[1].axis == &decltype(A)::info);
  STATIC_REQUIRE(p.copy.loops[1].step == 1);
}

TEST_CASE("digits of both sides are refined until they agree") {
  constexpr plan p = planned<m<B / 64, B % 64>, m<B % 32, B / 32>>();
  STATIC_REQUIRE(p.copy.count == 2);
  STATIC_REQUIRE(is(p.copy.loops[0], 32, 1, 16));
  STATIC_REQUIRE(is(p.copy.loops[1], 16, 32, 1));
  constexpr plan q = planned<m<B / 8 % 8, B / 64, B % 8>, m<B / 32, B % 32>>();
  STATIC_REQUIRE(q.copy.count == 3);
  STATIC_REQUIRE(is(q.copy.loops[0], 8, 8, 64));
  STATIC_REQUIRE(is(q.copy.loops[1], 8, 64, 8));
  STATIC_REQUIRE(is(q.copy.loops[2], 8, 1, 1));
}

TEST_CASE("runs end where a unit ends") {
  constexpr plan p = planned<m<A, B>, m<A, B>>(512, 4096);
  STATIC_REQUIRE(p.copy.count == 2);
  STATIC_REQUIRE(is(p.copy.loops[0], 8, 512, 512));
  STATIC_REQUIRE(is(p.copy.loops[1], 512, 1, 1));
  constexpr plan q = planned<m<B>, m<B>>(largest, 2);
  STATIC_REQUIRE(is(q.copy.loops[0], 256, 2, 2));
  STATIC_REQUIRE(is(q.copy.loops[1], 2, 1, 1));
}

TEST_CASE("where a unit is one element, so is the packet") {
  constexpr plan p = planned<m<B>, m<B>>(512, 1);
  STATIC_REQUIRE(p.copy.count == 2);
  STATIC_REQUIRE(is(p.copy.loops[0], 512, 1, 1));
  STATIC_REQUIRE(is(p.copy.loops[1], 1, 1, 1));
}

TEST_CASE("a run that a slice shifts is cut where it would cross a unit") {
  constexpr plan p = planned<m<D / 3, D % 3>, m<slice(D, 1, 3)>>(3, largest);
  STATIC_REQUIRE(p.copy.read_base == 1);
  STATIC_REQUIRE(p.copy.count == 2);
  STATIC_REQUIRE(is(p.copy.loops[0], 3, 1, 1));
  STATIC_REQUIRE(is(p.copy.loops[1], 1, 1, 1));
  constexpr plan q = planned<m<D / 3, D % 3>, m<slice(D, 3, 3)>>(3, largest);
  STATIC_REQUIRE(q.copy.count == 1);
  STATIC_REQUIRE(is(q.copy.loops[0], 3, 1, 1));
}

TEST_CASE("a slice begins at its start and takes its steps") {
  constexpr plan p = planned<m<B>, m<slice(B, 5, 10, 3)>>();
  STATIC_REQUIRE(p.copy.read_base == 5);
  STATIC_REQUIRE(is(p.copy.loops[0], 10, 3, 1));
}

TEST_CASE("a broadcast reads one element again and again") {
  constexpr plan p = planned<m<A>, m<4, A>>();
  STATIC_REQUIRE(is(p.copy.loops[0], 4, 0, 8));
  STATIC_REQUIRE(is(p.copy.loops[1], 8, 1, 1));
  constexpr plan q = planned<m<A>, m<A, B>>();  // along B
  STATIC_REQUIRE(is(q.copy.loops[0], 8, 1, 512));
  STATIC_REQUIRE(is(q.copy.loops[1], 512, 0, 1));
}

TEST_CASE("ragged tiles clip the loops that pass the end") {
  constexpr plan p = planned<m<D>, m<pad(D, 16) % 4, pad(D, 16) / 4>>();
  STATIC_REQUIRE_FALSE(p.element_by_element);
  STATIC_REQUIRE(p.copy.clip_count == 1);
  STATIC_REQUIRE(p.copy.clips[0].limit == 15);
  STATIC_REQUIRE(p.copy.clips[0].weight[0] == 1);
  STATIC_REQUIRE(p.copy.clips[0].weight[1] == 4);
}

TEST_CASE("splits without a common refinement go element by element") {
  STATIC_REQUIRE(planned<m<D % 5, D / 5>, m<D % 3, D / 3>>().element_by_element);
  STATIC_REQUIRE_FALSE(planned<m<D % 5, D / 5>, m<D / 5, D % 5>>().element_by_element);
  STATIC_REQUIRE_FALSE(planned<m<D>, m<D % 3, D / 3>>().element_by_element);
}

TEST_CASE("nothing to move is a loop of no turns, one element a loop of none") {
  constexpr plan p = planned<m<Empty, B>, m<B, Empty>>();
  STATIC_REQUIRE(p.copy.count == 1);
  STATIC_REQUIRE(p.copy.loops[0].extent == 0);
  STATIC_REQUIRE(planned<m<One>, m<One>>().copy.count == 0);
  STATIC_REQUIRE(planned<m<1>, m<>>().copy.count == 0);
}

TEST_CASE("the longest run is aligned in the destination") {
  using detail::longest_run;
  STATIC_REQUIRE(longest_run(planned<m<A, B>, m<A, B>>()) == 4096);
  STATIC_REQUIRE(longest_run(planned<m<A, B>, m<B, A>>()) == 1);
  STATIC_REQUIRE(longest_run(planned<m<B / 64, A, B % 64>, m<A, B>>()) == 64);
  STATIC_REQUIRE(longest_run(planned<m<A, B>, m<A, pad(B, 520)>>()) == 8);
  STATIC_REQUIRE(longest_run(planned<m<D % 5, D / 5>, m<D % 3, D / 3>>()) == 1);
  STATIC_REQUIRE(longest_run(planned<m<D>, m<pad(D, 16)>>()) == 15);
}
