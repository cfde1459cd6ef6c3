// Layer 0: running one body with the widest vectors that the processor has.
//
// A body is an object whose call operator is a template over the bytes of a vector and
// [[gnu::always_inline]]:
//
//     template <int Bytes> [[gnu::always_inline]] void operator()(vector_bytes<Bytes>) const;
//
// It is compiled once for what the architecture always has (SSE2, NEON) and once inside each wrapper below,
// which lends it the wrapper's target. So plain -O2 without -march loses nothing, and there is no intrinsics
// header, no global flag and nothing to link. What must hold:
//   * all that a body calls and that is to be fast is always_inline too; a lambda inside does not inherit the
//   target;
//   * vectors wider than 16 bytes stay within one function: across a call they are an error in clang, wrong
//   in gcc;
//   * no optimize attribute on a wrapper: it would keep the functions of users from being inlined.
#pragma once
#include <tmap/config.hpp>
#include <type_traits>

namespace tmap::detail {

template <int Bytes>
using vector_bytes = std::integral_constant<int, Bytes>;

// The same template under different flags is different code: its flags are part of its name, or the linker
// would hand the one compiled for a newer processor to a translation unit that runs on an older one.
#if defined(__AVX512F__)
inline namespace built_with_avx512 {
#elif defined(__AVX2__) && defined(__FMA__)
inline namespace built_with_avx2_fma {
#elif defined(__AVX2__)
inline namespace built_with_avx2 {
#else
inline namespace built_for_all {
#endif

#if defined(__x86_64__)
// Never fma here: both compilers would contract the x * k + y of a user's function, and change its bits.
template <class Body>
__attribute__((target("avx2"))) void call_with_avx2(const Body& body) {
  body(vector_bytes<32>{});
}
template <class Body>
__attribute__((target("avx2,fma"))) void call_with_avx2_fma(const Body& body) {
  body(vector_bytes<32>{});
}
template <class Body>
#if defined(__clang__)
__attribute__((target("avx512f,avx512bw,avx512vl,avx2,fma"), min_vector_width(512)))
#else
__attribute__((target("avx512f,avx512bw,avx512vl,avx2,fma,prefer-vector-width=512")))
#endif
void call_with_avx512(const Body& body) {
  body(vector_bytes<64>{});
}
#endif

/// Runs a body with what the architecture always has.
template <class Body>
void run_narrowest(const Body& body) {
  body(vector_bytes<16>{});
}

/// Runs a body with vectors of 32 bytes where the processor has AVX2, otherwise of 16; never with fused
/// multiplication and addition.
template <class Body>
void run_widest(const Body& body) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) return call_with_avx2(body);
#endif
  run_narrowest(body);
}

/// The same for kernels that are documented as fusing multiplication and addition, or have nothing to fuse:
/// vectors of up to 64 bytes.
template <class Body>
void run_widest_fused(const Body& body) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
      __builtin_cpu_supports("avx512vl")) {
    return call_with_avx512(body);
  }
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) return call_with_avx2_fma(body);
#endif
  run_narrowest(body);
}

}  // inline namespace
}  // namespace tmap::detail
