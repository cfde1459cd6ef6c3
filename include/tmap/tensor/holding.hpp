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

/// What a tier can store: how many units each outer part may count, and what one unit holds.
struct tier_limits {
  static constexpr int max_unit_parts = 3;
  i64 counts[max_unit_parts]{};
  i64 unit_bytes = largest;
};

/// The sizes of a variable that limits apply to: its outer parts, and the bits of one unit.
struct variable_sizes {
  i64 counts[tier_limits::max_unit_parts]{};
  int outer_parts = 0;
  i64 unit_bits = 0;
  i64 element_bits = 0;
};

enum class holding_rule : unsigned char {
  none,
  two_sizes,
  placed_twice,
  exceeds_63_bits,
  whole_bytes,
  unit_count,
  unit_bytes
};

/// The first rule that parts break, with the axes, the parts and the numbers that a message names.
struct holding_fault {
  holding_rule broken = holding_rule::none;
  int axis = 0;
  int other_axis = 0;
  int part = 0;
  int other_part = 0;
  i64 step = 0;
};

/// Two axes of one name, or two digits that give one coordinate twice.
constexpr holding_fault find_clash(const form& f) {
  for (int a = 0; a < f.axis_count; ++a) {
    for (int b = a + 1; b < f.axis_count; ++b) {
      if (compare_names(f.axes[a]->name, f.axes[b]->name) == 0) {
        return {.broken = holding_rule::two_sizes, .axis = a, .other_axis = b};
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
    return {.broken = holding_rule::placed_twice,
            .axis = x.axis,
            .part = other < x.part ? other : x.part,
            .other_part = other < x.part ? x.part : other,
            .step = x.step};
  }
  return {};
}

/// Every coordinate has one place among the parts, and the sizes fit the tier.
constexpr holding_fault judge_holding(const form& f, const variable_sizes& sizes, const tier_limits& limits) {
  if (const holding_fault clash = find_clash(f); clash.broken != holding_rule::none) return clash;
  if (saturating_mul(f.size, sizes.element_bits) == largest) return {.broken = holding_rule::exceeds_63_bits};
  if (sizes.unit_bits % 8 != 0) return {.broken = holding_rule::whole_bytes};
  for (int p = 0; p < sizes.outer_parts; ++p) {
    if (sizes.counts[p] > limits.counts[p]) return {.broken = holding_rule::unit_count, .part = p};
  }
  if (sizes.unit_bits / 8 > limits.unit_bytes) return {.broken = holding_rule::unit_bytes};
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

/// What a variable of D stores; a type that is no scalar is refused once and then counts as float.
template <class D>
using stored_as = std::conditional_t<scalar<D>, D, float>;

}  // namespace detail
}  // namespace tmap
