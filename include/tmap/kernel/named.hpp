// Layer 8: the named operations on tensors.
#pragma once
#include <tmap/kernel/elementwise.hpp>

// Each applies its op:: object at every index; shapes, rules and errors are those of elementwise.
namespace tmap {

/// x + y; integers wrap.
template <class Unit, tensor X, tensor Y>
detail::result_of<op::add, Unit, X, Y> add(Unit& unit, const X& x, const Y& y) {
  return detail::compute<
      typename decltype(detail::elementwise_verdict<op::add, void, Unit, X, Y>())::accepted>(unit, op::add{},
                                                                                             x, y);
}

/// x - y; integers wrap.
template <class Unit, tensor X, tensor Y>
detail::result_of<op::sub, Unit, X, Y> sub(Unit& unit, const X& x, const Y& y) {
  return detail::compute<
      typename decltype(detail::elementwise_verdict<op::sub, void, Unit, X, Y>())::accepted>(unit, op::sub{},
                                                                                             x, y);
}

/// x * y; integers wrap.
template <class Unit, tensor X, tensor Y>
detail::result_of<op::mul, Unit, X, Y> mul(Unit& unit, const X& x, const Y& y) {
  return detail::compute<
      typename decltype(detail::elementwise_verdict<op::mul, void, Unit, X, Y>())::accepted>(unit, op::mul{},
                                                                                             x, y);
}

/// x / y, floating types only.
template <class Unit, tensor X, tensor Y>
detail::result_of<op::div, Unit, X, Y> div(Unit& unit, const X& x, const Y& y) {
  return detail::compute<
      typename decltype(detail::elementwise_verdict<op::div, void, Unit, X, Y>())::accepted>(unit, op::div{},
                                                                                             x, y);
}

/// The smaller of x and y; NaN if one is NaN, the first of equals.
template <class Unit, tensor X, tensor Y>
detail::result_of<op::min, Unit, X, Y> min(Unit& unit, const X& x, const Y& y) {
  return detail::compute<
      typename decltype(detail::elementwise_verdict<op::min, void, Unit, X, Y>())::accepted>(unit, op::min{},
                                                                                             x, y);
}

/// The larger of x and y; NaN if one is NaN, the first of equals.
template <class Unit, tensor X, tensor Y>
detail::result_of<op::max, Unit, X, Y> max(Unit& unit, const X& x, const Y& y) {
  return detail::compute<
      typename decltype(detail::elementwise_verdict<op::max, void, Unit, X, Y>())::accepted>(unit, op::max{},
                                                                                             x, y);
}

/// -x; integers wrap.
template <class Unit, tensor X>
detail::result_of<op::neg, Unit, X> neg(Unit& unit, const X& x) {
  return detail::compute<typename decltype(detail::elementwise_verdict<op::neg, void, Unit, X>())::accepted>(
      unit, op::neg{}, x);
}

/// |x|; integers wrap.
template <class Unit, tensor X>
detail::result_of<op::abs, Unit, X> abs(Unit& unit, const X& x) {
  return detail::compute<typename decltype(detail::elementwise_verdict<op::abs, void, Unit, X>())::accepted>(
      unit, op::abs{}, x);
}

/// max(x, 0).
template <class Unit, tensor X>
detail::result_of<op::relu, Unit, X> relu(Unit& unit, const X& x) {
  return detail::compute<typename decltype(detail::elementwise_verdict<op::relu, void, Unit, X>())::accepted>(
      unit, op::relu{}, x);
}

/// e to the x.
template <class Unit, tensor X>
detail::result_of<op::exp, Unit, X> exp(Unit& unit, const X& x) {
  return detail::compute<typename decltype(detail::elementwise_verdict<op::exp, void, Unit, X>())::accepted>(
      unit, op::exp{}, x);
}

/// The natural logarithm.
template <class Unit, tensor X>
detail::result_of<op::log, Unit, X> log(Unit& unit, const X& x) {
  return detail::compute<typename decltype(detail::elementwise_verdict<op::log, void, Unit, X>())::accepted>(
      unit, op::log{}, x);
}

/// The square root.
template <class Unit, tensor X>
detail::result_of<op::sqrt, Unit, X> sqrt(Unit& unit, const X& x) {
  return detail::compute<typename decltype(detail::elementwise_verdict<op::sqrt, void, Unit, X>())::accepted>(
      unit, op::sqrt{}, x);
}

/// 1 / sqrt(x).
template <class Unit, tensor X>
detail::result_of<op::rsqrt, Unit, X> rsqrt(Unit& unit, const X& x) {
  return detail::compute<
      typename decltype(detail::elementwise_verdict<op::rsqrt, void, Unit, X>())::accepted>(unit, op::rsqrt{},
                                                                                            x);
}

/// The hyperbolic tangent.
template <class Unit, tensor X>
detail::result_of<op::tanh, Unit, X> tanh(Unit& unit, const X& x) {
  return detail::compute<typename decltype(detail::elementwise_verdict<op::tanh, void, Unit, X>())::accepted>(
      unit, op::tanh{}, x);
}

/// 1 / (1 + exp(-x)).
template <class Unit, tensor X>
detail::result_of<op::sigmoid, Unit, X> sigmoid(Unit& unit, const X& x) {
  return detail::compute<
      typename decltype(detail::elementwise_verdict<op::sigmoid, void, Unit, X>())::accepted>(
      unit, op::sigmoid{}, x);
}

}  // namespace tmap
