// Layer 5: tensor types printed as the user writes them.
#pragma once
#include <tmap/algebra/notation.hpp>
#include <tmap/expr/broadcast.hpp>
#include <tmap/tensor/view.hpp>

namespace tmap {
namespace detail {

template <class X>
struct tensor_notation {
  static constexpr void write(short_text& out) { write_parts(out, typename X::parts{}); }

 private:
  template <class... Parts>
  static constexpr void write_parts(short_text& out, part_list<Parts...>) {
    out << X::tier::tensor << '<' << facts_of<typename X::element_type>.name;
    ((out << ", ", write_mapping<Parts>(out)), ...);
    out << '>';
  }
};
template <class X, class I, i64 N>
struct tensor_notation<tile_view<X, I, N>> {
  static constexpr void write(short_text& out) {
    tensor_notation<std::remove_const_t<X>>::write(out);
    if (std::is_same_v<I, identity>) {
      out << ".view()";
    } else {
      out << ".tile<";
      write_expression<I>(out);
      out << ", " << N << '>';
    }
  }
};

}  // namespace detail

/// Prints a tensor type as users write it: "HbmTensor<bf16, m<A>, m<B / 2>>".
///
/// Holds    a view prints as how it was asked for: "HostTensor<f32, m<B>>.tile<B / 32, 2>"
template <tensor X>
constexpr short_text to_text() {
  short_text out;
  detail::tensor_notation<std::remove_const_t<X>>::write(out);
  return out;
}

}  // namespace tmap
