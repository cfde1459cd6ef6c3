// Layer 0: copying a run of bytes, whole cache lines past the caches where it pays.
#pragma once
#include <tmap/detail/cache.hpp>
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

/// Visits the steps of a long run, the first one of each of four pages, then their second ones: memory serves
/// several rows of its own faster than one. Returns where it ended, before what is left over.
template <i64 Page, i64 Step, class Visit>
[[gnu::always_inline]] inline i64 four_pages_at_a_time(i64 count, const Visit& visit) {
  i64 done = 0;
  for (; done + 8 * Page <= count; done += 4 * Page) {  // the next four are there to be asked for
    for (i64 k = done; k < done + Page; k += Step) {
      for (i64 p = k; p < k + 4 * Page; p += Page) visit(p);
    }
  }
  return done;
}

/// Copies whole cache lines past the caches, many of them in the order that suits memory.
inline void stream_pages(const unsigned char* from, unsigned char* to, i64 bytes) {
  constexpr i64 step = 2 * cache_line;
  const i64 done = four_pages_at_a_time<page, step>(
      bytes, [&](i64 k) __attribute__((always_inline)) {
        read_ahead(from + k, step, 4 * page);
        stream_lines(from + k, to + k, step);
      });
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

}  // namespace tmap::detail
