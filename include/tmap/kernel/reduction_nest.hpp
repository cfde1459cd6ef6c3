// Layer 8: a reduction as two loop nests, one over what stays and one over what goes.
#pragma once
#include <tmap/transfer/rules.hpp>

namespace tmap::detail {

/// A reduction is the broadcast of its result run backwards: for every turn of `kept`, all turns of `gone`.
///
/// Shape    kept: from positions in the operand to positions in the result (copies left out)
///          gone: from positions in the operand to ranks, the order in which indices are taken
/// Holds    positions of the two add up; each index of the operand is met once, never once a copy
struct reduction {
  nest kept{};
  nest gone{};
  bool by_index = false;  // no such nests: every index has to be looked up
  bool across = false;    // fold neighbours that stay side by side, rather than one after the other
};

/// The digits of the axes that another form has, without copies, and the bounds on these digits.
constexpr form restricted(const form& f, const form& to) {
  form kept = without_foreign_axes(f, to);
  for (int k = kept.count; k-- > 0;) {
    if (kept.digits[k].axis < 0) kept.remove_digit(k);
  }
  for (int b = kept.bound_count; b-- > 0;) {
    if (kept.reach(kept.bounds[b].value) < kept.bounds[b].limit) kept.remove_bound(b);
  }
  return kept;
}

/// Does a bound tie digits that stay to digits that go?
constexpr bool bounds_tie(const form& f, const form& gone) {
  for (int b = 0; b < f.bound_count; ++b) {
    bool stays = false, goes = false;
    for (int k = 0; k < f.count; ++k) {
      if (f.digits[k].axis < 0 || !f.depends(f.bounds[b].value, k)) continue;
      (gone.axis_of(f.axes[f.digits[k].axis]) >= 0 ? goes : stays) = true;
    }
    if (stays && goes) return true;
  }
  return false;
}

/// A nest with its two sides exchanged.
constexpr nest turned(nest n) {
  for (int k = 0; k < n.count; ++k)
    n.loops[k] = {.extent = n.loops[k].extent, .read = n.loops[k].write, .write = n.loops[k].read};
  const i64 read = n.read_base;
  n.read_base = n.write_base;
  n.write_base = read;
  return n;
}

/// How many turns a nest has, clips aside.
constexpr i64 turns_of(const nest& n) {
  i64 turns = 1;
  for (int k = 0; k < n.count; ++k) turns = saturating_mul(turns, n.loops[k].extent);
  return turns;
}

inline constexpr i64 worth_folding_along = 32;  // neighbours from which on a row is worth folding along
inline constexpr i64 too_few_to_fold_across =
    8;  // neighbours below which rows are not worth folding side by side

/// The nests of a reduction of x to `out`; `ranks` holds the indices that go, in their order.
///
/// Requires ranks stores every index that goes; where `in_order`, turns of `gone` follow it
constexpr reduction make_reduction(const form& x, const form& out, const form& ranks, bool in_order) {
  const bool empty = nothing_live(x);  // then nothing goes, whatever stays
  const plan kept = make_plan(out, restricted(empty ? out : x, out), largest, largest);
  const plan gone = make_plan(ranks, empty ? x : restricted(x, ranks), largest, largest);
  if (kept.element_by_element || gone.element_by_element || bounds_tie(x, ranks)) return {.by_index = true};
  reduction r{.kept = turned(kept.copy), .gone = turned(gone.copy)};
  if (in_order) {
    r.gone.sort();
  } else {
    for (int k = 0; k < r.gone.count; ++k) r.gone.loops[k].write = 0;
  }
  coalesce(r.gone, largest, largest);
  const loop stays = r.kept.count == 0 ? loop{} : r.kept.loops[r.kept.count - 1];
  const loop goes = r.gone.count == 0 ? loop{} : r.gone.loops[r.gone.count - 1];
  r.across =
      stays.extent >= too_few_to_fold_across && (goes.extent < worth_folding_along || stays.read < goes.read);
  return r;
}

}  // namespace tmap::detail
