// Layer 1: one carrier type a rule; the name of a carrier is the sentence that the compiler prints.
//
// An expression that breaks a rule is its carrier, and every verdict is `fine<>` or a carrier. A class or a
// function reads `::accepted` from its verdict once: a carrier has no such member, and that is the error:
//   no type named 'accepted' in 'struct tmap::why::divisor_must_divide_size<B, 512, 3, 513>'
#pragma once
#include <tmap/config.hpp>
#include <type_traits>

namespace tmap {

struct refusal {};

/// Is a carrier: the type says which rule was broken, where and by what numbers.
template <class T>
concept refused = std::is_base_of_v<refusal, T>;

/// The verdict on something that breaks no rule.
template <class T = void>
struct fine {
  using accepted = T;
};

namespace why {

// expressions; E is the operand, the last number is the one that repairs
template <class E, i64 Size, i64 Divisor, i64 PadTo>
struct divisor_must_divide_size : refusal {};
template <class E, i64 Size, i64 Modulus, i64 PadTo>
struct modulus_must_divide_size : refusal {};
template <class E, i64 Size, i64 Target>
struct pad_must_not_shrink : refusal {};
template <class E, i64 Size, i64 Target>
struct resize_must_not_grow : refusal {};
template <class E, i64 Size, i64 Start, i64 Count, i64 Step>
struct slice_must_stay_inside : refusal {};
template <i64 Size>
struct size_must_not_be_negative : refusal {};
template <class E, i64 Weight>
struct weight_must_not_be_negative : refusal {};
template <class L, i64 LeftSize, class R, i64 RightSize>
struct product_exceeds_63_bits : refusal {};
template <class E, i64 Size, i64 Weight>
struct linear_combination_exceeds_63_bits : refusal {};
template <class Product, i64 Divisor>
struct slash_after_star_needs_parentheses : refusal {};
template <class Product, i64 Modulus>
struct percent_after_star_needs_parentheses : refusal {};

}  // namespace why

namespace detail {

/// A mapping, or the carrier of the rule that it breaks.
template <bool Ok, class Mapping, class Why>
struct choose {
  using type = Why;
};
template <class Mapping, class Why>
struct choose<true, Mapping, Why> {
  using type = Mapping;
};

}  // namespace detail
}  // namespace tmap
