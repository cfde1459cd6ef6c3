// Storage: the memory that a spec needs, and where each byte of an element lies in it.
#pragma once
#include <tmap/storage/failure.hpp>
#include <tmap/storage/tiles.hpp>

namespace tmap::storage {

/// The memory that a tensor needs.
///
/// Units    bytes. payload: of the elements alone; span: up to the last byte of an element; capacity: what
///          has to be there, so that padding can be written too
struct needs {
  i64 payload = 0;
  i64 span = 0;
  i64 capacity = 0;
  i64 alignment = 1;

  friend constexpr bool operator==(const needs&, const needs&) = default;
};

}  // namespace tmap::storage

namespace tmap::detail {

/// Is a layout well-formed for its shape, whoever uses it?
inline storage::failure check_layout(const storage::tensor_spec& spec, const char* port) {
  using storage::fault;
  const int rank = spec.shape.rank();
  if (const auto* s = std::get_if<storage::strided>(&spec.layout)) {
    for (int k = 0; k < rank; ++k) {
      if (s->strides[k] >= 0) continue;
      return {fault::negative_stride, port, ": axis ", k, " has stride ", s->strides[k], ", less than 0"};
    }
  } else if (const auto* t = std::get_if<storage::mla_tiled>(&spec.layout)) {
    if (rank < 1) return {fault::wrong_rank, port, ": mla_tiled needs at least 1 axis, a scalar has none"};
    const storage::tiled_axis* axes[] = {&t->d, &t->h, &t->w, &t->c};
    const char names[] = "DHWC";
    for (int r = 0; r < 4; ++r) {
      const auto [axis, tile] = *axes[r];
      if (axis < -1 || axis >= rank) {
        return {fault::wrong_axis, port, ": ", names[r], " stands for axis ", axis, ", the rank is ", rank};
      }
      for (int q = 0; q < r; ++q) {
        if (axis < 0 || axes[q]->axis != axis) continue;
        return {fault::wrong_axis, port, ": ", names[q], " and ", names[r], " both stand for axis ", axis};
      }
      if (tile < 1) return {fault::wrong_tile, port, ": a tile has ", tile, " elements along ", names[r]};
    }
  } else if (const auto* b = std::get_if<storage::mla_cblocked>(&spec.layout)) {
    if (rank < 3)
      return {fault::wrong_rank, port, ": mla_cblocked needs axes H, W and C, the rank is ", rank};
    const i64 tiles[] = {b->tile_h, b->tile_w, b->tile_c};
    for (int r = 0; r < 3; ++r) {
      if (tiles[r] >= 1) continue;
      return {fault::wrong_tile, port, ": a tile has ", tiles[r], " elements along ", "HWC"[r]};
    }
  }
  return {};
}

/// Checks a spec as far as no operation is concerned, and counts its bytes.
inline storage::result<storage::needs> measure(const storage::tensor_spec& spec, const char* port) {
  using storage::fault;
  for (int k = 0; k < spec.shape.rank(); ++k) {
    if (spec.shape[k] >= 0) continue;
    return storage::failure(fault::wrong_extent, port, ": axis ", k, " has extent ", spec.shape[k],
                            ", less than 0");
  }
  if (const storage::failure wrong = check_layout(spec, port)) return wrong;

  const i64 width = width_of(spec.dtype);
  storage::needs result{.alignment = width};
  if (const auto* t = std::get_if<storage::mla_tiled>(&spec.layout); t != nullptr && t->aligned) {
    result.alignment = mla_lanes;
  }
  if (spec.shape.empty()) return result;

  result.payload = saturating_mul(spec.shape.elements(), width);
  if (spec.layout.index() >= 2) {
    const tile_grid grid(spec);
    result.capacity = grid.capacity();
    i64 last[storage::max_rank]{};
    for (int k = 0; k < spec.shape.rank(); ++k) last[k] = spec.shape[k] - 1;
    if (result.capacity < largest) result.span = grid.offset(last, width - 1) + 1;
  } else if (std::holds_alternative<storage::strided>(spec.layout)) {
    const byte_strides strides = strides_of(spec);
    i64 span = width;
    for (int k = 0; k < spec.shape.rank(); ++k) {
      span = saturating_add(span, saturating_mul(spec.shape[k] - 1, strides.of[k]));
    }
    result.span = result.capacity = span;
  } else {
    result.span = result.capacity = result.payload;
  }
  if (result.capacity == largest || result.payload == largest) {
    return storage::failure(fault::too_large, port, ": its bytes do not fit 63 bits");
  }
  return result;
}

}  // namespace tmap::detail

namespace tmap::storage {

/// The memory that a spec needs.
///
/// Holds    contiguous: elements * width; strided: width + the sum of (extent - 1) * stride; the mla layouts:
///          all tiles with their padding; an empty tensor 0, whatever the other extents
/// Errors   result: fault::wrong_extent, wrong_rank, wrong_axis, wrong_tile, negative_stride, too_large
/// Source   seed "Requirements and bindings", "Cast: payload, span and capacity"
inline result<needs> requirements(const tensor_spec& spec) { return tmap::detail::measure(spec, "spec"); }

/// The offset of a byte of the element at some coordinates, one per axis; byte 0 is the lowest one.
///
/// Requires requirements(spec) succeeds; the coordinates are within the shape; 0 <= byte < width
constexpr i64 offset_of(const tensor_spec& spec, std::span<const i64> coordinates, i64 byte = 0) {
  if (spec.layout.index() >= 2) return tmap::detail::tile_grid(spec).offset(coordinates.data(), byte);
  const tmap::detail::byte_strides strides = tmap::detail::strides_of(spec);
  for (int k = 0; k < spec.shape.rank(); ++k) {
    byte += coordinates[static_cast<std::size_t>(k)] * strides.of[k];
  }
  return byte;
}
constexpr i64 offset_of(const tensor_spec& spec, std::initializer_list<i64> coordinates, i64 byte = 0) {
  return offset_of(spec, std::span<const i64>(coordinates.begin(), coordinates.size()), byte);
}

}  // namespace tmap::storage
