// Layer 2: every constructor, and the bracket that turns expressions into mapping types.
#pragma once
#include <tmap/axis.hpp>
#include <tmap/expr/broadcast.hpp>
#include <tmap/expr/escape.hpp>
#include <tmap/expr/linear.hpp>
#include <tmap/expr/modulo.hpp>
#include <tmap/expr/outer.hpp>
#include <tmap/expr/padding.hpp>
#include <tmap/expr/resized.hpp>
#include <tmap/expr/sliced.hpp>
#include <tmap/expr/stride.hpp>

namespace tmap {
namespace detail {

template <auto... Vs>
struct bracket {
  using type = identity;
};
template <auto V>
struct bracket<V> {
  using type = lifted<V>;
};
template <auto V, auto W, auto... Vs>
struct bracket<V, W, Vs...> {
  using type = make_outer<lifted<V>, typename bracket<W, Vs...>::type>;
};

}  // namespace detail

/// The mapping type of one expression, or of the outer product of several: m<A, B / 2>; m<> is m<1>.
///
/// Errors   compile: the result of an expression that breaks a rule is the carrier of that rule
/// Source   seed `m![A, B / 2]`
template <auto... Vs>
using m = typename detail::bracket<Vs...>::type;

}  // namespace tmap
