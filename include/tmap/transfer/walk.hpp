// Layer 7: walking the loops of a nest, within its clips.
#pragma once
#include <tmap/transfer/nest.hpp>
#include <type_traits>

namespace tmap::detail {

/// A loop of a nest with the turns that are left of it: where it begins, and how many it takes.
struct span_of_turns {
  i64 first = 0;
  i64 count = 0;
};

/// Walks a nest and hands its innermost loop, or its two innermost ones, to visit: visit(cursor, count), or
/// visit(cursor, rows, count).
///
/// Requires a cursor tells where it stands after turns of a loop: cursor.moved(loop, turns);
///          no clip weighs both of two innermost loops
template <int Innermost, class Cursor, class Visit>
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

  void run(const Cursor& start) {
    for (int c = 0; c < nest_.clip_count; ++c) {  // a clip that no loop decides
      if (decided_[c] >= 0) continue;
      if ((c == past_) != (rest_[c] <= 0)) return;
    }
    if constexpr (Innermost == 1) {
      if (nest_.count == 0) return visit_(start, i64{1});
    }
    level(0, start);
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

  void level(int k, const Cursor& at) {
    const auto [first, count] = turns(k);
    if (count <= 0) return;
    if (k == nest_.count - Innermost) return hand_over(k, at.moved(k, first), count);
    for (i64 turn = first; turn < first + count; ++turn) {
      for (int c = 0; c < nest_.clip_count; ++c) rest_[c] -= nest_.clips[c].weight[k] * turn;
      level(k + 1, at.moved(k, turn));
      for (int c = 0; c < nest_.clip_count; ++c) rest_[c] += nest_.clips[c].weight[k] * turn;
    }
  }

  void hand_over(int k, const Cursor& at, i64 count) {
    if constexpr (Innermost == 1) {
      visit_(at, count);
    } else {
      const i64 inner = turns(k + 1).count;
      if (inner > 0) visit_(at, count, inner);
    }
  }

  const nest& nest_;
  int past_;
  Visit& visit_;
  int decided_[max_clips] = {-1, -1, -1, -1};  // the innermost loop that a clip weighs
  i64 rest_[max_clips]{};
};

/// The cursor of a copy: where it stands in source and destination.
struct read_and_write {
  const nest& loops;
  i64 read, write;

  read_and_write moved(int k, i64 turns) const {
    return {loops, read + turns * loops.loops[k].read, write + turns * loops.loops[k].write};
  }
};

/// Calls visit(read, write, count, loop) for each innermost run; with `past`, where that clip is broken. A
/// visit of six arguments, (read, write, rows, count, row loop, loop), is handed the two innermost loops.
template <class Visit>
void each_run(const nest& n, Visit&& visit, int past = -1) {
  const read_and_write start{n, n.read_base, n.write_base};
  if constexpr (std::is_invocable_v<Visit&, i64, i64, i64, i64, const loop&, const loop&>) {
    const auto planes = [&](const read_and_write& at, i64 rows, i64 count) {
      visit(at.read, at.write, rows, count, n.loops[n.count - 2], n.loops[n.count - 1]);
    };
    nest_walk<2, read_and_write, decltype(planes)>(n, past, planes).run(start);
  } else {
    const auto runs = [&](const read_and_write& at, i64 count) {
      visit(at.read, at.write, count, n.count == 0 ? loop{} : n.loops[n.count - 1]);
    };
    nest_walk<1, read_and_write, decltype(runs)>(n, past, runs).run(start);
  }
}

}  // namespace tmap::detail
