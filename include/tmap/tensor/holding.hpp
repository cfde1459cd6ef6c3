// Layer 4: what it takes for parts to hold a tensor.
#pragma once
#include <tmap/algebra/questions.hpp>
#include <tmap/scalar/traits.hpp>

namespace tmap {

/// The names of parts, as messages print them.
namespace part {
struct chip {
  static constexpr const char* name = "chip";
};
struct cluster {
  static constexpr const char* name = "cluster";
};
struct slice {
  static constexpr const char* name = "slice";
};
struct element {
  static constexpr const char* name = "element";
};
struct view {};
}  // namespace part

namespace detail {

/// Two axes of one name and different sizes, or two digits that give one coordinate twice.
struct clash {
  enum class rule : unsigned char { none, two_sizes, placed_twice } broken = rule::none;
  int axis = 0;
  int other_axis = 0;
  int part = 0;
  int other_part = 0;
  i64 step = 0;
};

constexpr clash find_clash(const form& f) {
  for (int a = 0; a < f.axis_count; ++a) {
    for (int b = a + 1; b < f.axis_count; ++b) {
      if (compare_names(f.axes[a]->name, f.axes[b]->name) == 0) {
        return {.broken = clash::rule::two_sizes, .axis = a, .other_axis = b};
      }
    }
  }
  for (int k = 0; k < f.count; ++k) {
    const digit& x = f.digits[k];
    i64 finer = 0;  // what the digits of smaller or equal step reach together
    int nearest = -1;
    for (int j = 0; j < f.count; ++j) {
      const digit& y = f.digits[j];
      if (j == k || y.axis != x.axis || y.live <= 1) continue;
      if (y.step > x.step || (y.step == x.step && j > k)) continue;
      finer = saturating_add(finer, saturating_mul(y.step, y.live - 1));
      if (nearest < 0 || y.step > f.digits[nearest].step) nearest = j;
    }
    if (x.axis < 0 || x.live <= 1 || finer < x.step) continue;
    const int other = f.digits[nearest].part;
    return {.broken = clash::rule::placed_twice,
            .axis = x.axis,
            .part = other < x.part ? other : x.part,
            .other_part = other < x.part ? x.part : other,
            .step = x.step};
  }
  return {};
}

template <int K, class... Names>
struct nth_name;
template <int K, class Name, class... Names>
struct nth_name<K, Name, Names...>
    : std::conditional_t<K == 0, std::type_identity<Name>, nth_name<K - 1, Names...>> {};
template <int K>
struct nth_name<K> {
  using type = void;
};

/// The names of a tier's parts, the major one first.
template <class... Names>
struct part_names {};

/// The verdict on holding: every coordinate has one place among the parts, and the sizes fit.
template <class D, class Names, class... Parts>
struct holding_rules;
template <class D, class... Names, class... Parts>
struct holding_rules<D, part_names<Names...>, Parts...> {
  static constexpr auto verdict() {
    using lowered_first = decltype(lowering_verdict<Parts...>());
    if constexpr (!scalar<D>) {
      return why::element_type_must_be_a_scalar<D>{};
    } else if constexpr (refused<lowered_first>) {
      return lowered_first{};
    } else {
      constexpr const form& f = digits_of<Parts...>.all;
      constexpr clash c = find_clash(f);
      using list = nth_axis<axes_of_parts<Parts...>>;
      if constexpr (c.broken == clash::rule::two_sizes) {
        using A = typename list::template type<list::find(f.axes[c.axis])>;
        using B = typename list::template type<list::find(f.axes[c.other_axis])>;
        return why::axis_has_two_sizes<A, A::size, B, B::size>{};
      } else if constexpr (c.broken == clash::rule::placed_twice) {
        return why::axis_placed_twice<typename list::template type<list::find(f.axes[c.axis])>,
                                      typename nth_name<c.part, Names...>::type,
                                      typename nth_name<c.other_part, Names...>::type, c.step>{};
      } else if constexpr (saturating_mul(f.size, bits_of<D>) == largest) {
        return why::tensor_exceeds_63_bits<Parts...>{};
      } else {
        return fine<>{};
      }
    }
  }
};

/// What a variable of D stores; a type that is no scalar is refused once and then counts as float.
template <class D>
using stored_as = std::conditional_t<scalar<D>, D, float>;

/// The verdict on one unit: its elements fill whole bytes.
template <class D, class Element>
constexpr auto unit_verdict() {
  if constexpr (scalar<D> && !refused<Element>) {
    constexpr i64 bits = saturating_mul(size_of<Element>, bits_of<D>);
    if constexpr (bits % 8 != 0) {
      return why::unit_must_be_whole_bytes<bits, round_up(bits, 8)>{};
    } else {
      return fine<>{};
    }
  } else {
    return fine<>{};
  }
}

/// The first of several verdicts that is a refusal; fine if there is none.
template <class... Verdicts>
constexpr auto first_verdict(Verdicts...) {
  return typename first_refusal<Verdicts...>::type{};
}

}  // namespace detail
}  // namespace tmap
