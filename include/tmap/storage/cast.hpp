// Storage: cast, which writes the elements of one tensor in another scalar type.
#pragma once
#include <tmap/detail/cache.hpp>
#include <tmap/storage/plan.hpp>
#include <tmap/storage/rows.hpp>

namespace tmap::detail {

/// Loops over all elements of two dense tensors of one shape, those that write far apart outside.
struct dense_loops {
  i64 extent[storage::max_rank]{};
  steps step[storage::max_rank]{};
  int count = 0;

  dense_loops(const storage::shape& shape, const byte_strides& from, const byte_strides& to) {
    for (int axis = 0; axis < shape.rank(); ++axis) {
      if (shape[axis] == 1) continue;
      int at = count++;
      for (; at > 0 && step[at - 1].to < to.of[axis]; --at) {
        extent[at] = extent[at - 1];
        step[at] = step[at - 1];
      }
      extent[at] = shape[axis];
      step[at] = {from.of[axis], to.of[axis]};
    }
    int kept = 0;  // neighbours that count on become one
    for (int k = 1; k < count; ++k) {
      steps& major = step[kept];
      if (major.from == extent[k] * step[k].from && major.to == extent[k] * step[k].to) {
        extent[kept] *= extent[k];
        major = step[k];
      } else {
        ++kept;
        extent[kept] = extent[k];
        step[kept] = step[k];
      }
    }
    if (count > 0) count = kept + 1;
  }

  template <class F>
  void run(int k, const unsigned char* from, unsigned char* to, bool stream) const {
    if (k + 3 < count) {
      for (i64 turn = 0; turn < extent[k]; ++turn) {
        run<F>(k + 1, from + turn * step[k].from, to + turn * step[k].to, stream);
      }
      return;
    }
    box_map<F> box{from, to, {1, 1, 1}, {}, stream};
    for (int j = k; j < count; ++j) {
      box.extent[j + 3 - count] = extent[j];
      box.step[j + 3 - count] = step[j];
    }
    map_box(box);
  }
};

template <class F>
void compute_cast(const job& self, const unsigned char* from, unsigned char* to) {
  const i64 elements = self.input.shape.elements();
  const bool stream = outgrow_caches(elements * width_of(self.output.dtype));
  dense_loops(self.input.shape, strides_of(self.input), strides_of(self.output)).run<F>(0, from, to, stream);
}

constexpr computing cast_between(storage::dtype from, storage::dtype to) {
  using storage::dtype;
  if (from == dtype::f32 && to == dtype::bf16) return compute_cast<converted<f32, bf16>>;
  if (from == dtype::bf16 && to == dtype::f32) return compute_cast<converted<bf16, f32>>;
  if (from == dtype::f32 && to == dtype::f16) return compute_cast<converted<f32, f16>>;
  if (from == dtype::f16 && to == dtype::f32) return compute_cast<converted<f16, f32>>;
  return nullptr;
}

}  // namespace tmap::detail

namespace tmap::storage {

/// Prepares f32 <-> bf16 or f32 <-> f16, between contiguous or strided tensors of one shape.
///
/// Holds    to narrow: nearest, ties to even; beyond the range infinity; subnormals, -0, infinities kept;
///          NaN stays a quiet NaN of its sign. To widen: exact, but for f16's signalling NaNs, which become
///          quiet. Between strided elements nothing is written
/// Requires ranks 0 to 6; no extent is needed: an empty tensor is a valid no-op
/// Errors   result: fault::unsupported_dtype, unsupported_layout, wrong_extent, negative_stride, too_large,
///          unaligned_stride, zero_stride, overlap, shapes_differ
/// Source   seed "Cast: payload, span and capacity"; the pairs are DECIDED
inline result<plan> prepare_cast(const tensor_spec& input, const tensor_spec& output) {
  using namespace tmap::detail;
  const computing compute = cast_between(input.dtype, output.dtype);
  if (compute == nullptr) {
    return failure(fault::unsupported_dtype, "output: ", name_of(input.dtype), " is not cast to ",
                   name_of(output.dtype));
  }
  return plan_same_shape(input, dense_layouts, output, dense_layouts, compute);
}

}  // namespace tmap::storage
