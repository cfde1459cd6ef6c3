// Storage: moves between dense layouts and the mla layouts, with and without a conversion.
#pragma once
#include <tmap/storage/plan.hpp>
#include <tmap/storage/staging.hpp>

namespace tmap::detail {

template <class F>
void compute_tess(const job& self, const unsigned char* from, unsigned char* to) {
  const tile_grid grid(self.output);
  const byte_strides strides = strides_of(self.input);
  const strip_strides dense = strides_in_strip(grid, strides);
  const bool stream = outgrow_caches(grid.capacity());
  strip_walk(
      grid, strides, [&](const strip& s) { tess_strip<F>(from + s.dense, to + s.mla, s, dense, stream); },
      [&](i64 offset, i64 bytes) { std::memset(to + offset, 0, static_cast<std::size_t>(bytes)); })
      .run();
  if (stream) end_stream();
}
template <int Width>
void compute_detess(const job& self, const unsigned char* from, unsigned char* to) {
  const tile_grid grid(self.input);
  const byte_strides strides = strides_of(self.output);
  const strip_strides dense = strides_in_strip(grid, strides);
  strip_walk(
      grid, strides, [&](const strip& s) { detess_strip<Width>(from + s.mla, to + s.dense, s, dense); },
      [](i64, i64) {})
      .run();
}

/// The computation for elements of so many bytes.
template <template <int> class Of>
constexpr computing by_width(i64 width) {
  return width == 1 ? Of<1>::compute : width == 2 ? Of<2>::compute : Of<4>::compute;
}
template <int Width>
struct tess_of {
  static constexpr computing compute = compute_tess<copied<Width>>;
};
template <int Width>
struct detess_of {
  static constexpr computing compute = compute_detess<Width>;
};

inline storage::failure check_same_scalar(storage::dtype input, storage::dtype output) {
  if (input == output) return {};
  return {storage::fault::unsupported_dtype, "output: holds ", storage::name_of(output), ", the input ",
          storage::name_of(input)};
}

}  // namespace tmap::detail

namespace tmap::storage {

/// Prepares the move from a dense layout to an mla layout, of any scalar.
///
/// Holds    the same tensor; every byte of the output's capacity is written, padding as 0
/// Requires the input is contiguous or strided, the output mla_tiled or mla_cblocked, of one dtype and shape
/// Errors   result: fault::wrong_rank, wrong_axis, wrong_tile, and those of prepare_cast
/// Source   DECIDED; the layouts are those of the seed
inline result<plan> prepare_tess(const tensor_spec& input, const tensor_spec& output) {
  using namespace tmap::detail;
  if (const failure wrong = check_same_scalar(input.dtype, output.dtype)) return wrong;
  return plan_same_shape(input, dense_layouts, output, mla_layouts, by_width<tess_of>(width_of(input.dtype)));
}

/// Prepares the move back; padding of the input is not read.
///
/// Holds    the same tensor; what lies between strided elements is left as it was
inline result<plan> prepare_detess(const tensor_spec& input, const tensor_spec& output) {
  using namespace tmap::detail;
  if (const failure wrong = check_same_scalar(input.dtype, output.dtype)) return wrong;
  return plan_same_shape(input, mla_layouts, output, dense_layouts,
                         by_width<detess_of>(width_of(input.dtype)));
}

/// Prepares f32 to bf16 and into mla_tiled in one pass: the bytes of prepare_cast followed by prepare_tess.
///
/// Source   seed "Physical representations": CastTess accepts the same admitted strided input rules
inline result<plan> prepare_cast_tess(const tensor_spec& input, const tensor_spec& output) {
  using namespace tmap::detail;
  if (input.dtype != dtype::f32 || output.dtype != dtype::bf16) {
    return failure(fault::unsupported_dtype, "output: cast_tess makes bf16 of f32, not ",
                   name_of(output.dtype), " of ", name_of(input.dtype));
  }
  return plan_same_shape(input, dense_layouts, output, only_mla_tiled, compute_tess<converted<f32, bf16>>);
}

}  // namespace tmap::storage
