// Layer 4: tensors in on-chip data memory.
#pragma once
#include <tmap/tensor/variable.hpp>

namespace tmap {
/// Stores tensor T split over chips, clusters and slices: one buffer a slice.
///
/// Shape    Chip::size x Cluster::size x Slice::size slices of Element::size elements
/// Holds    unit(c, l, s)[j] == T(tc + tl + ts + tj) wherever the four parts relate to these indices
/// Requires the parts are independent; Element::size * bits(D) / 8 <= device::dm_bytes
/// Units    sizes in elements, alignment in bytes (64)
/// Errors   compile: why::axis_placed_twice, why::unit_bytes_exceed; run: tmap::out_of_range
/// Source   seed "Tensor Holding Semantics": all other tensor types apply the same rule to more dimensions
template <class D, class Chip, class Cluster, class Slice, class Element>
class DmTensor : public detail::variable<DmTensor<D, Chip, Cluster, Slice, Element>, detail::stored_as<D>,
                                         Chip, Cluster, Slice, Element>,
                 public detail::dm_moves<DmTensor<D, Chip, Cluster, Slice, Element>, D, Chip> {
 public:
  using tier = tmap::tier::dm;

 private:
  using list = detail::part_list<Chip, Cluster, Slice, Element>;
  static_assert(sizeof(typename decltype(detail::tensor_verdict<tier, device, D>(list()))::accepted*) != 0);

 public:
  using chip = Chip;
  using typename DmTensor::variable::cell_type;
  static constexpr i64 unit_size = detail::size_of<Element>;
  static constexpr bool refused_already = refused<decltype(detail::tensor_verdict<tier, device, D>(list()))>;
  template <class Self>
  using moves = detail::dm_moves<Self, D, Chip>;

  /// The verdict on the tensor on another device than the default one.
  template <class Device>
  static constexpr auto verdict_on() {
    return detail::tensor_verdict<tier, Device, D>(list());
  }

  /// The buffer of slice i, counted over chips, clusters and slices, the chip being the major one.
  std::span<cell_type> unit(i64 i) { return this->cells_of_unit(i, units); }
  std::span<const cell_type> unit(i64 i) const { return this->cells_of_unit(i, units); }

 private:
  static constexpr i64 units = detail::size_of<Chip> * detail::size_of<Cluster> * detail::size_of<Slice>;
};

}  // namespace tmap
