// Layer 7: do a source and a destination share memory?
#pragma once
#include <tmap/algebra/walk.hpp>
#include <tmap/tensor/view.hpp>
#include <tmap/transfer/fill.hpp>

namespace tmap::detail {

/// The bytes from the first to the last position that x may touch.
template <class X>
std::pair<std::uintptr_t, std::uintptr_t> extent_in_memory(const X& x) {
  i64 last = 0;
  const form& all = X::digits().all;
  for (int k = 0; k < all.count; ++k) last += all.digits[k].stride * (all.digits[k].extent - 1);
  if (last >= all.size) last = all.size - 1;  // digits of a padded product may count past its end
  const auto first = reinterpret_cast<std::uintptr_t>(x.cells());
  const i64 bytes = all.size == 0 ? 0 : ceil_div((last + 1) * bits_of<typename X::element_type>, 8);
  return {first, first + static_cast<std::uintptr_t>(bytes)};
}

/// Calls visit(byte) for every byte of x that holds part of a live element.
template <class X, class Visit>
void each_live_byte(const X& x, Visit&& visit) {
  constexpr i64 bits = bits_of<typename X::element_type>;
  for (live_walk at(X::digits().live); at.more(); at.next()) {
    const unsigned char* const first = x.cells() + at.position() * bits / 8;
    for (i64 k = 0; k < ceil_div(bits, 8); ++k) visit(first + k);
  }
}

/// The steps that lead from where two windows begin to all that both of them hold, the widest first.
struct steps_of_windows {
  i64 stride[2 * max_digits]{};
  i64 turns[2 * max_digits]{};
  int count = 0;

  constexpr void add(const form& live) {
    for (int d = 0; d < live.count; ++d) {
      const i64 wide = live.digits[d].stride, more = live.digits[d].live - 1;
      if (wide == 0 || more < 1) continue;
      int k = 0;
      while (k < count && stride[k] > wide) ++k;
      if (k == count || stride[k] != wide) {
        for (int j = count++; j > k; --j) {
          stride[j] = stride[j - 1];
          turns[j] = turns[j - 1];
        }
        stride[k] = wide;
        turns[k] = 0;
      }
      turns[k] += more;
    }
  }

  /// Do some turns of the steps from k on cover a distance? Asked at most so many times; clips aside.
  constexpr answer cover(i64 distance, i64& times, int k = 0) const {
    if (distance == 0) return answer::yes;
    if (k == count) return answer::no;
    if (--times < 0) return answer::unknown;
    i64 rest = 0;
    for (int j = k + 1; j < count; ++j) rest += stride[j] * turns[j];
    i64 turn = distance / stride[k] < turns[k] ? distance / stride[k] : turns[k];
    for (; turn >= 0 && distance - turn * stride[k] <= rest; --turn) {
      const answer found = cover(distance - turn * stride[k], times, k + 1);
      if (found != answer::no) return found;
    }
    return answer::no;
  }
};

/// Can an element of x be one of y? Exact where neither is ragged.
template <class X, class Y>
answer share_an_element(const X& x, const Y& y) {
  constexpr i64 bits = bits_of<typename X::element_type>, width = bits / 8;
  if (width == 0 || bits != bits_of<typename Y::element_type>) return answer::unknown;
  constexpr steps_of_windows steps = [] {
    steps_of_windows both;
    both.add(X::digits().live);
    both.add(Y::digits().live);
    return both;
  }();
  const i64 apart = static_cast<i64>(reinterpret_cast<std::uintptr_t>(y.cells())) -
                    static_cast<i64>(reinterpret_cast<std::uintptr_t>(x.cells()));
  if (apart % width != 0) return answer::unknown;
  i64 to_last = apart / width;  // of y, from where x begins
  for (int k = 0; k < Y::digits().live.count; ++k) {
    to_last += Y::digits().live.digits[k].stride * (Y::digits().live.digits[k].live - 1);
  }
  if (to_last < 0) return answer::no;
  i64 times = 1000;
  const answer found = steps.cover(to_last, times);
  const bool ragged = X::digits().live.bound_count + Y::digits().live.bound_count != 0;
  return found == answer::yes && ragged ? answer::unknown : found;
}

/// Windows on one variable may interleave: is any byte of a live element of x one of y's?
template <class X, class Y>
bool share_a_byte(const X& x, const Y& y) {
  if (const answer known = share_an_element(x, y); known != answer::unknown) return known == answer::yes;
  const auto [first, end] = extent_in_memory(y);
  buffer written(static_cast<i64>(end - first));
  const auto mark = [&, base = first](const unsigned char* byte) {
    return written.data() + (reinterpret_cast<std::uintptr_t>(byte) - base);
  };
  each_live_byte(y, [&](const unsigned char* byte) { *mark(byte) = 1; });
  bool shared = false;
  each_live_byte(x, [&, base = first, past = end](const unsigned char* byte) {
    const auto address = reinterpret_cast<std::uintptr_t>(byte);
    shared = shared || (address >= base && address < past && *mark(byte) != 0);
  });
  return shared;
}

/// Errors   run: tmap::mismatch where x and y share memory
template <class X, class Y>
void require_apart(const X& x, const Y& y) {
  bool apart = true;
  if constexpr (is_view<X> || is_view<Y>) {
    const auto [x_first, x_end] = extent_in_memory(x);
    const auto [y_first, y_end] = extent_in_memory(y);
    apart = x_first >= y_end || y_first >= x_end || !(pads_visibly(Y::digits().all) || share_a_byte(x, y));
  } else {
    apart = x.cells() != y.cells() || X::size == 0 || Y::size == 0;
  }
  if (!apart) throw mismatch("source and destination share memory; nothing was written");
}

}  // namespace tmap::detail
