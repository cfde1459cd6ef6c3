#include <tmap/detail/dispatch.hpp>

#include <tmap/detail/vector.hpp>

#include <catch2/catch.hpp>
#include <numeric>
#include <vector>

namespace {

using namespace tmap::detail;

struct halves_sum {
  const float* a;
  const float* b;
  float* out;
  int count;
  int* bytes;

  template <int Bytes>
  [[gnu::always_inline]] void operator()(vector_bytes<Bytes>) const {
    *bytes = Bytes;
    vector<float, Bytes> x, y;
    for (int k = 0; k < count; k += Bytes / 4) {
      load_vector(x, a + k);
      load_vector(y, b + k);
      store_vector(out + k, x * 0.5f + y * 0.5f);
    }
  }
};

template <class Run>
int bytes_when(const Run& run) {
  std::vector<float> a(64), b(64), out(64);
  std::iota(a.begin(), a.end(), 1.0f);
  std::iota(b.begin(), b.end(), 100.0f);
  int bytes = 0;
  run(halves_sum{a.data(), b.data(), out.data(), 64, &bytes});
  for (std::size_t k = 0; k < out.size(); ++k) REQUIRE(out[k] == a[k] * 0.5f + b[k] * 0.5f);
  return bytes;
}

}  // namespace

TEST_CASE("a body runs once, with vectors that the processor has") {
  const int widest = bytes_when([](const auto& body) { run_widest(body); });
  const int fused = bytes_when([](const auto& body) { run_widest_fused(body); });
#if defined(__x86_64__)
  CHECK(widest == (__builtin_cpu_supports("avx2") ? 32 : 16));
  CHECK(fused == (__builtin_cpu_supports("avx512bw") ? 64 : __builtin_cpu_supports("fma") ? 32 : 16));
#else
  CHECK(widest == 16);
  CHECK(fused == 16);
#endif
}
