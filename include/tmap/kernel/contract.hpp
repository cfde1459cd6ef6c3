// Layer 8: contractions, sums of products over the axes that two operands share.
#pragma once
#include <tmap/kernel/contraction.hpp>
#include <tmap/kernel/elementwise.hpp>
#include <tmap/kernel/matrices.hpp>

namespace tmap {
namespace detail {

/// Adds the products of a batch to sums that lie as `to` tells.
template <class D, class Groups, class Left, class Right, class Places>
void add_products(const Left& left, const Right& right, unsigned char* cells, const Places& to) {
  using sum = arithmetic_of<D>;
  constexpr const dense_axes& all = Groups::all;
  sum* const sums = reinterpret_cast<sum*>(cells);
  dense_product<D, sum> product(all.size(role::row), all.size(role::column), all.size(role::summed));
  for (i64 b = 0; b < all.size(role::batch); ++b)
    product.add(left[b], right[b], {sums + to.batch[b], to.lines, to.inner});
}

/// Rounds sums to the elements of a result, once, and moves them to where these lie.
template <class E, class Sum>
void narrow_into(unsigned char* cells, const form& live, const Sum* sums, const form& dense, const plan& p) {
  if (p.element_by_element) {
    for (live_walk at(live); at.more(); at.next()) {
      const tensor_index index = at.index();
      const i64 from = position_of(dense, [&](const axis_info& axis) { return index[axis]; });
      store<E>(cells, at.position(), narrow<E>(sums[from]));
    }
    return;
  }
  each_run(p.copy, [&](i64 from, i64 to, i64 count, const loop& l) {
    narrow_run<E>(sums + from, l.read, cells, to, l.write, count);
  });
}

/// The sums are computed in the result where it lies as matrices, else in dense memory.
template <class Out, class X, class Y>
void contract_into(Out& out, const X& x, const Y& y) {
  using group = groups<Out, X, Y>;
  constexpr const form& live = Out::digits().live;
  if constexpr (better_turned<group>(live)) {
    contract_into<Out, Y, X>(out, y, x);
  } else {
    using D = typename X::element_type;
    using E = typename Out::element_type;
    using sum = arithmetic_of<D>;
    using own = placed_groups<Out, group, role::row, role::column>;
    constexpr bool once = overlaps(live) == answer::no && replicates(live) == answer::no;
    constexpr bool in_place = bits_of<E> == 32 && once && own::runs.serve();
    const matrix_operand<X, group, role::row> left(x);
    const matrix_operand<Y, group, role::column> right(y);
    if constexpr (in_place) {
      add_products<D, group>(left, right, out.cells(), own());
    } else {
      constexpr matrix_runs runs = runs_when_dense(group::all, role::row, role::column, role::column);
      static constexpr form dense = dense_form(live, group::all, role::row, runs);
      static constexpr plan p = make_plan(dense, live, largest, largest);
      buffer sums(saturating_mul(dense.size, 4));
      add_products<D, group>(left, right, sums.data(), dense_groups(runs));
      narrow_into<E>(out.cells(), live, reinterpret_cast<const sum*>(sums.data()), dense, p);
    }
  }
}

}  // namespace detail

/// Multiplies x and y, index by index, and sums over the axes that both have and Out lacks:
/// contract<Out>(ctx.main, x, y). An axis of both and of Out is a batch; one of x or y alone is in Out.
///
/// Shape    Out, a DM tensor type of elements as those of x, or of what is summed in: f32, for integers i32
/// Holds    the sum of T1 * T2 over live indices, rounded once. f32 sums have an order of their own, fused
///          where the processor can: |error| <= (n + 1) 2^-24 sum |T1 * T2| for n terms, to first order
/// Requires slices agree as in elementwise; an axis in slices is summed over them, as in reduce (DECIDED)
/// Errors   compile: why::axis_of_one_operand_reduce_it_first, why::axis_not_in_operands,
///          why::result_elements_must_be_those_of_operands_or_of_sums, and as elementwise and reduce
/// Source   semantics sections 4, "a contraction", and 5; the element types of Out (DECIDED)
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
