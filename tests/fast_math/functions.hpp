// What functions.cpp compiles with -ffast-math, and main.cpp calls without.
#pragma once

inline constexpr int chunk = 64;
void fast_exp(const float* __restrict in, float* __restrict out);
void fast_log(const float* __restrict in, float* __restrict out);
void fast_tanh(const float* __restrict in, float* __restrict out);
void fast_sigmoid(const float* __restrict in, float* __restrict out);
void fast_rsqrt(const float* __restrict in, float* __restrict out);
void fast_sqrt(const float* __restrict in, float* __restrict out);

/// How many of the results that a NaN must win are none.
int lost_nans(float nan, float one);
