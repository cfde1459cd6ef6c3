// Layer 3: when two digits are one.
#pragma once
#include <tmap/algebra/bounds.hpp>

namespace tmap::detail {

/// Which neighbours become one digit: those of one part, of any parts, or also those that repeat each other.
enum class joining : unsigned char { within_parts, across_parts, overlapping };

/// The number of values of the minor digit after which the major one counts on, in the buffer and on the
/// axis; 0 where it does not.
constexpr i64 counts_on(const digit& major, const digit& minor) {
  if (major.axis != minor.axis) return 0;
  const i64 unit = minor.stride > 0 ? minor.stride : minor.step;
  const i64 after = unit == 0 ? 0 : (minor.stride > 0 ? major.stride : major.step) / unit;
  const bool alike =
      major.stride == saturating_mul(minor.stride, after) && major.step == saturating_mul(minor.step, after);
  return alike ? after : 0;
}

/// Can a bound be told of the joined digit? Either it weighs both alike, or only full rounds of the minor
/// one.
constexpr bool bounds_jointly(const form& f, const bound& b, int major, int minor, i64 after) {
  const i64 weight = b.value.weight[major];
  if (weight == saturating_mul(b.value.weight[minor], after)) return true;
  if (b.value.weight[minor] != 0 || after != f.digits[minor].extent || b.limit % weight != 0) return false;
  for (int k = 0; k < f.count; ++k) {
    if (b.value.weight[k] % weight != 0) return false;
  }
  return true;
}

/// Joins two digits that count on where the minor one ends, or before it ends where that is asked for.
constexpr bool join_once(form& f, joining which) {
  for (int major = 0; major < f.count; ++major) {
    for (int minor = 0; minor < f.count; ++minor) {
      const digit &x = f.digits[major], &y = f.digits[minor];
      if (x.part != y.part && which == joining::within_parts) continue;
      const i64 after = major == minor ? 0 : counts_on(x, y);
      if (after == 0 || after > y.extent) continue;
      if (after < y.extent && which != joining::overlapping) continue;
      bool jointly = true;
      for (int b = 0; b < f.bound_count; ++b) {
        jointly = jointly && bounds_jointly(f, f.bounds[b], major, minor, after);
      }
      if (!jointly) continue;
      for (int b = 0; b < f.bound_count; ++b) {
        bound& told = f.bounds[b];
        if (told.value.weight[minor] != 0 || told.value.weight[major] == 0) continue;
        const i64 weight = told.value.weight[major];
        for (i64& other : told.value.weight) other = saturating_mul(other, after);
        told.value.weight[minor] = weight;
        told.limit = saturating_mul(told.limit, after);
      }
      f.digits[minor].extent = saturating_add(y.extent, saturating_mul(after, x.extent - 1));
      f.remove_digit(major);
      return true;
    }
  }
  return false;
}

/// The bound that keeps a digit at 0 and depends on nothing else; -1 where there is none.
constexpr int bound_at_zero(const form& f, int digit) {
  for (int b = 0; b < f.bound_count; ++b) {
    if (f.bounds[b].limit == 1 && sole_digit(f, f.bounds[b]) == digit) return b;
  }
  return -1;
}

/// Joins a major digit that only pads with the digit that it repeats, where no other kind of padding comes
/// first.
///
/// Once the major digit leaves 0, bounds that are asked later may say anything, and earlier ones anything of
/// its kind; so they can be told of the joined digit.
constexpr bool join_padding_once(form& f, joining which) {
  for (int major = 0; major < f.count; ++major) {
    const int pads = bound_at_zero(f, major);
    if (pads < 0) continue;
    const fate kind = f.bounds[pads].otherwise;
    for (int minor = 0; minor < f.count; ++minor) {
      const digit &x = f.digits[major], &y = f.digits[minor];
      if (major == minor || x.stride == 0 || x.stride != saturating_mul(y.stride, y.extent)) continue;
      if (x.part != y.part && which == joining::within_parts) continue;
      bool jointly = true;
      int other_kind = -1;  // the last bound before `pads` that is of another kind
      for (int b = 0; b < pads; ++b) {
        if (f.bounds[b].otherwise != kind) other_kind = b;
      }
      for (int b = 0; b <= other_kind; ++b) {
        const affine& value = f.bounds[b].value;
        jointly = jointly && value.weight[major] == saturating_mul(value.weight[minor], y.extent);
      }
      for (int b = other_kind + 1; b < pads; ++b) {
        const affine& value = f.bounds[b].value;
        jointly = jointly && value.weight[major] <= saturating_mul(value.weight[minor], y.extent);
      }
      if (!jointly) continue;
      f.bounds[pads].value.weight[minor] = 1;
      f.bounds[pads].limit = y.extent;
      f.digits[minor].extent = saturating_mul(x.extent, y.extent);
      f.remove_digit(major);
      return true;
    }
  }
  return false;
}

}  // namespace tmap::detail
