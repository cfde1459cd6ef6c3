// Runs the functions named on the command line over all 2^32 patterns of f32, as vectors, and tells the
// greatest distance from the C library's functions of double, in units in the last place of the true result.
#include <cmath>
#include <cstdio>
#include <cstring>

#include <tmap/detail/dispatch.hpp>
#include <tmap/scalar/math.hpp>

#include "../unit/scalar/ulp.hpp"

namespace {

constexpr int chunk = 64, block = 4096;

// Applies f to a block of patterns, from the first one on.
template <class F>
struct over_block {
  F f;
  std::uint32_t first;
  float* in;
  float* out;

  [[gnu::always_inline]] void over_chunk(const float* __restrict from, float* __restrict to) const {
    for (int k = 0; k < chunk; ++k) to[k] = f(from[k]);
  }
  template <int Bytes>
  [[gnu::always_inline]] void operator()(tmap::detail::vector_bytes<Bytes>) const {
    for (int i = 0; i < block; ++i) in[i] = std::bit_cast<float>(first + static_cast<std::uint32_t>(i));
    for (int i = 0; i < block; i += chunk) over_chunk(in + i, out + i);
  }
};

template <class F, class Reference>
bool within_two(const char* name, F f, Reference reference) {
  float in[block], out[block], where = 0;
  double greatest = 0;
  std::uint64_t hash = 0;
  for (std::uint64_t first = 0; first < std::uint64_t{1} << 32; first += block) {
    tmap::detail::run_widest(over_block<F>{f, static_cast<std::uint32_t>(first), in, out});
    for (int k = 0; k < block; ++k) {
      const double distance = ulp::distance(out[k], reference(double{in[k]}));
      if (distance > greatest) greatest = distance, where = in[k];
      hash = hash * 0x9e37'79b9'7f4a'7c15 + std::bit_cast<std::uint32_t>(out[k]);
    }
  }
  std::printf("%s: at most %.4f ulp, at %a; results hash to %016llx\n", name, greatest, double{where},
              static_cast<unsigned long long>(hash));
  return greatest <= 2;
}

bool holds(const char* name) {
  using namespace tmap::scalar_op;
  const auto is = [name](const char* other) { return std::strcmp(name, other) == 0; };
  if (is("exp"))
    return within_two(
        name, [](float x) { return exp(x); }, [](double x) { return std::exp(x); });
  if (is("log"))
    return within_two(
        name, [](float x) { return log(x); }, [](double x) { return std::log(x); });
  if (is("tanh"))
    return within_two(
        name, [](float x) { return tanh(x); }, [](double x) { return std::tanh(x); });
  if (is("sigmoid"))
    return within_two(
        name, [](float x) { return sigmoid(x); }, [](double x) { return 1 / (1 + std::exp(-x)); });
  if (is("rsqrt"))
    return within_two(
        name, [](float x) { return rsqrt(x); }, [](double x) { return 1 / std::sqrt(x); });
  std::fprintf(stderr, "no such function: %s\n", name);
  return false;
}

}  // namespace

int main(int count, char** names) {
  bool all_right = true;
  for (int i = 1; i < count; ++i) all_right = holds(names[i]) && all_right;
  return all_right ? 0 : 1;
}
