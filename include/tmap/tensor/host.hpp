// Layer 4: tensors in host memory.
#pragma once
#include <tmap/tensor/variable.hpp>

namespace tmap {
/// Stores tensor T in host memory: element i holds T at ti.
///
/// Shape    Element::size elements in one buffer
/// Holds    for all i with Element: i ~ ti, (*this)[i] == T(ti)
/// Requires the digits of Element are independent
/// Units    sizes in elements, alignment in bytes (64)
/// Errors   compile: why::axis_placed_twice; run: tmap::out_of_range from at()
/// Source   seed "Tensor Holding Semantics"
template <class D, class Element>
class HostTensor : public detail::variable<HostTensor<D, Element>, detail::stored_as<D>, Element>,
                   public detail::host_and_hbm_moves<HostTensor<D, Element>, D, broadcast<1>> {
 public:
  using tier = tmap::tier::host;

 private:
  using list = detail::part_list<Element>;
  static_assert(sizeof(typename decltype(detail::tensor_verdict<tier, device, D>(list()))::accepted*) != 0);

 public:
  using chip = identity;
  using typename HostTensor::variable::cell_type;
  static constexpr i64 unit_size = detail::size_of<Element>;
  static constexpr bool refused_already = refused<decltype(detail::tensor_verdict<tier, device, D>(list()))>;
  template <class Self>
  using moves = detail::host_and_hbm_moves<Self, D, broadcast<1>>;

  /// The verdict on the tensor on another device than the default one.
  template <class Device>
  static constexpr auto verdict_on() {
    return detail::tensor_verdict<tier, Device, D>(list());
  }

  /// A variable with the given elements, in buffer order; packed elements come two a byte.
  ///
  /// Errors   run: tmap::mismatch unless there are exactly as many as the buffer has
  static HostTensor from_span(std::span<const cell_type> values) {
    HostTensor x;
    if (values.size() != x.span().size()) {
      throw mismatch("from_span got ", values.size(), " cells, the buffer has ", x.span().size());
    }
    for (std::size_t k = 0; k < values.size(); ++k) x.span()[k] = values[k];
    return x;
  }

  cell_type* data() { return span().data(); }
  const cell_type* data() const { return span().data(); }
  std::span<cell_type> span() { return this->cells_of_unit(0, 1); }
  std::span<const cell_type> span() const { return this->cells_of_unit(0, 1); }
};

}  // namespace tmap
