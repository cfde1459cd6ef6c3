#include <tmap/transfer/run.hpp>

#include <array>
#include <vector>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;
using detail::each_run;
using detail::schedule;

nest of(std::initializer_list<loop> loops) {
  nest n;
  for (const loop& l : loops) n.loops[n.count++] = l;
  return n;
}

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
  nest n = of({{.extent = 2, .read = 10, .write = 3}, {.extent = 3, .read = 1, .write = 1}});
  CHECK(runs_of(n) == runs{{0, 0, 3}, {10, 3, 3}});
  n.read_base = 100;
  n.write_base = 7;
  CHECK(runs_of(n) == runs{{100, 7, 3}, {110, 10, 3}});
}

TEST_CASE("a nest without loops is one element, a loop without turns is none") {
  CHECK(runs_of(nest{}) == runs{{0, 0, 1}});
  CHECK(runs_of(of({{.extent = 0, .read = 1, .write = 1}})).empty());
  CHECK(runs_of(of({{.extent = 0, .read = 1, .write = 1}, {.extent = 3, .read = 1, .write = 1}})).empty());
  CHECK(runs_of(of({{.extent = 2, .read = 1, .write = 1}, {.extent = 0, .read = 1, .write = 1}})).empty());
}

TEST_CASE("a clip shortens runs and drops those that it leaves nothing of") {
  nest n = of({{.extent = 4, .read = 4, .write = 4}, {.extent = 4, .read = 1, .write = 1}});
  n.clip_count = 1;
  n.clips[0].weight[0] = 4;
  n.clips[0].weight[1] = 1;
  n.clips[0].limit = 10;
  CHECK(runs_of(n) == runs{{0, 0, 4}, {4, 4, 4}, {8, 8, 2}});
}

TEST_CASE("past a clip are the turns that it leaves out") {
  nest n = of({{.extent = 2, .read = 0, .write = 4}, {.extent = 4, .read = 0, .write = 1}});
  n.clip_count = 1;
  n.clips[0].weight[1] = 1;
  n.clips[0].limit = 3;
  CHECK(runs_of(n, 0) == runs{{0, 3, 1}, {0, 7, 1}});
  n.clips[0].weight[0] = 4;
  n.clips[0].limit = 5;
  CHECK(runs_of(n, 0) == runs{{0, 5, 3}});
}

TEST_CASE("a clip that no loop decides holds or fails for all") {
  nest n = of({{.extent = 2, .read = 1, .write = 1}});
  n.clip_count = 1;
  n.clips[0].limit = 1;
  CHECK(runs_of(n).size() == 1);
  CHECK(runs_of(n, 0).empty());
  n.clips[0].limit = 0;
  CHECK(runs_of(n).empty());
  CHECK(runs_of(n, 0).size() == 1);
}

TEST_CASE("several clips hold together") {
  nest n = of({{.extent = 4, .read = 4, .write = 4}, {.extent = 4, .read = 1, .write = 1}});
  n.clip_count = 2;
  n.clips[0].weight[0] = 1;
  n.clips[0].limit = 2;
  n.clips[1].weight[1] = 1;
  n.clips[1].limit = 3;
  CHECK(runs_of(n) == runs{{0, 0, 3}, {4, 4, 3}});
  CHECK(runs_of(n, 1) == runs{{3, 3, 1}, {7, 7, 1}});
}

TEST_CASE("strided and contiguous runs copy the same elements") {
  const std::vector<i16> source{0, 1, 2, 3, 4, 5, 6, 7};
  const auto* const read = reinterpret_cast<const unsigned char*>(source.data());
  const auto copied = [&](i64 from, i64 to, const loop& l) {
    std::vector<i16> out(8, -1);
    schedule s{.loops = of({l}), .width = 2};
    s.loops.read_base = from;
    s.loops.write_base = to;
    detail::run_leaves<detail::leaf::strided, 2>(s, read, reinterpret_cast<unsigned char*>(out.data()));
    return out;
  };
  CHECK(copied(1, 2, {.extent = 3, .read = 1, .write = 1}) == std::vector<i16>{-1, -1, 1, 2, 3, -1, -1, -1});
  CHECK(copied(0, 0, {.extent = 4, .read = 2, .write = 1}) == std::vector<i16>{0, 2, 4, 6, -1, -1, -1, -1});
  CHECK(copied(7, 4, {.extent = 2, .read = 0, .write = 3}) == std::vector<i16>{-1, -1, -1, -1, 7, -1, -1, 7});
}

TEST_CASE("packed runs keep the neighbours of the nibbles they write") {
  const unsigned char read[] = {0x21, 0x43};
  unsigned char write[] = {0xff, 0xff, 0xff};
  nest n = of({{.extent = 4, .read = 1, .write = 1}});
  n.write_base = 1;
  detail::run_leaves<detail::leaf::packed, 0>(detail::schedule_of(n, 4), read, write);
  CHECK(std::vector<int>(write, write + 3) == std::vector<int>{0x1f, 0x32, 0xf4});
}
