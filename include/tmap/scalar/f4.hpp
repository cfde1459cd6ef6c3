// Layer 0: the four-bit float of the Open Compute Project's microscaling formats.
#pragma once
#include <tmap/scalar/codec.hpp>
#include <tmap/scalar/small_float.hpp>

namespace tmap {

/// 0, 0.5, 1, 1.5, 2, 3, 4, 6 and their negatives: no infinity and no NaN; saturates at 6, NaN becomes 0.
struct f4e2m1 : detail::small_float<f4e2m1, detail::float_codec<2, 1, detail::reserved::nothing>> {
  using small_float::small_float;
};

}  // namespace tmap
