// Layer 4: the tiers that tensors lie in, and what a move between them runs on.
#pragma once
#include <tmap/machine/device.hpp>
#include <tmap/tensor/holding.hpp>

namespace tmap {

/// Where a tensor lies: the type of what lies there, the parts it has, the major one first, and its limits.
namespace tier {
struct host {
  static constexpr const char* tensor = "HostTensor";
  using part_names = detail::part_names<part::element>;
  template <class Device>
  static constexpr detail::tier_limits limits{};
};
struct hbm {
  static constexpr const char* tensor = "HbmTensor";
  using part_names = detail::part_names<part::chip, part::element>;
  template <class Device>
  static constexpr detail::tier_limits limits{{Device::chips}, Device::hbm_bytes};
};
struct dm {
  static constexpr const char* tensor = "DmTensor";
  using part_names = detail::part_names<part::chip, part::cluster, part::slice, part::element>;
  template <class Device>
  static constexpr detail::tier_limits limits{{Device::chips, Device::clusters, Device::slices},
                                              Device::dm_bytes};
};
}  // namespace tier

/// The engines of a machine that operations run on.
namespace engine {
struct pdma {};                 // host <-> HBM, host -> host
struct tdma {};                 // HBM <-> HBM, HBM <-> DM, DM <-> DM
struct unit {};                 // kernels on DM
struct none_go_through_hbm {};  // what a message names where no engine moves
}  // namespace engine

/// Asks a move to broadcast along axes that the source lacks: x.to_dm<...>(ctx.tdma, along<B>).
template <class... Axes>
struct along_axes {};
template <auto... As>
inline constexpr along_axes<detail::lifted<As>...> along{};

namespace detail {

/// The sizes of a variable's parts, of which the last is one unit.
template <class D, class... Parts>
constexpr variable_sizes sizes_of_parts() {
  const i64 sizes[] = {Parts::size...};
  variable_sizes out;
  out.outer_parts = static_cast<int>(sizeof...(Parts)) - 1;
  for (int p = 0; p < out.outer_parts; ++p) out.counts[p] = sizes[p];
  out.unit_bits = saturating_mul(sizes[out.outer_parts], bits_of<D>);
  out.element_bits = bits_of<D>;
  return out;
}

template <holding_fault F, class Tier, class Device, class D, class Names, class... Parts>
struct holding_carrier;
template <holding_fault F, class Tier, class Device, class D, class... Names, class... Parts>
struct holding_carrier<F, Tier, Device, D, part_names<Names...>, Parts...> {
  template <int K>
  using axis = typename nth_axis<axes_of_parts<Parts...>>::template type<K>;
  template <int K>
  using part = typename nth_name<K, Names...>::type;
  static constexpr auto name() {
    constexpr variable_sizes sizes = sizes_of_parts<D, Parts...>();
    constexpr tier_limits limits = Tier::template limits<Device>;
    if constexpr (F.broken == holding_rule::two_sizes) {
      using A = axis<F.axis>;
      using B = axis<F.other_axis>;
      return why::axis_has_two_sizes<A, A::size, B, B::size>{};
    } else if constexpr (F.broken == holding_rule::placed_twice) {
      return why::axis_placed_twice<axis<F.axis>, part<F.part>, part<F.other_part>, F.step>{};
    } else if constexpr (F.broken == holding_rule::exceeds_63_bits) {
      return why::tensor_exceeds_63_bits<Parts...>{};
    } else if constexpr (F.broken == holding_rule::whole_bytes) {
      return why::unit_must_be_whole_bytes<sizes.unit_bits, round_up(sizes.unit_bits, 8)>{};
    } else if constexpr (F.broken == holding_rule::unit_count) {
      return why::units_exceed<part<F.part>, sizes.counts[F.part], limits.counts[F.part]>{};
    } else {
      return why::unit_bytes_exceed<part<static_cast<int>(sizeof...(Names)) - 2>, sizes.unit_bits / 8,
                                    limits.unit_bytes>{};
    }
  }
};

/// The verdict on a tensor variable of a tier on a device: its element type, its parts, and the tier's
/// limits.
template <class Tier, class Device, class D, class... Parts>
constexpr auto tensor_verdict(part_list<Parts...>) {
  if constexpr (!scalar<D>) {
    return why::element_type_must_be_a_scalar<D>{};
  } else if constexpr (refused<decltype(lowering_verdict<Parts...>())>) {
    return lowering_verdict<Parts...>();
  } else {
    constexpr holding_fault f =
        judge_holding(digits_of<Parts...>.all, sizes_of_parts<D, Parts...>(), Tier::template limits<Device>);
    if constexpr (f.broken == holding_rule::none) {
      return fine<>{};
    } else {
      return holding_carrier<f, Tier, Device, D, typename Tier::part_names, Parts...>::name();
    }
  }
}

}  // namespace detail
}  // namespace tmap
