// Storage: the scalars that a run-time tensor can hold.
#pragma once
#include <tmap/scalar/traits.hpp>
#include <type_traits>

namespace tmap::storage {

/// The scalar of a run-time tensor; how it is laid out is never a part of it.
///
/// Source   seed "Tensor dimensions, layout and storage": BF16 and FP16 remain distinct; DECIDED: the set
enum class dtype : unsigned char { f32, f16, bf16, i8, u8, i16, i32 };

/// Calls visit(D{}) with the C++ scalar of a dtype and returns what it returns.
template <class Visit>
constexpr auto with_scalar(dtype d, Visit&& visit) {
  switch (d) {
    case dtype::f16:
      return visit(tmap::f16{});
    case dtype::bf16:
      return visit(tmap::bf16{});
    case dtype::i8:
      return visit(tmap::i8{});
    case dtype::u8:
      return visit(tmap::u8{});
    case dtype::i16:
      return visit(tmap::i16{});
    case dtype::i32:
      return visit(tmap::i32{});
    case dtype::f32:
      break;
  }
  return visit(tmap::f32{});
}

/// The bytes of one element, and the short name that messages use.
constexpr i64 width_of(dtype d) {
  return with_scalar(d, [](auto value) { return bits_of<decltype(value)> / 8; });
}
constexpr const char* name_of(dtype d) {
  return with_scalar(d, [](auto value) { return tmap::name_of<decltype(value)>; });
}

}  // namespace tmap::storage
