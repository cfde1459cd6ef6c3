// Layer 3: the normal form, in which two mappings are equal exactly when their digits are.
//
// The live part of a form - which positions stand for which index - is unique once digits of extent 1 are
// gone, neighbours that count on are joined, and bounds are as tight as what they allow: the index at the
// smallest live position gives the first digit, the first multiple that is missing its extent, and so on for
// its multiples.
#pragma once
#include <tmap/algebra/joins.hpp>

namespace tmap::detail {

constexpr int compare_names(const char* a, const char* b) {
  while (*a != '\0' && *a == *b) ++a, ++b;
  return *a < *b ? -1 : *a > *b;
}

/// The order of digits in the normal form; it does not depend on the order in which axes were met.
constexpr bool before(const form& f, const digit& a, const digit& b) {
  if (a.stride != b.stride) return a.stride < b.stride;
  if (a.axis != b.axis) {
    if (a.axis < 0 || b.axis < 0) return a.axis < b.axis;
    const int names = compare_names(f.axes[a.axis]->name, f.axes[b.axis]->name);
    if (names != 0) return names < 0;
  }
  return a.step != b.step ? a.step < b.step : a.extent < b.extent;
}

/// Sorts bounds between which the order does not matter: those of one kind, side by side.
constexpr void sort_bounds(form& f) {
  const auto after = [&](const bound& x, const bound& y) {
    if (x.otherwise != y.otherwise) return false;
    for (int k = 0; k < f.count; ++k) {
      if (x.value.weight[k] != y.value.weight[k]) return x.value.weight[k] < y.value.weight[k];
    }
    return x.limit > y.limit;
  };
  for (int b = 1; b < f.bound_count; ++b) {
    for (int c = b; c > 0 && after(f.bounds[c - 1], f.bounds[c]); --c)
      std::swap(f.bounds[c], f.bounds[c - 1]);
  }
  for (int b = 0; b < f.bound_count; ++b) f.bounds[b].rank = b;
}

/// Sorts digits, the minor one first.
constexpr void sort_digits(form& f) {
  for (int k = 1; k < f.count; ++k) {
    for (int j = k; j > 0 && before(f, f.digits[j], f.digits[j - 1]); --j) {
      std::swap(f.digits[j], f.digits[j - 1]);
      for (int b = 0; b < f.bound_count; ++b) {
        std::swap(f.bounds[b].value.weight[j], f.bounds[b].value.weight[j - 1]);
      }
    }
  }
}

/// Does a digit change anything: the position, the index, or whether they are live?
constexpr bool matters(const form& f, int k) {
  const digit& d = f.digits[k];
  if (d.extent == 1) return false;
  if (d.stride != 0 || d.axis >= 0 || d.extent == 0) return true;
  for (int b = 0; b < f.bound_count; ++b) {
    if (f.bounds[b].value.weight[k] != 0) return true;
  }
  return false;
}
constexpr bool drop_idle_digits(form& f) {
  const int before = f.count;
  for (int k = f.count; k-- > 0;) {
    if (!matters(f, k)) f.remove_digit(k);
  }
  return f.count < before;
}

/// Drops what no live choice can see: bounds after one that always breaks, what they weigh of digits that a
/// bound before keeps at 0, and the axes of digits that only pad. Says whether a bound changed.
constexpr bool forget_the_padded(form& f) {
  bool changed = false;
  for (int b = 0; b < f.bound_count; ++b) {
    if (f.bounds[b].limit > 0 || f.bounds[b].otherwise == fate::outside) continue;
    while (f.bound_count > b + 1) f.remove_bound(b + 1);
    for (int k = 0; k < f.count; ++k) f.digits[k].live = 0;
    for (i64& origin : f.origin) origin = 0;
  }
  for (int k = 0; k < f.count; ++k) {
    digit& d = f.digits[k];
    if (d.live > 1) continue;
    d.axis = -1;
    d.step = 0;
    for (int b = bound_at_zero(f, k) + 1; b > 0 && b < f.bound_count; ++b) {
      changed = changed || f.bounds[b].value.weight[k] != 0;
      f.bounds[b].value.weight[k] = 0;
    }
  }
  return changed;
}

/// Shortens digits that choose no position past a limit. Says whether one was.
constexpr bool cut_outside(form& f) {
  bool changed = false;
  for (int b = f.bound_count; b-- > 0;) {
    if (f.bounds[b].otherwise != fate::outside || f.bounds[b].limit < 1) continue;
    for (int k = 0; k < f.count; ++k) changed = shorten(f.digits[k], f.bounds[b], k) || changed;
    if (sole_digit(f, f.bounds[b]) >= 0) f.remove_bound(b);
  }
  return changed;
}

/// The normal form of a mapping, padding and its kinds included.
constexpr void normalise(form& f, joining which = joining::within_parts) {
  for (int b = 0; b < f.bound_count; ++b) f.bounds[b].rank = b;
  for (bool changed = true; changed;) {
    settle_bounds(f);
    changed = cut_outside(f);
    changed = forget_the_padded(f) || changed;
    changed = drop_idle_digits(f) || changed;
    changed = changed || join_once(f, which) || join_padding_once(f, which);
  }
  sort_digits(f);
  sort_bounds(f);
}

/// Is no position live?
constexpr bool nothing_live(const form& f) {
  if (f.size == 0) return true;
  for (int b = 0; b < f.bound_count; ++b) {
    if (f.bounds[b].limit <= 0) return true;
  }
  for (int k = 0; k < f.count; ++k) {
    if (f.digits[k].extent == 0) return true;
  }
  for (int a = 0; a < f.axis_count; ++a) {
    if (f.axes[a]->size == 0) return true;
  }
  return false;
}

/// Only the live choices of digits: what moves copy and what domains are made of.
constexpr void keep_live(form& f, joining which = joining::across_parts) {
  if (nothing_live(f)) {
    f.count = 1;
    f.digits[0] = {.extent = 0, .live = 0};
    while (f.bound_count > 0) f.remove_bound(f.bound_count - 1);
    for (i64& origin : f.origin) origin = 0;
    return;
  }
  for (bool changed = true; changed;) {
    changed = false;
    for (int b = f.bound_count; b-- > 0;) {
      f.bounds[b].otherwise = fate::outside;
      const int k = sole_digit(f, f.bounds[b]);
      if (k < 0) continue;
      shorten(f.digits[k], f.bounds[b], k);
      f.remove_bound(b);
      changed = true;
    }
    drop_idle_digits(f);
    settle_bounds(f);
    while (join_once(f, which)) settle_bounds(f);
    for (int b = 0; b < f.bound_count; ++b) {
      if (sole_digit(f, f.bounds[b]) >= 0 || tighten(f, f.bounds[b])) changed = true;
    }
  }
  sort_digits(f);
  sort_bounds(f);
}

/// Are two settled forms the same digits and bounds over the same axes?
constexpr bool same_form(const form& a, const form& b) {
  if (a.size != b.size || a.count != b.count || a.bound_count != b.bound_count) return false;
  for (int k = 0; k < a.count; ++k) {
    const digit &x = a.digits[k], &y = b.digits[k];
    const axis_info* x_axis = x.axis < 0 ? nullptr : a.axes[x.axis];
    const axis_info* y_axis = y.axis < 0 ? nullptr : b.axes[y.axis];
    if (x.extent != y.extent || x.stride != y.stride || x.step != y.step || x_axis != y_axis) return false;
  }
  for (int k = 0; k < a.bound_count; ++k) {
    const bound &x = a.bounds[k], &y = b.bounds[k];
    if (!(x.value == y.value) || x.limit != y.limit || x.otherwise != y.otherwise) return false;
  }
  for (int k = 0; k < a.axis_count; ++k) {
    const int other = b.axis_of(a.axes[k]);
    if (a.origin[k] != (other < 0 ? 0 : b.origin[other])) return false;
  }
  for (int k = 0; k < b.axis_count; ++k) {
    if (a.axis_of(b.axes[k]) < 0 && b.origin[k] != 0) return false;
  }
  return true;
}

}  // namespace tmap::detail
