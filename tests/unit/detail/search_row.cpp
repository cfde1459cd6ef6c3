#include <tmap/detail/search_row.hpp>

#include <catch2/catch.hpp>

#include "rows.hpp"

namespace {

using namespace rows;

/// Searches with vectors of both widths: they find the same.
template <bool Largest, class D>
i64 searched(const std::vector<D>& row) {
  using by = order<D, Largest>;
  const auto words = words_of(row);
  const auto search = [&](const auto& run) {
    auto best = by::least;
    i64 at = 0;
    run(detail::search_row<by>{words.data(), static_cast<i64>(words.size()), &best, &at});
    return at;
  };
  const i64 narrow = search([](const auto& body) { body(detail::vector_bytes<16>{}); });
  const i64 widest = search([](const auto& body) { detail::run_widest(body); });
  REQUIRE(narrow == widest);
  return narrow;
}

template <class D>
void finds_the_first() {
  std::mt19937 random(1);
  for (const std::size_t n :
       std::initializer_list<std::size_t>{1,  2,   3,   7,   8,   15,  16,  31,  32,  33,   63,   64,
                                          65, 100, 127, 128, 129, 130, 255, 256, 257, 1000, 4099, 30000}) {
    CAPTURE(name_of<D>, n);
    for (const auto& row :
         {drawn<D>(random, n), tied<D>(random, n, false), tied<D>(random, n, true), std::vector<D>(n)}) {
      REQUIRE(searched<true>(row) == first_of<true>(row));
      REQUIRE(searched<false>(row) == first_of<false>(row));
    }
  }
}

}  // namespace

TEST_CASE("a row is searched for its first extreme, with vectors of any width") {
  for_every_type([]<class D>() { finds_the_first<D>(); });
}

TEST_CASE("an extreme is found at every place of every short row, and so is the first of two NaNs") {
  const float nan = std::bit_cast<float>(0x7fc00000u), negative_nan = std::bit_cast<float>(0xffc00001u);
  for (std::size_t n = 1; n <= 130; ++n) {
    for (std::size_t k = 0; k < n; ++k) {
      std::vector<float> row(n, -1.0f);
      row[k] = 2.0f;
      REQUIRE(searched<true>(row) == static_cast<i64>(k));
      row[k] = -2.0f;
      REQUIRE(searched<false>(row) == static_cast<i64>(k));
      row[k] = k % 2 == 0 ? nan : negative_nan;
      row[n - 1 - k] = k % 2 == 0 ? negative_nan : nan;
      REQUIRE(searched<true>(row) == static_cast<i64>(std::min(k, n - 1 - k)));
      REQUIRE(searched<false>(row) == static_cast<i64>(std::min(k, n - 1 - k)));
      std::vector<float> zeros(n, k % 2 == 0 ? 0.0f : -0.0f);
      zeros[k] = k % 2 == 0 ? -0.0f : 0.0f;
      REQUIRE(searched<true>(zeros) == 0);
      REQUIRE(searched<false>(zeros) == 0);
    }
  }
}

TEST_CASE("infinities and the lowest numbers are elements like others") {
  const float inf = std::bit_cast<float>(detail::f32_infinity);
  CHECK(searched<true>(std::vector<float>(100, -inf)) == 0);
  CHECK(searched<false>(std::vector<float>(100, inf)) == 0);
  std::vector<i32> lowest(70, -2147483647 - 1);
  CHECK(searched<true>(lowest) == 0);
  lowest[69] = -2147483647;
  CHECK(searched<true>(lowest) == 69);
  CHECK(searched<false>(lowest) == 0);
}
