// Layer 4: views, windows on a variable that start at a run-time coordinate.
#pragma once
#include <tmap/expr/broadcast.hpp>
#include <tmap/tensor/indexed.hpp>
#include <tmap/tensor/moves.hpp>

namespace tmap {
namespace detail {

/// The digits of a window of n on one digit of a form, how far apart its starts are, and how many there are.
struct window_digits {
  lowered digits;
  i64 pitch = 0;     // positions between neighbouring starts
  i64 room = 1;      // cells that starts and windows stay within
  bool fits = true;  // the window is one digit, and no bound depends on where it starts
};

/// Does a digit of the axis end where the window does, what follows being padding?
constexpr bool padded_from(const form& f, int axis, const digit& window) {
  for (int k = 0; k < f.count; ++k) {
    const digit& d = f.digits[k];
    if (d.axis == axis && d.step == window.step && d.live == window.extent) return true;
  }
  return false;
}

/// Leaves n cells of the window's digit, out of those that are live, and no bound on it.
constexpr bool narrow(form& f, const axis_info* info, const digit& window, i64 n, window_digits& out) {
  const int axis = f.axis_of(info);
  if (axis < 0 || f.origin[axis] != 0) return false;
  const i64 end = saturating_mul(window.step, window.extent);
  if (!cut_axis(f, axis, window.step)) return false;
  settle_bounds(f);
  if (!padded_from(f, axis, window) && !cut_axis(f, axis, end)) return false;
  settle_bounds(f);
  int found = -1;
  for (int k = 0; k < f.count; ++k) {
    const digit& d = f.digits[k];
    if (d.axis != axis || d.step < window.step || d.step >= end || d.extent == 1) continue;
    if (found >= 0 || d.step != window.step) return false;
    found = k;
  }
  out.room = found < 0 ? 1 : f.digits[found].live < window.extent ? f.digits[found].live : window.extent;
  if (found < 0) return true;
  out.pitch = f.digits[found].stride;
  f.digits[found].extent = n;
  f.digits[found].live = n;
  for (int b = f.bound_count; b-- > 0;) {
    if (f.bounds[b].value.weight[found] == 0) continue;
    if (sole_digit(f, f.bounds[b]) != found) return false;
    f.remove_bound(b);
  }
  return true;
}

constexpr window_digits narrowed(const lowered& whole, const form& window, i64 n) {
  window_digits out{.digits = whole};
  if (window.count == 0) return out;  // all of it
  out.fits = window.count == 1 && window.bound_count == 0 && window.digits[0].axis >= 0;
  for (int a = 0; a < window.axis_count; ++a) out.fits = out.fits && window.origin[a] == 0;
  if (!out.fits) return out;
  const axis_info* axis = window.axes[window.digits[0].axis];
  if (nothing_live(whole.live)) {  // no cell is within reach
    out.fits = whole.live.axis_of(axis) >= 0;
    out.room = window.digits[0].extent;
    out.digits.all = whole.live;
    return out;
  }
  out.fits = narrow(out.digits.all, axis, window.digits[0], n, out) &&
             narrow(out.digits.live, axis, window.digits[0], n, out);
  if (!out.fits) return out;
  drop_idle_digits(out.digits.all);
  settle_bounds(out.digits.all);
  sort_digits(out.digits.all);
  keep_live(out.digits.live);
  return out;
}

template <class X, class I, i64 N>
inline constexpr window_digits window_of = narrowed(X::digits(), digits_about<I>().live, N);

/// The verdict on a tile: N of the positions of I, where I is one digit of X.
template <class X, class I, i64 N>
constexpr auto tile_verdict() {
  using known = decltype(verdict_about<I>());
  if constexpr (X::refused_already) {
    return fine<>{};
  } else if constexpr (refused<known>) {
    return known{};
  } else if constexpr (N < 0 || N > I::size) {
    return why::tile_exceeds<I, I::size, N>{};
  } else if constexpr (!window_of<X, I, N>.fits) {
    return why::tile_must_be_one_digit<I>{};
  } else if constexpr (N > window_of<X, I, N>.room) {
    return why::tile_exceeds<I, window_of<X, I, N>.room, N>{};
  } else if constexpr (window_of<X, I, N>.pitch * bits_of<typename X::element_type> % 8 != 0) {
    return why::tile_must_start_on_whole_bytes<I, window_of<X, I, N>.pitch *
                                                      bits_of<typename X::element_type>>{};
  } else {
    return fine<>{};
  }
}

/// Is a view, a part of a variable that other views may share?
template <class X>
inline constexpr bool is_view = requires {
  typename X::viewed;
};

/// Are the cells behind X open to writing: those of a variable that is not const, or of a view of one?
template <class X>
inline constexpr bool cells_mutable = !std::is_const_v<X>;
template <class X>
requires requires { std::remove_const_t<X>::is_mutable; }
inline constexpr bool cells_mutable<X> = std::remove_const_t<X>::is_mutable;

/// May cells behind a window on X be written? A window narrower than X hides which other indices share an
/// element, so one on an overlapping X is only read.
template <class X, class I>
inline constexpr bool window_mutable = cells_mutable<X> &&
                                       (std::is_same_v<I, identity> ||
                                        overlaps(std::remove_const_t<X>::digits().live) == answer::no);

/// What questions are asked of a view: the axes of what it looks at, and its own digits.
template <class View>
struct part_of_view {};
template <class View>
struct facts<part_of_view<View>> {
  using axes = axes_of<typename View::viewed>;
  static constexpr fine<> verdict() { return {}; }
  static constexpr const lowered& digits() { return View::digits(); }
};

}  // namespace detail

/// A window on variable or view X: coordinates 0..N-1 of I stand for start..start+N-1 of X.
///
/// Holds    T shifted, where X holds T; a view of a mutable X is also a destination, unless X overlaps
/// Requires X outlives the view, and I is one digit of X
/// Errors   compile: why::tile_must_be_one_digit, why::tile_exceeds; run: tmap::out_of_range
/// Source   semantics section 4 (DECIDED)
template <class X, class I, i64 N>
class tile_view : public std::remove_const_t<X>::template moves<tile_view<X, I, N>> {
  static_assert(sizeof(typename decltype(detail::tile_verdict<std::remove_const_t<X>, I, N>())::accepted*) !=
                0);
  using cell = std::conditional_t<detail::window_mutable<X, I>, unsigned char, const unsigned char>;

 public:
  using viewed = std::remove_const_t<X>;
  using element_type = typename viewed::element_type;
  using parts = detail::part_of_view<tile_view>;
  using tier = typename viewed::tier;
  using chip = typename viewed::chip;
  using window = I;
  static constexpr i64 size = viewed::size;
  static constexpr i64 unit_size = viewed::unit_size;
  static constexpr bool is_mutable = detail::window_mutable<X, I>;
  static constexpr bool refused_already =
      refused<decltype(detail::tile_verdict<std::remove_const_t<X>, I, N>())>;
  template <class Self>
  using moves = typename viewed::template moves<Self>;
  template <class Device>
  static constexpr auto verdict_on() {
    return viewed::template verdict_on<Device>();
  }

  static constexpr const detail::lowered& digits() { return detail::window_of<viewed, I, N>.digits; }

  tile_view(X& x, i64 start) : cells_(x.cells()) {
    constexpr i64 room = detail::window_of<viewed, I, N>.room;
    if (start < 0 || start > room - N) {
      throw out_of_range("tile start ", start, " with ", N, " cells is outside 0..", room - 1);
    }
    cells_ += start * detail::window_of<viewed, I, N>.pitch * bits_of<element_type> / 8;
  }

  /// The element at an index of the view; a reference where the viewed cells may be written.
  ///
  /// Errors   compile: why::axis_not_in_tensor; run: tmap::out_of_range, tmap::mismatch
  template <assigned... As>
  decltype(auto) at(const As&... as) const {
    static_assert(sizeof(typename decltype(detail::index_verdict<tile_view, As...>())::accepted*) != 0);
    return at(index_of(as...));
  }
  decltype(auto) at(const tensor_index& index) const { return detail::element_at<tile_view>(cells_, index); }

  /// A window on this window; starts add up.
  template <auto J, i64 M>
  tile_view<const tile_view, detail::lifted<J>, M> tile(i64 start) const {
    return tile_view<const tile_view, detail::lifted<J>, M>(*this, start);
  }

  cell* cells() const { return cells_; }

 private:
  cell* cells_;
};

}  // namespace tmap
