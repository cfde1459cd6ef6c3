// Layer 7: what it takes for a move to keep the tensor.
#pragma once
#include <tmap/expr.hpp>
#include <tmap/machine/context.hpp>
#include <tmap/tensor/dm.hpp>
#include <tmap/tensor/hbm.hpp>
#include <tmap/tensor/host.hpp>
#include <tmap/transfer/plan.hpp>
#include <tmap/transfer/undropped.hpp>

namespace tmap::detail {

/// The engine that moves between two tiers; nothing goes between host memory and DM in one move.
template <class From, class To>
using engine_between =
    std::conditional_t<!std::is_same_v<From, tier::host> && !std::is_same_v<To, tier::host>, engine::tdma,
                       std::conditional_t<std::is_same_v<From, tier::dm> || std::is_same_v<To, tier::dm>,
                                          engine::none_go_through_hbm, engine::pdma>>;

/// A digit of an axis as the mapping that a user would write for it.
template <class Axis, i64 Step, i64 Extent>
constexpr auto digit_as_mapping() {
  if constexpr (Axis::size % Step != 0) {
    return std::type_identity<sliced<Axis, 0, Extent, Step>>{};
  } else {
    using coarse = choose<Step == 1, Axis, make_stride<Axis, Step>>;
    constexpr i64 left = Axis::size / Step;
    if constexpr (Extent == left) {
      return std::type_identity<coarse>{};
    } else if constexpr (left % Extent == 0) {
      return std::type_identity<modulo<coarse, Extent>>{};
    } else {
      return std::type_identity<make_resized<coarse, Extent>>{};
    }
  }
}

/// The form without the digits of axes that another form lacks.
constexpr form without_foreign_axes(const form& f, const form& other) {
  form kept = f;
  for (int k = kept.count; k-- > 0;) {
    const int axis = kept.digits[k].axis;
    if (axis >= 0 && other.axis_of(kept.axes[axis]) < 0) kept.remove_digit(k);
  }
  for (int a = 0; a < kept.axis_count; ++a) {
    if (other.axis_of(kept.axes[a]) < 0) kept.origin[a] = 0;
  }
  return kept;
}

/// Does the destination put two indices into one element that the source keeps apart?
constexpr bool merges_values(const form& source, const form& destination) {
  if (overlaps(destination) == answer::no) return false;
  const plan p = make_plan(source, destination, largest, largest);
  if (p.element_by_element) return true;
  form f;
  i64 write[max_digits]{};
  for (int k = 0; k < p.copy.count; ++k) {
    f.add_digit({.extent = p.copy.loops[k].extent});
    write[k] = p.copy.loops[k].write;
  }
  for (int c = 0; c < p.copy.clip_count; ++c) {
    affine turns;
    for (int k = 0; k < p.copy.count; ++k) turns.weight[k] = p.copy.clips[c].weight[k];
    f.add_bound(turns, p.copy.clips[c].limit, fate::outside, c);
  }
  return collision(f, write).search([&](const i64* difference) {
    i64 moved = 0;
    for (int k = 0; k < p.copy.count; ++k) moved += p.copy.loops[k].read * difference[k];
    return moved != 0;
  }) != answer::no;
}

/// The first axis name that two axis lists give two sizes.
struct size_clash {
  int left = -1, right = -1;
};
template <class... As, class... Bs>
constexpr size_clash find_size_clash(axes<As...>, axes<Bs...>) {
  const axis_info* left[] = {&As::info..., nullptr};
  const axis_info* right[] = {&Bs::info..., nullptr};
  for (int a = 0; a < static_cast<int>(sizeof...(As)); ++a) {
    for (int b = 0; b < static_cast<int>(sizeof...(Bs)); ++b) {
      if (left[a] != right[b] && compare_names(left[a]->name, right[b]->name) == 0) return {a, b};
    }
  }
  return {};
}

template <class Axis, template <class> class Why, gap G>
constexpr auto gap_carrier() {
  return Why<typename decltype(digit_as_mapping<Axis, G.step, G.extent>())::type>{};
}

/// Does a form store more of an axis than coordinate 0, which is all that an absent axis has?
constexpr bool spreads(const form& live, const axis_info* info) {
  const int axis = live.axis_of(info);
  if (axis < 0) return false;
  for (int k = 0; k < live.count; ++k) {
    if (live.digits[k].axis == axis) return true;
  }
  return live.origin[axis] != 0;
}

template <class X, class Y, class Queue, class... Asked>
struct move_rules {
  using source_axes = axes_of<X>;
  using target_axes = axes_of<Y>;

  /// The axes of the destination that the source lacks, and those asked for.
  template <class... Lists>
  struct asked_in;
  template <class... As>
  struct asked_in<along_axes<As...>> {
    using type = axes<As...>;
  };
  template <class... As, class... Bs, class... Lists>
  struct asked_in<along_axes<As...>, along_axes<Bs...>, Lists...>
      : asked_in<along_axes<As..., Bs...>, Lists...> {};
  template <class... Lists>
  requires(sizeof...(Lists) == 0) struct asked_in<Lists...> {
    using type = axes<>;
  };
  using asked = typename asked_in<Asked...>::type;

  template <class... As>
  static constexpr auto first_not_asked(axes<As...>) {
    return std::type_identity<
        typename first_foreign<axes<std::conditional_t<spreads(Y::digits().live, &As::info), As, void>...>,
                               united<axes<void>, united<source_axes, asked>>>::type>{};
  }
  using not_asked = typename decltype(first_not_asked(target_axes{}))::type;

  template <class... As>
  static constexpr auto idle_asked(axes<As...>) {
    return std::type_identity<typename first_foreign<
        axes<std::conditional_t<listed<As, source_axes> || !listed<As, target_axes>, As, void>...>,
        axes<void>>::type>{};
  }
  using idle = typename decltype(idle_asked(asked{}))::type;

  static constexpr auto judge_domains() {
    constexpr const form& source = X::digits().live;
    constexpr form target = without_foreign_axes(Y::digits().live, source);
    constexpr gap lacking = first_gap(source, target);
    constexpr gap dropped =
        first_gap(without_foreign_axes(undropped<typename Y::parts>::live(), source), source);
    using source_list = nth_axis<source_axes>;
    using target_list = nth_axis<target_axes>;
    if constexpr (lacking.found && lacking.axis == nullptr) {
      return naming_axes<why::source_stores_nothing>(source_axes{});
    } else if constexpr (lacking.found) {
      using Axis = typename target_list::template type<target_list::find(lacking.axis)>;
      return gap_carrier<Axis, why::source_lacks, lacking>();
    } else if constexpr (dropped.found && dropped.axis != nullptr) {
      using Axis = typename source_list::template type<source_list::find(dropped.axis)>;
      return gap_carrier<Axis, why::destination_drops, dropped>();
    } else if constexpr (lacking.unknown || dropped.unknown) {
      return naming_axes<why::ragged_domains_cannot_be_compared>(source_axes{});
    } else if constexpr (merges_values(source, Y::digits().live)) {
      return naming_axes<why::destination_overlaps>(target_axes{});
    } else {
      return fine<>{};
    }
  }

  static constexpr auto judge() {
    if constexpr (X::refused_already || Y::refused_already) {
      return fine<>{};
    } else if constexpr (!is_engine<Queue>) {
      return why::name_an_engine_such_as_ctx_main_or_ctx_tdma{};
    } else {
      using needed = engine_between<typename X::tier, typename Y::tier>;
      using device_type = typename Queue::device_type;
      using source_fits = decltype(X::template verdict_on<device_type>());
      using target_fits = decltype(Y::template verdict_on<device_type>());
      constexpr size_clash clash = find_size_clash(source_axes{}, target_axes{});
      constexpr bool to_or_from_dm =
          std::is_same_v<typename X::tier, tier::dm> != std::is_same_v<typename Y::tier, tier::dm>;
      if constexpr (!std::is_same_v<typename X::element_type, typename Y::element_type>) {
        return why::element_types_differ_use_convert<typename X::element_type, typename Y::element_type>{};
      } else if constexpr (!std::is_same_v<needed, typename Queue::kind>) {
        return why::move_runs_on_another_engine<needed, typename Queue::kind>{};
      } else if constexpr (refused<source_fits>) {
        return source_fits{};
      } else if constexpr (refused<target_fits>) {
        return target_fits{};
      } else if constexpr (clash.left >= 0) {
        using A = typename nth_axis<source_axes>::template type<clash.left>;
        using B = typename nth_axis<target_axes>::template type<clash.right>;
        return why::axis_has_two_sizes<A, A::size, B, B::size>{};
      } else if constexpr (!std::is_void_v<idle>) {
        return why::axis_asked_for_is_not_broadcast<idle>{};
      } else if constexpr (!std::is_void_v<not_asked>) {
        return why::broadcast_must_be_asked_for_with_along<not_asked>{};
      } else if constexpr (to_or_from_dm && !equivalent<typename X::chip, typename Y::chip>) {
        return why::chips_must_stay_in_place<typename X::chip, typename Y::chip>{};
      } else {
        return judge_domains();
      }
    }
  }
};

}  // namespace tmap::detail
