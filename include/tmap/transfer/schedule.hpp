// Layer 7: schedules, how a nest is copied fast: wider elements, rows, and planes where unit strides lie
// apart.
#pragma once
#include <tmap/algebra/relation.hpp>
#include <tmap/detail/text.hpp>
#include <tmap/transfer/nest.hpp>

namespace tmap::detail {

/// What the innermost loops of a schedule are handed to.
///
/// packed   elements of four bits, one by one
/// strided  one loop, whatever its strides
/// rows     two loops, of which the last goes on in source and destination
/// planes   two loops: the first goes on in the source, the last in the destination
enum class leaf { packed, strided, rows, planes };

/// A nest rewritten for the host: the same elements, in units of `width` bytes.
///
/// Shape    columns of planes hold the turns of the last loop `groups` times, each time read `group_read`
///          further on
/// Holds    where it `pads`, the leaf writes the zeros that the destination is owed too: what clips leave
///          out of its two loops, and `gap` units beyond each run of the last one
struct schedule {
  nest loops;
  leaf kind = leaf::strided;
  i64 width = 1;  // 0 for elements of four bits
  bool pads = false;
  i64 gap = 0;
  i64 groups = 1;
  i64 group_read = 0;

  /// What the last loop writes without a hole.
  constexpr i64 run_length() const {
    return groups * (loops.count > 0 ? loops.loops[loops.count - 1].extent : 1);
  }
};

constexpr bool clips_weigh(const nest& n, int k) {
  for (int c = 0; c < n.clip_count; ++c) {
    if (n.clips[c].weight[k] != 0) return true;
  }
  return false;
}
constexpr bool one_clip_weighs(const nest& n, int a, int b) {
  for (int c = 0; c < n.clip_count; ++c) {
    if (n.clips[c].weight[a] != 0 && n.clips[c].weight[b] != 0) return true;
  }
  return false;
}

/// Takes an innermost run of a few bytes as one element: pairs of a 2 x 2 tile, nibbles of a byte.
constexpr void widen(schedule& s, i64 element_bits) {
  s.width = element_bits / 8;
  if (s.width == 0) s.kind = leaf::packed;
  nest& n = s.loops;
  if (n.count == 0) return;
  const loop run = n.loops[n.count - 1];
  const i64 bits = saturating_mul(run.extent, element_bits);
  if (run.read != 1 || run.write != 1 || clips_weigh(n, n.count - 1)) return;
  if (bits != 8 && bits != 16 && bits != 32 && bits != 64) return;
  bool aligned = n.read_base % run.extent == 0 && n.write_base % run.extent == 0;
  for (int k = 0; k + 1 < n.count; ++k) {
    aligned = aligned && n.loops[k].read % run.extent == 0 && n.loops[k].write % run.extent == 0;
  }
  if (!aligned) return;
  n.remove(n.count - 1);
  for (int k = 0; k < n.count; ++k) {
    n.loops[k].read /= run.extent;
    n.loops[k].write /= run.extent;
  }
  n.read_base /= run.extent;
  n.write_base /= run.extent;
  s.width = bits / 8;
  s.kind = leaf::strided;
}

/// Brings the loops whose neighbours are adjacent on one side only to the end, where they make a plane.
constexpr void find_plane(schedule& s) {
  nest& n = s.loops;
  int reading = -1, writing = -1;
  for (int k = 0; k < n.count; ++k) {
    if (n.loops[k].extent < 2) continue;
    if (n.loops[k].read == 1 && n.loops[k].write > 1) reading = k;
    if (n.loops[k].write == 1 && n.loops[k].read > 1) writing = k;
  }
  if (reading < 0 || writing < 0 || one_clip_weighs(n, reading, writing)) return;
  n.move_in(reading);
  n.move_in(reading < writing ? writing - 1 : writing);
  s.kind = leaf::planes;
}

/// Takes the loop in which the columns of planes go on as a part of them.
constexpr void join_columns(schedule& s) {
  nest& n = s.loops;
  const int last = n.count - 1;
  if (clips_weigh(n, last)) return;
  for (int k = 0; k < last - 1; ++k) {
    if (n.loops[k].write != n.loops[last].extent || clips_weigh(n, k)) continue;
    s.groups = n.loops[k].extent;
    s.group_read = n.loops[k].read;
    return n.remove(k);
  }
}

constexpr void find_rows(schedule& s) {
  nest& n = s.loops;
  const int last = n.count - 1;
  if (last < 1 || n.loops[last].read != 1 || n.loops[last].write != 1) return;
  int next = last - 1;
  while (next >= 0 && one_clip_weighs(n, next, last)) --next;
  if (next < 0) return;
  n.move_in(next);
  n.move_in(last - 1);
  s.kind = leaf::rows;
}

/// Puts outside what lies far apart on both sides: what goes on where another loop ends, on either side, is
/// then near in time too.
constexpr void sort_by_nearness(nest& n, int count) {
  n.sort(count, [](const loop& l) { return l.read < l.write ? l.read : l.write; });
}

/// The schedule of a coalesced nest over elements of so many bits.
constexpr schedule schedule_of(const nest& n, i64 element_bits) {
  schedule s{.loops = n};
  widen(s, element_bits);
  if (s.kind == leaf::strided) find_plane(s);
  if (s.kind == leaf::planes) join_columns(s);
  sort_by_nearness(s.loops, s.loops.count - (s.kind == leaf::planes ? 2 : 1));
  if (s.kind == leaf::strided) find_rows(s);
  return s;
}

/// Lets the leaf write the zeros of a destination, if all of its padding lies behind what its loops copy.
constexpr void pad_beside(schedule& s, const form& destination, i64 element_bits) {
  const nest& n = s.loops;
  if (s.kind != leaf::rows && s.kind != leaf::planes) return;
  if (destination.bound_count == 0 || n.write_base != 0) return;
  for (int b = 0; b < destination.bound_count; ++b) {
    if (destination.bounds[b].otherwise != fate::zero) return;
  }
  const int last = n.count - 1;
  for (int c = 0; c < n.clip_count; ++c) {  // no leaf is left out altogether
    const clip& bound = n.clips[c];
    i64 reach = 0;
    for (int k = 0; k < last - 1; ++k) {
      reach = saturating_add(reach, saturating_mul(bound.weight[k], n.loops[k].extent - 1));
    }
    if (bound.weight[last - 1] + bound.weight[last] == 0 || reach >= bound.limit) return;
  }
  // the loops count through the destination without a hole but the one behind the run
  const i64 size = destination.size * element_bits / 8 / s.width, run = s.run_length();
  i64 reached = run, gap = -1;
  for (int found = 0; found < last; ++found) {
    i64 next = largest;
    int at = -1;
    for (int k = 0; k < last; ++k) {
      if (n.loops[k].write >= reached && n.loops[k].write < next) next = n.loops[at = k].write;
    }
    if (at < 0) return;
    if (gap < 0) {
      gap = next - reached;
    } else if (next != reached) {
      return;
    }
    reached = next * n.loops[at].extent;
  }
  if (reached != size) return;
  const i64 elements = s.width * 8 / element_bits, behind = run * elements;
  for (i64 k : {behind, behind + gap * elements - 1}) {
    if (gap == 0) break;
    const cell c = cell_at(destination, k);  // or is it a hole of a linear combination?
    if (!c.is_padding() || c.kind() != zero) return;
  }
  s.pads = true;
  s.gap = gap;
}

/// Prints what a schedule's leaves do and the loops around them: "planes of 3136 x 64, width 4, in loops of
/// 32".
///
/// Units    extents in units of `width` bytes
constexpr short_text text_of(const schedule& s) {
  const nest& n = s.loops;
  const int inner = s.kind == leaf::rows || s.kind == leaf::planes ? 2 : n.count > 0 ? 1 : 0;
  const loop run = n.count > 0 ? n.loops[n.count - 1] : loop{.extent = 1, .read = 1, .write = 1};
  short_text out(s.kind == leaf::packed            ? "nibbles of "
                 : s.kind == leaf::planes          ? "planes of "
                 : s.kind == leaf::rows            ? "rows of "
                 : run.read == 1 && run.write == 1 ? "a run of "
                                                   : "strided runs of ");
  if (inner == 2) out << n.loops[n.count - 2].extent << " x ";
  out << s.run_length();
  if (s.width != 0) out << ", width " << s.width;
  for (int k = 0; k < n.count - inner; ++k) out << (k == 0 ? ", in loops of " : " x ") << n.loops[k].extent;
  return s.pads ? out << ", zeros behind" : out;
}

}  // namespace tmap::detail
