#include <tmap/transfer/nest.hpp>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;

constexpr nest two_loops(loop outer, loop inner) {
  nest n;
  n.count = 2;
  n.loops[0] = outer;
  n.loops[1] = inner;
  return n;
}
constexpr nest coalesced(nest n, i64 read_unit, i64 write_unit) {
  detail::coalesce(n, read_unit, write_unit);
  return n;
}

}  // namespace

TEST_CASE("loops that go on where the inner one ends become one, up to the border of a unit") {
  constexpr nest n = two_loops({.extent = 4, .read = 8, .write = 8}, {.extent = 8, .read = 1, .write = 1});
  STATIC_REQUIRE(coalesced(n, detail::largest, detail::largest).count == 1);
  STATIC_REQUIRE(coalesced(n, detail::largest, detail::largest).loops[0].extent == 32);
  STATIC_REQUIRE(coalesced(n, 8, detail::largest) == n);
  STATIC_REQUIRE(coalesced(n, detail::largest, 8) == n);
}

TEST_CASE("loops with a gap on one side stay two") {
  constexpr nest n = two_loops({.extent = 4, .read = 8, .write = 9}, {.extent = 8, .read = 1, .write = 1});
  STATIC_REQUIRE(coalesced(n, detail::largest, detail::largest) == n);
}

TEST_CASE("sorting puts the widest stride of the destination outermost and takes clips along") {
  constexpr nest sorted = [] {
    nest n = two_loops({.extent = 8, .read = 1, .write = 1}, {.extent = 4, .read = 8, .write = 16});
    n.clip_count = 1;
    n.clips[0].weight[0] = 1;
    n.clips[0].limit = 5;
    n.sort();
    return n;
  }();
  STATIC_REQUIRE(sorted.loops[0].write == 16);
  STATIC_REQUIRE(sorted.clips[0].weight[0] == 0);
  STATIC_REQUIRE(sorted.clips[0].weight[1] == 1);
}

TEST_CASE("the first loops are sorted by any number of theirs, and one is moved inside all others") {
  constexpr nest unsorted = [] {
    nest n;
    for (i64 read : {2, 5, 3, 9}) n.loops[n.count++] = {.extent = 2, .read = read, .write = 1};
    return n;
  }();
  constexpr nest sorted = [](nest n) {
    n.sort(3, [](const loop& l) { return l.read; });
    return n;
  }(unsorted);
  constexpr nest moved = [](nest n) {
    n.move_in(1);
    return n;
  }(unsorted);
  constexpr i64 by_read[] = {5, 3, 2, 9}, second_inside[] = {2, 3, 9, 5};
  for (int k = 0; k < 4; ++k) {
    CHECK(sorted.loops[k].read == by_read[k]);
    CHECK(moved.loops[k].read == second_inside[k]);
  }
}
