// Layer 7: nests cut to pieces that a crew runs side by side.
#pragma once
#include <tmap/machine/context.hpp>
#include <tmap/transfer/nest.hpp>

namespace tmap::detail {

/// The nest of some turns of loop k.
constexpr nest piece_of(nest n, int k, i64 first, i64 count) {
  n.loops[k].extent = count;
  n.read_base += first * n.loops[k].read;
  n.write_base += first * n.loops[k].write;
  for (int c = 0; c < n.clip_count; ++c) n.clips[c].limit -= first * n.clips[c].weight[k];
  return n;
}

/// Does every turn write a place of its own? Those of each loop lie beyond all that narrower loops reach.
constexpr bool writes_apart(const nest& n) {
  for (int k = 0; k < n.count; ++k) {
    i64 reach = 0;
    for (int j = 0; j < n.count; ++j) {
      if (j == k || n.loops[j].write > n.loops[k].write) continue;
      reach = saturating_add(reach, saturating_mul(n.loops[j].write, n.loops[j].extent - 1));
    }
    if (n.loops[k].extent > 1 && n.loops[k].write <= reach) return false;
  }
  return true;
}

/// The turns of loop k between places where it may be cut: an innermost run only where kernels end a block.
constexpr i64 grain_of(const nest& n, int k) { return k == n.count - 1 ? 64 : 1; }
constexpr i64 grains_of(const nest& n, int k) { return ceil_div(n.loops[k].extent, grain_of(n, k)); }

/// The loop to cut, one of the first `loops`: the outermost that gives enough pieces, or else the one that
/// gives the most; -1 where none gives two, or where they would write the same places.
constexpr int loop_to_cut(const nest& n, int loops, i64 pieces) {
  int chosen = -1;
  if (!writes_apart(n)) return chosen;
  for (int k = 0; k < loops; ++k) {
    if (grains_of(n, k) >= pieces) return k;
    if (grains_of(n, k) > (chosen < 0 ? 1 : grains_of(n, chosen))) chosen = k;
  }
  return chosen;
}

/// Runs a nest that writes so many bytes, by pieces if there is a crew to share them:
/// run(nest, loop, first turn of that loop).
///
/// Requires run may be called by several threads at once, and the first `loops` loops may be cut
template <class Crew, class Run>
void in_pieces(const Crew& crew, const nest& n, int loops, i64 bytes, const Run& run) {
  if constexpr (!std::is_same_v<Crew, alone>) {
    const i64 wanted = crew.pieces(bytes);
    const int k = wanted > 1 ? loop_to_cut(n, loops, wanted) : -1;
    if (k >= 0) {
      const i64 grains = grains_of(n, k), pieces = wanted < grains ? wanted : grains;
      const auto begin = [&](i64 piece) {
        return piece == pieces ? n.loops[k].extent : grains * piece / pieces * grain_of(n, k);
      };
      return crew.share(pieces, [&](i64 piece) {
        run(piece_of(n, k, begin(piece), begin(piece + 1) - begin(piece)), k, begin(piece));
      });
    }
  }
  run(n, 0, i64{0});
}

}  // namespace tmap::detail
