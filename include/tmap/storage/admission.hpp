// Storage: which specs an operation takes at a port.
#pragma once
#include <tmap/storage/requirements.hpp>
#include <utility>

namespace tmap::detail {

/// What an operation asks of one of its ports, besides a well-formed layout.
struct port_rules {
  const char* name;
  unsigned layouts;  // bits by layout::index()
  int min_rank = 0;
  bool zero_strides = true;  // along axes of at most one element
};
inline constexpr unsigned dense_layouts = 0b0011, mla_layouts = 0b1100, only_contiguous = 0b0001,
                          only_mla_tiled = 0b0100;

/// A spec that was admitted, with the memory it needs.
struct port {
  storage::tensor_spec spec;
  storage::needs needed;
};

/// Do strides keep elements apart? Sorted, each has to reach past all that the smaller ones span. That is
/// enough but not necessary: f32 {3, 2} with strides {8, 12} is refused, although no two elements meet.
inline storage::failure check_overlap(const storage::shape& shape, const byte_strides& strides, i64 width,
                                      const char* name) {
  int order[storage::max_rank], count = 0;
  for (int k = 0; k < shape.rank(); ++k) {
    if (shape[k] <= 1) continue;
    int at = count++;
    for (; at > 0 && strides.of[order[at - 1]] > strides.of[k]; --at) order[at] = order[at - 1];
    order[at] = k;
  }
  i64 span = width;
  for (int at = 0; at < count; ++at) {
    const int k = order[at];
    if (strides.of[k] < span) {
      return {storage::fault::overlap,
              name,
              ": axis ",
              k,
              " has stride ",
              strides.of[k],
              ", less than the ",
              span,
              " bytes that it strides over"};
    }
    span = saturating_add(span, saturating_mul(shape[k] - 1, strides.of[k]));
  }
  return {};
}

inline storage::failure check_strides(const storage::tensor_spec& spec, const port_rules& rules) {
  using storage::fault;
  const i64 width = width_of(spec.dtype);
  const byte_strides strides = strides_of(spec);
  for (int k = 0; k < spec.shape.rank(); ++k) {
    const i64 stride = strides.of[k];
    if (stride % width != 0) {
      return {fault::unaligned_stride, rules.name, ": axis ", k, " has stride ", stride,
              ", no multiple of ",     width,      " bytes"};
    }
    if (stride == 0 && (spec.shape[k] > 1 || !rules.zero_strides)) {
      return {fault::zero_stride, rules.name, ": axis ", k, " has stride 0 and extent ", spec.shape[k]};
    }
  }
  return spec.shape.empty() ? storage::failure() : check_overlap(spec.shape, strides, width, rules.name);
}

/// Admits a spec at a port. Checked in this order: rank, layout, extents, the layout's own rules, strides.
inline storage::result<port> admit(const storage::tensor_spec& spec, const port_rules& rules) {
  using storage::fault, storage::failure;
  if (spec.shape.rank() < rules.min_rank) {
    return failure(fault::wrong_rank, rules.name, ": the rank is ", spec.shape.rank(), ", less than ",
                   rules.min_rank);
  }
  if ((rules.layouts >> spec.layout.index() & 1) == 0) {
    return failure(fault::unsupported_layout, rules.name, ": this operation does not take ",
                   storage::name_of(spec.layout));
  }
  const storage::result<storage::needs> needed = measure(spec, rules.name);
  if (!needed) return needed.error();
  if (std::holds_alternative<storage::strided>(spec.layout)) {
    if (const failure wrong = check_strides(spec, rules)) return wrong;
  }
  return port{spec, *needed};
}

/// Do two ports have one shape?
inline storage::failure check_shapes(const storage::shape& output, const storage::shape& wanted) {
  using storage::fault;
  if (output.rank() != wanted.rank()) {
    return {fault::shapes_differ, "output: the rank is ", output.rank(), ", it has to be ", wanted.rank()};
  }
  for (int k = 0; k < wanted.rank(); ++k) {
    if (output[k] == wanted[k]) continue;
    return {fault::shapes_differ, "output: axis ", k, " has extent ", output[k],
            ", it has to be ",    wanted[k]};
  }
  return {};
}

}  // namespace tmap::detail
