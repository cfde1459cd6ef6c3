// Rounds all 2^32 patterns of f32 to the formats named on the command line and compares each with an
// independent oracle: a table of the format's values, walked in step with the patterns, and two distances.
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <vector>

#include <tmap/scalar/traits.hpp>

namespace {

struct format {
  int exponent_bits, mantissa_bits;
  std::uint32_t largest_finite;
  bool has_infinity, has_nan;
};

// The finite magnitudes in order and, last, where the next one would be.
std::vector<double> magnitudes(const format& f) {
  const int bias = (1 << (f.exponent_bits - 1)) - 1;
  std::vector<double> values;
  for (std::uint32_t code = 0; code <= f.largest_finite + 1; ++code) {
    const auto exponent = static_cast<int>(code >> f.mantissa_bits);
    const std::uint32_t fraction = code & ((1u << f.mantissa_bits) - 1);
    values.push_back(exponent == 0
                         ? std::ldexp(fraction, 1 - bias - f.mantissa_bits)
                         : std::ldexp((1u << f.mantissa_bits) + fraction, exponent - bias - f.mantissa_bits));
  }
  return values;
}

template <class D>
std::uint64_t faults(const format& f) {
  const std::vector<double> values = magnitudes(f);
  const std::uint32_t sign = 1u << (f.exponent_bits + f.mantissa_bits);
  const std::uint32_t infinity = f.has_infinity ? f.largest_finite + 1 : f.largest_finite;
  std::uint64_t count = 0;
  std::uint32_t below = 0;  // values[below] <= the pattern's value, until the table ends
  const auto expect = [&](std::uint32_t pattern, bool right) {
    if (!right && ++count <= 10) std::printf("  wrong for 0x%08x\n", static_cast<unsigned>(pattern));
  };
  for (std::uint32_t pattern = 0; pattern < 0x8000'0000; ++pattern) {
    float value;
    std::memcpy(&value, &pattern, sizeof value);
    const std::uint32_t plus = D(value).bits(), minus = D(-value).bits();
    expect(pattern, plus < sign && minus == (plus | sign));
    if (value != value) {
      expect(pattern, f.has_nan ? plus > infinity : plus == 0);
      continue;
    }
    while (below <= f.largest_finite && values[below + 1] <= value) ++below;
    std::uint32_t nearest = infinity;
    if (below <= f.largest_finite) {
      const double down = value - values[below], up = values[below + 1] - value;
      nearest = down < up || (down == up && below % 2 == 0) ? below : below + 1;
    }
    expect(pattern, plus == (nearest < infinity ? nearest : infinity));
  }
  return count;
}

std::uint64_t faults_of(const char* name) {
  const auto is = [name](const char* other) { return std::strcmp(name, other) == 0; };
  if (is("bf16")) return faults<tmap::bf16>({8, 7, 0x7f7f, true, true});
  if (is("f16")) return faults<tmap::f16>({5, 10, 0x7bff, true, true});
  if (is("f8e4m3")) return faults<tmap::f8e4m3>({4, 3, 0x7e, false, true});
  if (is("f8e5m2")) return faults<tmap::f8e5m2>({5, 2, 0x7b, true, true});
  if (is("f4e2m1")) return faults<tmap::f4e2m1>({2, 1, 0x7, false, false});
  std::fprintf(stderr, "no such format: %s\n", name);
  return 1;
}

}  // namespace

int main(int count, char** names) {
  bool all_right = true;
  for (int i = 1; i < count; ++i) {
    const std::uint64_t wrong = faults_of(names[i]);
    std::printf("%s: %llu of 4294967296 wrong\n", names[i], static_cast<unsigned long long>(wrong));
    all_right = all_right && wrong == 0;
  }
  return all_right ? 0 : 1;
}
