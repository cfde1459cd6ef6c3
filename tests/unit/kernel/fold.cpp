#include <tmap/kernel/fold.hpp>

#include <tmap/tmap.hpp>

#include <cstdint>
#include <vector>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;

/// Counts how often each column is visited, and in pieces of how many.
struct visits {
  std::vector<int>& of;
  std::vector<i64>& pieces;

  template <class V, int N>
  void tile(i64 column) const {
    constexpr i64 lanes = N * static_cast<i64>(sizeof(V) / sizeof(std::int16_t));
    for (i64 k = 0; k < lanes; ++k) ++of[static_cast<std::size_t>(column + k)];
    pieces.push_back(lanes);
  }
};

/// What a fold is fed, as it came.
struct recorder {
  using element = i32;
  static i32 element_of(i4 value) { return value; }
  static i32 element_of(i32 value) { return value; }

  void along(const i32* from, i64 count, i64 rank, i64 step) {
    for (i64 k = 0; k < count; ++k) seen.push_back({from[k], rank + k * step});
  }
  void across(const i32* from, i64 pitch, i64 rows, i64 rank, i64 step) {
    for (i64 r = 0; r < rows; ++r) {
      for (i64 c = 0; c < columns; ++c) seen.push_back({from[r * pitch + c], rank + r * step});
    }
  }

  i64 columns = 0;
  std::vector<std::pair<i64, i64>> seen{};
};
using record = std::vector<std::pair<i64, i64>>;

}  // namespace

TEST_CASE("tiles cover a row once, from the widest to single elements") {
  for (i64 columns = 0; columns <= 130; ++columns) {
    std::vector<int> of(static_cast<std::size_t>(columns));
    std::vector<i64> pieces;
    detail::each_tile<std::int16_t, 32, 16>(visits{of, pieces}, columns);
    REQUIRE(of == std::vector<int>(static_cast<std::size_t>(columns), 1));
    for (std::size_t k = 1; k < pieces.size(); ++k) REQUIRE(pieces[k] <= pieces[k - 1]);
  }
}

TEST_CASE("a fold is fed elements that lie side by side, strided, or packed") {
  std::vector<i32> cells(3000);
  for (std::size_t k = 0; k < cells.size(); ++k) cells[k] = static_cast<i32>(k);
  const auto* const bytes = reinterpret_cast<const unsigned char*>(cells.data());
  recorder fold{2};
  detail::feed<recorder, i32> feed(fold, bytes);
  feed.along(5, 10, 3, {.extent = 3, .read = 1, .write = 2});
  CHECK(fold.seen == record{{5, 10}, {6, 12}, {7, 14}});
  fold.seen.clear();
  feed.along(0, 0, 1300, {.extent = 1300, .read = 2, .write = 1});
  REQUIRE(fold.seen.size() == 1300);
  for (i64 k = 0; k < 1300; ++k)
    REQUIRE(fold.seen[static_cast<std::size_t>(k)] == std::pair<i64, i64>(2 * k, k));
  fold.seen.clear();
  feed.across(1, 4, 2, {.extent = 2, .read = 100, .write = 5}, 2, 1);
  CHECK(fold.seen == record{{1, 4}, {2, 4}, {101, 9}, {102, 9}});
  fold.seen.clear();
  feed.across(1, 4, 2, {.extent = 2, .read = 100, .write = 5}, 2, 10);
  CHECK(fold.seen == record{{1, 4}, {11, 4}, {101, 9}, {111, 9}});

  const unsigned char nibbles[] = {0x21, 0xf3};
  recorder packed{1};
  detail::feed<recorder, i4>(packed, nibbles).along(1, 0, 3, {.extent = 3, .read = 1, .write = 1});
  CHECK(packed.seen == record{{2, 0}, {3, 1}, {-1, 2}});
}
