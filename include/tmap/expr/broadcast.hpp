// Layer 2: broadcast, positions that say nothing about the index.
#pragma once
#include <tmap/mapping.hpp>

namespace tmap {

/// Repeats: N positions that all stand for {}; broadcast<1> is the identity of the outer product.
///
/// Shape    N positions
/// Holds    s ~ {} for 0 <= s < N
/// Errors   compile: why::size_must_not_be_negative
/// Source   semantics section 2; seed `m![1]`
template <i64 N>
struct broadcast {
  static constexpr i64 size = N;
  static constexpr int nodes = 1;
  using operands = detail::operands<>;
  static constexpr int describe(detail::syntax& out) {
    return out.close(out.open({.kind = detail::constructor::broadcast, .size = N}));
  }
};
using identity = broadcast<1>;

namespace detail {

template <i64 N>
using make_broadcast = choose<(N >= 0), broadcast<N>, why::size_must_not_be_negative<N>>;
template <i64 N>
struct remade<broadcast<N>> {
  using type = make_broadcast<N>;
};

template <integer I>
struct lifting<I> {
  template <auto V>
  using type = make_broadcast<static_cast<i64>(V)>;
};
template <>
struct lifting<literal> {
  template <auto V>
  using type = make_broadcast<V.value>;
};

}  // namespace detail
}  // namespace tmap
