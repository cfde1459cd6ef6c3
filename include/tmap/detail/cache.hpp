// Layer 0: the sizes of the caches, which decide where stores should bypass them.
#pragma once
#include <tmap/config.hpp>
#if defined(__x86_64__)
#include <cpuid.h>
#endif

namespace tmap::detail {

inline constexpr i64 cache_line = 64, page = 4096;  // bytes

/// Asks for the lines of so many bytes that come some way after `from`: a single stream of reads gains a
/// third where it crosses pages, before which processors stop to read ahead by themselves.
[[gnu::always_inline]] inline void read_ahead(const void* from, i64 bytes, i64 distance = page) {
  const auto first = reinterpret_cast<std::uintptr_t>(from) + static_cast<std::uintptr_t>(distance);
  for (i64 k = 0; k < bytes; k += cache_line)
    __builtin_prefetch(reinterpret_cast<const void*>(first + static_cast<std::uintptr_t>(k)));
}

/// What one core may expect to find again in a cache of its own, and in the one that cores share.
///
/// Units    bytes
struct caches {
  i64 own = 1 << 20;
  i64 shared = 8 << 20;
};

/// Asks the processor itself: what the C library reports is wrong on some virtual machines.
inline caches read_caches() {
  caches found;
#if defined(__x86_64__)
  constexpr unsigned leaves[] = {0x8000001d, 4};  // AMD's and Intel's
  for (unsigned leaf : leaves) {
    for (unsigned index = 0; index < 8; ++index) {
      unsigned a = 0, b = 0, c = 0, d = 0;
      if (__get_cpuid_count(leaf, index, &a, &b, &c, &d) == 0 || (a & 31) == 0) break;
      const i64 ways = (b >> 22) + 1, partitions = ((b >> 12) & 1023) + 1, line = (b & 4095) + 1;
      const i64 bytes = ways * partitions * line * (i64{c} + 1);
      const unsigned level = a >> 5 & 7;
      if (level == 2) found.own = bytes;
      if (level >= 2) found.shared = bytes;
    }
  }
#endif
  // a server's cache serves more cores than a virtual machine shows: results beyond this were read back from
  // it slower than from memory
  constexpr i64 expected_at_most = 24 << 20;
  if (found.shared > expected_at_most) found.shared = expected_at_most;
  return found;
}

/// The caches of this processor, asked for once.
inline const caches& cache_sizes() {
  static const caches found = read_caches();
  return found;
}

inline constexpr i64 kept_by_any_cache = 2 << 20;  // bytes of a result that are found again, if less

/// Do results of so many bytes lie past the caches when they are read? A quarter is left to what is read
/// meanwhile.
inline bool outgrow_caches(i64 written) { return written > cache_sizes().shared / 4 * 3; }

/// Would lines that are written against the order of reading be gone from a core's own cache before they are
/// full? A small own cache stands beside a fast shared one, which is trusted with 2 MiB.
inline bool outgrow_own_cache(i64 written) {
  return written >= kept_by_any_cache && written >= cache_sizes().own;
}

}  // namespace tmap::detail
