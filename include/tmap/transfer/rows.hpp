// Layer 7: copying runs of bytes, whole cache lines past the caches where it pays.
#pragma once
#include <tmap/detail/cache.hpp>
#include <tmap/detail/dispatch.hpp>
#include <tmap/detail/vector.hpp>

namespace tmap::detail {

inline i64 past_line(const unsigned char* address) {
  return static_cast<i64>(reinterpret_cast<std::uintptr_t>(address) % cache_line);
}

/// Copies a run with vectors; the last one overlaps the one before it.
template <int Bytes>
[[gnu::always_inline]] inline void copy_vectors(const unsigned char* from, unsigned char* to, i64 bytes) {
  vector<std::uint64_t, Bytes> v;
  if (bytes >= Bytes) {
    for (i64 k = 0; k < bytes - Bytes; k += Bytes) {
      load_vector(v, from + k);
      store_vector(to + k, v);
    }
    load_vector(v, from + bytes - Bytes);
    store_vector(to + bytes - Bytes, v);
  } else if constexpr (Bytes > 8) {
    copy_vectors<Bytes / 2>(from, to, bytes);
  } else {
    for (i64 k = 0; k < bytes; ++k) to[k] = from[k];
  }
}

/// Copies whole cache lines past the caches; `to` is the beginning of a line.
[[gnu::always_inline]] inline void stream_lines(const unsigned char* from, unsigned char* to, i64 bytes) {
  vector16<8> v[4];
  for (i64 k = 0; k < bytes; k += cache_line) {
#pragma GCC unroll 4
    for (int part = 0; part < 4; ++part) load_vector(v[part], from + k + part * 16);
#pragma GCC unroll 4
    for (int part = 0; part < 4; ++part) stream_vector(to + k + part * 16, v[part]);
  }
}

/// The same for long runs, four pages at a time: memory serves several rows of its own faster than one.
inline void stream_pages(const unsigned char* from, unsigned char* to, i64 bytes) {
  constexpr i64 step = 2 * cache_line;
  i64 done = 0;
  for (; done + 8 * page <= bytes; done += 4 * page) {
    for (i64 k = done; k < done + page; k += step) {
      for (i64 p = k; p < k + 4 * page; p += page) {
        __builtin_prefetch(from + p + 4 * page);
        __builtin_prefetch(from + p + 4 * page + cache_line);
        stream_lines(from + p, to + p, step);
      }
    }
  }
  stream_lines(from + done, to + done, bytes - done);
}

/// Copies a run past the caches, but for the lines that it shares with its neighbours.
inline void stream_run(const unsigned char* from, unsigned char* to, i64 bytes) {
  const i64 head = (cache_line - past_line(to)) % cache_line;
  if (bytes < head + cache_line) return copy_vectors<16>(from, to, bytes);
  const i64 lines = (bytes - head) / cache_line * cache_line;
  copy_vectors<16>(from, to, head);
  stream_pages(from + head, to + head, lines);
  copy_vectors<16>(from + head + lines, to + head + lines, bytes - head - lines);
}

/// Copies a run, past the caches if it is to `stream`.
inline void write_run(const unsigned char* from, unsigned char* to, i64 bytes, bool stream) {
  if (stream) {
    stream_run(from, to, bytes);
  } else {
    copy_vectors<16>(from, to, bytes);
  }
}

/// Runs of equal length, some bytes apart on either side, each followed by zeros.
///
/// Units    bytes; zeros: owed after each run
struct rows {
  const unsigned char* source = nullptr;
  unsigned char* destination = nullptr;
  i64 count = 1;
  i64 bytes = 0;
  i64 source_pitch = 0;
  i64 destination_pitch = 0;
  i64 zeros = 0;
  bool stream = false;

  template <int Bytes>
  [[gnu::always_inline]] void operator()(vector_bytes<Bytes>) const {
    const rows r = *this;  // or every byte written might be one of these numbers, which would be read again
    for (i64 row = 0; row < r.count; ++row) {
      unsigned char* const to = r.destination + row * r.destination_pitch;
      const unsigned char* const from = r.source + row * r.source_pitch;
      if (r.stream) {
        stream_run(from, to, r.bytes);
      } else {
        copy_vectors<Bytes>(from, to, r.bytes);
      }
      if (r.zeros != 0) std::memset(to + r.bytes, 0, static_cast<std::size_t>(r.zeros));
    }
  }
};

}  // namespace tmap::detail
