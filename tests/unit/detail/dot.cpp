#include <tmap/detail/dot.hpp>

#include <catch2/catch.hpp>
#include <vector>

namespace {

using namespace tmap;
using namespace tmap::detail;

template <class Term, class Sum, class Run>
void multiplies_when(const Run& run, i64 depth) {
  constexpr i64 count = 3, step = 2;
  const i64 pitch = depth + 1;
  std::vector<Term> lines(static_cast<std::size_t>(count * pitch)), line(static_cast<std::size_t>(depth));
  const auto in_lines = [](i64 i, i64 k) { return (7 * i + 3 * k) % 11 - 5; };
  const auto in_line = [](i64 k) { return (5 + k) % 9 - 4; };
  for (i64 k = 0; k < depth; ++k) {
    line[static_cast<std::size_t>(k)] = static_cast<Term>(in_line(k));
    for (i64 i = 0; i < count; ++i)
      lines[static_cast<std::size_t>(i * pitch + k)] = static_cast<Term>(in_lines(i, k));
  }
  std::vector<Sum> sums(count * step, Sum{1});
  run(line_product<Term, Sum>{lines.data(), count, pitch, line.data(), depth, sums.data(), step});
  for (i64 i = 0; i < count; ++i) {
    i64 sum = 1;
    for (i64 k = 0; k < depth; ++k) sum += in_lines(i, k) * in_line(k);
    CHECK(sums[static_cast<std::size_t>(i * step)] == static_cast<Sum>(sum));
    CHECK(sums[static_cast<std::size_t>(i * step + 1)] == Sum{1});
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
