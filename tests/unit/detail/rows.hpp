// Rows of elements for the tests of searches and reductions, and what the rule of extremes says of them.
#pragma once
#include <tmap/tmap.hpp>

#include <cstdint>
#include <random>
#include <vector>

namespace rows {

using namespace tmap;
using detail::order;

/// Does b win against a that came first, by the rule?
template <bool Largest, class D>
bool beats(D b, D a) {
  const D winner = Largest ? scalar_op::max(a, b) : scalar_op::min(a, b);
  return std::memcmp(&winner, &a, sizeof(D)) != 0;
}
/// Where the first extreme of a row is.
template <bool Largest, class D>
i64 first_of(const std::vector<D>& row) {
  std::size_t best = 0;
  for (std::size_t k = 1; k < row.size(); ++k) {
    if (beats<Largest>(row[k], row[best])) best = k;
  }
  return static_cast<i64>(best);
}

/// Any bits at all.
template <class D>
std::vector<D> drawn(std::mt19937& random, std::size_t n) {
  std::vector<D> out(n);
  for (D& one : out) {
    using word = typename order<D, true>::word;
    one = order<D, true>::element_of(static_cast<word>(random()));
  }
  return out;
}
/// Numbers below 2 to be summed; integers may be any.
template <class D>
std::vector<D> summands(std::mt19937& random, std::size_t n) {
  std::vector<D> out(n);
  for (D& one : out) {
    const float value = static_cast<float>(static_cast<int>(random() % 2001) - 1000) / 512;
    one = is_floating<D> ? convert_to<D>(value) : convert_to<D>(static_cast<i32>(random()));
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

/// Calls each<D>() for every element type.
template <class... Ds, class Each>
void for_types(Each&& each) {
  (each.template operator()<Ds>(), ...);
}
template <class Each>
void for_every_type(Each&& each) {
  for_types<f32, bf16, f16, f8e4m3, f8e5m2, f4e2m1, i4, i8, u8, i16, i32>(each);
}

}  // namespace rows
