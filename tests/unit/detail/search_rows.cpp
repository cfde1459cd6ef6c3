#include <tmap/detail/search_rows.hpp>

#include <catch2/catch.hpp>

#include "rows.hpp"

namespace {

using namespace rows;

/// Searches rows with vectors of both widths: they find the same, and as the rule says.
template <class D, bool Largest>
void widths_agree(std::mt19937& random, i64 columns, i64 rows) {
  using by = order<D, Largest>;
  const auto all = tied<D>(random, static_cast<std::size_t>(columns * rows), true);
  const auto words = words_of(all);
  const auto search = [&](const auto& run) {
    std::vector<typename by::word> best(static_cast<std::size_t>(columns), by::least);
    std::vector<i32> ranks(static_cast<std::size_t>(columns), 5);
    run(detail::search_rows<by, true>{best.data(), ranks.data(), words.data(), columns, rows, columns, 5, 2});
    return std::pair(best, ranks);
  };
  const auto narrow = search([](const auto& body) { body(detail::vector_bytes<16>{}); });
  REQUIRE(narrow == search([](const auto& body) { detail::run_widest(body); }));
  for (i64 c = 0; c < columns; ++c) {
    std::vector<D> column;
    for (i64 r = 0; r < rows; ++r) column.push_back(all[static_cast<std::size_t>(r * columns + c)]);
    REQUIRE(narrow.second[static_cast<std::size_t>(c)] == 5 + 2 * first_of<Largest>(column));
  }
}

}  // namespace

TEST_CASE("vectors of any width find the first extremes of columns") {
  std::mt19937 random(1);
  for_every_type([&]<class D>() {
    for (i64 columns = 1; columns <= 130; columns += 3) {
      CAPTURE(name_of<D>, columns);
      widths_agree<D, true>(random, columns, 20);
      widths_agree<D, false>(random, columns, 9);
    }
  });
}
