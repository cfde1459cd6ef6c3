// Layer 3: the relation between positions and indices, read off the digits.
#pragma once
#include <tmap/algebra/normal_form.hpp>

namespace tmap::detail {

inline constexpr form no_digits{};

/// Walks through every choice of digits that stands at one position; the digits must be sorted.
class choices {
 public:
  constexpr choices() : choices(no_digits, 1) {}  // none at all
  constexpr choices(const form& f, i64 position) : form_(&f) {
    rest_[f.count] = position;
    for (int k = 0; k < f.count; ++k) {
      const digit& d = f.digits[k];
      below_[k + 1] = saturating_add(below_[k], d.extent == 0 ? 0 : saturating_mul(d.stride, d.extent - 1));
    }
  }

  /// Moves to the first or the next choice; false when there is none left.
  constexpr bool next() {
    const int count = form_->count;
    if (count == 0) return !std::exchange(started_, true) && rest_[0] == 0;
    bool resume = std::exchange(started_, true);
    for (int k = resume ? 0 : count - 1; k < count;) {
      const digit& d = form_->digits[k];
      const i64 room = rest_[k + 1];
      if (resume) {
        ++value_[k];
      } else {
        value_[k] = d.stride == 0 || room <= below_[k] ? 0 : ceil_div(room - below_[k], d.stride);
      }
      const i64 most = d.stride == 0 || room / d.stride >= d.extent ? d.extent - 1 : room / d.stride;
      if (value_[k] > most) {
        ++k;
        resume = true;
        continue;
      }
      rest_[k] = room - value_[k] * d.stride;
      resume = k == 0;
      if (k == 0 && rest_[0] == 0) return true;
      if (k > 0) --k;
    }
    return false;
  }

  constexpr i64 operator[](int k) const { return value_[k]; }

  constexpr i64 of(const affine& value) const {
    i64 sum = value.base;
    for (int k = 0; k < form_->count; ++k) sum += value.weight[k] * value_[k];
    return sum;
  }

  /// The first bound that this choice breaks; -1 when it is live.
  constexpr int broken() const {
    for (int b = 0; b < form_->bound_count; ++b) {
      if (of(form_->bounds[b].value) >= form_->bounds[b].limit) return b;
    }
    return -1;
  }

  constexpr tensor_index index() const {
    tensor_index t;
    for (int a = 0; a < form_->axis_count; ++a) t.add(*form_->axes[a], form_->origin[a]);
    for (int k = 0; k < form_->count; ++k) {
      const digit& d = form_->digits[k];
      if (d.axis >= 0) t.add(*form_->axes[d.axis], d.step * value_[k]);
    }
    return t;
  }

 private:
  const form* form_;
  i64 value_[max_digits]{};
  i64 rest_[max_digits + 1]{};
  i64 below_[max_digits + 1]{};  // what the digits before k reach together
  bool started_ = false;
};

/// Calls visit(index) for every index at a position, and returns what the position is if there is none.
template <class Visit>
constexpr cell each_index(const form& f, i64 position, Visit&& visit) {
  if (position < 0 || position >= f.size) return cell::outside();
  choices at(f, position);
  fate padding = fate::outside;
  bool live = false;
  while (at.next()) {
    const int broken = at.broken();
    if (broken < 0) {
      live = true;
      if (!visit(at.index())) break;
    } else if (padding == fate::outside) {
      padding = f.bounds[broken].otherwise;
    }
  }
  if (live) return cell::of(tensor_index{});
  return cell::of(padding == fate::zero ? zero : padding == fate::bottom ? bottom : top);
}

/// The cell at a position; of several indices the first.
constexpr cell cell_at(const form& f, i64 position) {
  tensor_index found;
  const cell c = each_index(f, position, [&](const tensor_index& t) {
    found = t;
    return false;
  });
  return c.is_index() ? cell::of(found) : c;
}

enum class answer : unsigned char { no, yes, unknown };

/// Are there two choices of the digits that `weight` weighs alike and that differ by `other` (any digit of
/// it)?
///
/// Exact while the digits are free; a search that takes too long, or bounds that couple digits, leave it
/// unknown.
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
    return !found ? answer::no : form_.bound_count == 0 ? answer::yes : answer::unknown;
  }

 private:
  static constexpr int most_steps = 4000;

  template <class Differs>
  constexpr bool descend(int k, i64 sum, Differs& differs) {
    if (++steps_ >= most_steps) return true;
    if (k < 0) return sum == 0 && differs(difference_);
    const i64 most = form_.digits[order_[k]].extent - 1;
    i64 low = -most, high = most;
    if (weight_[k] > 0) {  // |sum + weight * d| must stay within what the smaller digits can undo
      const i64 down = -(saturating_add(below_[k], sum) / weight_[k]);
      const i64 up = (below_[k] - sum) / weight_[k];
      if (down > low) low = down;
      if (up < high) high = up;
    }
    for (i64 d = high; d >= low; --d) {
      difference_[order_[k]] = d;
      const i64 next = sum + weight_[k] * d;
      if (next > below_[k] || next < -below_[k]) continue;
      if (descend(k - 1, next, differs)) return true;
    }
    difference_[order_[k]] = 0;
    return false;
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
constexpr answer overlaps(const form& live) {
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

/// Does some index sit at several live positions? Asked of a live form.
constexpr answer replicates(const form& live) {
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
