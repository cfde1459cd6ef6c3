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
    for (int k = 0; k < form_->count; ++k) {
      sum = saturating_add(sum, saturating_mul(value.weight[k], value_[k]));
    }
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
  int furthest = -1;  // of choices that are all padding, the one that breaks last tells the kind
  bool live = false;
  while (at.next()) {
    const int broken = at.broken();
    if (broken < 0) {
      live = true;
      if (!visit(at.index())) break;
    } else if (f.bounds[broken].otherwise != fate::outside && broken > furthest) {
      furthest = broken;
    }
  }
  if (live) return cell::of(tensor_index{});
  const fate padding = furthest < 0 ? fate::top : f.bounds[furthest].otherwise;
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

}  // namespace tmap::detail
