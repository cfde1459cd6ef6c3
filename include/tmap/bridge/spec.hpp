// Layer 9, opt-in: typed tensors as specs and bindings of the storage layer.
#pragma once
#include <tmap/storage/binding.hpp>
#include <tmap/tensor/dm.hpp>
#include <tmap/tensor/hbm.hpp>
#include <tmap/tensor/host.hpp>

namespace tmap {
namespace detail {

/// The mapping of one buffer of a tensor: its last part.
template <class List>
struct last_part;
template <class Part>
struct last_part<part_list<Part>> {
  using type = Part;
};
template <class Part, class... Parts>
struct last_part<part_list<Part, Parts...>> : last_part<part_list<Parts...>> {};
template <class X>
using element_of = typename last_part<typename X::parts>::type;

/// The dtype that stands for D; false where none does.
template <class D>
constexpr bool find_dtype(storage::dtype& found) {
  for (int k = 0; k < 7; ++k) {
    found = static_cast<storage::dtype>(k);
    if (storage::with_scalar(found, [](auto value) { return std::is_same_v<D, decltype(value)>; }))
      return true;
  }
  return false;
}

/// The axes of a mapping with their sizes, as a shape; they are at most six.
template <class List>
struct shape_of_axes;
template <class... As>
struct shape_of_axes<axes<As...>> {
  static constexpr int rank = static_cast<int>(sizeof...(As));
  static constexpr const axis_info* infos[] = {&As::info..., nullptr};
  static storage::shape shape() { return {As::size...}; }
};
template <class X>
using axes_in_buffer = shape_of_axes<axes_of<element_of<X>>>;

/// The only digit of an axis of more than one coordinate, if it counts them all from 0; else why it does not.
inline storage::failure sole_digit_of(const form& live, const axis_info& axis, const digit*& found) {
  using storage::failure, storage::fault;
  const int a = live.axis_of(&axis);
  if (live.origin[a] != 0) return {fault::layouts_differ, "axis ", axis.name, " starts at ", live.origin[a]};
  for (int k = 0; k < live.count; ++k) {
    if (live.digits[k].axis != a) continue;
    if (found != nullptr) {
      return {fault::layouts_differ, "axis ", axis.name, " is split; a spec has one stride an axis"};
    }
    found = &live.digits[k];
  }
  const i64 stored = found == nullptr ? 1 : found->step == 1 ? found->extent : 0;
  if (stored == axis.size) return {};
  return {fault::layouts_differ,           "axis ",   axis.name,
          " is not stored whole: it has ", axis.size, " coordinates"};
}

}  // namespace detail

/// The spec of a tensor's buffer, or of each unit's where it has several: contiguous or strided.
///
/// Shape    the sizes of the axes of the Element mapping, in its order
/// Errors   result: storage::fault::unsupported_dtype for f8, f4 and i4; wrong_rank beyond six axes;
///          layouts_differ where an axis is split, cut, shifted or replicated
template <tensor X>
storage::result<storage::tensor_spec> spec_of() {
  using namespace storage;
  using D = typename X::element_type;
  using axes = detail::axes_in_buffer<X>;
  tensor_spec spec;
  if (!detail::find_dtype<D>(spec.dtype)) {
    return failure(fault::unsupported_dtype, tmap::name_of<D>,
                   " has no dtype: those of storage are f32, f16, bf16, ", "i8, u8, i16 and i32");
  }
  if (axes::rank > max_rank)
    return failure(fault::wrong_rank, "a shape has at most 6 axes, these are ", axes::rank);
  spec.shape = axes::shape();
  if (spec.shape.empty()) return spec;
  const detail::form& live = detail::digits_about<detail::element_of<X>>().live;
  if (live.bound_count > 0)
    return failure(fault::layouts_differ, "padding couples two digits; a spec has none");
  for (int k = 0; k < live.count; ++k) {
    if (live.digits[k].axis < 0) {
      return failure(fault::layouts_differ, "each element is stored ", live.digits[k].extent, " times");
    }
  }
  strided layout;
  const detail::byte_strides dense = detail::strides_of(spec);
  bool is_dense = true;
  for (int k = 0; k < axes::rank; ++k) {
    const detail::digit* d = nullptr;
    if (const failure wrong = detail::sole_digit_of(live, *axes::infos[k], d)) return wrong;
    layout.strides[k] = (d == nullptr ? 1 : d->stride) * width_of(spec.dtype);
    is_dense = is_dense && (d == nullptr || layout.strides[k] == dense.of[k]);
  }
  if (!is_dense) spec.layout = layout;
  return spec;
}

/// The memory of a tensor, or of one unit of it.
template <tensor X>
storage::binding bind(X& x) {
  static_assert(std::is_same_v<typename X::tier, tier::host>, "name the unit: bind(x, i)");
  return {x.cells(), X::bytes()};
}
template <tensor X>
storage::binding bind(X& x, i64 unit) {
  auto cells = x.unit(unit);
  return {cells.data(), static_cast<i64>(cells.size_bytes())};
}
template <tensor X>
storage::const_binding bind(const X& x) {
  static_assert(std::is_same_v<typename X::tier, tier::host>, "name the unit: bind(x, i)");
  return {x.cells(), X::bytes()};
}
template <tensor X>
storage::const_binding bind(const X& x, i64 unit) {
  auto cells = x.unit(unit);
  return {cells.data(), static_cast<i64>(cells.size_bytes())};
}

}  // namespace tmap
