// Layer 7: running nests, the only place that moves bytes.
#pragma once
#include <cstring>
#include <tmap/detail/cache.hpp>
#include <tmap/tensor/buffer.hpp>
#include <tmap/transfer/fill.hpp>
#include <tmap/transfer/plan.hpp>
#include <tmap/transfer/schedule.hpp>
#include <tmap/transfer/transpose.hpp>

namespace tmap::detail {

/// A loop of a nest with the turns that are left of it: where it begins, and how many it takes.
struct span_of_turns {
  i64 first = 0;
  i64 count = 0;
};

/// Walks a nest and hands its innermost loop, or its two innermost ones, to visit.
template <class Visit>
class nest_walk {
 public:
  nest_walk(const nest& n, int past, Visit& visit) : nest_(n), past_(past), visit_(visit) {
    for (int c = 0; c < n.clip_count; ++c) {
      for (int k = 0; k < n.count; ++k) {
        if (n.clips[c].weight[k] != 0) decided_[c] = k;
      }
      rest_[c] = n.clips[c].limit;
    }
  }

  void run() {
    for (int c = 0; c < nest_.clip_count; ++c) {  // a clip that no loop decides
      if (decided_[c] >= 0) continue;
      if ((c == past_) != (rest_[c] <= 0)) return;
    }
    if constexpr (requires(Visit & visit) { visit(i64{}, i64{}, i64{}, i64{}, loop{}, loop{}); }) {
      level(0, nest_.count - 2, nest_.read_base, nest_.write_base);
    } else if (nest_.count == 0) {
      visit_(nest_.read_base, nest_.write_base, i64{1}, loop{});
    } else {
      level(0, nest_.count - 1, nest_.read_base, nest_.write_base);
    }
  }

 private:
  span_of_turns turns(int k) const {
    span_of_turns left{0, nest_.loops[k].extent};
    for (int c = 0; c < nest_.clip_count; ++c) {
      if (decided_[c] != k) continue;
      const i64 allowed = rest_[c] <= 0 ? 0 : ceil_div(rest_[c], nest_.clips[c].weight[k]);
      if (c == past_) {
        if (allowed > left.first) left.first = allowed;
      } else if (allowed < left.count) {
        left.count = allowed;
      }
    }
    left.count -= left.first;
    return left;
  }

  void level(int k, int inner, i64 read, i64 write) {
    const loop& l = nest_.loops[k];
    const auto [first, count] = turns(k);
    if (count <= 0) return;
    if (k == inner) return hand_over(k, read + first * l.read, write + first * l.write, count);
    for (i64 turn = first; turn < first + count; ++turn) {
      for (int c = 0; c < nest_.clip_count; ++c) rest_[c] -= nest_.clips[c].weight[k] * turn;
      level(k + 1, inner, read + turn * l.read, write + turn * l.write);
      for (int c = 0; c < nest_.clip_count; ++c) rest_[c] += nest_.clips[c].weight[k] * turn;
    }
  }

  void hand_over(int k, i64 read, i64 write, i64 count) {
    if constexpr (requires(Visit & visit) { visit(i64{}, i64{}, i64{}, i64{}, loop{}, loop{}); }) {
      const i64 inner = turns(k + 1).count;  // no clip weighs both loops of a plane
      if (inner > 0) visit_(read, write, count, inner, nest_.loops[k], nest_.loops[k + 1]);
    } else {
      visit_(read, write, count, nest_.loops[k]);
    }
  }

  const nest& nest_;
  int past_;
  Visit& visit_;
  int decided_[max_clips] = {-1, -1, -1, -1};  // the innermost loop that a clip weighs
  i64 rest_[max_clips]{};
};

/// Calls visit(read, write, count, loop) for each innermost run; with `past`, where that clip is broken. A
/// visit of six arguments, (read, write, rows, columns, row loop, column loop), is handed planes.
template <class Visit>
void each_run(const nest& n, Visit&& visit, int past = -1) {
  nest_walk<std::remove_reference_t<Visit>>(n, past, visit).run();
}

/// Copies elements of Width bytes that stand some bytes apart; a source that does not move is repeated.
template <int Width>
void copy_strided(const unsigned char* from, unsigned char* to, i64 count, i64 read, i64 write) {
  for (i64 k = 0; k < count; ++k) std::memcpy(to + k * write, from + k * read, Width);
}

/// Copies a run of elements, bytes apart in source and destination.
inline void copy_run(const unsigned char* from, unsigned char* to, i64 count, i64 width, i64 read,
                     i64 write) {
  if (read == width && write == width) {
    std::memcpy(to, from, static_cast<std::size_t>(count * width));
    return;
  }
  switch (width) {
    case 1:
      return copy_strided<1>(from, to, count, read, write);
    case 2:
      return copy_strided<2>(from, to, count, read, write);
    case 4:
      return copy_strided<4>(from, to, count, read, write);
    default:
      return copy_strided<8>(from, to, count, read, write);
  }
}

/// The bytes that a nest writes, clips aside.
constexpr i64 bytes_of_nest(const nest& n, i64 width) {
  i64 bytes = width;
  for (int k = 0; k < n.count; ++k) bytes = saturating_mul(bytes, n.loops[k].extent);
  return bytes;
}

inline void run_schedule(const schedule& s, const unsigned char* source, unsigned char* destination) {
  const i64 width = s.width;
  if (width == 0) {
    each_run(s.loops, [&](i64 from, i64 to, i64 count, const loop& l) {
      for (i64 k = 0; k < count; ++k)
        store<i4>(destination, to + k * l.write, load<i4>(source, from + k * l.read));
    });
  } else if (s.planes) {
    // in and out together past one and a half caches: nothing of it would be found there again
    const bool stream = bytes_of_nest(s.loops, width) > cache_bytes() / 4 * 3;
    each_run(s.loops, [&](i64 from, i64 to, i64 across, i64 down, const loop& reading, const loop& writing) {
      transpose({.source = source + from * width,
                 .destination = destination + to * width,
                 .rows = down,
                 .columns = across,
                 .row_pitch = writing.read * width,
                 .column_pitch = reading.write * width},
                width, stream);
    });
    if (stream) end_stream();
  } else {
    each_run(s.loops, [&](i64 from, i64 to, i64 count, const loop& l) {
      copy_run(source + from * width, destination + to * width, count, width, l.read * width,
               l.write * width);
    });
  }
}

/// Copies the elements of a nest, of so many bits each.
inline void run_copy(const nest& n, i64 element_bits, const unsigned char* source,
                     unsigned char* destination) {
  run_schedule(schedule_of(n, element_bits), source, destination);
}

template <class D>
void run_fill(const fill& f, unsigned char* destination) {
  each_run(
      f.positions,
      [&](i64, i64 to, i64 count, const loop& l) {
        for (i64 k = 0; k < count; ++k) store<D>(destination, to + k * l.write, D{});
      },
      f.past);
}

/// Copies element by element, each by its index: the way that works for any two forms.
template <class D>
void run_by_index(const form& from, const unsigned char* source, const form& to, unsigned char* destination) {
  for (live_walk at(to); at.more(); at.next()) {
    const tensor_index index = at.index();
    const i64 position = position_of(from, [&](const axis_info& axis) { return index[axis]; });
    store<D>(destination, at.position(), load<D>(source, position));
  }
}

/// Copies by a plan between two forms that was made for them.
template <class D>
void run_plan(const plan& p, const form& from, const unsigned char* source, const form& to,
              unsigned char* destination) {
  if (p.element_by_element) return run_by_index<D>(from, source, to, destination);
  run_copy(p.copy, bits_of<D>, source, destination);
}

}  // namespace tmap::detail
