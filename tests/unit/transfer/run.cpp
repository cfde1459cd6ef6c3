#include <tmap/transfer/run.hpp>

#include <vector>

#include <catch2/catch.hpp>

#include "nests.hpp"

using namespace tmap;
using detail::schedule;

TEST_CASE("strided and contiguous runs copy the same elements") {
  const std::vector<i16> source{0, 1, 2, 3, 4, 5, 6, 7};
  const auto* const read = reinterpret_cast<const unsigned char*>(source.data());
  const auto copied = [&](i64 from, i64 to, const loop& l) {
    std::vector<i16> out(8, -1);
    schedule s{.loops = nest_of({l}), .width = 2};
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
  nest n = nest_of({{.extent = 4, .read = 1, .write = 1}});
  n.write_base = 1;
  detail::run_leaves<detail::leaf::packed, 0>(detail::schedule_of(n, 4), read, write);
  CHECK(std::vector<int>(write, write + 3) == std::vector<int>{0x1f, 0x32, 0xf4});
}

TEST_CASE("no loop is cut where nibbles share a byte, nor one whose leaves write zeros or go on") {
  schedule s{.loops = nest_of({{.extent = 9, .read = 8, .write = 10},
                               {.extent = 4, .read = 2, .write = 2},
                               {.extent = 2, .read = 1, .write = 1}}),
             .kind = detail::leaf::rows};
  CHECK(detail::loops_to_cut(s) == 3);
  s.groups = 2;
  CHECK(detail::loops_to_cut(s) == 2);
  s.groups = 1;
  s.pads = true;
  CHECK(detail::loops_to_cut(s) == 2);
  s.loops.clip_count = 1;
  s.loops.clips[0] = {.weight = {4, 1}, .limit = 34};  // rows behind which others are zeros
  CHECK(detail::loops_to_cut(s) == 1);
  s.pads = false;
  s.kind = detail::leaf::packed;
  CHECK(detail::loops_to_cut(s) == 0);
}

TEST_CASE("one short run is copied at once") {
  constexpr nest run = [] {
    nest n = nest_of({{.extent = 3, .read = 1, .write = 1}});
    n.read_base = 2;
    n.write_base = 4;
    return n;
  }();
  static constexpr schedule s{.loops = run, .width = 2};
  STATIC_REQUIRE(detail::is_one_short_run(s));
  const std::vector<i16> source{0, 1, 2, 3, 4, 5, 6, 7};
  std::vector<i16> out(8, -1);
  detail::run_schedule<s>(reinterpret_cast<const unsigned char*>(source.data()),
                          reinterpret_cast<unsigned char*>(out.data()));
  CHECK(out == std::vector<i16>{-1, -1, -1, -1, 2, 3, 4, -1});

  STATIC_REQUIRE(
      !detail::is_one_short_run({.loops = nest_of({{.extent = 3, .read = 2, .write = 1}}), .width = 2}));
  STATIC_REQUIRE(!detail::is_one_short_run(
      {.loops = nest_of({{.extent = 1 << 19, .read = 1, .write = 1}}), .width = 2}));
  STATIC_REQUIRE(!detail::is_one_short_run({.loops = run, .kind = detail::leaf::packed, .width = 0}));
}
