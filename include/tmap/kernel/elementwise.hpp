// Layer 8: elementwise kernels, f pointwise whatever the mappings of the operands are.
#pragma once
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
      if constexpr (!std::is_void_v<foreign>) {
        return why::axis_not_in_operands<foreign>{};
      } else if constexpr (refused<mappings>) {
        return mappings{};
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

/// An operand where the result wants its elements: its own cells, or a copy of them in the result's mapping.
template <class X, class Out>
class in_place_of {
 public:
  explicit in_place_of(const X& x) {
    if constexpr (same_form(X::digits().live, Out::digits().live)) {
      cells_ = x.cells();
    } else {
      using D = typename X::element_type;
      copy_ = buffer(ceil_div(Out::size * bits_of<D>, 8));
      static constexpr plan p = make_plan(X::digits().live, Out::digits().live, largest, largest);
      run_plan<D>(p, X::digits().live, x.cells(), Out::digits().live, copy_.data());
      cells_ = copy_.data();
    }
  }
  typename X::element_type operator[](i64 position) const {
    return load<typename X::element_type>(cells_, position);
  }

 private:
  buffer copy_;
  const unsigned char* cells_ = nullptr;
};

template <class F, class Out, class... Xs>
void compute_into(Out& out, F& f, const in_place_of<Xs, Out>&... xs) {
  using D = typename Out::element_type;
  constexpr const form& live = Out::digits().live;
  static constexpr plan p = make_plan(live, live, largest, largest);
  each_run(p.copy, [&](i64, i64 to, i64 count, const loop& l) {
    for (i64 k = 0, at = to; k < count; ++k, at += l.write)
      store<D>(out.cells(), at, as_element<D>(f(xs[at]...)));
  });
}

/// Charges a kernel with the bytes of all operands and of its result.
template <class Out, class... Xs, class Unit>
void charge_kernel(Unit& unit) {
  ledger account;
  account.dm.read = (ceil_div(Xs::size * bits_of<typename Xs::element_type>, 8) + ...);
  account.dm.written = Out::bytes();
  unit.charge(account);
}

template <class Out, class Unit, class F, class... Xs>
Out compute(Unit& unit, F f, const Xs&... xs) {
  Out out;
  if constexpr (!Out::refused_already && !(Xs::refused_already || ...)) {
    compute_into<F, Out, Xs...>(out, f, in_place_of<Xs, Out>(xs)...);
    charge_kernel<Out, Xs...>(unit);
  }
  return out;
}

}  // namespace detail

/// Applies f to the elements of operands at every index: elementwise(ctx.main, f, x, y).
///
/// Shape    the parts of the first operand that has every axis; zero padding becomes top
/// Holds    f(T1(t), T2(t), ...) at t; an operand that lacks an axis repeats along it
/// Errors   compile: why::element_types_differ_use_convert, why::operands_store_different_indices_of,
///          why::operand_lies_on_other_slices_use_to_dm, why::no_operand_has_every_axis_name_the_result,
///          why::destination_overlaps where elements of the result would be shared by indices that differ
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

/// x with elements of type D, by the rules of convert_to; zero padding stays zero.
template <scalar D, class Unit, tensor X>
typename detail::retyped<X>::template with_element<D> convert(Unit& unit, const X& x) {
  using to = typename detail::retyped<X>::template with_element<D>;
  return detail::compute<
      typename decltype(detail::elementwise_verdict<op::convert<D>, to, Unit, X>())::accepted>(
      unit, op::convert<D>{}, x);
}

}  // namespace tmap
