// Layer 0: f16, IEEE 754 binary16.
#pragma once
#include <tmap/scalar/codec.hpp>
#include <tmap/scalar/small_float.hpp>

namespace tmap {

/// The IEEE half: 1 sign, 5 exponent and 10 mantissa bits, finite up to 65504.
struct f16 : detail::small_float<f16, detail::float_codec<5, 10, detail::reserved::infinity_and_nans>> {
  using small_float::small_float;
};

}  // namespace tmap
