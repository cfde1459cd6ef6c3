// Layer 8: elementwise kernels, f pointwise whatever the mappings of the operands are.
#pragma once
#include <tmap/kernel/apply.hpp>
#include <tmap/kernel/rules.hpp>
#include <tmap/transfer/move.hpp>

namespace tmap {
namespace detail {

/// The element type and the mapping of a result that is not named.
template <class F, class... Xs>
struct derived_result {
  using all = typename operand_axes<Xs...>::type;
  using whole = typename first_whole<all, Xs...>::type;
};

/// The verdict on computing f of operands into Out, or into a result derived from them; fine<Out> tells it.
template <class F, class Out, class Unit, class X, class... Xs>
constexpr auto elementwise_verdict() {
  if constexpr (!(tensor<X> && ... && tensor<Xs>)) {
    return fine<X>{};  // asked by compilers that look at a result before they look at constraints
  } else if constexpr (refused<decltype(operands_verdict<F, Unit, X, Xs...>())>) {
    return operands_verdict<F, Unit, X, Xs...>();
  } else if constexpr (X::refused_already || (Xs::refused_already || ...)) {
    return fine<X>{};
  } else {
    using whole = typename derived_result<F, X, Xs...>::whole;
    using target = std::conditional_t<std::is_void_v<Out>, whole, Out>;
    if constexpr (std::is_void_v<target>) {
      return naming_axes<why::no_operand_has_every_axis_name_the_result>(
          typename operand_axes<X, Xs...>::type{});
    } else {
      using foreign = typename first_foreign<axes_of<target>, typename operand_axes<X, Xs...>::type>::type;
      using mappings =
          decltype(first_verdict(operand_rules<X, target>::judge(), operand_rules<Xs, target>::judge()...));
      using function = decltype(function_verdict<F, typename target::element_type, typename X::element_type,
                                                 typename Xs::element_type...>());
      if constexpr (!std::is_void_v<foreign>) {
        return why::axis_not_in_operands<foreign>{};
      } else if constexpr (refused<mappings>) {
        return mappings{};
      } else if constexpr (refused<function>) {
        return function{};
      } else if constexpr (!std::is_void_v<Out> || stays_zero<F, target, X, Xs...>()) {
        return fine<target>{};
      } else {
        return fine<typename retyped<target>::with_relaxed_padding>{};
      }
    }
  }
}
template <class F, class Out, class Unit, class... Xs>
using elementwise_rules = decltype(elementwise_verdict<F, Out, Unit, Xs...>());

/// The type a checked kernel returns: its result, or the variable of its first operand where a rule is
/// broken.
template <class Verdict, class X>
struct returned {
  using type = typename Verdict::accepted;
};
template <refused Verdict, class X>
struct returned<Verdict, X> {
  using type = X;
};
template <refused Verdict, class View>
requires requires { typename View::viewed; }
struct returned<Verdict, View> : returned<Verdict, typename View::viewed> {};
template <class F, class Unit, class X, class... Xs>
using result_of = typename returned<elementwise_rules<F, void, Unit, X, Xs...>, X>::type;

/// An operand in the mapping of the result, for those that have no common loops with it.
template <class Out, class X>
buffer brought_into_form(const X& x) {
  using D = typename X::element_type;
  buffer copy(ceil_div(Out::size * bits_of<D>, 8));
  static constexpr plan p = make_plan(X::digits().live, Out::digits().live, largest, largest);
  run_plan<D, p>(X::digits().live, x.cells(), Out::digits().live, copy.data());
  return copy;
}

/// The loops over a result and operands; those where every operand is in the result's form.
template <class Out, class... Xs>
inline constexpr joint_nest<sizeof...(Xs)> joint_for = make_joint<sizeof...(Xs)>(Out::digits().live,
                                                                                 {&Xs::digits().live...});
template <class Out, class... Xs>
inline constexpr joint_nest<sizeof...(Xs)> joint_in_form =
    make_joint<sizeof...(Xs)>(Out::digits().live, {(void(sizeof(Xs)), &Out::digits().live)...});

/// Computes every live element of a result that begins at `out`.
template <class Out, class Crew, class F, class... Xs>
void compute_elements(const Crew& crew, F& f, unsigned char* out, const Xs&... xs) {
  using D = typename Out::element_type;
  constexpr auto indices = std::index_sequence_for<Xs...>{};
  if constexpr (joint_for<Out, Xs...>.fits) {
    const unsigned char* const cells[] = {xs.cells()...};
    apply<joint_for<Out, Xs...>, D, typename Xs::element_type...>(crew, f, out, cells, indices);
  } else {
    const buffer copies[] = {brought_into_form<Out>(xs)...};
    const unsigned char* cells[sizeof...(Xs)];
    for (std::size_t k = 0; k < sizeof...(Xs); ++k) cells[k] = copies[k].data();
    apply<joint_in_form<Out, Xs...>, D, typename Xs::element_type...>(crew, f, out, cells, indices);
  }
}

/// Charges a kernel with the bytes of all operands and of its result.
template <class Out, class... Xs, class Unit>
void charge_kernel(Unit& unit) {
  ledger account;
  account.dm.read = (ceil_div(Xs::size * bits_of<typename Xs::element_type>, 8) + ...);
  account.dm.written = ceil_div(Out::size * bits_of<typename Out::element_type>, 8);
  unit.charge(account);
}

template <class Out, class Unit, class F, class... Xs>
Out compute(Unit& unit, F f, const Xs&... xs) {
  Out out;
  if constexpr (!Out::refused_already && !(Xs::refused_already || ...)) {
    compute_elements<Out>(unit.crew(), f, out.cells(), xs...);
    charge_kernel<Out, Xs...>(unit);
  }
  return out;
}

/// The verdict on computing into an existing variable, which must not be const.
template <class F, class Out, class Unit, class... Xs>
constexpr auto compute_into_verdict() {
  if constexpr (cells_mutable<Out>) {
    return elementwise_verdict<F, std::remove_const_t<Out>, Unit, Xs...>();
  } else {
    return why::destination_must_be_mutable{};
  }
}

}  // namespace detail

/// Applies f to the elements of operands at every index: elementwise(ctx.main, f, x, y).
///
/// Shape    the parts of the first operand that has every axis; zero padding becomes top
/// Holds    f(T1(t), T2(t), ...) at t; an operand that lacks an axis repeats along it
/// Requires on a context whose crew has workers, several threads may call f at once
/// Errors   compile: why::element_types_differ_use_convert, why::operands_store_different_indices_of,
///          why::operand_lies_on_other_slices_use_to_dm, why::no_operand_has_every_axis_name_the_result,
///          why::destination_overlaps where elements of the result would be shared by indices that differ,
///          why::function_does_not_take, why::function_returns_no_element
/// Source   seed "Function Specification"; semantics section 4
template <class Unit, class F, tensor X, tensor... Xs>
detail::result_of<F, Unit, X, Xs...> elementwise(Unit& unit, F f, const X& x, const Xs&... xs) {
  return detail::compute<typename decltype(detail::elementwise_verdict<F, void, Unit, X, Xs...>())::accepted>(
      unit, f, x, xs...);
}

/// The same with the result's type named: elementwise<Out>(ctx.main, f, x, y).
template <tensor Out, class Unit, class F, tensor... Xs>
Out elementwise(Unit& unit, F f, const Xs&... xs) {
  return detail::compute<typename decltype(detail::elementwise_verdict<F, Out, Unit, Xs...>())::accepted>(
      unit, f, xs...);
}

/// The same into an existing variable or tile, whose memory is not asked for again:
/// elementwise_into(ctx.main, out, f, x, y).
///
/// Holds    live positions and zero padding of out are written, nothing else
/// Errors   compile: as elementwise, why::destination_must_be_mutable; run: tmap::mismatch when out and an
///          operand share memory
template <class Unit, class Out, class F, tensor... Xs>
requires tensor<std::remove_cvref_t<Out>> &&
    (std::is_lvalue_reference_v<Out&&> || detail::is_view<std::remove_cvref_t<Out>>)  //
    void elementwise_into(Unit& unit, Out&& out, F f, const Xs&... xs) {
  using target = std::remove_cvref_t<Out>;
  using verdict = decltype(detail::compute_into_verdict<F, std::remove_reference_t<Out>, Unit, Xs...>());
  static_assert(sizeof(typename verdict::accepted*) != 0);
  if constexpr (!refused<verdict> && !target::refused_already && !(Xs::refused_already || ...)) {
    (detail::require_apart(xs, out), ...);
    detail::zero_padding<target>(out.cells());
    detail::compute_elements<target>(unit.crew(), f, out.cells(), xs...);
    detail::charge_kernel<target, Xs...>(unit);
  }
}

/// x with elements of type D, by the rules of convert_to; zero padding stays zero.
template <scalar D, class Unit, tensor X>
typename detail::retyped<X>::template with_element<D> convert(Unit& unit, const X& x) {
  using to = typename detail::retyped<X>::template with_element<D>;
  return detail::compute<
      typename decltype(detail::elementwise_verdict<op::convert<D>, to, Unit, X>())::accepted>(
      unit, op::convert<D>{}, x);
}

}  // namespace tmap
