// Layer 3: the coordinates that digits reach on one axis, in the one way to write them.
#pragma once
#include <tmap/algebra/normal_form.hpp>

namespace tmap::detail {

/// step * d for d < extent.
struct span {
  i64 step = 1;
  i64 extent = 1;
  friend constexpr bool operator==(const span&, const span&) = default;
};

/// origin + a value of every span, as far as that stays below limit.
///
/// Spans go by rising step. Where one continues or overlaps another they are one, so that spans which stay
/// are apart: each step outweighs all smaller spans together, and a coordinate is reached in one way. The
/// exception are steps like 2 and 3, whose sums have no simple pattern.
struct coordinates {
  span spans[max_digits]{};
  int count = 0;
  i64 origin = 0;
  i64 limit = largest;

  friend constexpr bool operator==(const coordinates&, const coordinates&) = default;

  constexpr void add(span s) {
    int to = count++;
    for (; to > 0 && spans[to - 1].step > s.step; --to) spans[to] = spans[to - 1];
    spans[to] = s;
  }

  constexpr void join() {
    int joined = 0;
    for (int k = 1; k < count; ++k) {
      span& last = spans[joined];
      const span next = spans[k];
      if (next.step % last.step == 0 && next.step / last.step <= last.extent) {
        last.extent = saturating_add(last.extent, saturating_mul(next.step / last.step, next.extent - 1));
      } else {
        spans[++joined] = next;
      }
    }
    for (int k = joined + 1; k < count; ++k) spans[k] = {};
    if (count > 0) count = joined + 1;
  }

  constexpr bool apart() const {
    i64 below = 0;
    for (int k = 0; k < count; ++k) {
      if (spans[k].step <= below) return false;
      below = saturating_add(below, saturating_mul(spans[k].step, spans[k].extent - 1));
    }
    return true;
  }

  /// The largest coordinate, or where spans are not apart, a number that none exceeds.
  constexpr i64 last() const {
    i64 sum = 0;
    const i64 most = limit - 1 - origin;
    if (!apart()) {
      for (int k = 0; k < count; ++k) {
        sum = saturating_add(sum, saturating_mul(spans[k].step, spans[k].extent - 1));
      }
      return saturating_add(origin, sum < most ? sum : most);
    }
    for (int k = count; k-- > 0;) {
      const i64 d = (most - sum) / spans[k].step;
      sum += spans[k].step * (d < spans[k].extent ? d : spans[k].extent - 1);
    }
    return saturating_add(origin, sum);
  }

  /// Cuts spans to what the limit leaves of them, and drops a limit that cuts no more.
  constexpr void trim() {
    const i64 cut = limit;
    limit = largest;
    if (last() < cut) return;
    limit = cut;
    if (!apart()) return;
    limit = last() + 1;
    for (; count > 0; --count) {
      span& top = spans[count - 1];
      const i64 most = (limit - 1 - origin) / top.step + 1;
      if (most < top.extent) top.extent = most;
      if (top.extent > 1) break;
      top = {};
    }
    const i64 kept = limit;
    limit = largest;
    if (last() >= kept) limit = kept;
  }

  constexpr answer contains(i64 coordinate) const {
    if (coordinate < origin || coordinate >= limit) return answer::no;
    i64 rest = coordinate - origin;
    for (int k = count; k-- > 0;) {
      const i64 d = rest / spans[k].step;
      rest -= spans[k].step * (d < spans[k].extent ? d : spans[k].extent - 1);
    }
    return rest == 0 ? answer::yes : apart() ? answer::no : answer::unknown;
  }
};

/// The indices of a live form as a form: positions forgotten. Repetitions go, since bounds only grow and so
/// spare the first one.
constexpr form domain_of(const form& live) {
  form domain = live;
  if (nothing_live(live)) return domain;
  for (int k = domain.count; k-- > 0;) {
    domain.digits[k].stride = 0;
    if (domain.digits[k].axis < 0) domain.remove_digit(k);
  }
  keep_live(domain, joining::overlapping);
  return domain;
}

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
    if (x.axis == d.axis && b.value.weight[k] == 0) {
      finer = saturating_add(finer, saturating_mul(x.step, x.extent - 1));
    }
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

/// The coordinates of a live form on an axis, bounds that couple axes left aside.
constexpr coordinates coordinates_on(const form& live, const axis_info* info) {
  coordinates out;
  const int axis = live.axis_of(info);
  if (axis < 0) return out;
  out.origin = live.origin[axis];
  for (int k = 0; k < live.count; ++k) {
    if (live.digits[k].axis == axis) out.add({live.digits[k].step, live.digits[k].extent});
  }
  out.limit = info->size;
  for (int b = 0; b < live.bound_count; ++b) {
    const axis_limit known = limit_of(live, live.bounds[b]);
    if (known.axis == axis && known.limit < out.limit) out.limit = known.limit;
  }
  out.join();
  out.trim();
  return out;
}

}  // namespace tmap::detail
