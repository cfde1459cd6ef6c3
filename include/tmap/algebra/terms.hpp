// Layer 3: linear combinations, whose terms share one position.
#pragma once
#include <tmap/algebra/positions.hpp>

namespace tmap::detail {

/// A term of a linear combination: the node, what it weighs, and which of its positions is meant.
struct placed_term {
  int inner = -1;
  i64 size = 1;
  i64 weight = 0;  // 0 when it takes no part in the position
  affine own{};
};

/// The terms by falling weight; the first `count` take part in the position.
struct term_list {
  static constexpr int most = 8;
  placed_term terms[most]{};
  int count = 0;
  int all = 0;  // more than `most` where they are too many

  constexpr void add(placed_term term) {
    if (all >= most) return void(all = most + 1);
    if (term.size == 1) term.weight = 0;
    int to = all++;
    for (; to > 0 && terms[to - 1].weight < term.weight; --to) terms[to] = terms[to - 1];
    terms[to] = term;
    count += term.weight > 0;
  }

  constexpr void sort_as_spelled() {
    for (int k = 1; k < all; ++k) {
      const placed_term term = terms[k];
      int to = k;
      for (; to > 0 && terms[to - 1].inner > term.inner; --to) terms[to] = terms[to - 1];
      terms[to] = term;
    }
  }

  /// Does every weight outweigh all smaller terms together? Then it is a product with gaps.
  constexpr bool apart() const {
    i64 below = 0;
    for (int k = count; k-- > 0;) {
      if (terms[k].weight <= below) return false;
      below = saturating_add(below, saturating_mul(terms[k].weight, terms[k].size - 1));
    }
    return true;
  }

  /// Is every position reached?
  constexpr bool dense() const {
    i64 below = 0;
    for (int k = count; k-- > 0;) {
      if (terms[k].weight > saturating_add(below, 1)) return false;
      below = saturating_add(below, saturating_mul(terms[k].weight, terms[k].size - 1));
    }
    return true;
  }
};

/// Replaces the digit behind a position by digits of terms that share positions.
///
/// Every way to write the position as a sum of weight * digit is a choice. False where the position is more
/// than one digit, starts past 0, or cuts a term.
constexpr bool overlay(form& f, const affine& position, term_list& c) {
  int whole = -1;
  for (int k = 0; k < f.count; ++k) {
    if (!f.depends(position, k)) continue;
    if (whole >= 0) return false;
    whole = k;
  }
  if (position.base != 0) return false;
  if (whole < 0) return true;  // position 0: every term is at its own
  const i64 by = position.weight[whole];
  const digit replaced = f.digits[whole];
  i64 cut = 0;    // what the terms reach whose positions the weight of the digit skips
  i64 dense = 0;  // positions from 0 on that are reached without a gap
  affine sum;
  for (int k = c.count; k-- > 0;) {
    placed_term& term = c.terms[k];
    if (term.weight % by != 0) {
      cut = saturating_add(cut, saturating_mul(term.weight, term.size - 1));
      continue;
    }
    const i64 weight = term.weight / by;
    const int placed = f.add_digit(
        {.extent = term.size, .stride = saturating_mul(replaced.stride, weight), .part = replaced.part});
    term.own.weight[placed] = 1;
    sum.weight[placed] = weight;
    if (weight > saturating_add(dense, 1)) f.holes = true;
    dense = saturating_add(dense, saturating_mul(weight, term.size - 1));
  }
  if (cut >= by) return false;
  for (int b = 0; b < f.bound_count; ++b) {
    affine& value = f.bounds[b].value;
    for (int k = 0; k < f.count; ++k) {
      if (sum.weight[k] != 0) value.weight[k] = saturating_mul(value.weight[whole], sum.weight[k]);
    }
  }
  // What lies past the combination, where it is padded, repeats its pattern.
  const i64 span = dense + 1;
  const bool padded = replaced.extent > span;
  f.digits[whole] = {};
  if (padded) {
    f.digits[whole] = replaced;
    f.digits[whole].extent = ceil_div(replaced.extent, span);
    f.digits[whole].stride = saturating_mul(replaced.stride, span);
    sum.weight[whole] = span;
  }
  for (int b = 0; b < f.bound_count; ++b) {
    i64& weight = f.bounds[b].value.weight[whole];
    weight = padded ? saturating_mul(weight, span) : 0;
  }
  f.add_bound(sum, replaced.extent, fate::outside, -1);
  return true;
}

}  // namespace tmap::detail
