// Layer 3: the normal form, in which two mappings are equal exactly when their digits are.
//
// The live part of a form - which positions stand for which index - is unique once digits of extent 1 are
// gone, neighbours that count on are joined, and bounds are as tight as what they allow: the index at the
// smallest live position gives the first digit, the first multiple that is missing its extent, and so on for
// its multiples.
#pragma once
#include <tmap/algebra/digits.hpp>
#include <utility>

namespace tmap::detail {

constexpr i64 gcd(i64 a, i64 b) {
  while (b != 0) a = std::exchange(b, a % b);
  return a;
}

/// Strips from a bound what cannot decide it and divides by what all weights share; false when it always
/// holds.
constexpr bool reduce(const form& f, bound& b) {
  i64 limit = b.limit - b.value.base;
  b.value.base = 0;
  for (int k = 0; k < max_digits; ++k) {
    if (!f.depends(b.value, k)) b.value.weight[k] = 0;
  }
  if (f.reach(b.value) < limit) return false;
  if (limit <= 0) {
    b = {.value = {}, .limit = 0, .otherwise = b.otherwise, .rank = b.rank};
    return true;
  }
  // Take the digits away from the smallest weight on; those left share a divisor that the others stay below.
  bool stripped[max_digits]{};
  i64 below = 0;
  for (int best_strip = 0; best_strip < f.count; ++best_strip) {
    int smallest = -1;
    i64 shared = 0;
    for (int k = 0; k < f.count; ++k) {
      if (b.value.weight[k] == 0 || stripped[k]) continue;
      if (smallest < 0 || b.value.weight[k] < b.value.weight[smallest]) smallest = k;
    }
    for (int k = 0; k < f.count; ++k) {
      if (b.value.weight[k] != 0 && !stripped[k] && k != smallest) shared = gcd(shared, b.value.weight[k]);
    }
    if (shared == 0) break;
    stripped[smallest] = true;
    below = saturating_add(below, saturating_mul(b.value.weight[smallest], f.digits[smallest].extent - 1));
    const i64 rest = limit % shared;
    if (below < shared && (rest == 0 || rest > below)) {
      for (int k = 0; k < f.count; ++k) {
        if (stripped[k]) b.value.weight[k] = 0;
      }
      limit = ceil_div(limit, shared) * shared;
      below = 0;
    }
  }
  i64 shared = 0;
  for (int k = 0; k < f.count; ++k) shared = gcd(shared, b.value.weight[k]);
  for (int k = 0; k < f.count; ++k) b.value.weight[k] /= shared;
  b.limit = ceil_div(limit, shared);
  return true;
}

/// The only digit that a bound depends on; -1 when there are several or none.
constexpr int sole_digit(const form& f, const bound& b) {
  int sole = -1;
  for (int k = 0; k < f.count; ++k) {
    if (b.value.weight[k] == 0) continue;
    if (sole >= 0) return -1;
    sole = k;
  }
  return sole;
}

/// Reduces every bound, drops those that a tighter one of the same number makes idle, and counts live values.
constexpr void settle_bounds(form& f) {
  for (int b = f.bound_count; b-- > 0;) {
    if (!reduce(f, f.bounds[b])) f.remove_bound(b);
  }
  for (int b = f.bound_count; b-- > 0;) {
    for (int a = 0; a < f.bound_count; ++a) {
      const bound &x = f.bounds[a], &y = f.bounds[b];
      if (a == b || !(x.value == y.value) || x.limit > y.limit) continue;
      bool decides = a < b;  // a bound that is asked first, or one that says the same
      if (!decides && x.otherwise == y.otherwise) {
        decides = true;
        for (int between = b + 1; between < a; ++between) {
          decides = decides && f.bounds[between].otherwise == x.otherwise;
        }
      }
      if (!decides) continue;
      f.remove_bound(b);
      break;
    }
  }
  for (int k = 0; k < f.count; ++k) f.digits[k].live = f.digits[k].extent;
  for (int b = 0; b < f.bound_count; ++b) {
    const int k = sole_digit(f, f.bounds[b]);
    if (k >= 0 && f.bounds[b].limit < f.digits[k].live) f.digits[k].live = f.bounds[b].limit;
  }
}

/// Joins neighbours that count on where the minor one ends; within one part, or across parts.
constexpr bool join_once(form& f, bool across_parts) {
  for (int major = 0; major < f.count; ++major) {
    for (int minor = 0; minor < f.count; ++minor) {
      const digit &x = f.digits[major], &y = f.digits[minor];
      if (major == minor || x.axis != y.axis || (x.part != y.part && !across_parts)) continue;
      if (y.extent == 0 || x.stride != saturating_mul(y.stride, y.extent) ||
          x.step != saturating_mul(y.step, y.extent))
        continue;
      bool same = true;
      for (int b = 0; b < f.bound_count; ++b) {
        const affine& value = f.bounds[b].value;
        same = same && value.weight[major] == saturating_mul(value.weight[minor], y.extent);
      }
      if (!same) continue;
      f.digits[minor].extent = saturating_mul(x.extent, y.extent);
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
      for (int b = f.bound_count; b-- > 0;) {
        const affine& value = f.bounds[b].value;
        if (value.weight[major] == 0 && value.weight[minor] == 0) continue;
        joined.rank = f.bounds[b].rank;
        f.remove_bound(b);
      }
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
  drop_idle_digits(f);
  settle_bounds(f);
  while (join_once(f, false) || join_padding_once(f)) settle_bounds(f);
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

/// Lowers a bound's limit to one past the largest value that is taken, and digits to what it lets them take.
constexpr bool tighten(form& f, bound& b) {
  bool changed = false;
  for (int k = 0; k < f.count; ++k) {
    if (b.value.weight[k] == 0) continue;
    const i64 most = (b.limit - 1) / b.value.weight[k] + 1;
    if (most >= f.digits[k].extent) continue;
    f.digits[k].extent = most;
    changed = true;
  }
  i64 room = b.limit - 1, taken = 0;
  bool used[max_digits]{};
  for (int step = 0; step < f.count; ++step) {
    int heaviest = -1;
    for (int k = 0; k < f.count; ++k) {
      if (b.value.weight[k] != 0 && !used[k] &&
          (heaviest < 0 || b.value.weight[k] > b.value.weight[heaviest]))
        heaviest = k;
    }
    if (heaviest < 0) break;
    used[heaviest] = true;
    i64 smaller = 0;
    for (int k = 0; k < f.count; ++k) {
      if (b.value.weight[k] != 0 && !used[k])
        smaller = saturating_add(smaller, saturating_mul(b.value.weight[k], f.digits[k].extent - 1));
    }
    if (smaller >= b.value.weight[heaviest]) return changed;  // greedy choice would not be exact
    i64 d = room / b.value.weight[heaviest];
    if (d > f.digits[heaviest].extent - 1) d = f.digits[heaviest].extent - 1;
    taken += d * b.value.weight[heaviest];
    room -= d * b.value.weight[heaviest];
  }
  if (taken + 1 < b.limit) {
    b.limit = taken + 1;
    changed = true;
  }
  return changed;
}

/// Only the live choices of digits: what moves copy and what domains are made of.
constexpr void keep_live(form& f) {
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
    while (join_once(f, true)) settle_bounds(f);
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
