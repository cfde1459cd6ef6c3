// What drawn_types.cpp asks of lists of mapping types.
#pragma once
#include <tmap/algebra/equivalent.hpp>
#include <tmap/expr.hpp>

namespace {

using namespace tmap;

template <class... Parts>
struct parts {
  static constexpr const detail::lowered& digits = detail::digits_of<Parts...>;
};

template <class X, class Y>
constexpr detail::answer equality = detail::same_mapping(X::digits, Y::digits);

template <class X>
constexpr bool holds(i64 position, const tensor_index& index) {
  bool found = false;
  detail::each_index(X::digits.all, position, [&](const tensor_index& t) {
    found = found || t == index;
    return !found;
  });
  return found;
}
template <class X>
constexpr bool pads(i64 position, padding_kind kind) {
  return detail::cell_at(X::digits.all, position) == cell::of(kind);
}

}  // namespace
