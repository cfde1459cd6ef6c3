// Layer 4: the tiers that tensors lie in, and what a move between them runs on.
#pragma once
#include <tmap/machine/device.hpp>
#include <tmap/tensor/holding.hpp>

namespace tmap {

/// Where a tensor lies, the type of what lies there, and the parts it has, the major one first.
namespace tier {
struct host {
  static constexpr const char* tensor = "HostTensor";
  using part_names = detail::part_names<part::element>;
};
struct hbm {
  static constexpr const char* tensor = "HbmTensor";
  using part_names = detail::part_names<part::chip, part::element>;
};
struct dm {
  static constexpr const char* tensor = "DmTensor";
  using part_names = detail::part_names<part::chip, part::cluster, part::slice, part::element>;
};
}  // namespace tier

/// The engines of a machine that operations run on.
namespace engine {
struct pdma {};  // host <-> HBM, host -> host
struct tdma {};  // HBM <-> HBM, HBM <-> DM, DM <-> DM
struct unit {};  // kernels on DM
}  // namespace engine

/// Asks a move to broadcast along axes that the source lacks: x.to_dm<...>(ctx.tdma, along<B>).
template <class... Axes>
struct along_axes {};
template <auto... As>
inline constexpr along_axes<detail::lifted<As>...> along{};

namespace detail {

/// The verdict on unit counts and bytes a unit against what a device has; host memory has no limit.
template <class Device, class D, class Chip, class Element>
constexpr auto hbm_capacity_verdict() {
  if constexpr ((refused<Chip> || refused<Element>) || !scalar<D>) {
    return fine<>{};
  } else if constexpr (Chip::size > Device::chips) {
    return why::chips_exceed<Chip::size, Device::chips>{};
  } else if constexpr (saturating_mul(Element::size, bits_of<D>) / 8 > Device::hbm_bytes) {
    return why::hbm_bytes_exceed<Element::size * bits_of<D> / 8, Device::hbm_bytes>{};
  } else {
    return fine<>{};
  }
}
template <class Device, class D, class Chip, class Cluster, class Slice, class Element>
constexpr auto dm_capacity_verdict() {
  if constexpr ((refused<Chip> || refused<Cluster> || refused<Slice> || refused<Element>) || !scalar<D>) {
    return fine<>{};
  } else if constexpr (Chip::size > Device::chips) {
    return why::chips_exceed<Chip::size, Device::chips>{};
  } else if constexpr (Cluster::size > Device::clusters) {
    return why::clusters_exceed<Cluster::size, Device::clusters>{};
  } else if constexpr (Slice::size > Device::slices) {
    return why::slices_exceed<Slice::size, Device::slices>{};
  } else if constexpr (saturating_mul(Element::size, bits_of<D>) / 8 > Device::dm_bytes) {
    return why::dm_slice_bytes_exceed<Element::size * bits_of<D> / 8, Device::dm_bytes>{};
  } else {
    return fine<>{};
  }
}

}  // namespace detail
}  // namespace tmap
