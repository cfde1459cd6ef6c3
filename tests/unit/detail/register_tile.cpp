#include <tmap/detail/register_tile.hpp>

#include <catch2/catch.hpp>
#include <random>
#include <vector>

namespace {

using namespace tmap;
using namespace tmap::detail;

/// Rows or columns as panels of so many lines; what the last panel has beyond is rubbish.
template <class Term>
std::vector<Term> panels(const std::vector<Term>& lines, i64 count, i64 depth, i64 panel) {
  std::vector<Term> out(static_cast<std::size_t>(ceil_div(count, panel) * panel * depth), Term{77});
  for (i64 line = 0; line < count; ++line) {
    for (i64 k = 0; k < depth; ++k) {
      const i64 at = line / panel * panel * depth + k * panel + line % panel;
      out[static_cast<std::size_t>(at)] = lines[static_cast<std::size_t>(line * depth + k)];
    }
  }
  return out;
}

template <class Term, class Sum, class Run>
void multiplies_when(const Run& run, i64 rows, i64 columns, i64 depth) {
  std::minstd_rand random(static_cast<unsigned>(rows * 10007 + columns * 101 + depth));
  const auto drawn = [&](i64 count) {
    std::vector<Term> out(static_cast<std::size_t>(count));
    for (Term& term : out) term = static_cast<Term>(static_cast<int>(random() % 256) - 128);
    return out;
  };
  const std::vector<Term> left = drawn(rows * depth), right = drawn(columns * depth);
  i64 height = 0, width = 0;
  run(tile_shape{&height, &width});
  const std::vector<Term> a = panels(left, rows, depth, height), b = panels(right, columns, depth, width);
  const i64 pitch = columns + 3;
  std::vector<Sum> sums(static_cast<std::size_t>(rows * pitch), Sum{5});
  run(panel_product<Term, Sum>{a.data(), b.data(), width, width * depth, rows, columns, depth, sums.data(),
                               pitch, 1});
  bool right_sums = true, rest_untouched = true;
  for (i64 i = 0; i < rows; ++i) {
    for (i64 j = 0; j < pitch; ++j) {
      const Sum found = sums[static_cast<std::size_t>(i * pitch + j)];
      std::int64_t sum = 5;
      for (i64 k = 0; j < columns && k < depth; ++k) {
        sum += static_cast<std::int64_t>(
                   static_cast<std::int32_t>(left[static_cast<std::size_t>(i * depth + k)])) *
               static_cast<std::int32_t>(right[static_cast<std::size_t>(j * depth + k)]);
      }
      (j < columns ? right_sums : rest_untouched) &= found == static_cast<Sum>(sum);
    }
  }
  CHECK(right_sums);
  CHECK(rest_untouched);
  std::vector<Sum> turned(static_cast<std::size_t>(rows * columns), Sum{5});
  run(panel_product<Term, Sum>{a.data(), b.data(), width, width * depth, rows, columns, depth, turned.data(),
                               1, rows});
  bool same = true;
  for (i64 i = 0; i < rows; ++i) {
    for (i64 j = 0; j < columns; ++j)
      same &= turned[static_cast<std::size_t>(i + j * rows)] == sums[static_cast<std::size_t>(i * pitch + j)];
  }
  CHECK(same);
}

template <class Term, class Sum>
void multiplies(i64 rows, i64 columns, i64 depth) {
  multiplies_when<Term, Sum>([](const auto& body) { body(vector_bytes<16>{}); }, rows, columns, depth);
  multiplies_when<Term, Sum>([](const auto& body) { run_widest_fused(body); }, rows, columns, depth);
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) {
    multiplies_when<Term, Sum>([](const auto& body) { call_with_avx2_fma(body); }, rows, columns, depth);
  }
#endif
}
template <class Term, class Sum>
void multiplies_every_size() {
  for (i64 rows : {0, 1, 5, 6, 11, 12, 13, 30}) {
    for (i64 columns : {0, 1, 7, 8, 16, 31, 32, 33, 70}) multiplies<Term, Sum>(rows, columns, 5);
  }
  for (i64 depth : {0, 1, 2, 256}) multiplies<Term, Sum>(13, 33, depth);
}

}  // namespace

TEST_CASE("tiles of floats, with vectors of every width and ragged edges") {
  multiplies_every_size<float, float>();
}

TEST_CASE("tiles of integers wrap") { multiplies_every_size<std::uint32_t, std::uint32_t>(); }

TEST_CASE("whole numbers in floats are added as integers") { multiplies_every_size<float, std::uint32_t>(); }
