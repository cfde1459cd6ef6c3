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

/// Groups the axes of a contraction, those of the result and of the left operand in the order in which they
/// lie.
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

inline constexpr i64 no_step = -1;

/// The step between neighbours of a group where the tensor lies; no_step where there is no such number.
constexpr i64 step_of(const form& live, const dense_axes& all, role group) {
  i64 step = no_step, covered = 1;
  for (int k = 0; k < live.count; ++k) {
    const digit& d = live.digits[k];
    if (d.axis < 0) continue;
    const dense_span to = all.place(live, d);
    if (to.group != group) continue;
    if (d.stride % to.pitch != 0 || (step != no_step && d.stride / to.pitch != step)) return no_step;
    step = d.stride / to.pitch;
    covered = saturating_mul(covered, d.extent);
  }
  if (live.bound_count > 0 || covered != all.size(group)) return no_step;
  return covered == 1 ? 1 : step;
}

/// A batch of matrices in memory: the steps between matrices, and between lines and within them.
struct batch_steps {
  i64 batch = 0, line = 0, inner = 0;

  constexpr bool exist() const { return batch != no_step && line != no_step && inner != no_step; }
};

/// How an operand or a result lies as matrices of lines along `inner`, read or written in place.
constexpr batch_steps steps_of(const form& live, const dense_axes& all, role line, role inner) {
  return {step_of(live, all, role::batch), step_of(live, all, line), step_of(live, all, inner)};
}

/// How it lies in dense memory, the group `minor` innermost, then `middle`, then the batch.
constexpr batch_steps dense_steps(const dense_axes& all, role line, role inner, role minor) {
  const role middle = minor == line ? inner : line;
  const i64 batch = saturating_mul(all.size(minor), all.size(middle));
  return minor == line ? batch_steps{batch, 1, all.size(minor)} : batch_steps{batch, all.size(minor), 1};
}

/// The same indices in dense memory, as a form.
constexpr form dense_form(const form& live, const dense_axes& all, role line, const batch_steps& steps) {
  form dense = domain_of(live);
  dense.size = saturating_mul(steps.batch, all.size(role::batch));
  for (int k = 0; k < dense.count; ++k) {
    digit& d = dense.digits[k];
    if (d.axis < 0) continue;
    const dense_span to = all.place(dense, d);
    d.stride = to.pitch * (to.group == role::batch ? steps.batch
                           : to.group == line      ? steps.line
                                                   : steps.inner);
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
