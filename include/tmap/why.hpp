// Layer 1: one carrier type a rule; the name of a carrier is the sentence that the compiler prints.
//
// An expression that breaks a rule is its carrier, and every verdict is `fine<>` or a carrier. A class or a
// function reads `::accepted` from its verdict once: a carrier has no such member, and that is the error:
//   no type named 'accepted' in 'struct tmap::why::divisor_must_divide_size<B, 512, 3, 513>'
// It is read inside a static_assert, because clang takes a class whose alias fails for broken and reports
// every later use of it; and from decltype of a function, because gcc prints an alias beside what it stands
// for.
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
template <class E, class Number>
struct number_must_be_an_integer : refusal {};
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

// algebra; E is the mapping that could not be cut, Below and Above the nearest divisors that work
template <class E, i64 Divisor, i64 Below, i64 Above>
struct split_cuts_a_digit : refusal {};
template <class E, i64 Start, i64 MultipleOf>
struct slice_cuts_a_digit : refusal {};
template <class E>
struct linear_combination_must_stay_whole : refusal {};
template <class E>
struct terms_must_be_padded_alike : refusal {};
template <class Axis>
struct digits_past_the_axis_must_be_padded_alike : refusal {};
template <class... Parts>
struct holes_cannot_stand_beside_zero_or_bottom_padding : refusal {};
template <class... Parts>
struct split_padding_cannot_enclose_padding_of_another_kind : refusal {};
template <i64 Digits>
struct mapping_needs_more_digits_than : refusal {};
template <i64 Axes, i64 Available>
struct axes_exceed : refusal {};
template <class E>
struct one_position_many_indices : refusal {};
template <class... Axes>
struct overlap_is_not_decided : refusal {};
template <class... Axes>
struct completeness_is_not_decided : refusal {};
template <class... Axes>
struct equality_of_padding_is_not_decided : refusal {};
template <class... Axes>
struct equality_of_domains_is_not_decided : refusal {};

// tensors
template <class Axis, i64 Size, class OtherAxis, i64 OtherSize>
struct axis_has_two_sizes : refusal {};
template <class Axis, class Part, class OtherPart, i64 Step>
struct axis_placed_twice : refusal {};
template <class D>
struct element_type_must_be_a_scalar : refusal {};
template <class... Parts>
struct tensor_exceeds_63_bits : refusal {};
template <class Part, i64 Count, i64 Available>
struct units_exceed : refusal {};
template <class Part, i64 Bytes, i64 Capacity>
struct unit_bytes_exceed : refusal {};
template <i64 BitsPerUnit, i64 PadToBits>
struct unit_must_be_whole_bytes : refusal {};
template <class Axis, class... AxesOfTensor>
struct axis_not_in_tensor : refusal {};
template <class... Window>
struct view_needs_a_named_tensor : refusal {};
template <class I, i64 Size, i64 Cells>
struct tile_exceeds : refusal {};
template <class I>
struct tile_must_be_one_digit : refusal {};
template <class I, i64 BitsPerStart>
struct tile_must_start_on_whole_bytes : refusal {};

// moves; Digit is spelled as a mapping
template <class From, class To>
struct element_types_differ_use_convert : refusal {};
template <class Needed, class Given>
struct move_runs_on_another_engine : refusal {};
template <class Chip, class OtherChip>
struct chips_must_stay_in_place : refusal {};
template <class Digit>
struct source_lacks : refusal {};
template <class... AxesOfSource>
struct source_stores_nothing : refusal {};
template <class Digit>
struct destination_drops : refusal {};
template <class Axis>
struct broadcast_must_be_asked_for_with_along : refusal {};
template <class Axis>
struct axis_asked_for_is_not_broadcast : refusal {};
template <class... AxesOfDestination>
struct destination_overlaps : refusal {};
template <class... AxesOfSource>
struct ragged_domains_cannot_be_compared : refusal {};
struct destination_must_be_mutable : refusal {};

// moves and kernels
struct name_an_engine_such_as_ctx_main_or_ctx_tdma : refusal {};

// kernels
template <class Op>
struct operation_does_not_reduce : refusal {};
template <class... AxesOfTile>
struct reduction_needs_a_variable_move_the_tile_first : refusal {};
template <class Tier>
struct kernels_run_on_dm_move_first : refusal {};
template <class D>
struct needs_a_floating_type_use_convert : refusal {};
template <class... Ds>
struct function_does_not_take : refusal {};
template <class Value, class D>
struct function_returns_no_element : refusal {};
template <class... AxesOfResult>
struct no_operand_has_every_axis_name_the_result : refusal {};
template <class Axis>
struct operands_store_different_indices_of : refusal {};
template <class... AxesOfOperand>
struct operands_store_ragged_indices : refusal {};
template <class Axis>
struct axis_not_in_operands : refusal {};
template <class Chip, class Cluster, class Slice>
struct operand_lies_on_other_slices_use_to_dm : refusal {};
template <class R>
struct reduction_needs_whole_axes : refusal {};
template <class E>
struct reduction_would_cut_a_mapping : refusal {};
template <class Axis>
struct axis_of_one_operand_reduce_it_first : refusal {};
template <class Given, class OfOperands, class OfSums>
struct result_elements_must_be_those_of_operands_or_of_sums : refusal {};
template <class Axis, i64 Size>
struct nothing_to_choose_from_on_an_empty_axis : refusal {};
template <class Axis, i64 Size>
struct coordinates_exceed_i32 : refusal {};

// files
template <class Tier>
struct files_hold_host_tensors_move_first : refusal {};
template <class D>
struct files_hold_whole_bytes_use_convert : refusal {};
struct files_hold_complete_tensors : refusal {};

}  // namespace why

namespace detail {

/// A mapping, or the carrier of the rule that it breaks; an alias, so that a choice instantiates nothing.
template <bool Ok>
struct choice {
  template <class Mapping, class Why>
  using type = Mapping;
};
template <>
struct choice<false> {
  template <class Mapping, class Why>
  using type = Why;
};
template <bool Ok, class Mapping, class Why>
using choose = typename choice<Ok>::template type<Mapping, Why>;

}  // namespace detail
}  // namespace tmap
