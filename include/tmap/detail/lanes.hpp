// Layer 0: what is done to the lanes of a vector; it never goes through memory, where it would stall.
#pragma once
#include <tmap/detail/vector.hpp>

namespace tmap::detail {

/// Calls body.tile<V, n>(column) for pieces of a row: n vectors V of `Lanes` in all, then one short vector,
/// then one by one, where V is Lane itself.
template <class Lane, int Lanes, int Bytes, class Body>
[[gnu::always_inline]] inline void each_tile(const Body& body, i64 columns) {
  constexpr i64 bytes = sizeof(Lane), lanes = 16 / bytes;
  i64 c = 0;
  for (; c + Lanes <= columns; c += Lanes) body.template tile<vector<Lane, Bytes>, Lanes * bytes / Bytes>(c);
  for (; c + lanes <= columns; c += lanes) body.template tile<vector<Lane, 16>, 1>(c);
  for (; c < columns; ++c) body.template tile<Lane, 1>(c);
}

/// The same number in every lane; gcc fills wide vectors well by halves only.
template <class V, class Lane>
[[gnu::always_inline]] inline void fill_lanes(V& v, Lane value) {
  if constexpr (std::is_arithmetic_v<V>) {
    v = value;
  } else {
    const vector<Lane, 16> low = vector<Lane, 16>{} + value;
    if constexpr (sizeof(V) == 16) {
      v = low;
    } else {
      const auto half = reinterpret_cast<vector<std::uint64_t, 16>>(low);
      v = reinterpret_cast<V>(__builtin_shufflevector(half, half, 0, 1, 0, 1));
    }
  }
}

/// As many elements of type E as V has lanes, each as a lane; gcc widens well by twice at a time only.
template <class E, class V>
[[gnu::always_inline]] inline void load_converted(V& v, const E* from) {
  if constexpr (std::is_arithmetic_v<V>) {
    E one;  // by its bytes: what lies there may be of another type
    std::memcpy(&one, from, sizeof one);
    v = static_cast<V>(one);
  } else if constexpr (sizeof(v[0]) == sizeof(E)) {
    load_vector(v, from);
  } else {
    using half = std::conditional_t<sizeof(v[0]) / 2 == sizeof(E), E, std::int16_t>;
    vector<half, static_cast<int>(sizeof(V) / sizeof(v[0]) * sizeof(half))> narrow;
    load_converted(narrow, from);
    v = __builtin_convertvector(narrow, V);
  }
}

template <int Width, class V, int... K>
[[gnu::always_inline]] inline void swap_neighbours(V& out, const V& v, std::integer_sequence<int, K...>) {
  const auto words = reinterpret_cast<vector16<Width>>(v);
  out = reinterpret_cast<V>(__builtin_shufflevector(words, words, (K ^ 1)...));
}
/// Leaves the greatest of all lanes in each.
template <int Width, class Word>
[[gnu::always_inline]] inline void spread_greatest(vector<Word, 16>& v) {
  vector<Word, 16> other;
  swap_neighbours<Width>(other, v, std::make_integer_sequence<int, 16 / Width>{});
  v = v < other ? other : v;
  if constexpr (Width > sizeof(Word)) spread_greatest<Width / 2, Word>(v);
}
/// The greatest of all lanes, which are of type Word.
template <class Word, class V>
[[gnu::always_inline]] inline Word greatest_lane(const V& v) {
  vector<Word, 16> most;
  if constexpr (sizeof(V) == 16) {
    most = v;
  } else {
    const auto parts = reinterpret_cast<vector<std::uint64_t, sizeof(V)>>(v);
    most = reinterpret_cast<vector<Word, 16>>(__builtin_shufflevector(parts, parts, 0, 1));
    const auto upper = reinterpret_cast<vector<Word, 16>>(__builtin_shufflevector(parts, parts, 2, 3));
    most = most < upper ? upper : most;
  }
  spread_greatest<8, Word>(most);
  return most[0];
}

/// Is any lane of a mask set?
template <class V>
[[gnu::always_inline]] inline bool any_set(const V& mask) {
  if constexpr (std::is_arithmetic_v<V>) {
    return mask != 0;
  } else {
    const auto parts = reinterpret_cast<vector<std::uint64_t, sizeof(V)>>(mask);
    std::uint64_t all = parts[0] | parts[1];
    if constexpr (sizeof(V) == 32) all |= parts[2] | parts[3];
    return all != 0;
  }
}
/// The first lane of Word whose bits are set, -1 if there is none; lanes are set whole or not at all.
template <class Word, class V>
[[gnu::always_inline]] inline i64 first_set(const V& mask) {
  const auto parts = reinterpret_cast<vector<std::uint64_t, sizeof(V)>>(mask);
  for (int k = 0; k < static_cast<int>(sizeof(V) / 8); ++k) {
    if (parts[k] != 0) return (64 * k + __builtin_ctzll(parts[k])) / static_cast<int>(8 * sizeof(Word));
  }
  return -1;
}

}  // namespace tmap::detail
