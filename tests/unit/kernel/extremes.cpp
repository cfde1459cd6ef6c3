#include <tmap/kernel/extremes.hpp>

#include <catch2/catch.hpp>

#include "../detail/rows.hpp"

namespace {

using namespace rows;

/// Feeds rows of so many columns in pieces and compares every column.
template <class D, bool Largest>
void columns_agree(std::mt19937& random, i64 columns, i64 rows) {
  std::vector<D> all = tied<D>(random, static_cast<std::size_t>(columns * rows), true);
  const auto words = words_of(all);
  detail::extremes<D, Largest, false> values(columns, rows);
  detail::extremes<D, Largest, true> ranks(columns, rows);
  values.begin(columns);
  ranks.begin(columns);
  for (i64 done = 0; done < rows; done += 5) {
    const i64 n = rows - done < 5 ? rows - done : 5;
    values.across(words.data() + done * columns, columns, n, 0, 0);
    ranks.across(words.data() + done * columns, columns, n, 100 + 3 * done, 3);
  }
  values.finish();
  ranks.finish();
  for (i64 c = 0; c < columns; ++c) {
    std::vector<D> column;
    for (i64 r = 0; r < rows; ++r) column.push_back(all[static_cast<std::size_t>(r * columns + c)]);
    const i64 first = first_of<Largest>(column);
    const D value = values.result(c);
    REQUIRE(std::memcmp(&value, &column[static_cast<std::size_t>(first)], sizeof(D)) == 0);
    REQUIRE(ranks.result(c) == 100 + 3 * first);
  }
}

}  // namespace

TEST_CASE("rows side by side keep the first extreme of every column") {
  std::mt19937 random(3);
  for_every_type([&]<class D>() {
    for (const i64 columns : {1, 3, 4, 7, 8, 15, 16, 17, 31, 32, 33, 64, 100, 130, 511, 1024}) {
      for (const i64 rows : {1, 2, 8, 13}) {
        CAPTURE(name_of<D>, columns, rows);
        columns_agree<D, true>(random, columns, rows);
        columns_agree<D, false>(random, columns, rows);
      }
    }
  });
}

TEST_CASE("of the lowest elements only, the first is kept, and of none nothing") {
  detail::extremes<u8, true, false> greatest(1, 1);
  detail::extremes<u8, false, true> least(1, 1);
  const std::int8_t zeros[2] = {0, 0}, full[2] = {-1, -1};
  greatest.begin(2);
  greatest.across(zeros, 2, 1, 0, 0);
  greatest.finish();
  CHECK(greatest.result(1) == 0);
  least.begin(1);
  least.along(full, 2, 7, 1);
  least.finish();
  CHECK(least.result(0) == 7);
  least.begin(1);
  least.finish();
  CHECK(least.result(0) == -1);
}
