// Layer 3: the normal form, in which two mappings are equal exactly when their digits are.
//
// The live part of a form - which positions stand for which index - is unique once digits of extent 1 are
// gone, neighbours that count on are joined, and bounds are as tight as what they allow: the index at the
// smallest live position gives the first digit, the first multiple that is missing its extent, and so on for
// its multiples.
#pragma once
#include <tmap/algebra/bounds.hpp>

namespace tmap::detail {

/// Which neighbours become one digit: those of one part, of any parts, or also those that repeat each other.
enum class joining : unsigned char { within_parts, across_parts, overlapping };

/// The number of values of the minor digit after which the major one counts on, in the buffer, on the axis
/// and in every bound; 0 where it does not.
constexpr i64 counts_on(const form& f, int major, int minor) {
  const digit &x = f.digits[major], &y = f.digits[minor];
  if (major == minor || x.axis != y.axis) return 0;
  const i64 unit = y.stride > 0 ? y.stride : y.step;
  const i64 after = unit == 0 ? 0 : (y.stride > 0 ? x.stride : x.step) / unit;
  if (x.stride != saturating_mul(y.stride, after) || x.step != saturating_mul(y.step, after)) return 0;
  for (int b = 0; b < f.bound_count; ++b) {
    const affine& value = f.bounds[b].value;
    if (value.weight[major] != saturating_mul(value.weight[minor], after)) return 0;
  }
  return after;
}

/// Joins two digits that count on where the minor one ends, or before it ends where that is asked for.
constexpr bool join_once(form& f, joining which) {
  for (int major = 0; major < f.count; ++major) {
    for (int minor = 0; minor < f.count; ++minor) {
      const digit &x = f.digits[major], &y = f.digits[minor];
      if (x.part != y.part && which == joining::within_parts) continue;
      const i64 after = counts_on(f, major, minor);
      if (after == 0 || after > y.extent) continue;
      if (after < y.extent && which != joining::overlapping) continue;
      f.digits[minor].extent = saturating_add(y.extent, saturating_mul(after, x.extent - 1));
      f.remove_digit(major);
      return true;
    }
  }
  return false;
}

/// Joins a major digit that only pads with the digit it repeats, where both pad with one kind.
constexpr bool join_padding_once(form& f) {
  const auto pads_alone = [&](int k, fate& kind) {
    int own = 0;
    for (int b = 0; b < f.bound_count; ++b) {
      if (f.bounds[b].value.weight[k] == 0) continue;
      if (sole_digit(f, f.bounds[b]) != k) return -1;
      kind = f.bounds[b].otherwise;
      ++own;
    }
    return own;
  };
  for (int major = 0; major < f.count; ++major) {
    fate kind = fate::top;
    if (f.digits[major].live != 1 || pads_alone(major, kind) != 1) continue;
    for (int minor = 0; minor < f.count; ++minor) {
      const digit &x = f.digits[major], &y = f.digits[minor];
      if (major == minor || x.part != y.part || x.stride != saturating_mul(y.stride, y.extent)) continue;
      fate minor_kind = kind;
      const int minor_bounds = pads_alone(minor, minor_kind);
      if (minor_bounds < 0 || minor_bounds > 1 || minor_kind != kind) continue;
      const i64 live = y.live;
      bound joined{.value = {}, .limit = live, .otherwise = kind};
      int first = -1, last = -1;
      for (int b = 0; b < f.bound_count; ++b) {
        const affine& value = f.bounds[b].value;
        if (value.weight[major] == 0 && value.weight[minor] == 0) continue;
        if (first < 0) first = b;
        last = b;
      }
      bool between = false;  // padding of another kind that comes first for some positions only
      for (int b = first; b < last; ++b) between = between || f.bounds[b].otherwise != kind;
      if (between) continue;
      joined.rank = f.bounds[first].rank;
      if (last != first) f.remove_bound(last);
      f.remove_bound(first);
      f.digits[minor].extent = saturating_mul(x.extent, y.extent);
      joined.value.weight[minor] = 1;
      f.add_bound(joined.value, joined.limit, joined.otherwise, joined.rank);
      f.remove_digit(major);
      return true;
    }
  }
  return false;
}

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
constexpr void drop_idle_digits(form& f) {
  for (int k = f.count; k-- > 0;) {
    if (!matters(f, k)) f.remove_digit(k);
  }
}

/// The normal form of a mapping, padding and its kinds included.
constexpr void normalise(form& f) {
  for (int b = 0; b < f.bound_count; ++b) f.bounds[b].rank = b;
  drop_idle_digits(f);
  settle_bounds(f);
  while (join_once(f, joining::within_parts) || join_padding_once(f)) settle_bounds(f);
  sort_digits(f);
  for (int b = 0; b < f.bound_count; ++b) f.bounds[b].rank = b;
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
      if (f.bounds[b].limit < f.digits[k].extent) f.digits[k].extent = f.bounds[b].limit;
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
  for (int b = 1; b < f.bound_count; ++b) {
    for (int c = b; c > 0 && f.bounds[c].limit < f.bounds[c - 1].limit; --c)
      std::swap(f.bounds[c], f.bounds[c - 1]);
  }
  for (int b = 0; b < f.bound_count; ++b) f.bounds[b].rank = b;
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
