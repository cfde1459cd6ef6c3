// Layer 7: running nests, the only place that moves bytes.
#pragma once
#include <cstring>
#include <tmap/tensor/buffer.hpp>
#include <tmap/transfer/fill.hpp>
#include <tmap/transfer/plan.hpp>

namespace tmap::detail {

/// Walks a nest and calls visit(read, write, count, loop) for each innermost run of `count` turns.
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
    if (nest_.count == 0) {
      visit_(nest_.read_base, nest_.write_base, i64{1}, loop{});
    } else {
      level(0, nest_.read_base, nest_.write_base);
    }
  }

 private:
  void level(int k, i64 read, i64 write) {
    const loop& l = nest_.loops[k];
    i64 first = 0, count = l.extent;
    for (int c = 0; c < nest_.clip_count; ++c) {
      if (decided_[c] != k) continue;
      const i64 allowed = rest_[c] <= 0 ? 0 : ceil_div(rest_[c], nest_.clips[c].weight[k]);
      if (c == past_) {
        if (allowed > first) first = allowed;
      } else if (allowed < count) {
        count = allowed;
      }
    }
    if (first >= count) return;
    if (k + 1 == nest_.count) {
      return visit_(read + first * l.read, write + first * l.write, count - first, l);
    }
    for (i64 turn = first; turn < count; ++turn) {
      for (int c = 0; c < nest_.clip_count; ++c) rest_[c] -= nest_.clips[c].weight[k] * turn;
      level(k + 1, read + turn * l.read, write + turn * l.write);
      for (int c = 0; c < nest_.clip_count; ++c) rest_[c] += nest_.clips[c].weight[k] * turn;
    }
  }

  const nest& nest_;
  int past_;
  Visit& visit_;
  int decided_[max_clips] = {-1, -1, -1, -1};  // the innermost loop that a clip weighs
  i64 rest_[max_clips]{};
};

/// Calls visit(read, write, count, loop) for each innermost run; with `past`, where that clip is broken.
template <class Visit>
void each_run(const nest& n, Visit&& visit, int past = -1) {
  nest_walk<std::remove_reference_t<Visit>>(n, past, visit).run();
}

/// Copies `count` elements between positions that stand `read` and `write` apart.
template <class D>
void copy_run(const unsigned char* source, i64 from, unsigned char* destination, i64 to, i64 count, i64 read,
              i64 write) {
  if constexpr (packed<D>) {
    for (i64 k = 0; k < count; ++k) store<D>(destination, to + k * write, load<D>(source, from + k * read));
  } else {
    constexpr i64 width = static_cast<i64>(sizeof(D));
    source += from * width;
    destination += to * width;
    if (read == 1 && write == 1) {
      std::memcpy(destination, source, static_cast<std::size_t>(count * width));
    } else {
      for (i64 k = 0; k < count; ++k)
        std::memcpy(destination + k * write * width, source + k * read * width, sizeof(D));
    }
  }
}

template <class D>
void run_copy(const nest& n, const unsigned char* source, unsigned char* destination) {
  each_run(n, [&](i64 from, i64 to, i64 count, const loop& l) {
    copy_run<D>(source, from, destination, to, count, l.read, l.write);
  });
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

}  // namespace tmap::detail
