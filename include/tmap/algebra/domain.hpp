// Layer 3: domains, the indices that a variable stores, axis by axis.
#pragma once
#include <tmap/algebra/relation.hpp>

namespace tmap::detail {

/// The coordinates stored on one axis: origin + the sum of step * d, d < extent.
struct span {
  i64 step = 1;
  i64 extent = 1;
  friend constexpr bool operator==(const span&, const span&) = default;
};
struct coordinates {
  span spans[max_digits]{};
  int count = 0;
  i64 origin = 0;
  i64 limit = largest;  // coordinates from here on are not stored

  constexpr i64 last() const {
    i64 sum = origin;
    for (int k = 0; k < count; ++k) sum = saturating_add(sum, spans[k].step * (spans[k].extent - 1));
    return sum < limit ? sum : limit - 1;
  }
  friend constexpr bool operator==(const coordinates&, const coordinates&) = default;
};

/// The axis and the coordinate limit that a bound of a live form stands for; axis -1 when it couples axes.
struct axis_limit {
  int axis = -1;
  i64 limit = largest;
};
constexpr axis_limit limit_of(const form& live, const bound& b) {
  int first = -1;
  for (int k = 0; k < live.count; ++k) {
    if (b.value.weight[k] == 0) continue;
    if (first < 0) first = k;
    const digit &x = live.digits[k], &y = live.digits[first];
    if (x.axis < 0 || x.axis != y.axis ||
        saturating_mul(b.value.weight[k], y.step) != saturating_mul(b.value.weight[first], x.step)) {
      return {};
    }
  }
  if (first < 0) return {};
  const digit& d = live.digits[first];
  if (d.step % b.value.weight[first] != 0) return {};
  const i64 unit = d.step / b.value.weight[first];  // coordinates per unit of the bound
  i64 finer = 0;
  for (int k = 0; k < live.count; ++k) {
    const digit& x = live.digits[k];
    if (x.axis == d.axis && b.value.weight[k] == 0) finer = saturating_add(finer, x.step * (x.extent - 1));
  }
  if (finer >= unit) return {};
  return {d.axis, saturating_add(live.origin[d.axis], saturating_mul(b.limit, unit))};
}

/// Do bounds couple digits of several axes, so that the domain is no box of axes?
constexpr bool couples_axes(const form& live) {
  for (int b = 0; b < live.bound_count; ++b) {
    if (limit_of(live, live.bounds[b]).axis < 0) return true;
  }
  return false;
}

/// The coordinates of a live form on an axis, in the one way to write them.
constexpr coordinates coordinates_on(const form& live, const axis_info* info) {
  coordinates out;
  const int axis = live.axis_of(info);
  if (axis < 0) return out;
  out.origin = live.origin[axis];
  for (int k = 0; k < live.count; ++k) {
    if (live.digits[k].axis != axis) continue;
    int to = out.count++;
    for (; to > 0 && out.spans[to - 1].step > live.digits[k].step; --to) out.spans[to] = out.spans[to - 1];
    out.spans[to] = {live.digits[k].step, live.digits[k].extent};
  }
  int joined = 0;
  for (int k = 1; k < out.count; ++k) {
    span& last = out.spans[joined];
    if (out.spans[k].step == last.step * last.extent) {
      last.extent *= out.spans[k].extent;
    } else {
      out.spans[++joined] = out.spans[k];
    }
  }
  if (out.count > 0) out.count = joined + 1;
  for (int b = 0; b < live.bound_count; ++b) {
    const axis_limit known = limit_of(live, live.bounds[b]);
    if (known.axis == axis && known.limit < out.limit) out.limit = known.limit;
  }
  if (out.limit != largest && out.count == 1) {
    const i64 most = ceil_div(out.limit - out.origin, out.spans[0].step);
    if (most < out.spans[0].extent) out.spans[0].extent = most;
    out.limit = largest;
  }
  for (int k = out.count; k < max_digits; ++k) out.spans[k] = {};
  return out;
}

/// What one domain has and another lacks: an axis and digits on it; or that it could not be decided.
struct gap {
  const axis_info* axis = nullptr;
  i64 step = 0;
  i64 extent = 0;
  bool unknown = false;

  constexpr bool none() const { return axis == nullptr && !unknown; }
};

/// The piece of a digit that no digit of `outer` covers: above the one it begins in, or below the next one.
constexpr span uncovered(const coordinates& outer, const span& s) {
  for (int j = 0; j < outer.count; ++j) {
    const span& t = outer.spans[j];
    const i64 end = saturating_mul(t.step, t.extent);
    if (t.step <= s.step && end > s.step && end % s.step == 0) return {end, ceil_div(s.extent, end / s.step)};
    if (t.step > s.step && t.step % s.step == 0 && t.step / s.step < s.extent)
      return {s.step, t.step / s.step};
  }
  return s;
}

/// The first digit on an axis that takes `inner` out of `outer`.
constexpr span missing_from(const coordinates& outer, const coordinates& inner) {
  i64 used[max_digits]{};
  for (int k = 0; k < inner.count; ++k) {
    const span& s = inner.spans[k];
    bool placed = false;
    for (int j = outer.count; j-- > 0 && !placed;) {
      const span& t = outer.spans[j];
      if (s.step % t.step != 0) continue;
      const i64 taken = saturating_mul(s.step / t.step, s.extent - 1);
      if (taken > t.extent - 1) continue;
      used[j] = saturating_add(used[j], taken);
      placed = true;
    }
    if (!placed) return uncovered(outer, s);
  }
  i64 shift = inner.origin - outer.origin;
  for (int j = outer.count; j-- > 0;) {
    const span& t = outer.spans[j];
    i64 by = shift / t.step;
    if (by > t.extent - 1) by = t.extent - 1;
    if (shift < 0) by = 0;
    shift -= by * t.step;
    if (saturating_add(used[j], by) > t.extent - 1) return {t.step, t.extent};
  }
  if (shift != 0) return {1, inner.origin + 1};
  if (inner.last() >= outer.limit) return {1, inner.last() + 1};
  return {1, 1};
}

/// Is a bound of one form the same condition on indices as one of another form?
constexpr bool same_condition(const form& x, const bound& a, const form& y, const bound& b) {
  if (a.limit != b.limit) return false;
  const auto covers = [](const form& f, const bound& f_bound, const form& g, const bound& g_bound) {
    for (int k = 0; k < f.count; ++k) {
      if (f.digits[k].axis < 0) {
        if (f_bound.value.weight[k] != 0) return false;
        continue;
      }
      bool found = false;
      for (int j = 0; j < g.count; ++j) {
        if (g.digits[j].axis < 0 || f.axes[f.digits[k].axis] != g.axes[g.digits[j].axis]) continue;
        found = found || (f.digits[k].step == g.digits[j].step && f.digits[k].extent == g.digits[j].extent &&
                          f_bound.value.weight[k] == g_bound.value.weight[j]);
      }
      if (!found) return false;
    }
    return true;
  };
  return covers(x, a, y, b) && covers(y, b, x, a);
}

/// What `inner` stores and `outer` does not; both are live forms.
constexpr gap first_gap(const form& outer, const form& inner) {
  if (nothing_live(inner)) return {};
  for (int a = 0; a < inner.axis_count; ++a) {
    const axis_info* axis = inner.axes[a];
    const coordinates wanted = coordinates_on(inner, axis);
    if (nothing_live(outer)) return {.axis = axis, .step = 1, .extent = axis->size};
    const span missing = missing_from(coordinates_on(outer, axis), wanted);
    if (missing.extent != 1) return {.axis = axis, .step = missing.step, .extent = missing.extent};
  }
  for (int a = 0; a < outer.axis_count; ++a) {  // an axis of the outer one whose coordinates start past 0
    if (inner.axis_of(outer.axes[a]) < 0 && outer.origin[a] != 0) {
      return {.axis = outer.axes[a], .step = 1, .extent = 1};
    }
  }
  for (int b = 0; b < outer.bound_count; ++b) {
    if (limit_of(outer, outer.bounds[b]).axis >= 0) continue;
    bool kept = false;
    for (int c = 0; c < inner.bound_count; ++c) {
      kept = kept || same_condition(outer, outer.bounds[b], inner, inner.bounds[c]);
    }
    if (!kept) return {.unknown = true};
  }
  return {};
}

/// Are all indices over the form's axes stored?
constexpr bool covers_box(const form& live) {
  for (int a = 0; a < live.axis_count; ++a) {
    if (live.axes[a]->size == 0) return true;
  }
  if (nothing_live(live) || couples_axes(live)) return false;
  for (int a = 0; a < live.axis_count; ++a) {
    const coordinates c = coordinates_on(live, live.axes[a]);
    const i64 size = live.axes[a]->size;
    if (c.origin != 0 || c.limit != largest) return false;
    if (size == 1 ? c.count != 0 : c.count != 1 || c.spans[0] != span{1, size}) return false;
  }
  return true;
}

/// Do two live forms store the same indices?
constexpr answer same_indices(const form& a, const form& b) {
  const gap left = first_gap(a, b), right = first_gap(b, a);
  if (left.axis != nullptr || right.axis != nullptr) return answer::no;
  if (left.unknown && right.unknown) return answer::unknown;
  return left.none() && right.none() ? answer::yes : answer::no;
}

}  // namespace tmap::detail
