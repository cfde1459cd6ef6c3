// Layer 0: 16-byte vectors, without an intrinsics header and without flags.
//
// SSE2 and NEON are part of their architectures, so these need no target attribute and no dispatch. Vectors
// stay inside one function: wider ones across a call are an error in clang and a wrong answer in gcc.
#pragma once
#include <cstdint>
#include <cstring>
#include <tmap/config.hpp>
#include <utility>

namespace tmap::detail {

/// A vector of unsigned integers of the given width, 16 bytes in all.
template <int Width>
struct vector_of_width;
template <>
struct vector_of_width<1> {
  typedef std::uint8_t type __attribute__((vector_size(16)));
};
template <>
struct vector_of_width<2> {
  typedef std::uint16_t type __attribute__((vector_size(16)));
};
template <>
struct vector_of_width<4> {
  typedef std::uint32_t type __attribute__((vector_size(16)));
};
template <>
struct vector_of_width<8> {
  typedef std::uint64_t type __attribute__((vector_size(16)));
};
template <int Width>
using vector16 = typename vector_of_width<Width>::type;

template <class V>
[[gnu::always_inline]] inline V load_vector(const unsigned char* from) {
  V v;
  std::memcpy(&v, from, sizeof v);
  return v;
}
template <class V>
[[gnu::always_inline]] inline void store_vector(unsigned char* to, V v) {
  std::memcpy(to, &v, sizeof v);
}

/// Stores past the caches; `to` is aligned to 16 bytes. Streams end with `end_stream`.
template <class V>
[[gnu::always_inline]] inline void stream_vector(unsigned char* to, V v) {
#if defined(__clang__)
  __builtin_nontemporal_store(v, reinterpret_cast<V*>(to));
#elif defined(__x86_64__)
  typedef long long pair __attribute__((vector_size(16)));
  __builtin_ia32_movntdq(reinterpret_cast<pair*>(to), reinterpret_cast<pair>(v));
#else
  store_vector(to, v);
#endif
}
inline void end_stream() {
#if defined(__x86_64__)
  __builtin_ia32_sfence();
#endif
}

/// a0 b0 a1 b1 ... of the lower or the upper halves.
template <class V, int Lanes, int From, int... K>
[[gnu::always_inline]] inline V zip_lanes(V a, V b, std::integer_sequence<int, K...>) {
  return __builtin_shufflevector(a, b, (From + K / 2 + (K % 2) * Lanes)...);
}
template <int Width>
[[gnu::always_inline]] inline vector16<Width> zip_low(vector16<Width> a, vector16<Width> b) {
  return zip_lanes<vector16<Width>, 16 / Width, 0>(a, b, std::make_integer_sequence<int, 16 / Width>{});
}
template <int Width>
[[gnu::always_inline]] inline vector16<Width> zip_high(vector16<Width> a, vector16<Width> b) {
  return zip_lanes<vector16<Width>, 16 / Width, 8 / Width>(a, b,
                                                           std::make_integer_sequence<int, 16 / Width>{});
}

}  // namespace tmap::detail
