// Storage: the coordinate of the largest element along an axis.
#pragma once
#include <cstring>
#include <tmap/detail/search_row.hpp>
#include <tmap/detail/search_rows.hpp>
#include <tmap/storage/plan.hpp>

namespace tmap::detail {

/// Loops over the elements of the output; an axis that is close in the input is left to the columns.
template <class D>
class extreme_walk {
 public:
  static void run(const job& self, const unsigned char* from, unsigned char* to) {
    extreme_walk(self, to).level(0, from);
  }

 private:
  using by = order<D, true>;
  using word = typename by::word;
  static constexpr i64 width = sizeof(D);

  extreme_walk(const job& self, unsigned char* to)
      : shape_(self.input.shape), strides_(strides_of(self.input)), axis_(self.axis), to_(to) {
    const int last = axis_ == shape_.rank() - 1 ? axis_ - 1 : shape_.rank() - 1;
    if (last >= 0 && strides_.of[last] == width && shape_[last] > 1) columns_ = last;
  }
  void level(int k, const unsigned char* from) {
    if (k == axis_ || (k == columns_ && k < shape_.rank())) return level(k + 1, from);
    if (k >= shape_.rank()) return element(from);
    for (i64 turn = 0; turn < shape_[k]; ++turn) level(k + 1, from + turn * strides_.of[k]);
  }

  void element(const unsigned char* from) {
    const word* const first = reinterpret_cast<const word*>(from);
    const i64 count = shape_[axis_], pitch = strides_.of[axis_] / width;
    if (columns_ < 0 && pitch == 1) {
      word best = by::least;
      i64 found = 0;
      run_widest(search_row<by>{first, count, &best, &found});
      const auto coordinate = static_cast<std::int32_t>(found);
      put(&coordinate, 1);
      return;
    }
    const i64 columns = columns_ < 0 ? 1 : shape_[columns_];
    for (i64 c = 0; c < columns; c += block) {
      const i64 n = columns - c < block ? columns - c : block;
      word best[block];
      std::int32_t found[block] = {};  // of elements with the least key the first is kept
      for (word& key : best) key = by::least;
      run_widest(search_rows<by, true>{best, found, first + c, pitch, count, n, 0, 1});
      put(found, n);
    }
  }
  void put(const std::int32_t* coordinates, i64 count) {
    const i64 bytes = count * static_cast<i64>(sizeof *coordinates);
    std::memcpy(to_, coordinates, static_cast<std::size_t>(bytes));
    to_ += bytes;
  }

  static constexpr i64 block = 512;  // columns side by side

  const storage::shape& shape_;
  byte_strides strides_;
  int axis_, columns_ = -1;
  unsigned char* to_;
};

}  // namespace tmap::detail

namespace tmap::storage {

inline constexpr int last_axis = -1;

/// Prepares the coordinate of the largest element along an axis, of any scalar.
///
/// Shape    the output is contiguous i32, of the input's shape without the axis
/// Holds    the first of equals, -0 and +0 tie; the first NaN before every number; what lies between strided
///          elements is not read
/// Requires the input is contiguous or strided, of rank 1 to 6, its strides positive; other axes may be empty
/// Errors   result: wrong_rank, wrong_axis, empty_axis, wrong_extent beyond 2^31 - 1, and those of
/// prepare_cast Source   seed "Physical representations": Argmax accepts aligned positive nonoverlapping
/// input views; the
///          output and the rules for NaN and ties are DECIDED
inline result<plan> prepare_argmax(const tensor_spec& input, const tensor_spec& output,
                                   int axis = last_axis) {
  using namespace tmap::detail;
  if (output.dtype != dtype::i32) {
    return failure(fault::unsupported_dtype, "output: coordinates are i32, not ", name_of(output.dtype));
  }
  const result<port> in =
      admit(input, {.name = "input", .layouts = dense_layouts, .min_rank = 1, .zero_strides = false});
  if (!in) return in.error();
  const int rank = input.shape.rank();
  if (axis == last_axis) axis = rank - 1;
  if (axis < 0 || axis >= rank)
    return failure(fault::wrong_axis, "input: axis ", axis, " is none of its ", rank);
  if (input.shape[axis] == 0) {
    return failure(fault::empty_axis, "input: axis ", axis, " has no element to choose from");
  }
  if (input.shape[axis] > std::numeric_limits<std::int32_t>::max()) {
    return failure(fault::wrong_extent, "input: axis ", axis, " has extent ", input.shape[axis],
                   ", more than the 2147483647 that i32 counts");
  }
  const result<port> out = admit(output, {.name = "output", .layouts = only_contiguous});
  if (!out) return out.error();
  if (const failure wrong = check_shapes(output.shape, input.shape.without(axis))) return wrong;
  const computing compute =
      with_scalar(input.dtype, [](auto value) -> computing { return extreme_walk<decltype(value)>::run; });
  return plan(*in, *out, {.compute = compute, .axis = axis});
}

}  // namespace tmap::storage
