// Layer 7: schedules, how a nest is copied fast: wider elements, and planes where unit strides lie apart.
#pragma once
#include <tmap/detail/text.hpp>
#include <tmap/transfer/nest.hpp>

namespace tmap::detail {

/// A nest rewritten for the host: the same elements, in units of `width` bytes.
///
/// Shape    the last two loops are a plane where `planes` is set: rows that are adjacent in the source,
/// columns
///          that are adjacent in the destination
struct schedule {
  nest loops;
  i64 width = 1;  // bytes; 0 for elements of four bits
  bool planes = false;
};

constexpr bool clips_weigh(const nest& n, int k) {
  for (int c = 0; c < n.clip_count; ++c) {
    if (n.clips[c].weight[k] != 0) return true;
  }
  return false;
}

/// Takes an innermost run of a few bytes as one element: pairs of a 2 x 2 tile, nibbles of a byte.
constexpr void widen(schedule& s, i64 element_bits) {
  s.width = element_bits / 8;
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
  if (reading < 0 || writing < 0 || s.width == 0) return;
  for (int c = 0; c < n.clip_count; ++c) {
    if (n.clips[c].weight[reading] != 0 && n.clips[c].weight[writing] != 0) return;
  }
  for (; reading + 1 < n.count; ++reading) {
    if (reading + 1 == writing) --writing;
    n.swap(reading, reading + 1);
  }
  for (; writing + 2 < n.count; ++writing) n.swap(writing, writing + 1);
  n.swap(n.count - 2, n.count - 1);
  s.planes = true;
}

/// The schedule of a coalesced nest over elements of so many bits.
constexpr schedule schedule_of(const nest& n, i64 element_bits) {
  schedule s{.loops = n};
  widen(s, element_bits);
  find_plane(s);
  return s;
}

/// Prints the kernel of a schedule and the loops around it: "planes of 3136 x 64, width 4, in loops of 32".
///
/// Units    extents in units of `width` bytes, the plane's row loop first
constexpr short_text to_text(const schedule& s) {
  const nest& n = s.loops;
  const int inner = s.planes ? n.count - 2 : n.count > 0 ? n.count - 1 : 0;
  const loop run = n.count > 0 ? n.loops[n.count - 1] : loop{.extent = 1, .read = 1, .write = 1};
  short_text out;
  if (s.planes) {
    out << "planes of " << n.loops[inner].extent << " x " << run.extent;
  } else {
    out << (run.read != 1 || run.write != 1 ? "strided runs of " : "memcpy runs of ") << run.extent;
  }
  out << ", width " << s.width;
  for (int k = 0; k < inner; ++k) out << (k == 0 ? ", in loops of " : " x ") << n.loops[k].extent;
  return out;
}

}  // namespace tmap::detail
