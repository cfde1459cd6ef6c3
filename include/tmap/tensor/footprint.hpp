// Layer 5: what a tensor takes of memory, known before anything is allocated.
#pragma once
#include <tmap/tensor/indexed.hpp>

namespace tmap {

/// The bytes of all buffers, padding included; of a mapping: X = HostTensor<D, E> asks the same.
template <tensor X>
inline constexpr i64 bytes_of = X::size * bits_of<typename X::element_type> / 8;

/// The bytes of one unit's buffer.
template <tensor X>
inline constexpr i64 unit_bytes_of = X::unit_size * bits_of<typename X::element_type> / 8;

namespace detail {

/// Live choices of digits; for ragged bounds the outer digits are walked, never the elements.
constexpr i64 live_choices(const form& live) {
  if (nothing_live(live)) return 0;
  form free = live;
  i64 inside = 1;
  for (int k = free.count; k-- > 0;) {
    bool bounded = false;
    for (int b = 0; b < free.bound_count; ++b) bounded = bounded || free.bounds[b].value.weight[k] != 0;
    if (bounded) continue;
    inside = saturating_mul(inside, free.digits[k].extent);
    free.remove_digit(k);
  }
  i64 ragged = free.bound_count == 0 ? 1 : 0;
  if (ragged == 0) {
    for (live_walk at(free); at.more(); at.next()) ++ragged;
  }
  return saturating_mul(inside, ragged);
}

/// Positions that are live: each counted once, however many indices share it.
template <class X>
constexpr i64 live_positions() {
  const form& live = digits_about<X>().live;
  if (overlaps(live) == answer::no) return live_choices(live);
  i64 count = 0;
  for (i64 position = 0; position < live.size; ++position) {
    if (cell_at(digits_about<X>().all, position).is_index()) ++count;
  }
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
