// Layer 0: the size of the last-level cache, which decides where stores should bypass it.
#pragma once
#include <tmap/config.hpp>
#if defined(__x86_64__)
#include <cpuid.h>
#endif

namespace tmap::detail {

/// Asks the processor itself: what the C library reports is wrong on some virtual machines.
inline i64 read_cache_bytes() {
  i64 bytes = 0;
#if defined(__x86_64__)
  constexpr unsigned leaves[] = {0x8000001d, 4};  // AMD's and Intel's
  for (unsigned leaf : leaves) {
    for (unsigned level = 0; level < 8; ++level) {
      unsigned a = 0, b = 0, c = 0, d = 0;
      if (__get_cpuid_count(leaf, level, &a, &b, &c, &d) == 0 || (a & 31) == 0) break;
      const i64 ways = (b >> 22) + 1, partitions = ((b >> 12) & 1023) + 1, line = (b & 4095) + 1;
      const i64 size = ways * partitions * line * (i64{c} + 1);
      if (size > bytes) bytes = size;
    }
    if (bytes != 0) break;
  }
#endif
  return bytes != 0 ? bytes : 8 << 20;
}

/// What one core may expect to find again in the last-level cache, asked for once. A server's cache is shared
/// by more cores than a virtual machine shows: beyond so much, results were read back slower than past it.
inline i64 cache_bytes() {
  constexpr i64 expected_at_most = 12 << 20;
  static const i64 read = read_cache_bytes();
  return read < expected_at_most ? read : expected_at_most;
}

}  // namespace tmap::detail
