#include <tmap/storage/codes.hpp>

#include <catch2/catch.hpp>
#include <cmath>
#include <cstdlib>
#include <random>
#include <tmap/scalar/convert.hpp>
#include <tmap/storage/rows.hpp>
#include <vector>

using namespace tmap::detail;
using tmap::i64;

namespace {

/// Is a narrowing the nearest, with ties to the even code? Decided in integers of 1 / 2^149 and without the
/// library: `code` is what was made of `wide`, both magnitudes are finite.
template <int Exponent, int Mantissa>
bool nearest_even(std::uint32_t wide, std::uint32_t code) {
  constexpr int bias = (1 << (Exponent - 1)) - 1;
  constexpr std::uint32_t top = ((1u << Exponent) - 1) << Mantissa;
  const auto exact = [](std::uint32_t magnitude, int mantissa, int exponent_bias) {
    const std::uint32_t fraction = magnitude & ((1u << mantissa) - 1);
    const int exponent = static_cast<int>(magnitude >> mantissa);
    const double significand = exponent == 0 ? fraction : fraction + (1u << mantissa);
    return std::ldexp(significand, (exponent == 0 ? 1 : exponent) - exponent_bias - mantissa);
  };
  const auto value = [&](std::uint32_t c) {
    return exact(c, Mantissa, bias);
  };  // past the top: the next power
  const double x = exact(wide & 0x7fff'ffffu, 23, 127);
  const std::uint32_t c = code & ~(1u << (Exponent + Mantissa));
  if (code >> (Exponent + Mantissa) != wide >> 31 || c > top) return false;
  const double off = std::fabs(x - value(c));
  const double below = c == 0 ? HUGE_VAL : std::fabs(x - value(c - 1));
  const double above = c == top ? HUGE_VAL : std::fabs(x - value(c + 1));
  const bool even = c % 2 == 0;
  if (c == top) return below > off || x >= value(c) || (below == off && even);
  return (off < below || (off == below && even)) && (off < above || (off == above && even));
}

template <class F>
std::vector<typename F::to> apply_row(const std::vector<typename F::from>& from) {
  std::vector<typename F::to> to(from.size()), narrow(from.size());
  const auto box_to = [&](std::vector<typename F::to>& out) {
    return box_map<F>{reinterpret_cast<const unsigned char*>(from.data()),
                      reinterpret_cast<unsigned char*>(out.data()),
                      {1, 1, static_cast<i64>(from.size())},
                      {{}, {}, {sizeof(typename F::from), sizeof(typename F::to)}}};
  };
  map_box(box_to(to));
  box_to(narrow)(vector_bytes<16>{});  // what a processor without wider vectors runs
  CHECK(narrow == to);
  return to;
}

template <class F, class D, int Exponent, int Mantissa>
void check_narrowing(const std::vector<std::uint32_t>& wide) {
  const auto narrow = apply_row<F>(wide);
  i64 wrong = 0;
  for (std::size_t k = 0; k < wide.size(); ++k) {
    const float value = std::bit_cast<float>(wide[k]);
    const bool nan = is_nan(value);
    const bool agrees = narrow[k] == D(value).bits();
    const bool rounded = nan || (wide[k] & 0x7fff'ffffu) == f32_infinity ||
                         nearest_even<Exponent, Mantissa>(wide[k], narrow[k]);
    wrong += !(agrees && rounded);
  }
  CHECK(wrong == 0);
}

/// Every code widened, its neighbours in f32, the ties beside it and their neighbours.
template <class D>
std::vector<std::uint32_t> around_all_codes(int dropped) {
  std::vector<std::uint32_t> all;
  for (std::uint32_t code = 0; code < 0x10000; ++code) {
    const auto wide =
        std::bit_cast<std::uint32_t>(static_cast<float>(D::from_bits(static_cast<std::uint16_t>(code))));
    const std::uint32_t half = 1u << (dropped - 1);
    for (const std::uint32_t w : {wide, wide + half, wide - half}) {
      for (const std::uint32_t next : {w - 1, w, w + 1}) all.push_back(next);
    }
  }
  return all;
}

std::vector<std::uint32_t> random_words(std::size_t count) {
  std::mt19937 random(5);
  std::vector<std::uint32_t> words(count);
  for (std::uint32_t& w : words) w = static_cast<std::uint32_t>(random());
  return words;
}

/// Ten million take two seconds; sanitized builds ask for fewer.
std::size_t many() {
  const char* pairs = std::getenv("TMAP_PROPERTY_PAIRS");
  return pairs == nullptr ? 10'000'000 : std::size_t{50} * std::strtoul(pairs, nullptr, 10);
}

}  // namespace

TEST_CASE("all 2^16 codes of bf16 and f16 widen as the scalar rule says, and narrow back to themselves") {
  std::vector<std::uint16_t> codes(0x10000);
  for (std::size_t k = 0; k < codes.size(); ++k) codes[k] = static_cast<std::uint16_t>(k);
  const auto from_bf16 = apply_row<converted<tmap::bf16, tmap::f32>>(codes);
  const auto from_f16 = apply_row<converted<tmap::f16, tmap::f32>>(codes);
  const auto bf16_again = apply_row<converted<tmap::f32, tmap::bf16>>(from_bf16);
  const auto f16_again = apply_row<converted<tmap::f32, tmap::f16>>(from_f16);
  i64 wrong = 0;
  for (std::uint32_t k = 0; k < 0x10000; ++k) {
    const auto code = static_cast<std::uint16_t>(k);
    wrong += from_bf16[k] != std::bit_cast<std::uint32_t>(static_cast<float>(tmap::bf16::from_bits(code)));
    wrong += from_f16[k] != std::bit_cast<std::uint32_t>(static_cast<float>(tmap::f16::from_bits(code)));
    const bool bf16_nan = (k & 0x7fff) > 0x7f80, f16_nan = (k & 0x7fff) > 0x7c00;
    wrong += bf16_again[k] != (bf16_nan ? k | 0x40 : k);
    wrong += f16_again[k] != (f16_nan ? k | 0x200 : k);
  }
  CHECK(wrong == 0);
}

TEST_CASE("narrowing around every code: exact values, ties, and their neighbours") {
  check_narrowing<converted<tmap::f32, tmap::bf16>, tmap::bf16, 8, 7>(around_all_codes<tmap::bf16>(16));
  check_narrowing<converted<tmap::f32, tmap::f16>, tmap::f16, 5, 10>(around_all_codes<tmap::f16>(13));
}

TEST_CASE("narrowing random words agrees with the scalar rule and with integers") {
  const auto words = random_words(many());
  check_narrowing<converted<tmap::f32, tmap::bf16>, tmap::bf16, 8, 7>(words);
  check_narrowing<converted<tmap::f32, tmap::f16>, tmap::f16, 5, 10>(words);
}
