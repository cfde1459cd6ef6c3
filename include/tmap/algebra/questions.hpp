// Layer 3: what a program can ask at compile time, of a mapping and of a tensor.
#pragma once
#include <tmap/algebra/refusals.hpp>

namespace tmap {
namespace detail {

/// The parts of what is asked about: those of a tensor, or the mapping alone.
template <class... Parts>
struct part_list {};
template <class X>
struct parts_in {
  using type = part_list<X>;
};
template <class X>
requires requires { typename X::parts; }
struct parts_in<X> {
  using type = typename X::parts;
};
template <class X>
using parts_of = typename parts_in<X>::type;

/// Everything that questions need of a list of parts.
template <class List>
struct facts;
template <class... Parts>
struct facts<part_list<Parts...>> {
  using axes = axes_of_parts<Parts...>;
  static constexpr auto verdict() { return lowering_verdict<Parts...>(); }

  /// The digits; those of no part where the parts break a rule, which the verdict reports.
  static constexpr const lowered& digits() {
    if constexpr (refused<decltype(verdict())>) {
      return digits_of<>;
    } else {
      return digits_of<Parts...>;
    }
  }
};
template <class X>
using facts_about = facts<parts_of<X>>;

/// The verdict on what is asked about; a tensor has given its own when it was completed.
template <class X>
constexpr auto verdict_about() {
  if constexpr (requires { typename X::parts; }) {
    return fine<>{};
  } else {
    return facts_about<X>::verdict();
  }
}
template <class X>
constexpr const lowered& digits_about() {
  return facts_about<X>::digits();
}

template <class E>
constexpr auto overlap_verdict() {
  using known = decltype(verdict_about<E>());
  if constexpr (refused<known>) {
    return known{};
  } else {
    constexpr answer a = overlaps(digits_about<E>().live);
    if constexpr (a == answer::unknown) {
      return naming_axes<why::overlap_is_not_decided>(typename facts_about<E>::axes{});
    } else {
      return fine<std::bool_constant<a == answer::yes>>{};
    }
  }
}
template <class E>
constexpr auto map_verdict() {
  using known = decltype(overlap_verdict<E>());
  if constexpr (refused<known>) {
    return known{};
  } else if constexpr (known::accepted::value) {
    return why::one_position_many_indices<E>{};
  } else {
    return fine<>{};
  }
}
template <class E>
constexpr auto replica_verdict() {
  using known = decltype(verdict_about<E>());
  if constexpr (refused<known>) {
    return known{};
  } else {
    constexpr answer a = replicates(digits_about<E>().live);
    if constexpr (a == answer::unknown) {
      return naming_axes<why::overlap_is_not_decided>(typename facts_about<E>::axes{});
    } else {
      return fine<std::bool_constant<a == answer::yes>>{};
    }
  }
}
template <class X>
constexpr auto complete_verdict() {
  using known = decltype(verdict_about<X>());
  if constexpr (refused<known>) {
    return known{};
  } else {
    constexpr answer a = covers_box(digits_about<X>().live);
    if constexpr (a == answer::unknown) {
      return naming_axes<why::completeness_is_not_decided>(typename facts_about<X>::axes{});
    } else {
      return fine<std::bool_constant<a == answer::yes>>{};
    }
  }
}
template <class X, class Y, template <class...> class Undecided,
          answer (*decide)(const lowered&, const lowered&)>
constexpr auto comparison_verdict() {
  using left = decltype(verdict_about<X>());
  using right = decltype(verdict_about<Y>());
  if constexpr (refused<left>) {
    return left{};
  } else if constexpr (refused<right>) {
    return right{};
  } else {
    constexpr answer a = decide(digits_about<X>(), digits_about<Y>());
    if constexpr (a == answer::unknown) {
      return naming_axes<Undecided>(united<typename facts_about<X>::axes, typename facts_about<Y>::axes>{});
    } else {
      return fine<std::bool_constant<a == answer::yes>>{};
    }
  }
}
constexpr answer same_domains(const lowered& a, const lowered& b) { return same_indices(a.live, b.live); }

}  // namespace detail

/// The axes that occur in a mapping or in the parts of a tensor, in order, as a type list.
template <class X>
using axes_of = typename detail::facts_about<X>::axes;

/// Does some position stand for several indices?
///
/// Errors   compile: why::overlap_is_not_decided
/// Source   seed "Linear Combination Semantics": maps(si, ti) is not one-to-one
template <class X>
inline constexpr bool overlapping = decltype(detail::overlap_verdict<X>())::accepted::value;

/// Does every position stand for at most one index?
template <class E>
inline constexpr bool functional = !decltype(detail::overlap_verdict<E>())::accepted::value;

/// Does some index sit at several positions?
template <class X>
inline constexpr bool replicated = decltype(detail::replica_verdict<X>())::accepted::value;

/// Does every index of the domain sit at one position?
template <class X>
inline constexpr bool injective = !decltype(detail::replica_verdict<X>())::accepted::value;

/// Is every index over the axes stored? Padding and replicas do not matter.
///
/// Errors   compile: why::completeness_is_not_decided
/// Source   seed: "each covering a disjoint subset of axes so their sum recovers the full tensor index"
template <class X>
inline constexpr bool complete = decltype(detail::complete_verdict<X>())::accepted::value;

/// Do two mappings, or two tensors, have the same size and the same cell at every position?
///
/// Errors   compile: why::equality_of_padding_is_not_decided
/// Source   semantics section 2, "Equivalence and normal form"
template <class X, class Y>
inline constexpr bool equivalent =
    decltype(detail::comparison_verdict<X, Y, why::equality_of_padding_is_not_decided,
                                        detail::same_mapping>())::accepted::value;

/// Do two mappings, or two tensors, store the same indices?
template <class X, class Y>
inline constexpr bool same_domain =
    decltype(detail::comparison_verdict<X, Y, why::equality_of_domains_is_not_decided,
                                        detail::same_domains>())::accepted::value;

/// The cell at position s of a functional mapping.
///
/// Errors   compile: why::one_position_many_indices
/// Source   seed "Tensor Holding Semantics": E::map(i) = Cell::Index(ti)
template <mapping_or_refusal E>
constexpr cell map(i64 s) {
  static_assert(sizeof(typename decltype(detail::map_verdict<E>())::accepted*) != 0);
  return detail::cell_at(detail::digits_about<E>().all, s);
}

/// Does position s of E relate to an index?
///
/// Source   seed "Linear Combination Semantics": (S, e).maps(si, ti)
template <mapping_or_refusal E>
constexpr bool maps(i64 s, const tensor_index& index) {
  static_assert(sizeof(typename decltype(detail::verdict_about<E>())::accepted*) != 0);
  bool found = false;
  detail::each_index(detail::digits_about<E>().all, s, [&](const tensor_index& t) {
    found = found || t == index;
    return !found;
  });
  return found;
}

/// The indices that a position stands for, to iterate over; the same index may come several times from
/// replicas.
class index_range {
 public:
  struct sentinel {};
  class iterator {
   public:
    using value_type = tensor_index;
    using difference_type = i64;

    constexpr iterator() = default;
    constexpr explicit iterator(const detail::choices& c) : at_(c) { ++*this; }
    constexpr tensor_index operator*() const { return at_.index(); }
    constexpr iterator& operator++() {
      do {
        more_ = at_.next();
      } while (more_ && at_.broken() >= 0);
      return *this;
    }
    constexpr void operator++(int) { ++*this; }
    friend constexpr bool operator==(const iterator& it, sentinel) { return !it.more_; }

   private:
    detail::choices at_;
    bool more_ = false;
  };

  constexpr index_range() = default;  // no index
  constexpr explicit index_range(const detail::choices& c) : first_(c) {}
  constexpr iterator begin() const { return iterator(first_); }
  constexpr sentinel end() const { return {}; }

 private:
  detail::choices first_;
};

/// All indices at position s of E.
template <mapping_or_refusal E>
constexpr index_range indices(i64 s) {
  static_assert(sizeof(typename decltype(detail::verdict_about<E>())::accepted*) != 0);
  return index_range(detail::choices(detail::digits_about<E>().all, s));
}

}  // namespace tmap
