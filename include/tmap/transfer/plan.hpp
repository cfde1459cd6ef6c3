// Layer 7: plans, a move between two forms as a loop nest.
#pragma once
#include <tmap/transfer/refine.hpp>

namespace tmap {

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

/// The plan of a move, coalesced as far as the units of both sides allow.
///
/// Requires both forms are live, and the source stores what the destination does
constexpr plan make_plan(const form& source, const form& destination, i64 read_unit, i64 write_unit) {
  const plan by_index{.copy = {}, .element_by_element = true};
  if (nothing_live(destination)) {
    plan nothing;
    nothing.copy.count = 1;
    nothing.copy.loops[0].extent = 0;
    return nothing;
  }
  form f = destination;
  refinement r;
  if (!refine(f, source, read_unit, write_unit) || !match_digits(r, f, source)) return by_index;
  for (int axis = 0; axis < source.axis_count; ++axis) {
    const int own = f.axis_of(source.axes[axis]);
    const i64 origin = own < 0 ? 0 : f.origin[own];
    if (!match_origin(r, origin - source.origin[axis], source, axis)) return by_index;
  }
  plan result{.copy = r.copy};
  if (!add_clips(result.copy, f, r.loop_of)) return by_index;
  result.copy.sort();
  coalesce(result.copy, read_unit, write_unit);
  end_packets_at_units(result.copy, read_unit, write_unit);
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

}  // namespace detail
}  // namespace tmap
