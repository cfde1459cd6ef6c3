// Layer 8: reductions over whole named axes, live positions only.
#pragma once
#include <tmap/kernel/elementwise.hpp>

namespace tmap {
namespace detail {

/// Is R whole axes: every index of them, in any order?
template <class R>
inline constexpr bool whole_axes = complete<R>&& injective<R>&& functional<R>;

template <class List>
struct first_long_axis {
  using type = void;
};
template <class A, class... As>
struct first_long_axis<axes<A, As...>>
    : std::conditional_t<(A::size > 2147483647), std::type_identity<A>, first_long_axis<axes<As...>>> {};

/// The verdict on reducing X over R to elements of type E, X's own by default; fine<Out> tells the result.
template <class Op, class R, class Unit, class X, class E = typename X::element_type>
constexpr auto reduce_verdict() {
  using operand = decltype(operands_verdict<Op, Unit, X>());
  using axes_known = decltype(facts_about<R>::verdict());
  if constexpr (refused<axes_known>) {
    return axes_known{};
  } else if constexpr (refused<operand>) {
    return operand{};
  } else if constexpr (X::refused_already) {
    return fine<X>{};
  } else if constexpr (!requires { Op::choosing; }) {
    return why::operation_does_not_reduce<Op>{};
  } else if constexpr (!whole_axes<R>) {
    return why::reduction_needs_whole_axes<R>{};
  } else if constexpr (requires { X::is_mutable; }) {  // a view
    return naming_axes<why::reduction_needs_a_variable_move_the_tile_first>(axes_of<X>{});
  } else {
    using gone = axes_of<R>;
    using foreign = typename first_foreign<gone, axes_of<X>>::type;
    using cut = typename retyped<X>::template cut<gone>;
    using empty = typename first_empty_axis<gone>::type;
    if constexpr (!std::is_void_v<foreign>) {
      return why::axis_not_in_operands<foreign>{};
    } else if constexpr (refused<cut>) {
      return cut{};
    } else if constexpr (Op::choosing && !std::is_void_v<empty>) {
      return why::nothing_to_choose_from_on_an_empty_axis<empty, 0>{};
    } else {
      return fine<typename retyped<X>::template without<gone, E>>{};
    }
  }
}

/// Walks through the coordinates of the axes of R, the first axis being the major one.
template <class R>
class axis_walk {
 public:
  explicit axis_walk() : more_(R::size > 0) {}
  bool more() const { return more_; }
  tensor_index index() const {
    tensor_index t;
    add(t, axes_of<R>{});
    return t;
  }
  void next() { more_ = ++turn_ < R::size; }

 private:
  template <class... As>
  void add(tensor_index& t, axes<As...>) const {
    i64 unit = R::size;  // a size of 0 has no turn to come from
    ((unit /= (As::size > 0 ? As::size : 1), t.add(As::info, turn_ / unit % (As::size > 0 ? As::size : 1))),
     ...);
  }
  i64 turn_ = 0;
  bool more_;
};

/// What a reduction keeps while it goes along: starts empty, takes one element after the other.
template <class Op, class D>
class accumulator {
  using wide = arithmetic_of<D>;

 public:
  void take(D value) {
    if constexpr (std::is_same_v<Op, op::sum> || std::is_same_v<Op, op::mean>) {
      sum_ += widen(value);
    } else if constexpr (std::is_same_v<Op, op::product>) {
      product_ *= widen(value);
    } else if constexpr (std::is_same_v<Op, op::maximum>) {
      chosen_ = count_ == 0 ? value : scalar_op::max(chosen_, value);
    } else {
      chosen_ = count_ == 0 ? value : scalar_op::min(chosen_, value);
    }
    ++count_;
  }
  D result() const {
    if constexpr (std::is_same_v<Op, op::sum>) {
      return detail::narrow<D>(sum_);
    } else if constexpr (std::is_same_v<Op, op::mean>) {
      return detail::narrow<D>(sum_ / static_cast<float>(count_));
    } else if constexpr (std::is_same_v<Op, op::product>) {
      return detail::narrow<D>(product_);
    } else {
      return chosen_;
    }
  }

 private:
  wide sum_{};
  wide product_ = 1;
  D chosen_{};
  i64 count_ = 0;
};

/// Calls each(index, position in x) for the live elements of x that reduce to the index `kept`.
template <class R, class X, class Each>
void each_reduced(const tensor_index& kept, Each&& each) {
  for (axis_walk<R> along; along.more(); along.next()) {
    const tensor_index gone = along.index();
    const i64 position = position_of(X::digits().live, [&](const axis_info& a) { return kept[a] + gone[a]; });
    if (position >= 0) each(gone, position);
  }
}

template <class Op, class R, class Unit, class X>
auto reduced(Unit& unit, const X& x) {
  using D = typename X::element_type;
  using Verdict = decltype(reduce_verdict<Op, R, Unit, X>());
  using Out = typename returned<Verdict, X>::type;
  Out out;
  if constexpr (!refused<Verdict> && !X::refused_already && !Out::refused_already) {
    for (live_walk at(Out::digits().live); at.more(); at.next()) {
      accumulator<Op, D> kept;
      each_reduced<R, X>(at.index(),
                         [&](const tensor_index&, i64 position) { kept.take(load<D>(x.cells(), position)); });
      store<D>(out.cells(), at.position(), kept.result());
    }
    charge_kernel<Out, X>(unit);
  }
  return out;
}

}  // namespace detail

/// Reduces x over whole axes: reduce<m<B>>(ctx.main, op::sum{}, x), or reduce<B>(...) with the axis object.
///
/// Shape    x's parts without the digits of these axes and their padding
/// Holds    op over all stored coordinates, in the order of the index; an empty sum is 0, a product 1
/// Requires op is op::sum, op::product, op::maximum, op::minimum or, for floating types, op::mean
/// Errors   compile: why::reduction_needs_whole_axes, why::axis_not_in_operands,
///          why::nothing_to_choose_from_on_an_empty_axis, why::reduction_would_cut_a_mapping,
///          why::operation_does_not_reduce, why::reduction_needs_a_variable_move_the_tile_first
/// Source   semantics section 4; f32 accumulation, one rounding at the end (DECIDED)
template <mapping_or_refusal R, class Unit, class Op, tensor X>
auto reduce(Unit& unit, Op, const X& x) {
  static_assert(sizeof(typename decltype(detail::reduce_verdict<Op, R, Unit, X>())::accepted*) != 0);
  return detail::reduced<Op, R>(unit, x);
}
template <auto... Rs, class Unit, class Op, tensor X>
requires(sizeof...(Rs) > 0) auto reduce(Unit& unit, Op, const X& x) {
  static_assert(sizeof(typename decltype(detail::reduce_verdict<Op, m<Rs...>, Unit, X>())::accepted*) != 0);
  return detail::reduced<Op, m<Rs...>>(unit, x);
}

}  // namespace tmap
