#include <tmap/kernel/totals.hpp>

#include <cmath>

#include <catch2/catch.hpp>

#include "../detail/rows.hpp"

namespace {

using namespace tmap;
using detail::plus;
using detail::times;
using detail::totals;
using rows::for_every_type;
using rows::summands;

/// The documented order in plain loops: blocks of 32 values, joined in pairs, pairs of pairs, and so on.
template <class Join, class Wide>
Wide in_pairs(const std::vector<Wide>& values) {
  const Wide neutral = std::is_same_v<Join, times>;
  std::vector<std::pair<i64, Wide>> joined;  // blocks, and what they make
  Wide block = neutral;
  for (std::size_t k = 0; k < values.size(); ++k) {
    if (k != 0 && k % 32 == 0) {
      joined.emplace_back(1, block);
      while (joined.size() > 1 && joined[joined.size() - 2].first == joined.back().first) {
        Join::take(joined[joined.size() - 2].second, joined.back().second);
        joined[joined.size() - 2].first *= 2;
        joined.pop_back();
      }
      block = neutral;
    }
    Join::take(block, values[k]);
  }
  for (; !joined.empty(); joined.pop_back()) Join::take(block, joined.back().second);
  return block;
}
/// One total along a row, which is dealt out to 32 lanes.
template <class Join, class D>
D along(const std::vector<D>& row) {
  using wide = arithmetic_of<D>;
  std::vector<wide> lanes[32];
  const std::size_t whole = row.size() / 32 * 32;
  for (std::size_t k = 0; k < row.size(); ++k) {
    const std::size_t place = std::is_same_v<D, bf16> && k < whole ? k % 2 * 16 + k % 32 / 2 : k % 32;
    lanes[place].push_back(detail::widen(row[k]));
  }
  wide all[32];
  for (int k = 0; k < 32; ++k) all[k] = in_pairs<Join>(lanes[k]);
  for (int half = 16; half > 0; half /= 2) {
    for (int k = 0; k < half; ++k) Join::take(all[k], all[k + half]);
  }
  return detail::narrow<D>(all[0]);
}

template <class Join, class D>
auto elements_of(const std::vector<D>& row) {
  std::vector<typename totals<Join, D>::element> out;
  for (const D one : row) out.push_back(totals<Join, D>::element_of(one));
  return out;
}
template <class D>
bool same_bits(D a, D b) {
  return std::memcmp(&a, &b, sizeof(D)) == 0;
}

template <class Join, class D>
void rows_agree(std::mt19937& random, std::size_t n) {
  CAPTURE(name_of<D>, n);
  const auto row = summands<D>(random, n);
  const auto elements = elements_of<Join>(row);
  totals<Join, D> fold(1, static_cast<i64>(n));
  for (int turn = 0; turn < 2; ++turn) {  // nothing is left of the turn before
    fold.begin(1);
    fold.along(elements.data(), static_cast<i64>(n), 0, 0);
    fold.finish();
    REQUIRE(same_bits(fold.result(0), along<Join>(row)));
  }
}

template <class Join, class D>
void columns_agree(std::mt19937& random, std::size_t columns, std::size_t rows) {
  CAPTURE(name_of<D>, columns, rows);
  const auto all = summands<D>(random, columns * rows);
  const auto elements = elements_of<Join>(all);
  totals<Join, D> fold(static_cast<i64>(columns), static_cast<i64>(rows));
  fold.begin(static_cast<i64>(columns));
  for (std::size_t done = 0; done < rows; done += 45) {  // in pieces that do not end with blocks
    const std::size_t n = std::min<std::size_t>(45, rows - done);
    fold.across(elements.data() + done * columns, static_cast<i64>(columns), static_cast<i64>(n), 0, 0);
  }
  fold.finish();
  for (std::size_t c = 0; c < columns; ++c) {
    std::vector<arithmetic_of<D>> column;
    for (std::size_t r = 0; r < rows; ++r) column.push_back(detail::widen(all[r * columns + c]));
    REQUIRE(same_bits(fold.result(static_cast<i64>(c)), detail::narrow<D>(in_pairs<Join>(column))));
  }
}

}  // namespace

TEST_CASE("totals along a row are taken in the documented order, bit for bit") {
  std::mt19937 random(1);
  for_every_type([&]<class D>() {
    for (std::size_t n = 0; n <= 130; ++n) rows_agree<plus, D>(random, n);
    for (const std::size_t n : std::initializer_list<std::size_t>{1000, 1023, 1024, 1025, 4099, 40000})
      rows_agree<plus, D>(random, n);
    for (const std::size_t n : std::initializer_list<std::size_t>{1, 33, 130, 4099})
      rows_agree<times, D>(random, n);
  });
}

TEST_CASE("totals side by side are taken in the documented order, bit for bit") {
  std::mt19937 random(2);
  for_every_type([&]<class D>() {
    for (const std::size_t columns :
         std::initializer_list<std::size_t>{1, 3, 4, 5, 31, 32, 33, 63, 64, 70, 1024}) {
      for (const std::size_t rows : std::initializer_list<std::size_t>{0, 1, 8, 9, 32, 33, 200})
        columns_agree<plus, D>(random, columns, rows);
      columns_agree<times, D>(random, columns, 45);
    }
    columns_agree<plus, D>(random, 7, 5000);
  });
}

TEST_CASE("a sum of f32 errs by no more than 40 + log2 n roundings of the sum of magnitudes") {
  std::mt19937 random(4);
  for (const std::size_t n : std::initializer_list<std::size_t>{10, 1000, 100000, 3000000}) {
    std::vector<float> row(n);
    double exact = 0, magnitude = 0;
    for (float& one : row) {
      one = std::ldexp(static_cast<float>(random() >> 8), static_cast<int>(random() % 40) - 60);
      if (random() % 2 == 0) one = -one;
      exact += static_cast<double>(one);
      magnitude += std::fabs(static_cast<double>(one));
    }
    const double bound = (40 + std::log2(static_cast<double>(n))) * std::ldexp(magnitude, -24);
    totals<plus, f32> dealt(1, static_cast<i64>(n)), single(1, static_cast<i64>(n));
    dealt.begin(1);
    dealt.along(row.data(), static_cast<i64>(n), 0, 0);
    dealt.finish();
    CHECK(std::fabs(static_cast<double>(dealt.result(0)) - exact) <= bound);
    single.begin(1);
    single.across(row.data(), 1, static_cast<i64>(n), 0, 0);
    single.finish();
    CHECK(std::fabs(static_cast<double>(single.result(0)) - exact) <= bound);
  }
}

TEST_CASE("integers in f32 add up exactly, and the mean divides by how many there are") {
  std::vector<float> row(100000);
  for (std::size_t k = 0; k < row.size(); ++k) row[k] = static_cast<float>(k % 101);
  double exact = 0;
  for (const float one : row) exact += static_cast<double>(one);
  detail::means<f32> fold(1, 100000);
  fold.begin(1);
  fold.along(row.data(), 60000, 0, 0);
  fold.along(row.data() + 60000, 40000, 0, 0);
  fold.finish();
  CHECK(fold.result(0) == static_cast<float>(exact) / 100000.0f);
}
