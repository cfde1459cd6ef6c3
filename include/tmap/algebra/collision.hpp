// Layer 3: does a position stand for several indices, or an index sit at several positions?
#pragma once
#include <tmap/algebra/normal_form.hpp>

namespace tmap::detail {

/// Looks for two live choices of the digits that `weight` weighs alike and that still differ.
///
/// Two choices with a given difference are both live exactly when the smallest two are, since bounds only
/// grow: those that take what is positive, and what is negative, of the difference. So a search over
/// differences is exact; one that takes too long leaves the answer unknown.
class collision {
 public:
  constexpr collision(const form& f, const i64* weight) : form_(f) {
    for (int k = 0; k < f.count; ++k) {
      if (f.digits[k].extent < 2) continue;
      int to = count_++;
      for (; to > 0 && weight[order_[to - 1]] > weight[k]; --to) order_[to] = order_[to - 1];
      order_[to] = k;
    }
    for (int k = 0; k < count_; ++k) {
      weight_[k] = weight[order_[k]];
      below_[k + 1] = saturating_add(below_[k], saturating_mul(weight_[k], f.digits[order_[k]].extent - 1));
    }
  }

  /// Does every digit outweigh all smaller ones together? Then no two choices weigh alike.
  constexpr bool apart() const {
    for (int k = 0; k < count_; ++k) {
      if (weight_[k] <= below_[k]) return false;
    }
    return true;
  }

  template <class Differs>
  constexpr answer search(Differs&& differs) {
    if (apart()) return answer::no;
    const bool found = descend(count_ - 1, 0, differs);
    if (steps_ >= most_steps) return answer::unknown;
    return found ? answer::yes : answer::no;
  }

 private:
  static constexpr int most_steps = 4000;

  /// Chooses the difference of digit k, small ones first; what they weigh so far is `sum`.
  template <class Differs>
  constexpr bool descend(int k, i64 sum, Differs& differs) {
    if (++steps_ >= most_steps) return true;
    if (k < 0) return sum == 0 && differs(difference_);
    i64& d = difference_[order_[k]];
    const i64 most = form_.digits[order_[k]].extent - 1;
    i64 high = most;
    if (weight_[k] > 0) {  // |sum + weight * d| must stay within what the smaller digits can undo
      const i64 reach = saturating_add(below_[k], sum < 0 ? -sum : sum);
      if (reach / weight_[k] < most) high = reach / weight_[k];
    }
    for (i64 size = 0; size <= high && ++steps_ < most_steps; ++size) {
      bool possible = false;
      for (int sign = 1; sign >= (size == 0 ? 1 : -1); sign -= 2) {
        d = sign * size;
        if (!live(difference_)) continue;
        possible = true;
        const i64 next = saturating_add(sum, weight_[k] * d);
        if (next > below_[k] || next < -below_[k]) continue;
        if (descend(k - 1, next, differs)) return true;
      }
      if (!possible) break;
    }
    d = 0;
    return false;
  }

  /// Are the two smallest choices with this difference live?
  constexpr bool live(const i64* difference) const {
    for (int b = 0; b < form_.bound_count; ++b) {
      i64 up = 0, down = 0;
      for (int k = 0; k < form_.count; ++k) {
        const i64 weight = form_.bounds[b].value.weight[k];
        if (difference[k] > 0) up = saturating_add(up, saturating_mul(weight, difference[k]));
        if (difference[k] < 0) down = saturating_add(down, saturating_mul(weight, -difference[k]));
      }
      if (up >= form_.bounds[b].limit || down >= form_.bounds[b].limit) return false;
    }
    return true;
  }

  const form& form_;
  int order_[max_digits]{};
  i64 weight_[max_digits]{};
  i64 below_[max_digits + 1]{};
  i64 difference_[max_digits]{};
  int count_ = 0;
  int steps_ = 0;
};

/// Does some live position stand for several indices? Asked of a live form.
constexpr answer overlaps(const form& all_live) {
  form live = all_live;
  keep_live(live, joining::overlapping);
  i64 stride[max_digits]{};
  for (int k = 0; k < live.count; ++k) stride[k] = live.digits[k].stride;
  return collision(live, stride).search([&](const i64* difference) {
    for (int axis = 0; axis < live.axis_count; ++axis) {
      i64 moved = 0;
      for (int k = 0; k < live.count; ++k) {
        if (live.digits[k].axis == axis) moved += live.digits[k].step * difference[k];
      }
      if (moved != 0) return true;
    }
    return false;
  });
}

/// Does some index sit at several live positions? Asked of a live form. Differences on one axis suffice: what
/// a difference does on the others can be left out.
constexpr answer replicates(const form& all_live) {
  form live = all_live;
  keep_live(live, joining::overlapping);
  answer result = answer::no;
  for (int axis = -1; axis < live.axis_count; ++axis) {
    form on_axis = live;
    for (int k = on_axis.count; k-- > 0;) {
      if (on_axis.digits[k].axis != axis) on_axis.remove_digit(k);
    }
    i64 step[max_digits]{};
    for (int k = 0; k < on_axis.count; ++k) step[k] = on_axis.digits[k].step;
    const answer here = collision(on_axis, step).search([&](const i64* difference) {
      i64 moved = 0;
      for (int k = 0; k < on_axis.count; ++k) moved += on_axis.digits[k].stride * difference[k];
      return moved != 0;
    });
    if (here == answer::yes) return here;
    if (here == answer::unknown) result = here;
  }
  return result;
}

}  // namespace tmap::detail
