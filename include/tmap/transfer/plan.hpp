// Layer 7: plans, a move between two forms as a loop nest.
#pragma once
#include <tmap/algebra/walk.hpp>

namespace tmap {
namespace detail {

inline constexpr int max_loops = max_digits + 1;  // and the packet
inline constexpr int max_clips = 4;
inline constexpr int max_fills = 4;

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

/// Zeros that a destination is owed: a nest over positions of which clip `past` must be broken.
struct fill {
  nest positions;
  int past = 0;
};

/// How a move copies: which element of the source goes to which of the destination.
///
/// Shape    loops in elements, the outermost first; `element_by_element` where the digits of both sides have
/// no
///          common refinement
/// Holds    every live position of the destination is written exactly once, from the same index of the source
/// Source   machine page "What an emulated transfer is"
struct plan {
  nest copy;
  bool element_by_element = false;
};

/// Prints a plan in the sequencer's notation, a loop a line: axis -> extent : read stride, write stride.
///
/// Units    strides in units of `bytes`: elements for 1, bytes for the width of an element
constexpr short_text to_text(const plan& p, i64 bytes = 1) {
  if (p.element_by_element) return short_text("element by element");
  short_text out;
  for (int k = 0; k < p.copy.count; ++k) {
    const loop& l = p.copy.loops[k];
    out << (k == 0 ? "" : "\n") << (l.axis == nullptr ? "*" : l.axis->name);
    if (l.axis != nullptr && l.step != 1) out << " / " << l.step;
    out << " -> " << l.extent << " : " << l.read * bytes << ", " << l.write * bytes;
  }
  return p.copy.count == 0 ? short_text("one element") : out;
}

namespace detail {

/// Cuts digits of an axis where they cross a coordinate; false where that is no whole number of their steps.
constexpr bool cut_digits(form& f, const axis_info* info, i64 coordinate) {
  const int axis = f.axis_of(info);
  for (int k = f.count; k-- > 0;) {
    const digit d = f.digits[k];
    if (axis < 0 || d.axis != axis || coordinate <= d.step ||
        coordinate >= saturating_mul(d.step, d.extent)) {
      continue;
    }
    if (coordinate % d.step != 0) return false;
    f.split(k, coordinate / d.step);
  }
  return f.broken == fault::none;
}

/// Cuts digits at a position, so that no digit crosses the border between two units.
constexpr void cut_at_position(form& f, i64 position) {
  for (int k = f.count; k-- > 0;) {
    const digit d = f.digits[k];
    if (d.stride > 0 && position > d.stride && position % d.stride == 0 &&
        position < saturating_mul(d.stride, d.extent)) {
      f.split(k, position / d.stride);
    }
  }
}

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

/// The longest piece of a nest's innermost run that never crosses the border of a unit: the run itself, or
/// what divides every place it begins at.
constexpr i64 piece_within_unit(const nest& n, i64 loop::*step, i64 base, i64 unit) {
  const int last = n.count - 1;
  if (unit == largest) return n.loops[last].extent;
  i64 reach = base % unit + n.loops[last].extent - 1, shared = gcd(unit, base);
  for (int k = 0; k < last; ++k) {
    if (n.loops[k].*step % unit == 0) continue;
    reach = saturating_add(reach, saturating_mul(n.loops[k].*step, n.loops[k].extent - 1));
    shared = gcd(shared, n.loops[k].*step);
  }
  return reach < unit ? n.loops[last].extent : gcd(shared, n.loops[last].extent);
}

/// Cuts the innermost run so that each packet lies within one unit of either side.
constexpr void end_packets_at_units(nest& n, i64 read_unit, i64 write_unit) {
  if (n.count == 0) return;
  const loop run = n.loops[n.count - 1];
  if (run.read != 1 || run.write != 1) return;
  const i64 piece = gcd(piece_within_unit(n, &loop::read, n.read_base, read_unit),
                        piece_within_unit(n, &loop::write, n.write_base, write_unit));
  if (piece == run.extent) return;
  n.loops[n.count - 1] = {run.extent / piece, piece, piece, run.axis, saturating_mul(run.step, piece)};
  n.loops[n.count] = {piece, 1, 1, run.axis, run.step};
  for (int c = 0; c < n.clip_count; ++c) {
    n.clips[c].weight[n.count] = n.clips[c].weight[n.count - 1];
    n.clips[c].weight[n.count - 1] *= piece;
  }
  ++n.count;
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

/// Is j the digit of largest step on its axis? It counts on past its extent, where nothing is stored.
constexpr bool is_coarsest(const form& f, int j) {
  for (int k = 0; k < f.count; ++k) {
    if (f.digits[k].axis == f.digits[j].axis && f.digits[k].step > f.digits[j].step) return false;
  }
  return true;
}

/// The plan of a move: the destination's digits, cut until each lies within one digit of the source.
///
/// Requires both forms are live, and the source stores what the destination does
constexpr plan make_plan(const form& source, const form& destination, i64 read_unit, i64 write_unit) {
  plan result;
  const plan ragged{.copy = {}, .element_by_element = true};
  if (nothing_live(destination)) {
    result.copy.count = 1;
    result.copy.loops[0].extent = 0;
    return result;
  }
  form f = destination;
  cut_at_position(f, write_unit);
  for (int j = 0; j < source.count; ++j) {
    const digit& s = source.digits[j];
    if (s.axis < 0) continue;
    if (!cut_digits(f, source.axes[s.axis], s.step)) return ragged;
    const bool last = is_coarsest(source, j);
    if (!last && !cut_digits(f, source.axes[s.axis], saturating_mul(s.step, s.extent))) return ragged;
    // a unit's border inside a digit of the source is a border for packets too
    if (s.stride > 0 && read_unit % s.stride == 0 && s.stride < read_unit &&
        read_unit < saturating_mul(s.stride, s.extent)) {
      if (!cut_digits(f, source.axes[s.axis], s.step * (read_unit / s.stride))) return ragged;
    }
  }
  if (f.broken != fault::none) return ragged;

  i64 used[max_digits]{};  // how far the destination reaches into each digit of the source
  int loop_of[max_digits]{};
  nest& n = result.copy;
  for (int k = 0; k < f.count; ++k) {
    const digit& d = f.digits[k];
    if (d.extent == 1) continue;
    loop& l = n.loops[n.count];
    l = {.extent = d.extent, .write = d.stride};
    loop_of[k] = n.count++;
    if (d.axis < 0) continue;
    l.axis = f.axes[d.axis];
    l.step = d.step;
    const int axis = source.axis_of(l.axis);
    if (axis < 0) continue;  // asked for: broadcast along it
    int found = -1;
    for (int j = 0; j < source.count; ++j) {
      const digit& s = source.digits[j];
      if (s.axis != axis || d.step % s.step != 0) continue;
      if (d.step < saturating_mul(s.step, s.extent) || (is_coarsest(source, j) && found < 0)) found = j;
    }
    if (found < 0) return ragged;
    const digit& s = source.digits[found];
    used[found] = saturating_add(used[found], d.step / s.step * (d.extent - 1));
    l.read = s.stride * (d.step / s.step);
  }
  for (int axis = 0; axis < source.axis_count; ++axis) {
    const int own = f.axis_of(source.axes[axis]);
    i64 shift = (own < 0 ? 0 : f.origin[own]) - source.origin[axis];
    for (i64 ceiling = largest; shift != 0;) {
      int heaviest = -1;
      for (int j = 0; j < source.count; ++j) {
        const digit& s = source.digits[j];
        if (s.axis == axis && s.step < ceiling && (heaviest < 0 || s.step > source.digits[heaviest].step))
          heaviest = j;
      }
      if (heaviest < 0) return ragged;
      const digit& s = source.digits[heaviest];
      ceiling = s.step;
      const i64 by = shift / s.step < s.extent ? shift / s.step : s.extent - 1;
      const bool carries = by > 0 && saturating_add(used[heaviest], by) >= s.extent;
      if (carries && !is_coarsest(source, heaviest)) return ragged;
      shift -= by * s.step;
      n.read_base += by * s.stride;
    }
  }
  if (!add_clips(n, f, loop_of)) return ragged;
  for (int k = 1; k < n.count; ++k) {
    for (int j = k; j > 0 && n.loops[j].write > n.loops[j - 1].write; --j) n.swap(j, j - 1);
  }
  coalesce(n, read_unit, write_unit);
  end_packets_at_units(n, read_unit, write_unit);
  return result;
}

/// The longest n such that a plan writes aligned blocks of n positions, each from n neighbours of the source.
constexpr i64 longest_run(const plan& p) {
  const nest& n = p.copy;
  if (p.element_by_element || n.count == 0) return 1;
  const loop& inner = n.loops[n.count - 1];
  if (inner.read != 1 || inner.write != 1) return 1;
  i64 run = inner.extent;
  for (int k = 0; k + 1 < n.count; ++k) run = gcd(run, n.loops[k].write);
  for (int c = 0; c < n.clip_count; ++c) {
    const i64 weight = n.clips[c].weight[n.count - 1];
    if (weight == 0) continue;
    for (int k = 0; k + 1 < n.count; ++k) run = gcd(run, n.clips[c].weight[k] / weight);
    run = gcd(run, n.clips[c].limit / weight);
  }
  return run;
}

/// The zeros a destination is owed, one fill for each bound that pads with zero.
struct fills {
  fill each[max_fills]{};
  int count = 0;
  bool fits = true;
};
constexpr fills make_fills(const form& all) {
  fills result;
  for (int b = 0; b < all.bound_count; ++b) {
    if (all.bounds[b].otherwise != fate::zero) continue;
    if (result.count == max_fills || b >= max_clips) {
      result.fits = false;
      return result;
    }
    fill& out = result.each[result.count++];
    nest& n = out.positions;
    int loop_of[max_digits]{};
    for (int k = 0; k < all.count; ++k) {
      if (all.digits[k].extent == 1) continue;
      n.loops[n.count] = {.extent = all.digits[k].extent, .write = all.digits[k].stride};
      loop_of[k] = n.count++;
    }
    form asked = all;  // the bounds that are asked before this one, and this one
    while (asked.bound_count > b + 1) asked.remove_bound(asked.bound_count - 1);
    add_clips(n, asked, loop_of);
    out.past = b;
    for (int k = 1; k < n.count; ++k) {
      for (int j = k; j > 0 && n.loops[j].write > n.loops[j - 1].write; --j) n.swap(j, j - 1);
    }
  }
  return result;
}

}  // namespace detail
}  // namespace tmap
