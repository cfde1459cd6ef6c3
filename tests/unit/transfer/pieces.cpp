#include <tmap/transfer/pieces.hpp>

#include <tmap/transfer/walk.hpp>

#include <algorithm>
#include <array>
#include <vector>

#include <catch2/catch.hpp>

#include "nests.hpp"

namespace {

using namespace tmap;

using places = std::vector<std::array<i64, 2>>;
void add_elements(places& out, const nest& n) {
  detail::each_run(n, [&](i64 read, i64 write, i64 count, const loop& l) {
    for (i64 k = 0; k < count; ++k) out.push_back({read + k * l.read, write + k * l.write});
  });
}

template <class Crew>
places elements(const Crew& crew, const nest& n, int loops) {
  places out;
  detail::in_pieces(crew, n, loops, 0, [&](const nest& piece, int, i64) { add_elements(out, piece); });
  std::sort(out.begin(), out.end());
  return out;
}

nest ragged() {  // 5 tiles of 300 columns and 7 rows, of which the last end early
  nest n = nest_of({{.extent = 5, .read = 3000, .write = 2100},
                    {.extent = 300, .read = 1, .write = 7},
                    {.extent = 7, .read = 300, .write = 1}});
  n.read_base = 11;
  n.write_base = 5;
  n.clip_count = 2;
  n.clips[0] = {.weight = {300, 1, 0}, .limit = 4 * 300 + 130};
  n.clips[1] = {.weight = {0, 0, 2}, .limit = 9};
  return n;
}

}  // namespace

TEST_CASE("pieces of a nest are its elements, each once, whichever loop is cut") {
  const nest n = ragged();
  const places whole = elements(alone{}, n, n.count);
  REQUIRE(whole.size() == (4 * 300 + 130) * 5);
  for (i64 wanted : {2, 3, 5, 7, 64, 300, 1000}) {
    CAPTURE(wanted);
    CHECK(elements(backwards{wanted}, n, n.count) == whole);
  }
  for (int k = 0; k < n.count; ++k) {
    places parts;
    for (i64 first = 0; first < n.loops[k].extent; first += 2) {
      add_elements(parts, detail::piece_of(n, k, first, std::min<i64>(2, n.loops[k].extent - first)));
    }
    std::sort(parts.begin(), parts.end());
    CHECK(parts == whole);
  }
}

TEST_CASE("the outermost loop with enough turns is cut, among those that may be") {
  const nest n = ragged();
  CHECK(detail::loop_to_cut(n, 3, 4) == 0);
  CHECK(detail::loop_to_cut(n, 3, 8) == 1);
  CHECK(detail::loop_to_cut(n, 1, 8) == 0);
  CHECK(detail::loop_to_cut(n, 3, 1000) == 1);
  CHECK(detail::loop_to_cut(n, 0, 4) == -1);
  CHECK(detail::loop_to_cut(nest_of({{.extent = 64, .read = 1, .write = 1}}), 1, 4) == -1);
  CHECK(detail::loop_to_cut(nest_of({{.extent = 65, .read = 1, .write = 1}}), 1, 4) == 0);
}

TEST_CASE("places that several turns write are left to one thread") {
  const nest window = nest_of({{.extent = 8, .read = 3, .write = 2}, {.extent = 3, .read = 1, .write = 1}});
  CHECK_FALSE(detail::writes_apart(window));
  CHECK(detail::loop_to_cut(window, 2, 4) == -1);
  const nest repeated = nest_of({{.extent = 8, .read = 3, .write = 0}, {.extent = 3, .read = 1, .write = 1}});
  CHECK_FALSE(detail::writes_apart(repeated));
  const nest tiles = nest_of({{.extent = 8, .read = 3, .write = 3}, {.extent = 3, .read = 1, .write = 1}});
  CHECK(detail::writes_apart(tiles));
  const nest columns = nest_of({{.extent = 3, .read = 1, .write = 1}, {.extent = 8, .read = 3, .write = 3}});
  CHECK(detail::writes_apart(columns));
}

TEST_CASE("runs are cut after 64 elements, other loops anywhere") {
  const auto sizes = [](const nest& n, i64 wanted) {
    std::vector<i64> out;
    detail::in_pieces(backwards{wanted}, n, n.count, 0, [&](const nest& piece, int k, i64 first) {
      CHECK(piece.read_base == first * n.loops[k].read);
      out.push_back(piece.loops[k].extent);
    });
    return out;
  };
  const nest run = nest_of({{.extent = 1000, .read = 1, .write = 1}});
  CHECK(sizes(run, 1) == std::vector<i64>{1000});
  CHECK(sizes(run, 4) == std::vector<i64>{232, 256, 256, 256});
  CHECK(sizes(run, 99).size() == 16);
  const nest rows = nest_of({{.extent = 10, .read = 8, .write = 8}, {.extent = 8, .read = 1, .write = 1}});
  CHECK(sizes(rows, 4) == std::vector<i64>{3, 2, 3, 2});
  CHECK(sizes(rows, 99).size() == 10);
}
