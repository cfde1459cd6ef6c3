// Layer 3: equality of mappings, decided from their normal forms and never by enumeration.
#pragma once
#include <tmap/algebra/domain.hpp>
#include <tmap/algebra/lowered.hpp>

namespace tmap::detail {

constexpr bool pads_visibly(const form& f) {
  for (int b = 0; b < f.bound_count; ++b) {
    if (f.bounds[b].otherwise == fate::zero || f.bounds[b].otherwise == fate::bottom) return true;
  }
  return false;
}

/// Do the kinds of two forms differ at a position next to where a bound of the first one begins to break?
constexpr bool kinds_differ(const form& a, const form& b) {
  for (int k = 0; k < a.bound_count; ++k) {
    for (int d = 0; d < a.count; ++d) {
      const i64 weight = a.bounds[k].value.weight[d];
      if (weight == 0) continue;
      const i64 edge = saturating_mul(ceil_div(a.bounds[k].limit, weight), a.digits[d].stride);
      for (i64 position : {edge, edge - 1, edge + a.digits[d].stride, a.size - 1, a.size / 2}) {
        if (position < 0 || position >= a.size) continue;
        const cell x = cell_at(a, position), y = cell_at(b, position);
        if (x.is_padding() && y.is_padding() && x.kind() != y.kind()) return true;
      }
    }
  }
  return false;
}

/// Same size, and the same cell at every position?
///
/// Exact for live cells; where zero or bottom padding is written in two ways that neither the normal form nor
/// the edges of the bounds tell apart, the answer is unknown, and the question does not compile.
constexpr answer same_mapping(const lowered& a, const lowered& b) {
  if (a.all.size != b.all.size || !same_form(a.live, b.live)) {
    const bool coupled = couples_axes(a.live) && couples_axes(b.live);
    return coupled && a.all.size == b.all.size ? answer::unknown : answer::no;
  }
  if (!pads_visibly(a.all) && !pads_visibly(b.all)) return answer::yes;
  if (same_form(a.all, b.all)) return answer::yes;
  return kinds_differ(a.all, b.all) || kinds_differ(b.all, a.all) ? answer::no : answer::unknown;
}

}  // namespace tmap::detail
