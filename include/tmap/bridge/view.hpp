// Layer 9, opt-in: bound memory as typed tensors.
#pragma once
#include <tmap/bridge/spec.hpp>
#include <tmap/tensor/notation.hpp>

namespace tmap {

/// Bound memory as the host tensor X, which lies in it as a spec says. It is read by index, moved from, and
/// moved into where the memory may be written.
///
/// Requires the memory outlives the view
template <class X, class Cell>
class bound_view : public X::template moves<bound_view<X, Cell>> {
 public:
  using viewed = X;
  using window = identity;
  using element_type = typename X::element_type;
  using parts = typename X::parts;
  using tier = typename X::tier;
  using chip = typename X::chip;
  static constexpr i64 size = X::size;
  static constexpr i64 unit_size = X::unit_size;
  static constexpr bool is_mutable = !std::is_const_v<Cell>;
  static constexpr bool refused_already = X::refused_already;
  template <class Self>
  using moves = typename X::template moves<Self>;
  template <class Device>
  static constexpr auto verdict_on() {
    return X::template verdict_on<Device>();
  }
  static constexpr const detail::lowered& digits() { return X::digits(); }

  explicit bound_view(Cell* cells) : cells_(cells) {}

  /// The element at an index; a reference where the memory may be written.
  ///
  /// Errors   compile: why::axis_not_in_tensor; run: tmap::out_of_range, tmap::mismatch
  template <assigned... As>
  decltype(auto) at(const As&... as) const {
    static_assert(sizeof(typename decltype(detail::index_verdict<X, As...>())::accepted*) != 0);
    return at(index_of(as...));
  }
  decltype(auto) at(const tensor_index& index) const { return detail::element_at<X>(cells_, index); }
  Cell* cells() const { return cells_; }

 private:
  Cell* cells_;
};

namespace detail {

/// The byte of an index among live positions, -1 where it is not stored.
template <class X>
i64 byte_of(const form& live, const i64* coordinates) {
  using axes = axes_in_buffer<X>;
  const i64 position = position_of(live, [&](const axis_info& axis) {
    int k = 0;
    while (axes::infos[k] != &axis) ++k;
    return coordinates[k];
  });
  return position < 0 ? -1 : position * (bits_of<typename X::element_type> / 8);
}

/// Does X lie in memory as a spec says? The first difference is said.
template <class X>
storage::failure check_agreement(const storage::tensor_spec& spec) {
  using storage::dtype, storage::fault, storage::max_rank;
  using D = typename X::element_type;
  using axes = axes_in_buffer<X>;
  dtype own{};
  if (!find_dtype<D>(own) || own != spec.dtype) {
    return {fault::unsupported_dtype, "the tensor holds ", tmap::name_of<D>, ", the spec ",
            storage::name_of(spec.dtype)};
  }
  if (axes::rank != spec.shape.rank()) {
    return {fault::wrong_rank, "the tensor has ", axes::rank, " axes, the spec ", spec.shape.rank()};
  }
  for (int k = 0; k < axes::rank; ++k) {
    if (axes::infos[k]->size == spec.shape[k]) continue;
    return {fault::wrong_extent,   "axis ", axes::infos[k]->name, " has ",      axes::infos[k]->size,
            " coordinates, axis ", k,       " of the spec ",      spec.shape[k]};
  }
  if (spec.shape.empty()) return {};
  if (const auto typed = spec_of<X>(); typed && typed->layout == spec.layout)
    return {};  // no element is asked
  const form& live = X::digits().live;
  i64 at[max_rank + 1]{};
  for (int k = 0; k >= 0;) {
    const i64 mine = byte_of<X>(live, at);
    for (i64 b = 0; b < width_of(spec.dtype); ++b) {
      const i64 theirs = offset_of(spec, std::span<const i64>(at, max_rank), b);
      if (mine >= 0 && mine + b == theirs) continue;
      short_text index;
      for (int a = 0; a < axes::rank; ++a)
        index << (a == 0 ? "" : ", ") << axes::infos[a]->name << ':' << at[a];
      return {fault::layouts_differ,
              "byte ",
              b,
              " of {",
              index,
              "} is ",
              mine < 0 ? short_text("not stored") : short_text("at ") << mine + b,
              " in ",
              to_text<X>(),
              ", at ",
              theirs,
              " in the spec's ",
              storage::name_of(spec.layout)};
    }
    for (k = axes::rank - 1; k >= 0 && ++at[k] == spec.shape[k]; --k) at[k] = 0;
  }
  return {};
}

template <class X, class Cell, class Binding>
storage::result<bound_view<X, Cell>> view_bound(const storage::tensor_spec& spec, const Binding& b) {
  static_assert(std::is_same_v<typename X::tier, tier::host>,
                "bound memory is host memory: view_as<HostTensor<...>>");
  storage::result<storage::needs> needed = measure(spec, "spec");
  if (!needed) return needed.error();
  if (const storage::failure wrong = check_agreement<X>(spec)) return wrong;
  storage::needs all = *needed;
  if (all.capacity < X::bytes()) all.capacity = X::bytes();  // a typed buffer has padding at its end too
  if (const storage::failure wrong = check_binding(b, all, "memory")) return wrong;
  return bound_view<X, Cell>(static_cast<Cell*>(b.address));
}

}  // namespace detail

/// Bound memory as host tensor X, if X lies in it as the spec says: compared element by element where the
/// spec is not the one that X itself has.
///
/// Holds    what the memory holds; nothing is copied
/// Errors   result: storage::fault::unsupported_dtype, wrong_rank, wrong_extent, layouts_differ with
///          the first element that lies elsewhere; those of a binding
template <tensor X>
storage::result<bound_view<X, unsigned char>> view_as(const storage::tensor_spec& spec,
                                                      const storage::binding& b) {
  return detail::view_bound<X, unsigned char>(spec, b);
}
template <tensor X>
storage::result<bound_view<X, const unsigned char>> view_as(const storage::tensor_spec& spec,
                                                            const storage::const_binding& b) {
  return detail::view_bound<X, const unsigned char>(spec, b);
}

}  // namespace tmap
