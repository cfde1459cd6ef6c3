// Layer 3: numbers that depend on digits: how a position is shifted, divided, joined and bounded.
#pragma once
#include <tmap/algebra/digits.hpp>

namespace tmap::detail {

/// start + step * position; what does not fit 63 bits lies past every bound.
constexpr affine shifted(affine position, i64 start, i64 step) {
  for (i64& weight : position.weight) weight = saturating_mul(weight, step);
  position.base = saturating_add(start, saturating_mul(step, position.base));
  return position;
}

constexpr affine sum_of(affine a, const affine& b) {
  a.base = saturating_add(a.base, b.base);
  for (int k = 0; k < max_digits; ++k) a.weight[k] = saturating_add(a.weight[k], b.weight[k]);
  return a;
}

constexpr int part_of(const form& f, const affine& position) {
  for (int k = 0; k < f.count; ++k) {
    if (f.depends(position, k)) return f.digits[k].part;
  }
  return 0;
}

/// Writes position as position * by + minor with 0 <= minor < by; false where a digit would have to be cut.
constexpr bool divide(form& f, affine& position, i64 by, affine& minor) {
  if (by == 1) return true;
  affine major;
  const int count = f.count;
  for (int k = 0; k < count; ++k) {
    const i64 weight = position.weight[k];
    if (!f.depends(position, k)) continue;
    if (weight % by == 0) {
      major.weight[k] = weight / by;
    } else if (weight < by && saturating_mul(weight, f.digits[k].extent - 1) < by) {
      minor.weight[k] = weight;
    } else if (weight < by && by % weight == 0) {
      minor.weight[f.split(k, by / weight)] = weight;
      major.weight[k] = 1;
    } else {
      return false;
    }
  }
  major.base = position.base / by;
  minor.base = position.base % by;
  if (f.reach(minor) >= by) return false;
  position = major;
  return true;
}

/// Joins digits that count on where their neighbour ends, in the buffer and in every number alike.
constexpr void join_in(form& f, affine& position) {
  for (int major = 0; major < f.count; ++major) {
    for (int minor = 0; minor < f.count; ++minor) {
      if (major == minor || !f.depends(position, major) || !f.depends(position, minor)) continue;
      const i64 n = f.digits[minor].extent;
      if (f.digits[major].stride != saturating_mul(f.digits[minor].stride, n) ||
          position.weight[major] != saturating_mul(position.weight[minor], n)) {
        continue;
      }
      bool same = true;
      for (int b = 0; b < f.bound_count; ++b) {
        const affine& value = f.bounds[b].value;
        same = same && value.weight[major] == saturating_mul(value.weight[minor], n);
      }
      if (!same) continue;
      f.digits[minor].extent = saturating_mul(n, f.digits[major].extent);
      position.weight[major] = 0;
      f.digits[major] = {};
      for (int b = 0; b < f.bound_count; ++b) f.bounds[b].value.weight[major] = 0;
      return join_in(f, position);
    }
  }
}

/// Does a bound that stands already keep value below limit? It does when its own number is a multiple of
/// value.
constexpr bool implied(const form& f, const affine& value, i64 limit) {
  for (int b = 0; b < f.bound_count; ++b) {
    const bound& known = f.bounds[b];
    i64 scale = 0, known_scale = 0;
    bool covered = true;
    for (int k = 0; k < f.count; ++k) {
      if (!f.depends(value, k)) continue;
      if (scale == 0) {
        scale = value.weight[k];
        known_scale = known.value.weight[k];
      }
      covered = covered && known.value.weight[k] != 0 &&
                saturating_mul(value.weight[k], known_scale) == saturating_mul(known.value.weight[k], scale);
    }
    if (scale == 0 || !covered) continue;
    const i64 room = known.limit - 1 - known.value.base;
    const i64 most = room < 0 ? -1 : saturating_mul(room, scale) / known_scale;
    if (saturating_add(value.base, most) < limit) return true;
  }
  return false;
}

}  // namespace tmap::detail
