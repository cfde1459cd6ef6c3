// Layer 3: domains, the indices that a variable stores, axis by axis.
#pragma once
#include <tmap/algebra/coordinates.hpp>

namespace tmap::detail {

/// What one domain has and another lacks: an axis and digits on it; or that it could not be decided.
struct gap {
  const axis_info* axis = nullptr;  // none where the other one stores nothing at all
  i64 step = 0;
  i64 extent = 0;
  bool found = false;
  bool unknown = false;

  constexpr bool none() const { return !found && !unknown; }
};

/// Does every sum of inner spans stay within the digits of `outer`, without a carry? Then all are stored.
constexpr bool fits(const coordinates& outer, const coordinates& inner) {
  if (outer == inner) return true;
  i64 used[max_digits]{};
  const auto place = [&](i64 value, i64 times) {
    for (int k = outer.count; k-- > 0;) {
      const span& t = outer.spans[k];
      const i64 d = k + 1 == outer.count || value / t.step < t.extent ? value / t.step : t.extent - 1;
      value -= d * t.step;
      used[k] = saturating_add(used[k], saturating_mul(d, times));
    }
    return value == 0;
  };
  if (inner.origin < outer.origin || !place(inner.origin - outer.origin, 1)) return false;
  for (int k = 0; k < inner.count; ++k) {
    if (!place(inner.spans[k].step, inner.spans[k].extent - 1)) return false;
  }
  for (int k = 0; k + 1 < outer.count; ++k) {
    if (used[k] >= outer.spans[k].extent) return false;
  }
  if (outer.count == 0) return true;
  const int coarsest = outer.count - 1;
  if (!outer.apart() && used[coarsest] >= outer.spans[coarsest].extent) return false;
  return inner.last() <= outer.last() && (outer.apart() || outer.limit == largest);
}

/// The piece of a digit that no digit of `outer` covers: above the one it begins in, or below the next one.
constexpr span uncovered(const coordinates& outer, const span& s) {
  for (int j = 0; j < outer.count; ++j) {
    const span& t = outer.spans[j];
    const i64 end = saturating_mul(t.step, t.extent);
    if (t.step <= s.step && end > s.step && end % s.step == 0) return {end, ceil_div(s.extent, end / s.step)};
    if (t.step > s.step && t.step % s.step == 0 && t.step / s.step < s.extent) {
      return {s.step, t.step / s.step};
    }
  }
  return s;
}

/// The first span of `inner` with a value that `outer` lacks; extent 0 where none was found.
constexpr span missing_from(const coordinates& outer, const coordinates& inner) {
  const auto lacks = [&](i64 coordinate) {
    return coordinate < inner.limit && outer.contains(coordinate) == answer::no;
  };
  if (lacks(inner.origin)) return {1, inner.origin + 1};
  for (int k = 0; k < inner.count; ++k) {
    const span& s = inner.spans[k];
    i64 candidates[max_digits + 4] = {1, 2, 3, s.extent - 1};
    int count = 4;
    for (int j = 0; j < outer.count; ++j) candidates[count++] = outer.spans[j].extent;
    for (int c = 0; c < count; ++c) {
      if (candidates[c] < s.extent &&
          lacks(saturating_add(inner.origin, saturating_mul(s.step, candidates[c])))) {
        return uncovered(outer, s);
      }
    }
  }
  if (inner.apart() && lacks(inner.last())) return {1, inner.last() + 1};
  return {1, 0};
}

/// The first digit on an axis that takes an index out of `outer` while all other digits are 0; extent 0 where
/// none does. Bounds that couple axes are asked, so the index is one of the domain.
constexpr span missing_alone(const coordinates& outer, const form& domain, int axis) {
  if (outer.contains(domain.origin[axis]) == answer::no) return {1, domain.origin[axis] + 1};
  for (int k = 0; k < domain.count; ++k) {
    const digit& d = domain.digits[k];
    if (d.axis != axis) continue;
    i64 most = d.extent - 1;
    for (int b = 0; b < domain.bound_count; ++b) {
      const i64 weight = domain.bounds[b].value.weight[k];
      if (weight != 0 && (domain.bounds[b].limit - 1) / weight < most)
        most = (domain.bounds[b].limit - 1) / weight;
    }
    const i64 values[] = {1, most};
    for (i64 value : values) {
      const i64 coordinate = saturating_add(domain.origin[axis], saturating_mul(d.step, value));
      if (value <= most && outer.contains(coordinate) == answer::no) return {d.step, d.extent};
    }
  }
  return {1, 0};
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
        const int x_axis = f.digits[k].axis, y_axis = g.digits[j].axis;
        if (y_axis < 0 || f.axes[x_axis] != g.axes[y_axis] || f.origin[x_axis] != g.origin[y_axis]) continue;
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
constexpr gap first_gap(const form& outer_live, const form& inner_live) {
  const form outer = domain_of(outer_live), inner = domain_of(inner_live);
  if (nothing_live(inner)) return {};
  if (nothing_live(outer)) {
    const axis_info* axis = inner.axis_count > 0 ? inner.axes[0] : nullptr;
    return {.axis = axis, .step = 1, .extent = axis == nullptr ? 1 : axis->size, .found = true};
  }
  bool unknown = false;
  const bool exact = !couples_axes(inner);
  for (int a = 0; a < inner.axis_count; ++a) {
    const axis_info* axis = inner.axes[a];
    const coordinates held = coordinates_on(outer, axis), wanted = coordinates_on(inner, axis);
    if (fits(held, wanted)) continue;
    const span missing = exact ? missing_from(held, wanted) : missing_alone(held, inner, a);
    if (missing.extent > 0) {
      return {.axis = axis, .step = missing.step, .extent = missing.extent, .found = true};
    }
    unknown = true;
  }
  for (int a = 0; a < outer.axis_count; ++a) {  // an axis of the outer one whose coordinates start past 0
    if (inner.axis_of(outer.axes[a]) < 0 && outer.origin[a] != 0) {
      return {.axis = outer.axes[a], .step = 1, .extent = 1, .found = true};
    }
  }
  for (int b = 0; b < outer.bound_count; ++b) {
    if (limit_of(outer, outer.bounds[b]).axis >= 0) continue;
    bool kept = false;
    for (int c = 0; c < inner.bound_count; ++c) {
      kept = kept || same_condition(outer, outer.bounds[b], inner, inner.bounds[c]);
    }
    unknown = unknown || !kept;
  }
  return {.unknown = unknown};
}

/// Does a bound that couples axes forbid an index of the box, and no other choice store it?
constexpr bool forbids_an_index(const form& domain, const bound& b) {
  if (limit_of(domain, b).axis >= 0) return false;
  for (int a = 0; a < domain.axis_count; ++a) {
    coordinates digits;
    i64 coordinate = domain.origin[a];
    for (int k = 0; k < domain.count; ++k) {
      const digit& d = domain.digits[k];
      if (d.axis != a) continue;
      digits.add({d.step, d.extent});
      if (b.value.weight[k] != 0)
        coordinate = saturating_add(coordinate, saturating_mul(d.step, d.extent - 1));
    }
    if (!digits.apart() || coordinate >= domain.axes[a]->size) return false;
  }
  return true;
}

/// Are all indices over the form's axes stored?
constexpr answer covers_box(const form& live) {
  for (int a = 0; a < live.axis_count; ++a) {
    if (live.axes[a]->size == 0) return answer::yes;
  }
  const form domain = domain_of(live);
  if (nothing_live(domain)) return answer::no;
  for (int a = 0; a < domain.axis_count; ++a) {
    const coordinates c = coordinates_on(domain, domain.axes[a]);
    const i64 size = domain.axes[a]->size;
    if (c.origin != 0 || c.limit != largest) return answer::no;
    if (size == 1 ? c.count != 0 : c.count != 1 || c.spans[0] != span{1, size}) return answer::no;
  }
  for (int b = 0; b < domain.bound_count; ++b) {
    if (forbids_an_index(domain, domain.bounds[b])) return answer::no;
  }
  return couples_axes(domain) ? answer::unknown : answer::yes;
}

/// Do two live forms store the same indices?
constexpr answer same_indices(const form& a, const form& b) {
  const gap left = first_gap(a, b), right = first_gap(b, a);
  if (left.found || right.found) return answer::no;
  return left.none() && right.none() ? answer::yes : answer::unknown;
}

}  // namespace tmap::detail
