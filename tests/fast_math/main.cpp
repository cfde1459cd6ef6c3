// With -ffast-math functions keep their bound as far as the C library and the flag let them, and NaNs are
// still told by their bits.
#include "functions.hpp"

#include <algorithm>
#include <cstdio>

#include "../unit/scalar/ulp.hpp"

namespace {

using function = void(const float* __restrict, float* __restrict);

// Over numbers that are not subnormal and give none, which -ffast-math may take for zero.
template <class Reference>
bool within_five(const char* name, function* f, Reference reference, float first, float last) {
  constexpr int chunks = 10'000;
  float in[chunk], out[chunk];
  double greatest = 0;
  for (int i = 0; i < chunks; ++i) {
    for (int k = 0; k < chunk; ++k)
      in[k] = first + (last - first) * (static_cast<float>(i * chunk + k) / (chunks * chunk));
    f(in, out);
    for (int k = 0; k < chunk; ++k)
      greatest = std::max(greatest, ulp::distance(out[k], reference(double{in[k]})));
  }
  std::printf("%s: at most %.2f ulp\n", name, greatest);
  return greatest <= 5;
}

}  // namespace

int main() {
  const bool near[] = {within_five(
                           "exp", fast_exp, [](double x) { return std::exp(x); }, -87, 88),
                       within_five(
                           "log", fast_log, [](double x) { return std::log(x); }, 1e-6f, 100),
                       within_five(
                           "tanh", fast_tanh, [](double x) { return std::tanh(x); }, -10, 10),
                       within_five(
                           "sigmoid", fast_sigmoid, [](double x) { return 1 / (1 + std::exp(-x)); }, -87, 30),
                       within_five(
                           "rsqrt", fast_rsqrt, [](double x) { return 1 / std::sqrt(x); }, 1e-6f, 100),
                       within_five(
                           "sqrt", fast_sqrt, [](double x) { return std::sqrt(x); }, 1e-6f, 100)};
  const int lost = lost_nans(std::numeric_limits<float>::quiet_NaN(), 1);
  std::printf("NaNs lost: %d\n", lost);
  for (bool right : near) {
    if (!right) return 1;
  }
  return lost == 0 ? 0 : 1;
}
