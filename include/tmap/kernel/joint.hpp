// Layer 8: one nest of loops over a result and all operands of a kernel.
#pragma once
#include <tmap/transfer/refine.hpp>
#include <tmap/transfer/schedule.hpp>

namespace tmap::detail {

/// How an operand goes along the innermost loop of a nest.
///
/// direct     from neighbour to neighbour
/// repeated   not at all
/// across     by rows, of which the second innermost loop goes from neighbour to neighbour
/// scattered  in steps
enum class way { direct, repeated, across, scattered };

/// A nest over a result of which each turn moves N operands on, each by steps of its own.
///
/// Shape    two loops at least; `fits` unless the forms have no common refinement
template <int N>
struct joint_nest {
  nest loops;
  i64 base[N]{};
  i64 step[N][max_loops]{};
  bool fits = true;

  constexpr int last() const { return loops.count - 1; }
  constexpr way way_of(int operand) const {
    const i64(&steps)[max_loops] = step[operand];
    return steps[last()] == 1       ? way::direct
           : steps[last()] == 0     ? way::repeated
           : steps[last() - 1] == 1 ? way::across
                                    : way::scattered;
  }
  constexpr bool every_way_is(way w) const {
    for (int i = 0; i < N; ++i) {
      if (way_of(i) != w) return false;
    }
    return true;
  }

  constexpr void swap(int a, int b) {
    loops.swap(a, b);
    for (int i = 0; i < N; ++i) {
      const i64 kept = step[i][a];
      step[i][a] = step[i][b];
      step[i][b] = kept;
    }
  }
  constexpr void remove(int k) {
    for (int i = 0; i < N; ++i) {
      for (int j = k; j + 1 < loops.count; ++j) step[i][j] = step[i][j + 1];
      step[i][loops.count - 1] = 0;
    }
    loops.remove(k);
  }
};

/// The loop of each digit of a refined result, and the steps that one operand takes along it.
template <int N>
constexpr bool add_operand(joint_nest<N>& j, int operand, const form& f, const form& x,
                           int (&loop_of)[max_digits]) {
  refinement r;
  if (!match_digits(r, f, x)) return false;
  for (int axis = 0; axis < x.axis_count; ++axis) {
    const int own = f.axis_of(x.axes[axis]);
    if (!match_origin(r, (own < 0 ? 0 : f.origin[own]) - x.origin[axis], x, axis)) return false;
  }
  for (int k = 0; k < r.copy.count; ++k) {
    j.step[operand][k] = r.copy.loops[k].read;
    j.loops.loops[k] = r.copy.loops[k];
  }
  j.loops.count = r.copy.count;
  j.base[operand] = r.copy.read_base;
  for (int k = 0; k < f.count; ++k) loop_of[k] = r.loop_of[k];
  return true;
}

/// Joins neighbouring loops where the result and every operand go on.
template <int N>
constexpr void coalesce(joint_nest<N>& j) {
  for (int k = j.loops.count; k-- > 1;) {
    const loop &outer = j.loops.loops[k - 1], &inner = j.loops.loops[k];
    bool joins = outer.write == inner.write * inner.extent;
    for (int i = 0; i < N; ++i) joins = joins && j.step[i][k - 1] == j.step[i][k] * inner.extent;
    for (int c = 0; c < j.loops.clip_count; ++c) {
      const clip& bound = j.loops.clips[c];
      joins = joins && bound.weight[k - 1] == bound.weight[k] * inner.extent;
    }
    if (!joins) continue;
    j.loops.loops[k].extent *= outer.extent;
    j.remove(k - 1);
  }
}

/// Brings the loop along which an operand goes from neighbour to neighbour beside the innermost one.
template <int N>
constexpr void find_across(joint_nest<N>& j) {
  for (int i = 0; i < N; ++i) {
    if (j.step[i][j.last()] <= 1) continue;
    for (int k = 0; k < j.last(); ++k) {
      if (j.step[i][k] != 1 || one_clip_weighs(j.loops, k, j.last())) continue;
      for (; k + 1 < j.last(); ++k) j.swap(k, k + 1);
      return;
    }
  }
}

/// Puts a loop of one turn at a place.
template <int N>
constexpr void insert_single_turn(joint_nest<N>& j, int place) {
  j.loops.loops[j.loops.count++] = {};
  for (int k = j.last(); k > place; --k) j.swap(k - 1, k);
}

/// The nest of an elementwise kernel from operands' forms to a result's.
///
/// Requires the forms are live, and each operand stores what the result does of its axes
template <int N>
constexpr joint_nest<N> make_joint(const form& result, const form* const (&operands)[N]) {
  joint_nest<N> j;
  if (nothing_live(result)) {
    j.loops.count = 2;
    j.loops.loops[1].extent = 0;
    return j;
  }
  form f = result;
  int loop_of[max_digits]{};
  for (int i = 0; i < N; ++i) j.fits = j.fits && refine(f, *operands[i], largest, largest);
  for (int i = 0; i < N; ++i) j.fits = j.fits && add_operand(j, i, f, *operands[i], loop_of);
  j.fits = j.fits && add_clips(j.loops, f, loop_of);
  if (!j.fits) return j;
  for (int k = 1; k < j.loops.count; ++k) {  // in the order of the result
    for (int at = k; at > 0 && j.loops.loops[at].write > j.loops.loops[at - 1].write; --at)
      j.swap(at, at - 1);
  }
  coalesce(j);
  while (j.loops.count < 2) insert_single_turn(j, 0);
  find_across(j);
  if (one_clip_weighs(j.loops, j.last() - 1, j.last())) insert_single_turn(j, j.last());
  return j;
}

}  // namespace tmap::detail
