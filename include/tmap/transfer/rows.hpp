// Layer 7: copying runs of bytes that lie apart.
#pragma once
#include <tmap/detail/copy_run.hpp>
#include <tmap/detail/dispatch.hpp>

namespace tmap::detail {

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
    if (r.stream) return r.write_past_caches();
    for (i64 row = 0; row < r.count; ++row) {
      copy_vectors<Bytes>(r.from(row), r.to(row), r.bytes);
      r.end(row);
    }
  }

 private:
  const unsigned char* from(i64 row) const { return source + row * source_pitch; }
  unsigned char* to(i64 row) const { return destination + row * destination_pitch; }
  void end(i64 row) const {
    if (zeros != 0) std::memset(to(row) + bytes, 0, static_cast<std::size_t>(zeros));
  }
  void write_past_caches() const {
    const bool on_lines = (past_line(destination) | destination_pitch | bytes) % cache_line == 0;
    const bool short_lines = on_lines && bytes <= page;
    for (i64 row = 0; row < count; ++row) {
      if (short_lines) {
        read_ahead(from(row), bytes, bytes);  // what the next tile begins with
        stream_lines(from(row), to(row), bytes);
      } else {
        stream_run(from(row), to(row), bytes);
      }
      end(row);
    }
  }
};

}  // namespace tmap::detail
