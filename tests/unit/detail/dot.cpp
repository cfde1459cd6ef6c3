#include <tmap/detail/dot.hpp>

#include <catch2/catch.hpp>
#include <vector>

namespace {

using namespace tmap;
using namespace tmap::detail;

template <class Term, class Sum, class Run>
void multiplies_when(const Run& run, i64 depth) {
  constexpr i64 rows = 3, columns = 2;
  const i64 left_pitch = depth + 1, right_pitch = depth + 2;
  std::vector<Term> left(static_cast<std::size_t>(rows * left_pitch)),
      right(static_cast<std::size_t>(columns * right_pitch));
  const auto left_at = [](i64 i, i64 k) { return (7 * i + 3 * k) % 11 - 5; };
  const auto right_at = [](i64 j, i64 k) { return (5 * j + k) % 9 - 4; };
  for (i64 k = 0; k < depth; ++k) {
    for (i64 i = 0; i < rows; ++i)
      left[static_cast<std::size_t>(i * left_pitch + k)] = static_cast<Term>(left_at(i, k));
    for (i64 j = 0; j < columns; ++j)
      right[static_cast<std::size_t>(j * right_pitch + k)] = static_cast<Term>(right_at(j, k));
  }
  std::vector<Sum> sums(rows * columns, Sum{1});
  run(line_product<Term, Sum>{left.data(), rows, left_pitch, right.data(), columns, right_pitch, depth,
                              sums.data(), 1, rows});
  for (i64 i = 0; i < rows; ++i) {
    for (i64 j = 0; j < columns; ++j) {
      i64 sum = 1;
      for (i64 k = 0; k < depth; ++k) sum += left_at(i, k) * right_at(j, k);
      CHECK(sums[static_cast<std::size_t>(i + j * rows)] == static_cast<Sum>(sum));
    }
  }
}

template <class Term, class Sum>
void multiplies() {
  for (i64 depth : {0, 1, 3, 4, 15, 16, 17, 63, 64, 65, 100, 256}) {
    multiplies_when<Term, Sum>([](const auto& body) { body(vector_bytes<16>{}); }, depth);
    multiplies_when<Term, Sum>([](const auto& body) { run_widest_fused(body); }, depth);
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) {
      multiplies_when<Term, Sum>([](const auto& body) { call_with_avx2_fma(body); }, depth);
    }
#endif
  }
}

}  // namespace

TEST_CASE("lines are multiplied with lines, whatever their length") {
  multiplies<float, float>();
  multiplies<std::uint32_t, std::uint32_t>();
  multiplies<float, std::uint32_t>();
}
