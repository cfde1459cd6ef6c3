// Storage: integer keys that are in the order of elements, and the largest of them in vectors.
//
// Elements are compared as signed integer keys in their order: -0 and +0 have one key, and all NaNs share the
// largest, which no number has. So the first of the largest keys is the answer.
#pragma once
#include <limits>
#include <tmap/detail/dispatch.hpp>
#include <tmap/detail/vector.hpp>
#include <tmap/scalar/codec.hpp>
#include <tmap/scalar/traits.hpp>

namespace tmap::detail {

template <class D>
using key_of = std::make_signed_t<word_of_width<sizeof(D)>>;

/// Turns the codes of D's elements into keys. Floats are in the order of their magnitudes, with their sign.
template <class D, int Bytes>
[[gnu::always_inline]] inline void make_keys(vector<key_of<D>, Bytes>& k) {
  using key = key_of<D>;
  constexpr key top = std::numeric_limits<key>::max();
  if constexpr (is_floating<D>) {
    constexpr key infinity = static_cast<key>(std::is_same_v<D, float>  ? f32_infinity
                                              : std::is_same_v<D, bf16> ? f32_infinity >> 16
                                                                        : 0x7c00u);
    const auto magnitude = k & top, negative = k >> static_cast<key>(8 * sizeof(key) - 1);
    const vector<key, Bytes> nan = magnitude > infinity;
    k = (((magnitude ^ negative) - negative) & ~nan) | (top & nan);
  } else if constexpr (std::is_unsigned_v<D>) {
    k ^= std::numeric_limits<key>::min();
  }
}
template <class D, int Bytes>
[[gnu::always_inline]] inline void load_keys(vector<key_of<D>, Bytes>& k, const unsigned char* from) {
  load_vector(k, from);
  make_keys<D, Bytes>(k);
}
template <class D>
key_of<D> key_at(const unsigned char* from) {
  vector<key_of<D>, sizeof(D)> k;
  load_keys<D, sizeof(D)>(k, from);
  return k[0];
}

template <class V>
[[gnu::always_inline]] inline bool any_lane(const V& mask) {
  std::uint64_t words[sizeof(V) / 8], any = 0;
  store_vector(words, mask);
  for (const std::uint64_t w : words) any |= w;
  return any != 0;
}

/// The largest of the vectors seen so far, lane by lane.
template <class D, int Bytes>
struct running_extreme {
  using v = vector<key_of<D>, Bytes>;
  v best = v{} + std::numeric_limits<key_of<D>>::min();

  [[gnu::always_inline]] void take(const unsigned char* from) {
    v here;
    load_keys<D, Bytes>(here, from);
    best = here > best ? here : best;
  }
  [[gnu::always_inline]] void merge(const running_extreme& other) {
    best = other.best > best ? other.best : best;
  }
  [[gnu::always_inline]] void keys(v& out) const { out = best; }
};

/// Processors compare floats themselves; what they have to be told is whether there was a NaN.
template <int Bytes>
struct running_extreme<float, Bytes> {
  using v = vector<std::int32_t, Bytes>;
  using f = vector<float, Bytes>;
  f best = f{} - std::numeric_limits<float>::infinity();
  v magnitude = {};

  [[gnu::always_inline]] void take(const unsigned char* from) {
    v bits;
    load_vector(bits, from);
    merge({(f)bits, bits & std::numeric_limits<std::int32_t>::max()});
  }
  [[gnu::always_inline]] void merge(const running_extreme& other) {
    best = other.best > best ? other.best : best;
    magnitude = other.magnitude > magnitude ? other.magnitude : magnitude;
  }
  [[gnu::always_inline]] void keys(v& out) const {
    out = (v)best;
    make_keys<float, Bytes>(out);
    const v nan = magnitude > static_cast<std::int32_t>(f32_infinity);
    out = (out & ~nan) | (std::numeric_limits<std::int32_t>::max() & nan);
  }
};

/// A key to be found again: marks the lanes that have it.
template <class D, int Bytes>
struct sought_key {
  using v = vector<key_of<D>, Bytes>;
  v key;

  [[gnu::always_inline]] explicit sought_key(key_of<D> k) : key(v{} + k) {}
  [[gnu::always_inline]] void mark(v& same, const unsigned char* from) const {
    v here;
    load_keys<D, Bytes>(here, from);
    same |= here == key;
  }
};
/// Marks NaNs too: there are none beside a key that is a number's.
template <int Bytes>
struct sought_key<float, Bytes> {
  using v = vector<std::int32_t, Bytes>;
  using f = vector<float, Bytes>;
  f value;  // the key is a magnitude with its sign

  [[gnu::always_inline]] explicit sought_key(std::int32_t k)
      : value((f)(v{} + (k < 0 ? std::numeric_limits<std::int32_t>::min() - k : k))) {}
  [[gnu::always_inline]] void mark(v& same, const unsigned char* from) const {
    v here;
    load_vector(here, from);
    const v magnitude = here & std::numeric_limits<std::int32_t>::max();
    same |= (v)((f)here == value) | (v)(magnitude > static_cast<std::int32_t>(f32_infinity));
  }
};

}  // namespace tmap::detail
