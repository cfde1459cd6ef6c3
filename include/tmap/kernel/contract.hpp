// Layer 8: contractions, sums of products over the axes that two operands share.
#pragma once
#include <tmap/kernel/contraction.hpp>
#include <tmap/kernel/dense.hpp>
#include <tmap/kernel/elementwise.hpp>
#include <tmap/kernel/gemm.hpp>

namespace tmap {
namespace detail {

/// The axes of a contraction of X and Y to Out, in groups.
template <class Out, class X, class Y>
struct groups {
  static constexpr dense_axes all = dense_axes_of(X::digits().live, Y::digits().live, Out::digits().live);
};

/// An operand as matrices of lines along what is summed: its own cells where they lie so, else a dense copy.
template <class X, class Groups, role Line>
class dense_operand {
  static constexpr const form& live = X::digits().live;
  static constexpr batch_steps own = steps_of(live, Groups::all, Line, role::summed);
  static constexpr bool in_place = own.exist() && (own.line == 1 || own.inner == 1);
  static constexpr batch_steps steps =
      in_place ? own
               : dense_steps(Groups::all, Line, role::summed, minor_group(live, Groups::all, role::summed));

 public:
  explicit dense_operand(const X& x) : cells_(x.cells()) {
    if constexpr (!in_place) {
      using D = typename X::element_type;
      static constexpr form dense = dense_form(live, Groups::all, Line, steps);
      static constexpr plan p = make_plan(live, dense, largest, largest);
      copy_ = buffer(ceil_div(dense.size * bits_of<D>, 8));
      run_plan<D>(p, live, x.cells(), dense, copy_.data());
      cells_ = copy_.data();
    }
  }
  matrix operator[](i64 batch) const { return {cells_, batch * steps.batch, steps.line, steps.inner}; }

 private:
  buffer copy_;
  const unsigned char* cells_;
};

template <class Groups, class D, class Left, class Right>
void add_products(const Left& left, const Right& right, unsigned char* cells, const batch_steps& steps) {
  using sum = arithmetic_of<D>;
  constexpr const dense_axes& all = Groups::all;
  dense_product<D, sum> product(all.size(role::row), all.size(role::column), all.size(role::summed));
  for (i64 b = 0; b < all.size(role::batch); ++b)
    product.add(left[b], right[b], reinterpret_cast<sum*>(cells) + b * steps.batch, steps.line);
}

/// Rounds sums to elements of a result, once; where the two are one type they stay where they are.
template <class E, class Sum>
buffer narrow_sums(buffer sums, i64 count) {
  if constexpr (bits_of<E> == 32) {
    return sums;
  } else {
    buffer elements(ceil_div(count * bits_of<E>, 8));
    const Sum* const from = reinterpret_cast<const Sum*>(sums.data());
    for (i64 k = 0; k < count; ++k) store<E>(elements.data(), k, narrow<E>(from[k]));
    return elements;
  }
}

/// The sums are computed in the result where it lies as matrices, else in dense memory, and moved.
template <class Out, class X, class Y>
void contract_into(Out& out, const X& x, const Y& y) {
  using group = groups<Out, X, Y>;
  constexpr const form& live = Out::digits().live;
  if constexpr (minor_group(live, group::all, role::column) == role::row) {
    contract_into<Out, Y, X>(out, y, x);  // neighbours in the result are neighbours in a row of sums
  } else {
    using D = typename X::element_type;
    using E = typename Out::element_type;
    constexpr batch_steps own = steps_of(live, group::all, role::row, role::column);
    constexpr bool once = overlaps(live) == answer::no && replicates(live) == answer::no;
    const dense_operand<X, group, role::row> left(x);
    const dense_operand<Y, group, role::column> right(y);
    if constexpr (bits_of<E> == 32 && own.exist() && own.inner == 1 && once) {
      add_products<group, D>(left, right, out.cells(), own);
    } else {
      constexpr batch_steps steps = dense_steps(group::all, role::row, role::column, role::column);
      static constexpr form dense = dense_form(live, group::all, role::row, steps);
      static constexpr plan p = make_plan(dense, live, largest, largest);
      buffer sums(dense.size * 4);
      add_products<group, D>(left, right, sums.data(), steps);
      sums = narrow_sums<E, arithmetic_of<D>>(std::move(sums), dense.size);
      run_plan<E>(p, dense, sums.data(), live, out.cells());
    }
  }
}

}  // namespace detail

/// Multiplies x and y, index by index, and sums over the axes that both have and Out lacks:
/// contract<Out>(ctx.main, x, y). An axis of both and of Out is a batch; one of x or of y alone is in Out.
///
/// Shape    Out, a DM tensor type; its elements are those of x and y, or what is summed in: f32, for integers
/// i32 Holds    the sum of T1 * T2 over live indices, rounded once; in f32, in an order of its own, fused
/// where the
///          processor can: |error| <= (n + 1) 2^-24 sum |T1 * T2| for n terms, to first order; in i32 it
///          wraps
/// Requires slices agree as for elementwise; an axis that lies in slices is summed over them, as by reduce
/// Errors   compile: why::axis_of_one_operand_reduce_it_first, why::axis_not_in_operands,
///          why::result_elements_must_be_those_of_operands_or_of_sums, and as elementwise and reduce
/// Source   semantics section 4, "a contraction", and 5; the element types of Out (DECIDED)
template <tensor Out, class Unit, tensor X, tensor Y>
Out contract(Unit& unit, const X& x, const Y& y) {
  static_assert(sizeof(typename decltype(detail::contract_verdict<Out, Unit, X, Y>())::accepted*) != 0);
  Out out;
  if constexpr (!refused<decltype(detail::contract_verdict<Out, Unit, X, Y>())> && !X::refused_already &&
                !Y::refused_already && !Out::refused_already) {
    if constexpr (!detail::nothing_live(X::digits().live) && !detail::nothing_live(Out::digits().live)) {
      detail::contract_into(out, x, y);
    }
    detail::charge_kernel<Out, X, Y>(unit);
  }
  return out;
}

}  // namespace tmap
