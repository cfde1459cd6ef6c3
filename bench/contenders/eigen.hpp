// What Eigen's matrices and tensors have in common.
#pragma once
#include <Eigen/Core>
#include <bench/contender.hpp>

namespace bench {

/// Element types by row: words for what is only moved, Eigen's own bf16 for what is computed.
template <class F>
task* with_number(type t, const F& f) {
  return t == f32 ? f(float{}) : f(Eigen::bfloat16{});
}

}  // namespace bench
