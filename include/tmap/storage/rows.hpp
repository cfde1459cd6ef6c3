// Storage: one function of an element, applied to boxes of elements.
#pragma once
#include <cstring>
#include <tmap/detail/copy_run.hpp>
#include <tmap/detail/dispatch.hpp>
#include <tmap/storage/codes.hpp>

namespace tmap::detail {

/// Elements `from` and `to` bytes apart.
struct steps {
  i64 from = 0, to = 0;
};

/// A function on a box of elements, the innermost loop last. One body for all rows: they may be short.
template <class F>
struct box_map {
  static constexpr i64 in = sizeof(typename F::from), out = sizeof(typename F::to);
  static constexpr bool moves = std::is_same_v<F, copied<in>>;
  const unsigned char* from;
  unsigned char* to;
  i64 extent[3];
  steps step[3];
  bool stream = false;  // past the caches

  template <int Bytes>
  [[gnu::always_inline]] void operator()(vector_bytes<Bytes>) const {
    const box_map all = *this;  // of its own: no byte written is one of these numbers
    const bool close = all.step[2].from == in && all.step[2].to == out;
    const i64 early = all.rows_early() * all.step[1].from;
    for (i64 k = 0; k < all.extent[0]; ++k) {
      for (i64 j = 0; j < all.extent[1]; ++j) {
        const unsigned char* f = all.from + k * all.step[0].from + j * all.step[1].from;
        unsigned char* t = all.to + k * all.step[0].to + j * all.step[1].to;
        if (early != 0) read_ahead(f, all.extent[2] * all.step[2].from, early);
        if (close) {
          all.template row<Bytes>(f, t);
        } else {
          for (i64 left = all.extent[2]; left > 0; --left, f += all.step[2].from, t += all.step[2].to) {
            map_block<F, 1>(f, t);
          }
        }
      }
    }
    if (all.stream) end_stream();
  }

 private:
  /// How many rows ahead memory is asked for those that are short and lie apart: more, the shorter they are.
  [[gnu::always_inline]] i64 rows_early() const {
    constexpr i64 longest = 1024;
    const i64 bytes = extent[2] * step[2].from;
    return extent[1] == 1 || bytes < 1 || bytes > longest ? 0 : 4 + longest / bytes;
  }
  template <int Bytes>
  [[gnu::always_inline]] void row(const unsigned char* f, unsigned char* t) const {
    if constexpr (moves) {
      copy_vectors<Bytes>(f, t, extent[2] * in);
    } else if (stream) {
      stream_row(f, t);
    } else {
      map_row<F>(f, t, extent[2]);
    }
  }
  /// Maps a row past the caches, but for the lines that it shares with its neighbours.
  [[gnu::always_inline]] void stream_row(const unsigned char* f, unsigned char* t) const {
    constexpr i64 block = 64, results = page / out;  // elements
    const i64 before = (cache_line - past_line(t)) % cache_line / out;
    const i64 head = before < extent[2] ? before : extent[2], count = extent[2] - head;
    map_row<F>(f, t, head);
    f += head * in;
    t += head * out;
    const auto stream_block = [&](i64 k) __attribute__((always_inline)) {
      alignas(cache_line) unsigned char lines[block * out];
      map_block<F, block>(f + k * in, lines);
      stream_lines(lines, t + k * out, block * out);
    };
    i64 k = four_pages_at_a_time<results, block>(
        count, [&](i64 p) __attribute__((always_inline)) {
          read_ahead(f + p * in, block * in, 4 * results * in);
          stream_block(p);
        });
    for (; k + block <= count; k += block) stream_block(k);
    map_row<F>(f + k * in, t + k * out, count - k);
  }
};

/// Joins loops k and k + 1 of a box where the first counts on as the second ends; those before move in.
template <class F>
bool join(box_map<F>& box, int k) {
  const steps major = box.step[k], minor = box.step[k + 1];
  const i64 n = box.extent[k + 1];
  const bool counts_on = major.from == n * minor.from && major.to == n * minor.to;
  if (box.extent[k] != 1 && n != 1 && !counts_on) return false;
  if (n == 1) box.step[k + 1] = major;
  box.extent[k + 1] *= box.extent[k];
  for (int j = k; j > 0; --j) {
    box.extent[j] = box.extent[j - 1];
    box.step[j] = box.step[j - 1];
  }
  box.extent[0] = 1;
  return true;
}

template <class F>
void map_box(box_map<F> box) {
  join(box, 1) ? join(box, 1) : join(box, 0);
  run_widest_fused(box);  // of which nothing can be fused
}

}  // namespace tmap::detail
