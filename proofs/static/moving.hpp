// What a plan does, turn by turn, and what it must do: the definitions that proofs about moves share.
#pragma once
#include "law.hpp"

namespace tmap::proofs {

/// The parts of a tensor as one mapping; units stand one after the other, so that position i * size + j of it
/// is element j of unit i.
template <class Parts>
struct flattened;
template <class... Parts>
struct flattened<tmap::detail::part_list<Parts...>> {
  using type = m<m_v<Parts>...>;
};
template <class X>
using flat = typename flattened<typename X::parts>::type;

/// Is the cell an index all of whose coordinates lie on their axes? (Past the axis is padding.)
constexpr bool is_live(const cell& c) {
  if (!c.is_index()) return false;
  bool inside = true;
  c.index().for_each(
      [&](const axis_info& axis, i64 coordinate) { inside = inside && coordinate < axis.size; });
  return inside;
}

/// The coordinates of an index on the axes of a list, the others dropped.
template <class... As>
constexpr tensor_index only(axes<As...>, const tensor_index& t) {
  tensor_index out;
  (out.add(As::info, t[As::info]), ...);
  return out;
}

/// Calls visit(turn) for every combination of turns of a nest, turn[k] being that of loop k.
template <class Visit>
constexpr void each_turn(const nest& n, Visit&& visit) {
  i64 turn[tmap::detail::max_loops]{};
  for (int k = 0; k < n.count; ++k) {
    if (n.loops[k].extent == 0) return;
  }
  for (;;) {
    visit(turn);
    int k = n.count - 1;
    while (k >= 0 && ++turn[k] == n.loops[k].extent) turn[k--] = 0;
    if (k < 0) return;
  }
}
constexpr bool clipped(const nest& n, int c, const i64* turn) {
  i64 sum = 0;
  for (int k = 0; k < n.count; ++k) sum += n.clips[c].weight[k] * turn[k];
  return sum >= n.clips[c].limit;
}

/// From which position of X each position of Y is written, and how often.
template <class Y>
struct writes {
  i64 from[Y::size > 0 ? Y::size : 1]{};
  int times[Y::size > 0 ? Y::size : 1]{};
  bool outside = false;

  constexpr void note(i64 to, i64 source, i64 source_size) {
    outside = outside || to < 0 || to >= Y::size || source < 0 || source >= source_size;
    if (outside) return;
    from[to] = source;
    ++times[to];
  }
};
template <class X, class Y>
constexpr writes<Y> writes_of(const plan& p) {
  writes<Y> out;
  if (p.element_by_element) {
    for (tmap::detail::live_walk walk(Y::digits().live); walk.more(); walk.next()) {
      const tensor_index t = walk.index();
      out.note(walk.position(),
               tmap::detail::position_of(X::digits().live, [&](const axis_info& a) { return t[a]; }),
               X::size);
    }
    return out;
  }
  each_turn(p.copy, [&](const i64* turn) {
    i64 read = p.copy.read_base, write = p.copy.write_base;
    for (int k = 0; k < p.copy.count; ++k) {
      read += p.copy.loops[k].read * turn[k];
      write += p.copy.loops[k].write * turn[k];
    }
    for (int c = 0; c < p.copy.clip_count; ++c) {
      if (clipped(p.copy, c, turn)) return;
    }
    out.note(write, read, X::size);
  });
  return out;
}

/// f(T) = T: every live position of Y is written exactly once, from the position of the same index in X, and
/// no other position is written. Both sides by definition; only the plan is the library's.
template <class X, class Y>
constexpr bool keeps(const plan& p) {
  const writes<Y> done = writes_of<X, Y>(p);
  if (done.outside) return false;
  for (i64 s = 0; s < Y::size; ++s) {
    const cell there = defined<flat<Y>>::at(s);
    if (done.times[s] != (is_live(there) ? 1 : 0)) return false;
    if (!is_live(there)) continue;
    const cell here = defined<flat<X>>::at(done.from[s]);
    if (!is_live(here) || here.index() != only(axes_of<X>{}, there.index())) return false;
  }
  return true;
}

/// A move of the library's own plan keeps T.
template <class X, class Y>
inline constexpr bool moves = keeps<X, Y>(plan_of<X, Y>);

}  // namespace tmap::proofs
