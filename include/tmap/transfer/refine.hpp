// Layer 7: cutting the digits of a destination until each lies within one digit of the source.
#pragma once
#include <tmap/transfer/nest.hpp>

namespace tmap::detail {

/// Cuts digits at a position, so that no digit crosses the border between two units.
constexpr void cut_at_position(form& f, i64 position) {
  for (int k = f.count; k-- > 0;) {
    const digit d = f.digits[k];
    if (d.stride > 0 && position > d.stride && position % d.stride == 0 &&
        position < saturating_mul(d.stride, d.extent)) {
      f.split(k, position / d.stride);
    }
  }
}

/// Is j the digit of largest step on its axis? It counts on past its extent, where nothing is stored.
constexpr bool is_coarsest(const form& f, int j) {
  for (int k = 0; k < f.count; ++k) {
    if (f.digits[k].axis == f.digits[j].axis && f.digits[k].step > f.digits[j].step) return false;
  }
  return true;
}

/// Cuts a destination where digits of the source begin and end, and where units of either side do; false
/// where the two have no common refinement.
constexpr bool refine(form& f, const form& source, i64 read_unit, i64 write_unit) {
  cut_at_position(f, write_unit);
  for (int j = 0; j < source.count; ++j) {
    const digit& s = source.digits[j];
    if (s.axis < 0) continue;
    const int axis = f.axis_of(source.axes[s.axis]);
    if (axis < 0) continue;  // the destination does not vary along it
    if (!cut_axis(f, axis, s.step)) return false;
    if (!is_coarsest(source, j) && !cut_axis(f, axis, saturating_mul(s.step, s.extent))) return false;
    const bool crosses_unit = s.stride > 0 && read_unit % s.stride == 0 && s.stride < read_unit &&
                              read_unit < saturating_mul(s.stride, s.extent);
    if (crosses_unit && !cut_axis(f, axis, s.step * (read_unit / s.stride))) return false;
  }
  return f.broken == fault::none;
}

/// A refined destination as a nest, each of its digits found in the source.
struct refinement {
  nest copy;
  int loop_of[max_digits]{};
  i64 used[max_digits]{};  // how far the destination reaches into each digit of the source
};

/// The digit of the source that digit d of a refined destination lies in; -1 if there is none.
constexpr int digit_behind(const form& source, int axis, const digit& d) {
  int found = -1;
  for (int j = 0; j < source.count; ++j) {
    const digit& s = source.digits[j];
    if (s.axis != axis || d.step % s.step != 0) continue;
    if (d.step < saturating_mul(s.step, s.extent) || (is_coarsest(source, j) && found < 0)) found = j;
  }
  return found;
}

/// Makes a loop of every digit; an axis that the source lacks was asked for, and is read in place.
constexpr bool match_digits(refinement& r, const form& f, const form& source) {
  nest& n = r.copy;
  for (int k = 0; k < f.count; ++k) {
    const digit& d = f.digits[k];
    if (d.extent == 1) continue;
    loop& l = n.loops[n.count];
    l = {.extent = d.extent, .write = d.stride};
    r.loop_of[k] = n.count++;
    if (d.axis < 0) continue;
    l.axis = f.axes[d.axis];
    l.step = d.step;
    const int axis = source.axis_of(l.axis);
    if (axis < 0) continue;
    const int found = digit_behind(source, axis, d);
    if (found < 0) return false;
    const i64 ratio = d.step / source.digits[found].step;
    r.used[found] = saturating_add(r.used[found], ratio * (d.extent - 1));
    l.read = source.digits[found].stride * ratio;
  }
  return true;
}

/// Finds where in the source the destination begins on an axis; false where adding that start would carry.
constexpr bool match_origin(refinement& r, i64 shift, const form& source, int axis) {
  for (i64 ceiling = largest; shift != 0;) {
    int heaviest = -1;
    for (int j = 0; j < source.count; ++j) {
      const digit& s = source.digits[j];
      if (s.axis != axis || s.step >= ceiling) continue;
      if (heaviest < 0 || s.step > source.digits[heaviest].step) heaviest = j;
    }
    if (heaviest < 0) return false;
    const digit& s = source.digits[heaviest];
    ceiling = s.step;
    const i64 by = shift / s.step < s.extent ? shift / s.step : s.extent - 1;
    const bool carries = by > 0 && saturating_add(r.used[heaviest], by) >= s.extent;
    if (carries && !is_coarsest(source, heaviest)) return false;
    shift -= by * s.step;
    r.copy.read_base += by * s.stride;
  }
  return true;
}

}  // namespace tmap::detail
