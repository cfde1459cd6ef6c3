// Draws pairs of variables and compares every answer of the algebra with brute force.
//
// TMAP_PROPERTY_PAIRS sets how many pairs are drawn, TMAP_PROPERTY_SEED where they start. A difference is
// shrunk to the simplest pair that still shows it.
#include <catch2/catch.hpp>
#include <cstdio>
#include <cstdlib>

#include "check.hpp"
#include "draw.hpp"

namespace {

using namespace property;

std::uint64_t from_environment(const char* name, std::uint64_t otherwise) {
  const char* value = std::getenv(name);
  return value == nullptr ? otherwise : std::strtoull(value, nullptr, 10);
}

void print(const tally& t) {
  std::printf("%lld pairs, %lld equal of %lld comparable, %lld positions\n", static_cast<long long>(t.pairs),
              static_cast<long long>(t.equal), static_cast<long long>(t.comparisons),
              static_cast<long long>(t.positions));
  const auto line = [](const char* name, i64 part, i64 whole, i64 yes) {
    std::printf("  %-32s %8lld %8.4f%%  (yes %lld)\n", name, static_cast<long long>(part),
                whole == 0 ? 0.0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole),
                static_cast<long long>(yes));
  };
  for (int k = 1; k < 9; ++k) line(("fault " + std::to_string(k)).c_str(), t.broken[k], t.variables, 0);
  for (int k = 0; k < question_count; ++k)
    line(question_names[k], t.unknown[k], k < 7 ? t.broken[0] : t.comparisons, t.yes[k]);
}

TEST_CASE("every answer about drawn pairs is that of brute force", "[property]") {
  const std::uint64_t seed = from_environment("TMAP_PROPERTY_SEED", 20240229);
  const std::uint64_t pairs = from_environment("TMAP_PROPERTY_PAIRS", 200000);
  const std::uint64_t most = from_environment("TMAP_PROPERTY_FAILURES", 5);
  std::printf("seed %llu\n", static_cast<unsigned long long>(seed));
  drawer draw(seed);
  engine subject;
  tally count;
  count.show = show_unknown = static_cast<int>(from_environment("SHOW", -1));
  std::uint64_t failures = 0;
  std::uint64_t by_question[question_count] = {};
  for (std::uint64_t k = 0; k < pairs; ++k) {
    const auto [a, b] = draw.pair();
    const auto found = check(subject, a, b, &count);
    if (!found) continue;
    ++failures;
    if (++by_question[static_cast<int>(found->asked)] > most) continue;
    FAIL_CHECK("pair " << k << ", " << shrink(subject, a, b));
  }
  print(count);
  for (int k = 0; k < question_count; ++k)
    if (by_question[k])
      std::printf("  FAIL %s %llu\n", question_names[k], (unsigned long long)by_question[k]);
  CHECK(failures == 0);
}

}  // namespace
