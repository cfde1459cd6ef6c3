// Layer 0: the two eight-bit floats of the Open Compute Project's OFP8.
#pragma once
#include <tmap/scalar/codec.hpp>
#include <tmap/scalar/small_float.hpp>

namespace tmap {

/// 1 sign, 4 exponent and 3 mantissa bits: no infinity, one NaN (0x7f) of each sign, saturates at 448.
struct f8e4m3 : detail::small_float<f8e4m3, detail::float_codec<4, 3, detail::reserved::one_nan>> {
  using small_float::small_float;
};

/// 1 sign, 5 exponent and 2 mantissa bits, with infinities and NaNs as in IEEE 754: finite up to 57344.
struct f8e5m2 : detail::small_float<f8e5m2, detail::float_codec<5, 2, detail::reserved::infinity_and_nans>> {
  using small_float::small_float;
};

}  // namespace tmap
