// Layer 7: loop nests over positions, what plans are made of.
#pragma once
#include <tmap/algebra/walk.hpp>

namespace tmap {
namespace detail {

inline constexpr int max_loops = max_digits + 1;  // and the packet
inline constexpr int max_clips = 4;

}  // namespace detail

/// One loop of a plan: each turn moves on by `read` elements in the source and by `write` in the destination.
struct loop {
  i64 extent = 1;
  i64 read = 0;
  i64 write = 0;
  const axis_info* axis = nullptr;  // what it counts, null for a broadcast or a run over several
  i64 step = 0;                     // coordinates a turn

  friend constexpr bool operator==(const loop&, const loop&) = default;
};

/// A condition on the turns of several loops: the sum of weight * turn stays below limit.
struct clip {
  i64 weight[detail::max_loops]{};
  i64 limit = 0;

  friend constexpr bool operator==(const clip&, const clip&) = default;
};

/// Loops over positions, the outermost first, and the clips that ragged tiles put on them.
struct nest {
  loop loops[detail::max_loops]{};
  int count = 0;
  clip clips[detail::max_clips]{};
  int clip_count = 0;
  i64 read_base = 0;
  i64 write_base = 0;

  friend constexpr bool operator==(const nest&, const nest&) = default;

  constexpr void remove(int k) {
    for (int j = k; j + 1 < count; ++j) {
      loops[j] = loops[j + 1];
      for (int c = 0; c < clip_count; ++c) clips[c].weight[j] = clips[c].weight[j + 1];
    }
    --count;
    loops[count] = {};
    for (int c = 0; c < clip_count; ++c) clips[c].weight[count] = 0;
  }
  /// Puts the first of the loops in the order of a number of theirs, the greatest outermost.
  template <class By>
  constexpr void sort(int first, By by) {
    for (int k = 1; k < first; ++k) {
      for (int j = k; j > 0 && by(loops[j]) > by(loops[j - 1]); --j) swap(j, j - 1);
    }
  }
  /// Puts the loops in the order of their strides in the destination, the widest outermost.
  constexpr void sort() {
    sort(count, [](const loop& l) { return l.write; });
  }
  /// Makes loop k the innermost.
  constexpr void move_in(int k) {
    for (; k + 1 < count; ++k) swap(k, k + 1);
  }
  constexpr void swap(int a, int b) {
    const loop kept = loops[a];
    loops[a] = loops[b];
    loops[b] = kept;
    for (int c = 0; c < clip_count; ++c) {
      const i64 weight = clips[c].weight[a];
      clips[c].weight[a] = clips[c].weight[b];
      clips[c].weight[b] = weight;
    }
  }
};

namespace detail {

/// Joins neighbouring loops that go on where the inner one ends, unless that would cross a unit of either
/// side.
constexpr void coalesce(nest& n, i64 read_unit, i64 write_unit) {
  for (int k = n.count; k-- > 1;) {
    const loop &outer = n.loops[k - 1], &inner = n.loops[k];
    bool joins = outer.read == inner.read * inner.extent && outer.write == inner.write * inner.extent &&
                 outer.read < read_unit && outer.write < write_unit;
    for (int c = 0; c < n.clip_count; ++c) {
      joins = joins && n.clips[c].weight[k - 1] == n.clips[c].weight[k] * inner.extent;
    }
    if (!joins) continue;
    if (outer.axis != inner.axis) n.loops[k].axis = nullptr;  // several axes in one run
    n.loops[k].extent *= outer.extent;
    n.remove(k - 1);
  }
}

/// The bytes that a nest writes, clips aside.
constexpr i64 bytes_of_nest(const nest& n, i64 width) {
  i64 bytes = width;
  for (int k = 0; k < n.count; ++k) bytes = saturating_mul(bytes, n.loops[k].extent);
  return bytes;
}

/// Adds the bounds of a form as clips on loops; loop `loop_of[k]` stands for digit k.
constexpr bool add_clips(nest& n, const form& f, const int* loop_of) {
  for (int b = 0; b < f.bound_count; ++b) {
    if (n.clip_count == max_clips) return false;
    clip& c = n.clips[n.clip_count++];
    c.limit = f.bounds[b].limit - f.bounds[b].value.base;
    for (int k = 0; k < f.count; ++k) {
      if (f.digits[k].extent > 1) c.weight[loop_of[k]] = f.bounds[b].value.weight[k];
    }
  }
  return true;
}

}  // namespace detail
}  // namespace tmap
