// Layer 3: digits, what every question about mappings is asked of.
#pragma once
#include <tmap/syntax.hpp>

namespace tmap::detail {

inline constexpr int max_digits = 20;
inline constexpr int max_bounds = 12;

/// What is asked of digits is answered exactly, or not at all.
enum class answer : unsigned char { no, yes, unknown };

/// A number that depends on the digits: base + sum of weight * digit.
struct affine {
  i64 base = 0;
  i64 weight[max_digits]{};

  friend constexpr bool operator==(const affine&, const affine&) = default;
};

/// One digit of a position: digit d adds d * stride to the position and d * step to the coordinate on its
/// axis.
struct digit {
  i64 extent = 1;  // values it takes
  i64 live = 1;    // values that the bounds on this digit alone leave
  i64 stride = 0;  // positions between neighbours
  i64 step = 0;    // coordinates between neighbours
  int axis = -1;   // into form::axes; -1 for broadcast
  int part = 0;    // the part of the variable that it lies in

  friend constexpr bool operator==(const digit&, const digit&) = default;
};

/// What a choice of digits is that breaks a bound: no position at all, or padding of a kind.
enum class fate : unsigned char { outside, top, zero, bottom };
constexpr fate fate_of(padding_kind kind) {
  return kind == top ? fate::top : kind == zero ? fate::zero : fate::bottom;
}

/// Live choices of digits keep value below limit; the bound of lowest rank that is broken tells the padding.
struct bound {
  affine value;
  i64 limit = 0;
  fate otherwise = fate::top;
  int rank = 0;

  friend constexpr bool operator==(const bound&, const bound&) = default;
};

/// Why a mapping has no digits of its own.
enum class fault : unsigned char {
  none,
  breaks_its_rule,
  split_cuts_a_digit,
  slice_cuts_a_digit,
  too_many_digits,
  too_many_axes,
  terms_padded_differently,
  overshoot_padded_differently,
  linear_combination_cut,
  padding_meets_holes,
  paddings_of_two_kinds_meet,
};

/// A mapping, or all parts of a variable, as digits.
///
/// Position  the sum of digit * stride; choices outside the bounds are padding or no position
/// Index     origin + the sum of digit * step, axis by axis
/// Padding   positions that no choice of digits reaches are holes: padding of kind top
struct form {
  i64 size = 1;
  digit digits[max_digits]{};
  int count = 0;
  bound bounds[max_bounds]{};
  int bound_count = 0;
  const axis_info* axes[max_axes]{};
  i64 origin[max_axes]{};
  int axis_count = 0;
  fault broken = fault::none;
  i64 broken_unit = 0;  // what it would have to divide, or be a multiple of
  int broken_at = 0;    // the node that could not be lowered, or the axis
  i64 broken_by = 0;    // the number that did not fit
  bool drops = false;   // some constructor is a resize or a slice
  bool holes = false;   // positions that nothing reaches lie between those of an overlapping combination

  constexpr void fail(fault what, int at, i64 by = 0, i64 unit = 0) {
    if (broken != fault::none) return;
    broken = what;
    broken_at = at;
    broken_by = by;
    broken_unit = unit;
  }
  constexpr int axis_of(const axis_info* axis) const {
    for (int k = 0; k < axis_count; ++k) {
      if (axes[k] == axis) return k;
    }
    return -1;
  }
  constexpr bool depends(const affine& value, int k) const {
    return value.weight[k] != 0 && digits[k].extent > 1;
  }

  /// The largest value over all choices of digits.
  constexpr i64 reach(const affine& value) const {
    i64 sum = value.base;
    for (int k = 0; k < count; ++k) {
      if (depends(value, k)) sum = saturating_add(sum, saturating_mul(value.weight[k], digits[k].extent - 1));
    }
    return sum;
  }

  constexpr void add_bound(const affine& value, i64 limit, fate otherwise, int rank) {
    if (reach(value) < limit) return;
    if (bound_count == max_bounds) return fail(fault::too_many_digits, 0);
    int at = bound_count++;
    for (; at > 0 && bounds[at - 1].rank > rank; --at) bounds[at] = bounds[at - 1];
    bounds[at] = {value, limit, otherwise, rank};
  }
  constexpr void remove_bound(int at) {
    for (int k = at; k + 1 < bound_count; ++k) bounds[k] = bounds[k + 1];
    bounds[--bound_count] = {};
  }

  constexpr int add_digit(const digit& d) {
    if (count == max_digits) {
      fail(fault::too_many_digits, 0);
      return max_digits - 1;
    }
    digits[count] = d;
    return count++;
  }
  constexpr void remove_digit(int k) {
    const int last = --count;
    digits[k] = digits[last];
    digits[last] = {};
    for (int b = 0; b < bound_count; ++b) {
      affine& value = bounds[b].value;
      value.weight[k] = value.weight[last];
      value.weight[last] = 0;
    }
  }

  /// Cuts digit k into a major digit, which keeps the name k, and a minor one of extent n, which is returned.
  /// Where n does not divide, the choices past the old extent are no positions.
  constexpr int split(int k, i64 n) {
    const digit whole = digits[k];
    const int minor = add_digit(whole);
    if (broken != fault::none) return minor;
    digits[k].extent = ceil_div(whole.extent, n);
    digits[k].stride = saturating_mul(whole.stride, n);
    digits[k].step = saturating_mul(whole.step, n);
    digits[minor].extent = n;
    for (int b = 0; b < bound_count; ++b) {
      affine& value = bounds[b].value;
      value.weight[minor] = value.weight[k];
      value.weight[k] = saturating_mul(value.weight[k], n);
    }
    if (whole.extent % n != 0) {
      affine value;
      value.weight[k] = n;
      value.weight[minor] = 1;
      add_bound(value, whole.extent, fate::outside, -1);
    }
    return minor;
  }
};

/// Cuts digits of one axis where they cross a coordinate; false where that is no whole number of their steps.
constexpr bool cut_axis(form& f, int axis, i64 coordinate) {
  for (int k = f.count; k-- > 0;) {
    const digit d = f.digits[k];
    if (d.axis != axis || coordinate <= d.step || coordinate >= saturating_mul(d.step, d.extent)) continue;
    if (coordinate % d.step != 0) return false;
    f.split(k, coordinate / d.step);
  }
  return f.broken == fault::none;
}

}  // namespace tmap::detail
