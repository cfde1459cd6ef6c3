// Layer 4: elements by index, for variables and views alike.
#pragma once
#include <tmap/algebra/walk.hpp>
#include <tmap/tensor/buffer.hpp>
#include <tmap/tensor/holding.hpp>

namespace tmap {

/// Is a tensor variable, or a view of one: it has digits, cells, and the tier they lie in.
template <class X>
concept tensor = requires {
  typename X::element_type;
  typename X::parts;
  typename X::tier;
};

namespace detail {

template <class... Assigned>
struct axes_assigned {
  using type = axes<>;
};
template <class A, class... As>
struct axes_assigned<A, As...> {
  using type = united<typename A::axes, typename axes_assigned<As...>::type>;
};

/// The verdict on assignments that are to pick an element of X: X has all their axes.
template <class X, class... Assigned>
constexpr auto index_verdict() {
  using foreign = typename first_foreign<typename axes_assigned<Assigned...>::type, axes_of<X>>::type;
  if constexpr (std::is_void_v<foreign> || X::refused_already) {
    return fine<>{};
  } else {
    return naming_axes<why::axis_not_in_tensor, foreign>(axes_of<X>{});
  }
}

/// May single elements of X be written: one position an index, one index a position?
template <class X>
inline constexpr bool writable =
    overlaps(X::digits().live) == answer::no&& replicates(X::digits().live) == answer::no;

/// The position of an index in the buffer of X.
///
/// Errors   run: tmap::mismatch for an axis that X lacks, tmap::out_of_range for an index that is not stored
template <class X>
i64 locate(const tensor_index& index) {
  const form& live = X::digits().live;
  index.for_each([&](const axis_info& axis, i64) {
    if (live.axis_of(&axis) < 0) {
      throw mismatch("index ", to_text(index), " names axis ", axis.name, ", which the tensor lacks");
    }
  });
  const i64 position = position_of(live, [&](const axis_info& axis) { return index[axis]; });
  if (position < 0) throw out_of_range("index ", to_text(index), " is not stored");
  return position;
}

/// An element that is only read: constant, so that assigning to it does not compile.
template <scalar D>
using read_only = std::conditional_t<std::is_class_v<D>, const D, D>;

/// The element at an index: a reference where the cells may be written, else the value.
template <class X, class Cell>
decltype(auto) element_at(Cell* cells, const tensor_index& index) {
  using D = typename X::element_type;
  const i64 position = locate<X>(index);
  if constexpr (std::is_const_v<Cell> || !writable<X>) {
    return read_only<D>(load<D>(cells, position));
  } else if constexpr (packed<D>) {
    return packed_reference<D>(cells, position);
  } else {
    return (reinterpret_cast<D*>(cells)[position]);
  }
}

/// Is zero padding all bits 0?
template <class X>
bool zero_padding_kept(const X& x) {
  using D = typename X::element_type;
  if constexpr (pads_visibly(X::digits().all)) {
    const form& all = X::digits().all;
    for (i64 position = 0; position < all.size; ++position) {
      const cell c = cell_at(all, position);
      if (!c.is_padding() || c.kind() != zero) continue;
      const D value = load<D>(x.cells(), position), none{};
      if (std::memcmp(&value, &none, sizeof(D)) != 0) return false;
    }
  }
  return true;
}

}  // namespace detail

/// Does x hold T: at every live position the value of T, at zero padding all bits 0? NaN equals NaN.
///
/// Source   seed "Tensor Holding Semantics"; semantics section 3
template <tensor X, class T>
bool holds(const X& x, const T& t) {
  using D = typename X::element_type;
  for (detail::live_walk at(X::digits().live); at.more(); at.next()) {
    if (!detail::same_value(detail::load<D>(x.cells(), at.position()),
                            detail::as_element<D>(t(at.index())))) {
      return false;
    }
  }
  return detail::zero_padding_kept(x);
}

}  // namespace tmap
