#include <tmap/transfer/walk.hpp>

#include <array>
#include <vector>

#include <catch2/catch.hpp>

#include "nests.hpp"

namespace {

using namespace tmap;
using detail::each_run;

std::vector<std::array<i64, 3>> runs_of(const nest& n, int past = -1) {
  std::vector<std::array<i64, 3>> out;
  each_run(
      n,
      [&](i64 read, i64 write, i64 count, const loop&) {
        out.push_back({read, write, count});
      },
      past);
  return out;
}
using runs = std::vector<std::array<i64, 3>>;

}  // namespace

TEST_CASE("each innermost run is visited once, from its bases on") {
  nest n = nest_of({{.extent = 2, .read = 10, .write = 3}, {.extent = 3, .read = 1, .write = 1}});
  CHECK(runs_of(n) == runs{{0, 0, 3}, {10, 3, 3}});
  n.read_base = 100;
  n.write_base = 7;
  CHECK(runs_of(n) == runs{{100, 7, 3}, {110, 10, 3}});
}

TEST_CASE("a nest without loops is one element, a loop without turns is none") {
  CHECK(runs_of(nest{}) == runs{{0, 0, 1}});
  CHECK(runs_of(nest_of({{.extent = 0, .read = 1, .write = 1}})).empty());
  CHECK(
      runs_of(nest_of({{.extent = 0, .read = 1, .write = 1}, {.extent = 3, .read = 1, .write = 1}})).empty());
  CHECK(
      runs_of(nest_of({{.extent = 2, .read = 1, .write = 1}, {.extent = 0, .read = 1, .write = 1}})).empty());
}

TEST_CASE("a clip shortens runs and drops those that it leaves nothing of") {
  nest n = nest_of({{.extent = 4, .read = 4, .write = 4}, {.extent = 4, .read = 1, .write = 1}});
  n.clip_count = 1;
  n.clips[0].weight[0] = 4;
  n.clips[0].weight[1] = 1;
  n.clips[0].limit = 10;
  CHECK(runs_of(n) == runs{{0, 0, 4}, {4, 4, 4}, {8, 8, 2}});
}

TEST_CASE("past a clip are the turns that it leaves out") {
  nest n = nest_of({{.extent = 2, .read = 0, .write = 4}, {.extent = 4, .read = 0, .write = 1}});
  n.clip_count = 1;
  n.clips[0].weight[1] = 1;
  n.clips[0].limit = 3;
  CHECK(runs_of(n, 0) == runs{{0, 3, 1}, {0, 7, 1}});
  n.clips[0].weight[0] = 4;
  n.clips[0].limit = 5;
  CHECK(runs_of(n, 0) == runs{{0, 5, 3}});
}

TEST_CASE("a clip that no loop decides holds or fails for all") {
  nest n = nest_of({{.extent = 2, .read = 1, .write = 1}});
  n.clip_count = 1;
  n.clips[0].limit = 1;
  CHECK(runs_of(n).size() == 1);
  CHECK(runs_of(n, 0).empty());
  n.clips[0].limit = 0;
  CHECK(runs_of(n).empty());
  CHECK(runs_of(n, 0).size() == 1);
}

TEST_CASE("several clips hold together") {
  nest n = nest_of({{.extent = 4, .read = 4, .write = 4}, {.extent = 4, .read = 1, .write = 1}});
  n.clip_count = 2;
  n.clips[0].weight[0] = 1;
  n.clips[0].limit = 2;
  n.clips[1].weight[1] = 1;
  n.clips[1].limit = 3;
  CHECK(runs_of(n) == runs{{0, 0, 3}, {4, 4, 3}});
  CHECK(runs_of(n, 1) == runs{{3, 3, 1}, {7, 7, 1}});
}

TEST_CASE("the two innermost loops are visited together, the inner one within its clip") {
  nest n = nest_of({{.extent = 2, .read = 100, .write = 50},
                    {.extent = 3, .read = 10, .write = 5},
                    {.extent = 4, .read = 1, .write = 1}});
  n.clip_count = 1;
  n.clips[0].weight[0] = 2;
  n.clips[0].weight[2] = 1;
  n.clips[0].limit = 5;
  std::vector<std::array<i64, 4>> seen;
  each_run(n, [&](i64 read, i64 write, i64 rows, i64 count, const loop& next, const loop& run) {
    CHECK(next.read == 10);
    CHECK(run.write == 1);
    seen.push_back({read, write, rows, count});
  });
  CHECK(seen == std::vector<std::array<i64, 4>>{{0, 0, 3, 4}, {100, 50, 3, 3}});
}
