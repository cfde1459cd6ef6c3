#include "functions.hpp"

#include <tmap/kernel/op.hpp>

#ifndef __FAST_MATH__
#error "this file is about -ffast-math"
#endif

using namespace tmap;

namespace {

template <class F>
[[gnu::always_inline]] inline void over_chunk(F f, const float* __restrict in, float* __restrict out) {
  for (int k = 0; k < chunk; ++k) out[k] = f(in[k]);
}

template <class D>
int lost(D nan, D one) {
  return !scalar_op::is_nan(op::max{}(nan, one)) + !scalar_op::is_nan(op::max{}(one, nan)) +
         !scalar_op::is_nan(op::min{}(nan, one)) + !scalar_op::is_nan(op::min{}(one, nan)) +
         !scalar_op::is_nan(op::relu{}(nan)) + scalar_op::is_nan(op::max{}(one, one));
}

}  // namespace

void fast_exp(const float* __restrict in, float* __restrict out) { over_chunk(op::exp{}, in, out); }
void fast_log(const float* __restrict in, float* __restrict out) { over_chunk(op::log{}, in, out); }
void fast_tanh(const float* __restrict in, float* __restrict out) { over_chunk(op::tanh{}, in, out); }
void fast_sigmoid(const float* __restrict in, float* __restrict out) { over_chunk(op::sigmoid{}, in, out); }
void fast_rsqrt(const float* __restrict in, float* __restrict out) { over_chunk(op::rsqrt{}, in, out); }
void fast_sqrt(const float* __restrict in, float* __restrict out) { over_chunk(op::sqrt{}, in, out); }

int lost_nans(float nan, float one) {
  return lost(nan, one) + lost(bf16(nan), bf16(one)) + lost(f16(nan), f16(one)) +
         lost(f8e5m2(nan), f8e5m2(one));
}
