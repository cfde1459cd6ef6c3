// Layer 0: vectors of the compilers' own, without an intrinsics header and without flags.
//
// Those of 16 bytes are part of their architecture (SSE2, NEON). Wider ones live in bodies that dispatch.hpp
// runs, stay within one function, and are passed to always_inline functions by reference: returned, they
// would warn.
#pragma once
#include <cstdint>
#include <cstring>
#include <tmap/config.hpp>
#include <type_traits>
#include <utility>

namespace tmap::detail {

template <class T, int Bytes>
struct vector_type {
  typedef T type __attribute__((vector_size(Bytes)));
};
template <class T, int Bytes>
using vector = typename vector_type<T, Bytes>::type;

/// The unsigned integer of so many bytes.
template <int Width>
using word_of_width =
    std::conditional_t<Width == 1, std::uint8_t,
                       std::conditional_t<Width == 2, std::uint16_t,
                                          std::conditional_t<Width == 4, std::uint32_t, std::uint64_t>>>;
template <int Width>
using vector16 = vector<word_of_width<Width>, 16>;

template <class V>
[[gnu::always_inline]] inline void load_vector(V& v, const void* from) {
  std::memcpy(&v, from, sizeof v);
}
template <class V>
[[gnu::always_inline]] inline void store_vector(void* to, const V& v) {
  std::memcpy(to, &v, sizeof v);
}

/// Stores past the caches; `to` is aligned to the size of the vector. Streams end with `end_stream`.
template <class V>
[[gnu::always_inline]] inline void stream_vector(unsigned char* to, const V& v) {
#if defined(__clang__)
  __builtin_nontemporal_store(v, reinterpret_cast<V*>(to));
#elif defined(__x86_64__)
  // 16 bytes at a time: gcc has no wider one before a function for such a target
  constexpr int parts = sizeof(V) / 16;
#pragma GCC unroll 4
  for (int k = 0; k < parts; ++k) {
    vector<long long, 16> part;
    load_vector(part, reinterpret_cast<const unsigned char*>(&v) + k * 16);
    __builtin_ia32_movntdq(reinterpret_cast<vector<long long, 16>*>(to) + k, part);
  }
#else
  store_vector(to, v);
#endif
}
inline void end_stream() {
#if defined(__x86_64__)
  __builtin_ia32_sfence();
#endif
}

/// Reads 16 bytes from each of several places, `pitch` bytes apart, into the lanes of a vector.
template <class V>
[[gnu::always_inline]] inline void load_lanes(V& v, const unsigned char* from, i64 pitch) {
  if constexpr (sizeof v == 16) {
    load_vector(v, from);
  } else {
    static_assert(sizeof v == 32);
    vector<std::uint64_t, 16> low, high;
    load_vector(low, from);
    load_vector(high, from + pitch);
    v = reinterpret_cast<V>(__builtin_shufflevector(low, high, 0, 1, 2, 3));
  }
}

template <int Lane, int From, class V, int... K>
[[gnu::always_inline]] inline void zip_lanes(V& out, const V& a, const V& b,
                                             std::integer_sequence<int, K...>) {
  constexpr int all = sizeof...(K);
  out = __builtin_shufflevector(a, b, (K / Lane * Lane + From + K % Lane / 2 + K % 2 * all)...);
}
/// a0 b0 a1 b1 ... of the lower or the upper halves of each lane of 16 bytes, in elements of Width bytes.
template <int Width, class V>
[[gnu::always_inline]] inline void zip_low(V& out, const V& a, const V& b) {
  zip_lanes<16 / Width, 0>(out, a, b, std::make_integer_sequence<int, sizeof(V) / Width>{});
}
template <int Width, class V>
[[gnu::always_inline]] inline void zip_high(V& out, const V& a, const V& b) {
  zip_lanes<16 / Width, 8 / Width>(out, a, b, std::make_integer_sequence<int, sizeof(V) / Width>{});
}

}  // namespace tmap::detail
