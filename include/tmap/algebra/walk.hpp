// Layer 3: from index to position and through all live positions, one at a time.
#pragma once
#include <tmap/algebra/domain.hpp>

namespace tmap::detail {

/// The choice of digits behind each live position, in buffer order; for loops that need every index.
class live_walk {
 public:
  constexpr explicit live_walk(const form& live) : form_(live), more_(!nothing_live(live)) {}

  constexpr bool more() const { return more_; }
  constexpr i64 position() const {
    i64 sum = 0;
    for (int k = 0; k < form_.count; ++k) sum += form_.digits[k].stride * value_[k];
    return sum;
  }
  constexpr tensor_index index() const {
    tensor_index t;
    for (int a = 0; a < form_.axis_count; ++a) t.add(*form_.axes[a], form_.origin[a]);
    for (int k = 0; k < form_.count; ++k) {
      const digit& d = form_.digits[k];
      if (d.axis >= 0) t.add(*form_.axes[d.axis], d.step * value_[k]);
    }
    return t;
  }
  constexpr void next() {
    do {
      int k = 0;
      while (k < form_.count && ++value_[k] == form_.digits[k].extent) value_[k++] = 0;
      more_ = k < form_.count;
    } while (more_ && !inside());
  }

 private:
  constexpr bool inside() const {
    for (int b = 0; b < form_.bound_count; ++b) {
      i64 sum = 0;
      for (int k = 0; k < form_.count; ++k) sum += form_.bounds[b].value.weight[k] * value_[k];
      if (sum >= form_.bounds[b].limit) return false;
    }
    return true;
  }

  const form& form_;
  i64 value_[max_digits]{};
  bool more_;
};

/// The first position of an index among live ones, -1 where it is not stored. `coordinate(axis)` tells the
/// index.
///
/// Digits of one axis must be independent: from the largest step down, each takes what it can.
template <class Coordinate>
constexpr i64 position_of(const form& live, Coordinate&& coordinate) {
  if (nothing_live(live)) return -1;
  i64 value[max_digits]{};
  i64 position = 0;
  for (int axis = 0; axis < live.axis_count; ++axis) {
    i64 rest = coordinate(*live.axes[axis]) - live.origin[axis];
    if (rest < 0) return -1;
    for (i64 ceiling = largest;;) {
      int heaviest = -1;
      for (int k = 0; k < live.count; ++k) {
        const digit& d = live.digits[k];
        if (d.axis == axis && d.step < ceiling && (heaviest < 0 || d.step > live.digits[heaviest].step))
          heaviest = k;
      }
      if (heaviest < 0) break;
      const digit& d = live.digits[heaviest];
      ceiling = d.step;
      value[heaviest] = rest / d.step < d.extent ? rest / d.step : d.extent - 1;
      rest -= value[heaviest] * d.step;
      position += value[heaviest] * d.stride;
    }
    if (rest != 0) return -1;
  }
  for (int b = 0; b < live.bound_count; ++b) {
    i64 sum = 0;
    for (int k = 0; k < live.count; ++k) sum += live.bounds[b].value.weight[k] * value[k];
    if (sum >= live.bounds[b].limit) return -1;
  }
  return position;
}

}  // namespace tmap::detail
