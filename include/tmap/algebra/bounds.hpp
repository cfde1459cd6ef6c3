// Layer 3: bounds, written in one way and as tight as what they allow.
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

/// The largest value over the choices of digits that the bounds on one digit alone leave.
constexpr i64 live_reach(const form& f, const affine& value) {
  i64 sum = value.base;
  for (int k = 0; k < f.count; ++k) {
    if (!f.depends(value, k)) continue;
    i64 most = f.digits[k].extent - 1;
    for (int b = 0; b < f.bound_count; ++b) {
      const bound& own = f.bounds[b];
      if (own.value.weight[k] == 0 || sole_digit(f, own) != k) continue;
      const i64 last = own.limit - 1 - own.value.base;
      if (last >= 0 && last / own.value.weight[k] < most) most = last / own.value.weight[k];
    }
    sum = saturating_add(sum, saturating_mul(value.weight[k], most));
  }
  return sum;
}

/// Is x broken wherever y is? It is when it weighs every digit at least as much for its limit, those that it
/// does not ask about taken at their largest.
constexpr bool covers(const form& f, const bound& x, const bound& y) {
  if (x.limit <= 0) return true;
  i64 limit = y.limit, shared = 0;
  for (int k = 0; k < f.count; ++k) {
    const i64 weight = y.value.weight[k];
    if (x.value.weight[k] != 0) {
      shared = gcd(shared, weight);
    } else if (f.digits[k].extent > 1) {
      limit -= saturating_mul(weight, f.digits[k].extent - 1);
      if (limit <= 0) return false;
    }
  }
  if (shared == 0) return false;
  i64 scale = largest;
  for (int k = 0; k < f.count; ++k) {
    const i64 weight = y.value.weight[k] / shared;
    if (weight == 0 || x.value.weight[k] == 0) continue;
    if (x.value.weight[k] / weight < scale) scale = x.value.weight[k] / weight;
  }
  return x.limit <= saturating_mul(scale, ceil_div(limit, shared));
}

/// Gives a digit that a bound of several keeps at 0 a bound of its own, which asks the same of it.
constexpr bool separate(form& f, int b) {
  if (f.bounds[b].limit < 1 || sole_digit(f, f.bounds[b]) >= 0) return false;
  for (int k = 0; k < f.count && f.bound_count < max_bounds; ++k) {
    bound& whole = f.bounds[b];
    if (whole.value.weight[k] < whole.limit) continue;
    bound own{.value = {}, .limit = 1, .otherwise = whole.otherwise, .rank = whole.rank};
    own.value.weight[k] = 1;
    whole.value.weight[k] = 0;
    for (int c = f.bound_count++; c > b; --c) f.bounds[c] = f.bounds[c - 1];
    f.bounds[b] = own;
    return true;
  }
  return false;
}

/// Reduces every bound, drops those that another one makes idle, and counts live values.
constexpr void settle_bounds(form& f) {
  for (int b = f.bound_count; b-- > 0;) {
    if (!reduce(f, f.bounds[b])) {
      f.remove_bound(b);
    } else if (separate(f, b)) {
      b += 2;
    }
  }
  for (int b = f.bound_count; b-- > 0;) {
    for (int a = 0; a < f.bound_count; ++a) {
      const bound &x = f.bounds[a], &y = f.bounds[b];
      if (a == b || !covers(f, x, y)) continue;
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

/// Cuts digit k to the values that a bound lets it take while all others are 0. Says whether that is less.
constexpr bool shorten(digit& d, const bound& b, int k) {
  const i64 weight = b.value.weight[k];
  const i64 most = weight == 0 ? largest : (b.limit - 1) / weight + 1;
  if (most >= d.extent) return false;
  d.extent = most;
  return true;
}

/// Lowers a bound's limit to one past the largest value that is taken, and digits to what it lets them take.
constexpr bool tighten(form& f, bound& b) {
  bool changed = false;
  for (int k = 0; k < f.count; ++k) changed = shorten(f.digits[k], b, k) || changed;
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

}  // namespace tmap::detail
