#include <tmap/kernel/extremes.hpp>

#include <tmap/tmap.hpp>

#include <cstdint>
#include <random>
#include <vector>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;
using detail::extremes;
using detail::order;

/// Does b win against a that came first, by the rule?
template <bool Largest, class D>
bool beats(D b, D a) {
  const D winner = Largest ? scalar_op::max(a, b) : scalar_op::min(a, b);
  return std::memcmp(&winner, &a, sizeof(D)) != 0;
}
template <bool Largest, class D>
i64 first_of(const std::vector<D>& row) {
  std::size_t best = 0;
  for (std::size_t k = 1; k < row.size(); ++k) {
    if (beats<Largest>(row[k], row[best])) best = k;
  }
  return static_cast<i64>(best);
}

template <class D>
std::vector<D> drawn(std::mt19937& random, std::size_t n) {
  std::vector<D> out(n);
  for (D& one : out) {
    using word = typename order<D, true>::word;
    one = order<D, true>::element_of(static_cast<word>(random()));
  }
  return out;
}
/// Values around a few, so that there are ties, zeros of both signs, and now and then a NaN.
template <class D>
std::vector<D> tied(std::mt19937& random, std::size_t n, bool nan) {
  std::vector<D> out(n);
  for (D& one : out) {
    const int value = static_cast<int>(random() % 5) - 3;
    one = convert_to<D>(static_cast<float>(value < 0 ? -3 : value));
    if constexpr (is_floating<D>) {
      if (random() % 3 == 0) one = D(-0.0f);
      if (nan && random() % 40 == 0)
        one = convert_to<D>(std::bit_cast<float>(static_cast<std::uint32_t>(0x7fc00000u | random() << 31)));
    }
  }
  return out;
}

template <class D>
std::vector<typename order<D, true>::word> words_of(const std::vector<D>& row) {
  std::vector<typename order<D, true>::word> out;
  for (const D one : row) out.push_back(order<D, true>::word_of(one));
  return out;
}

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

/// Feeds rows of so many columns in pieces and compares every column.
template <class D, bool Largest>
void columns_agree(std::mt19937& random, i64 columns, i64 rows) {
  std::vector<D> all = tied<D>(random, static_cast<std::size_t>(columns * rows), true);
  const auto words = words_of(all);
  extremes<D, Largest, false> values(columns, rows);
  extremes<D, Largest, true> ranks(columns, rows);
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

template <class... Ds, class Each>
void for_types(Each&& each) {
  (each.template operator()<Ds>(), ...);
}
template <class Each>
void for_every_type(Each&& each) {
  for_types<f32, bf16, f16, f8e4m3, f8e5m2, f4e2m1, i4, i8, u8, i16, i32>(each);
}

}  // namespace

TEST_CASE("keys are ordered as elements are, with one for both zeros and the greatest for NaN") {
  std::mt19937 random(2);
  for_every_type([&]<class D>() {
    std::vector<D> all = drawn<D>(random, 120);
    const auto more = tied<D>(random, 30, true);
    all.insert(all.end(), more.begin(), more.end());
    for (const D a : all) {
      auto of_a = order<D, true>::word_of(a), of_a_least = of_a;
      order<D, true>::to_key(of_a);
      order<D, true>::cap(of_a);
      order<D, false>::to_key(of_a_least);
      order<D, false>::cap(of_a_least);
      for (const D b : all) {
        auto of_b = order<D, true>::word_of(b), of_b_least = of_b;
        order<D, true>::to_key(of_b);
        order<D, true>::cap(of_b);
        order<D, false>::to_key(of_b_least);
        order<D, false>::cap(of_b_least);
        CAPTURE(name_of<D>, static_cast<float>(a), static_cast<float>(b));
        const bool same = std::memcmp(&a, &b, sizeof(D)) == 0;
        REQUIRE((of_b > of_a) == (!same && beats<true>(b, a)));
        REQUIRE((of_b_least > of_a_least) == (!same && beats<false>(b, a)));
      }
    }
  });
}

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

TEST_CASE("of the lowest elements only, the first is kept; of none, nothing") {
  extremes<u8, true, false> greatest(1, 1);
  extremes<u8, false, true> least(1, 1);
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
