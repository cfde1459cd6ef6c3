// Layer 4: tensors in HBM.
#pragma once
#include <tmap/tensor/variable.hpp>

namespace tmap {
/// Stores tensor T split over chips: chip i, element j holds T at ti + tj.
///
/// Shape    Chip::size chips x Element::size elements, row-major per chip
/// Holds    for all i, j with Chip: i ~ ti and Element: j ~ tj, unit(i)[j] == T(ti + tj)
/// Requires the parts are independent; Element::size * bits(D) / 8 <= device::hbm_bytes
/// Units    sizes in elements, alignment in bytes (64)
/// Errors   compile: why::axis_placed_twice; run: tmap::out_of_range from at() and unit()
/// Source   seed "Tensor Holding Semantics"
template <class D, class Chip, class Element>
class HbmTensor : public detail::variable<HbmTensor<D, Chip, Element>, detail::stored_as<D>, Chip, Element>,
                  public detail::host_and_hbm_moves<HbmTensor<D, Chip, Element>, D, Chip> {
 public:
  using tier = tmap::tier::hbm;

 private:
  using list = detail::part_list<Chip, Element>;
  static_assert(sizeof(typename decltype(detail::tensor_verdict<tier, device, D>(list()))::accepted*) != 0);

 public:
  using chip = Chip;
  using typename HbmTensor::variable::cell_type;
  static constexpr i64 unit_size = detail::size_of<Element>;
  static constexpr bool refused_already = refused<decltype(detail::tensor_verdict<tier, device, D>(list()))>;
  template <class Self>
  using moves = detail::host_and_hbm_moves<Self, D, Chip>;

  /// The verdict on the tensor on another device than the default one.
  template <class Device>
  static constexpr auto verdict_on() {
    return detail::tensor_verdict<tier, Device, D>(list());
  }

  /// The buffer of chip i.
  std::span<cell_type> unit(i64 i) { return this->cells_of_unit(i, detail::size_of<Chip>); }
  std::span<const cell_type> unit(i64 i) const { return this->cells_of_unit(i, detail::size_of<Chip>); }
};

}  // namespace tmap
