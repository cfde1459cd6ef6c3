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
    const bool on_lines = (past_line(r.destination) | r.destination_pitch | r.bytes) % cache_line == 0;
    const bool whole_lines = r.stream && on_lines && r.bytes <= page;
    for (i64 row = 0; row < r.count; ++row) {
      unsigned char* const to = r.destination + row * r.destination_pitch;
      const unsigned char* const from = r.source + row * r.source_pitch;
      if (whole_lines) {
        read_ahead(from, r.bytes, r.bytes);  // what the next tile begins with
        stream_lines(from, to, r.bytes);
      } else if (r.stream) {
        stream_run(from, to, r.bytes);
      } else {
        copy_vectors<Bytes>(from, to, r.bytes);
      }
      if (r.zeros != 0) std::memset(to + r.bytes, 0, static_cast<std::size_t>(r.zeros));
    }
  }
};

}  // namespace tmap::detail
