// Layer 8: the axes of a contraction in four groups, and tensors as matrices over these.
#pragma once
#include <tmap/algebra/coordinates.hpp>

namespace tmap::detail {

/// What an axis is for: in both operands and the result, in the left, in the right one, or in both but not in
/// the result.
enum class role : unsigned char { batch, row, column, summed };

/// Coordinates of an axis that count on: the first of them is `step`, and it moves on by `pitch` in its
/// group.
struct dense_span {
  const axis_info* axis = nullptr;
  role group = role::batch;
  i64 step = 1;
  i64 pitch = 1;
};

/// All axes of a contraction, group by group without gaps: where each digit goes in dense memory.
struct dense_axes {
  dense_span spans[2 * max_digits]{};
  int count = 0;
  i64 sizes[4] = {1, 1, 1, 1};

  constexpr i64 size(role group) const { return sizes[static_cast<int>(group)]; }

  constexpr const dense_span* span_of(const axis_info* axis, i64 step) const {
    const dense_span* found = nullptr;
    for (const dense_span& s : spans) {
      if (s.axis == axis && s.step <= step && (found == nullptr || found->step < s.step)) found = &s;
    }
    return found;
  }
  /// The group of a digit of a form over these axes, and how far one of its turns goes there.
  constexpr dense_span place(const form& f, const digit& d) const {
    const dense_span s = *span_of(f.axes[d.axis], d.step);
    return {s.axis, s.group, d.step, d.step / s.step * s.pitch};
  }

  constexpr void add(const form& live, const axis_info* axis, role group) {
    if (span_of(axis, largest) != nullptr) return;
    const coordinates held = coordinates_on(domain_of(live), axis);
    i64& size = sizes[static_cast<int>(group)];
    for (int k = 0; k < held.count; ++k) {
      spans[count++] = {axis, group, held.spans[k].step, size};
      size = saturating_mul(size, held.spans[k].extent);
    }
  }
};

/// Groups the axes of a contraction, in the order in which the result, or the left operand, has them.
///
/// Requires all three are live, and store the same on the axes that they share
constexpr dense_axes dense_axes_of(const form& x, const form& y, const form& out) {
  dense_axes all;
  for (int k = 0; k < out.count; ++k) {
    if (out.digits[k].axis < 0) continue;
    const axis_info* axis = out.axes[out.digits[k].axis];
    const bool left = x.axis_of(axis) >= 0, right = y.axis_of(axis) >= 0;
    all.add(left ? x : y, axis, left && right ? role::batch : left ? role::row : role::column);
  }
  for (int k = 0; k < x.count; ++k) {
    if (x.digits[k].axis >= 0) all.add(x, x.axes[x.digits[k].axis], role::summed);
  }
  return all;
}

/// The digits of one group of a tensor; the step of each counts places of the group.
struct group_digits {
  digit digits[max_digits]{};
  int count = 0;
  i64 size = 1;
  bool whole = true;  // each place of the group is there, and one way to reach it

  /// Where place k of the group lies.
  constexpr i64 operator[](i64 k) const {
    i64 position = 0;
    for (int j = 0; j < count; ++j) position += k / digits[j].step % digits[j].extent * digits[j].stride;
    return position;
  }
};
constexpr group_digits digits_in(const form& live, const dense_axes& all, role group) {
  group_digits out{.size = all.size(group)};
  i64 covered = 1;
  for (int k = 0; k < live.count; ++k) {
    const digit& d = live.digits[k];
    if (d.axis < 0) continue;
    const dense_span to = all.place(live, d);
    if (to.group != group) continue;
    out.digits[out.count++] = {.extent = d.extent, .stride = d.stride, .step = to.pitch};
    covered = saturating_mul(covered, d.extent);
  }
  out.whole = live.bound_count == 0 && covered == out.size;
  return out;
}

/// How a group lies: runs of neighbours that are `step` apart, as long as they go.
struct group_runs {
  i64 size = 1;
  i64 run = 1;
  i64 step = 1;
  bool whole = true;

  /// Are there few enough starts of runs, that it pays to go from one to the next?
  constexpr bool long_enough() const { return whole && (run == size || run >= 64); }
};
constexpr group_runs runs_of(const group_digits& group) {
  group_runs out{.size = group.size, .whole = group.whole};
  for (int k = 0; k < group.count; ++k) {
    const digit& d = group.digits[k];
    if (d.step != out.run || (out.run > 1 && d.stride != out.run * out.step)) continue;
    if (out.run == 1) out.step = d.stride;
    out.run *= d.extent;
    k = -1;  // one that goes on may stand before it
  }
  return out;
}

/// A batch of matrices in memory: lines along `inner`.
struct matrix_runs {
  group_runs batch, lines, inner;

  /// Is a product read or written in place: by long runs, one way or the other of neighbours?
  constexpr bool serve() const {
    return batch.whole && lines.long_enough() && inner.long_enough() && (lines.step == 1 || inner.step == 1);
  }
};

/// How a tensor lies in dense memory, the group `minor` innermost, then the other one, then the batch.
constexpr matrix_runs runs_when_dense(const dense_axes& all, role line, role inner, role minor) {
  const i64 lines = all.size(line), inside = all.size(inner), batch = all.size(role::batch);
  return {{batch, batch, saturating_mul(lines, inside)},
          {lines, lines, minor == line ? 1 : inside},
          {inside, inside, minor == line ? lines : 1}};
}

/// The same indices in dense memory, as a form.
constexpr form dense_form(const form& live, const dense_axes& all, role line, const matrix_runs& runs) {
  form dense = domain_of(live);
  dense.size = saturating_mul(runs.batch.step, all.size(role::batch));
  for (int k = 0; k < dense.count; ++k) {
    digit& d = dense.digits[k];
    if (d.axis < 0) continue;
    const dense_span to = all.place(dense, d);
    const group_runs& own = to.group == role::batch ? runs.batch : to.group == line ? runs.lines : runs.inner;
    d.stride = to.pitch * own.step;
  }
  return dense;
}

/// The group whose neighbours lie next to each other; `otherwise` where it is the batch or none does.
constexpr role minor_group(const form& live, const dense_axes& all, role otherwise) {
  for (int k = 0; k < live.count; ++k) {
    const digit& d = live.digits[k];
    if (d.axis < 0 || d.stride != 1) continue;
    const role group = all.place(live, d).group;
    return group == role::batch ? otherwise : group;
  }
  return otherwise;
}

}  // namespace tmap::detail
