// Storage: the description of a tensor in memory.
#pragma once
#include <tmap/storage/dtype.hpp>
#include <tmap/storage/layout.hpp>

namespace tmap::storage {

/// A logical shape, a scalar and a physical layout; three separate things.
///
/// Source   seed: "TensorSpec combines logical Shape, scalar DType and physical Layout"
struct tensor_spec {
  storage::shape shape;
  storage::dtype dtype = dtype::f32;
  storage::layout layout = contiguous{};

  friend constexpr bool operator==(const tensor_spec&, const tensor_spec&) = default;
};

}  // namespace tmap::storage

namespace tmap::detail {

/// The strides of the dense layouts, in bytes; a contiguous tensor's must fit 63 bits.
struct byte_strides {
  i64 of[storage::max_rank]{};
};
constexpr byte_strides strides_of(const storage::tensor_spec& spec) {
  byte_strides result;
  if (const auto* s = std::get_if<storage::strided>(&spec.layout)) {
    for (int axis = 0; axis < spec.shape.rank(); ++axis) result.of[axis] = s->strides[axis];
    return result;
  }
  i64 stride = width_of(spec.dtype);
  for (int axis = spec.shape.rank(); axis-- > 0;) {
    result.of[axis] = stride;
    stride = saturating_mul(stride, spec.shape[axis]);
  }
  return result;
}

}  // namespace tmap::detail
