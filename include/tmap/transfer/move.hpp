// Layer 7: moves, f(T) = T whatever the two mappings are.
#pragma once
#include <tmap/transfer/apart.hpp>
#include <tmap/transfer/cost.hpp>
#include <tmap/transfer/rules.hpp>

namespace tmap {

/// The plan of a move from X to Y, in elements: printable, and counted by the ledger.
///
/// Source   machine page "What an emulated transfer is"
template <tensor X, tensor Y>
inline constexpr plan plan_of = detail::make_plan(X::digits().live, Y::digits().live, X::unit_size,
                                                  Y::unit_size);

/// The longest run that a move from X to Y carries: every aligned block of so many positions of Y is
/// consecutive in X.
///
/// Units    elements
template <tensor X, tensor Y>
inline constexpr i64 contiguous_run = detail::longest_run(detail::make_plan(X::digits().live,
                                                                            Y::digits().live, detail::largest,
                                                                            detail::largest));

namespace detail {

/// What a move costs depends on its types alone: it is counted when the first one of its kind is charged.
template <class X, class Y, class Queue>
void charge_move(Queue& queue) {
  static const ledger cost =
      cost_of<typename Queue::device_type>(plan_of<X, Y>, Y::digits().live, shape_of_move<X, Y>());
  queue.charge(cost);
}

/// The loops of a move on the host, where units stand one after the other.
template <class X, class Y>
constexpr nest host_nest() {
  nest n = plan_of<X, Y>.copy;
  coalesce(n, largest, largest);
  return n;
}

/// How elements of X are copied to Y. What lies behind the runs of a view may be its neighbours' and is left.
template <class X, class Y>
constexpr schedule make_schedule() {
  schedule s = schedule_of(host_nest<X, Y>(), bits_of<typename X::element_type>);
  if (!is_view<Y>) pad_beside(s, Y::digits().all, bits_of<typename X::element_type>);
  return s;
}
template <class X, class Y>
inline constexpr schedule schedule_for = make_schedule<X, Y>();

template <class X, class Y, class Crew = alone>
void copy_elements(const X& x, unsigned char* destination, const Crew& crew = {}) {
  if constexpr (plan_of<X, Y>.element_by_element) {
    run_by_index<typename X::element_type>(X::digits().live, x.cells(), Y::digits().live, destination);
  } else {
    run_schedule<schedule_for<X, Y>>(x.cells(), destination, crew);
  }
}

/// Writes the zeros that Y is owed where nothing live stands.
template <class Y>
void zero_padding(unsigned char* destination) {
  using D = typename Y::element_type;
  if constexpr (pads_visibly(Y::digits().all)) {
    static constexpr fills owed = make_fills(Y::digits().all);
    if constexpr (owed.fits) {
      for (int k = 0; k < owed.count; ++k) run_fill<D>(owed.each[k], destination);
    } else {
      const form& all = Y::digits().all;
      for (i64 position = 0; position < all.size; ++position) {
        const cell c = cell_at(all, position);
        if (c.is_padding() && c.kind() == zero) store<D>(destination, position, D{});
      }
    }
  }
}

template <class Y, class Rules, class X, class Queue>
Y moved(Queue& queue, const X& x) {
  Y y;
  if constexpr (!refused<decltype(Rules::judge())> && !X::refused_already && !Y::refused_already) {
    copy_elements<X, Y>(x, y.cells(), queue.crew());
    charge_move<X, Y>(queue);
  }
  return y;
}

/// The chips where x lies; host memory counts as one.
template <class X>
struct chips_of {
  using type = broadcast<1>;
};
template <class X>
requires requires { typename X::chip; }
struct chips_of<X> {
  using type = typename X::chip;
};

/// The verdict on a move into an existing variable, which must not be const.
template <class X, class Y, class Queue, class... Asked>
struct copy_rules : move_rules<X, std::remove_const_t<Y>, Queue, Asked...> {
  static constexpr auto judge() {
    if constexpr (cells_mutable<Y>) {
      return copy_rules::move_rules::judge();
    } else {
      return why::destination_must_be_mutable{};
    }
  }
};

}  // namespace detail

/// Moves y into a fresh X on a queue: move_to<HbmTensor<bf16, m<A>, m<B>>>(ctx.tdma, y).
///
/// Holds    T, where y holds T
/// Errors   compile: why::source_lacks, why::destination_drops, why::broadcast_must_be_asked_for_with_along,
///          why::destination_overlaps, why::move_runs_on_another_engine
/// Source   seed "Function Specification": a move specifies f(T) = T; proof moves.cpp
template <tensor X, class Queue, tensor Y, class... Asked>
X move_to(Queue& queue, const Y& y, Asked...) {
  using rules = detail::move_rules<Y, X, Queue, Asked...>;
  static_assert(sizeof(typename decltype(rules::judge())::accepted*) != 0);
  return detail::moved<X, rules>(queue, y);
}

/// Moves y into the existing variable or tile x: live positions and zero padding are written, nothing else.
///
/// Errors   compile: as move_to, why::destination_must_be_mutable; run: tmap::mismatch when x and y share
/// memory
template <class Queue, tensor Y, class X, class... Asked>
requires tensor<std::remove_cvref_t<X>>
void copy_into(Queue& queue, const Y& y, X&& x, Asked...) {
  using target = std::remove_cvref_t<X>;
  using rules = detail::copy_rules<Y, std::remove_reference_t<X>, Queue, Asked...>;
  static_assert(sizeof(typename decltype(rules::judge())::accepted*) != 0);
  if constexpr (!refused<decltype(rules::judge())> && !Y::refused_already && !target::refused_already) {
    detail::require_apart(y, x);
    if constexpr (!detail::schedule_for<Y, target>.pads) detail::zero_padding<target>(x.cells());
    detail::copy_elements<Y, target>(y, x.cells(), queue.crew());
    detail::charge_move<Y, target>(queue);
  }
}

/// The member moves as free functions, context first: generic code needs no `.template`.
template <mapping_or_refusal Element, class Queue, tensor X, class... Asked>
HostTensor<typename X::element_type, Element> to_host(Queue& queue, const X& x, Asked...) {
  using to = HostTensor<typename X::element_type, Element>;
  using rules = detail::move_rules<X, to, Queue, Asked...>;
  static_assert(sizeof(typename decltype(rules::judge())::accepted*) != 0);
  return detail::moved<to, rules>(queue, x);
}
template <mapping_or_refusal Chip, mapping_or_refusal Element, class Queue, tensor X, class... Asked>
requires(!std::is_same_v<typename X::tier, tier::dm>)
    HbmTensor<typename X::element_type, Chip, Element> to_hbm(Queue& queue, const X& x, Asked...) {
  using to = HbmTensor<typename X::element_type, Chip, Element>;
  using rules = detail::move_rules<X, to, Queue, Asked...>;
  static_assert(sizeof(typename decltype(rules::judge())::accepted*) != 0);
  return detail::moved<to, rules>(queue, x);
}
template <mapping_or_refusal Element, class Queue, tensor X, class... Asked>
requires std::is_same_v<typename X::tier, tier::dm>
    HbmTensor<typename X::element_type, typename X::chip, Element> to_hbm(Queue& queue, const X& x,
                                                                          Asked...) {
  using to = HbmTensor<typename X::element_type, typename X::chip, Element>;
  using rules = detail::move_rules<X, to, Queue, Asked...>;
  static_assert(sizeof(typename decltype(rules::judge())::accepted*) != 0);
  return detail::moved<to, rules>(queue, x);
}
template <mapping_or_refusal Cluster, mapping_or_refusal Slice, mapping_or_refusal Element, class Queue,
          tensor X, class... Asked>
DmTensor<typename X::element_type, typename detail::chips_of<X>::type, Cluster, Slice, Element> to_dm(
    Queue& queue, const X& x, Asked...) {
  using to = DmTensor<typename X::element_type, typename detail::chips_of<X>::type, Cluster, Slice, Element>;
  using rules = detail::move_rules<X, to, Queue, Asked...>;
  static_assert(sizeof(typename decltype(rules::judge())::accepted*) != 0);
  return detail::moved<to, rules>(queue, x);
}

}  // namespace tmap
