// Layer 5: what a tensor takes of memory, known before anything is allocated.
#pragma once
#include <tmap/tensor/indexed.hpp>

namespace tmap {

/// The bytes of all buffers, padding included; of a mapping: X = HostTensor<D, E> asks the same.
template <tensor X>
inline constexpr i64 bytes_of = X::size* bits_of<typename X::element_type> / 8;

/// The bytes of one unit's buffer.
template <tensor X>
inline constexpr i64 unit_bytes_of = X::unit_size* bits_of<typename X::element_type> / 8;

namespace detail {

/// Choices of the digits that a bound weighs and that keep it; the weights outweigh each other in order.
constexpr i64 choices_inside(const form& f, const bound& b, i64 limit, i64 lighter_than) {
  if (limit <= 0) return 0;
  int heaviest = -1;
  i64 below = 0, combinations = 1;  // of the digits that weigh less than the heaviest
  for (int k = 0; k < f.count; ++k) {
    const i64 weight = b.value.weight[k];
    if (weight == 0 || weight >= lighter_than) continue;
    if (heaviest < 0 || weight > b.value.weight[heaviest]) heaviest = k;
  }
  if (heaviest < 0) return 1;
  const i64 weight = b.value.weight[heaviest], extent = f.digits[heaviest].extent;
  for (int k = 0; k < f.count; ++k) {
    if (b.value.weight[k] == 0 || b.value.weight[k] >= weight) continue;
    below += b.value.weight[k] * (f.digits[k].extent - 1);
    combinations *= f.digits[k].extent;
  }
  const i64 free = limit > below ? ceil_div(limit - below, weight) : 0;
  const i64 whole = free < extent ? free : extent;
  i64 count = whole * combinations;
  for (i64 d = whole; d < extent && d * weight < limit; ++d)
    count += choices_inside(f, b, limit - d * weight, weight);
  return count;
}

/// Live choices of digits, each group that a bound ties together at once.
constexpr i64 live_choices(const form& live) {
  if (nothing_live(live)) return 0;
  i64 count = 1;
  for (int k = 0; k < live.count; ++k) {
    bool bounded = false;
    for (int b = 0; b < live.bound_count; ++b) bounded = bounded || live.bounds[b].value.weight[k] != 0;
    if (!bounded) count = saturating_mul(count, live.digits[k].extent);
  }
  for (int b = 0; b < live.bound_count; ++b) {
    count = saturating_mul(count, choices_inside(live, live.bounds[b], live.bounds[b].limit, largest));
  }
  return count;
}

/// Does a digit stand under two bounds, so that the groups cannot be counted one by one?
constexpr bool bounds_meet(const form& live) {
  for (int k = 0; k < live.count; ++k) {
    int bounds = 0;
    for (int b = 0; b < live.bound_count; ++b) bounds += live.bounds[b].value.weight[k] != 0;
    if (bounds > 1) return true;
  }
  return false;
}

/// Positions that are live, each counted once however many indices share it: in closed form, and one by one
/// only for linear combinations that overlap and for bounds that meet.
template <class X>
constexpr i64 live_positions() {
  const lowered& d = digits_about<X>();
  if (overlaps(d.live) == answer::no && !bounds_meet(d.live)) return live_choices(d.live);
  i64 count = 0;
  for (i64 position = 0; position < d.all.size; ++position) count += cell_at(d.all, position).is_index();
  return count;
}

}  // namespace detail

/// Positions for every live one; 1 is no padding.
///
/// Source   semantics section 3
template <class X>
inline constexpr double padding_ratio = static_cast<double>(detail::digits_about<X>().all.size) /
                                        static_cast<double>(detail::live_positions<X>());

}  // namespace tmap
