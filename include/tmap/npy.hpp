// Layer 9, opt-in: tensors in host memory as NPY files.
#pragma once
#include <string>
#include <tmap/detail/npy.hpp>
#include <tmap/transfer/move.hpp>

namespace tmap {
namespace detail {

template <class D, class List>
struct dense;
template <class D, class... As>
struct dense<D, axes<As...>> {
  using type = HostTensor<D, m<m_v<As>...>>;
  static constexpr i64 shape[] = {As::size..., 0};
  static constexpr std::span<const i64> sizes{shape, sizeof...(As)};
};
/// The host tensor with the axes of X in order and nothing else: what lies in a file.
template <class X>
using dense_twin = dense<typename X::element_type, axes_of<X>>;

template <class X>
constexpr auto file_verdict() {
  if constexpr (X::refused_already) {
    return fine<>{};
  } else if constexpr (!std::is_same_v<typename X::tier, tier::host>) {
    return why::files_hold_host_tensors_move_first<typename X::tier>{};
  } else if constexpr (packed<typename X::element_type>) {
    return why::files_hold_whole_bytes_use_convert<typename X::element_type>{};
  } else if constexpr (covers_box(X::digits().live) != answer::yes) {
    return why::files_hold_complete_tensors{};
  } else {
    return fine<>{};
  }
}

/// What a file holds is kept apart: it cannot be read into elements that several indices share.
template <class X>
constexpr auto load_verdict() {
  if constexpr (refused<decltype(file_verdict<X>())> || X::refused_already) {
    return file_verdict<X>();
  } else if constexpr (overlaps(X::digits().live) != answer::no) {
    return naming_axes<why::destination_overlaps>(axes_of<X>{});
  } else {
    return fine<>{};
  }
}

}  // namespace detail

/// Reads an NPY file into a host tensor: load_npy<HostTensor<u8, m<N, H, W>>>(path).
///
/// Shape    the file's shape is the sizes of axes_of<X> in order; C order, little-endian, dtype exactly X's
/// Holds    the file's element at (a, b, ...) at {A: a, B: b, ...}, whatever the mapping of X
/// Requires X is complete; bf16 and f8 are "|V2" and "|V1", as NumPy's extension types write them
/// Errors   compile: why::files_hold_complete_tensors, why::destination_overlaps; run: tmap::io_error names
/// the path and what is wrong
template <tensor X>
X load_npy(const std::string& path) {
  static_assert(sizeof(typename decltype(detail::load_verdict<X>())::accepted*) != 0);
  X x;
  if constexpr (!refused<decltype(detail::load_verdict<X>())>) {
    using twin = detail::dense_twin<X>;
    typename twin::type file;
    detail::read_npy(path, detail::npy_descr<typename X::element_type>, twin::sizes, file.cells(),
                     file.bytes());
    detail::copy_elements<typename twin::type, X>(file, x.cells());
  }
  return x;
}

/// Writes a host tensor as an NPY file, completely or not at all.
///
/// Errors   compile: as load_npy; run: tmap::io_error names the path and what is wrong
template <tensor X>
void save_npy(const std::string& path, const X& x) {
  static_assert(sizeof(typename decltype(detail::file_verdict<X>())::accepted*) != 0);
  if constexpr (!refused<decltype(detail::file_verdict<X>())>) {
    using twin = detail::dense_twin<X>;
    typename twin::type file;
    detail::copy_elements<X, typename twin::type>(x, file.cells());
    detail::write_npy(path, detail::npy_descr<typename X::element_type>, twin::sizes, file.cells(),
                      file.bytes());
  }
}

}  // namespace tmap
