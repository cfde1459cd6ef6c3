// Layer 2: slice, a window with a start and a step.
#pragma once
#include <tmap/mapping.hpp>

namespace tmap {

/// Keeps N positions of E from Start on, Step apart; coordinates stay absolute.
///
/// Shape    N positions; N = 0 or Start + Step * (N - 1) < E::size; Step >= 1
/// Holds    s ~ t where Start + Step * s ~ t in E
/// Errors   compile: why::slice_must_stay_inside
/// Source   semantics section 2 (DECIDED)
template <class E, i64 Start, i64 N, i64 Step = 1>
struct sliced {
  static constexpr i64 size = N;
  static constexpr int nodes = 1 + E::nodes;
  using operands = detail::operands<E>;
  static constexpr int describe(detail::syntax& out) {
    const int at = out.open({.kind = detail::constructor::sliced, .size = N, .start = Start, .step = Step});
    out.nodes[at].left = E::describe(out);
    return out.close(at);
  }
};

namespace detail {

template <class E, i64 Start, i64 N, i64 Step>
using make_sliced = choose<refused<E>, E,
                           choose<slice_fits(size_of<E>, Start, N, Step), sliced<E, Start, N, Step>,
                                  why::slice_must_stay_inside<E, size_of<E>, Start, N, Step>>>;
template <class E, i64 Start, i64 N, i64 Step>
struct remade<sliced<E, Start, N, Step>> {
  using type = make_sliced<E, Start, N, Step>;
};

template <class E>
struct window : expression_base {
  E inner;
  i64 start, count, step;
  using operands = detail::operands<E>;
  template <integer I>
  [[nodiscard]] constexpr auto operator=(I s) const {
    return assigned_at(*this, static_cast<i64>(s));
  }
  constexpr window(E e, i64 first, i64 n, i64 by) : inner(e), start(first), count(n), step(by) {}

  template <auto V>
  using lifted = make_sliced<detail::lifted<V.inner>, V.start, V.count, V.step>;
  constexpr i64 size() const { return count; }
  constexpr void locate(i64 s, tensor_index& index) const { inner.locate(start + step * s, index); }
};

}  // namespace detail

/// Keeps n positions from start on, step apart: slice(B, 4, 8), slice(B, 4, 8, 2).
template <expression E, integer I, integer J, integer K = int>
consteval auto slice(E e, I start, J n, K step = 1) {
  return detail::window<E>(e, static_cast<i64>(start), static_cast<i64>(n), static_cast<i64>(step));
}

}  // namespace tmap
