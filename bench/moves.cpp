// Moves into existing tensors, as a ratio to memcpy of as many bytes in the same round (1.00 is as fast).
//
// Usage: moves [rounds, 15 by default]
#include "harness.hpp"

#include <cstdlib>
#include <tmap/tmap.hpp>

using namespace tmap;

namespace {

int rounds = 15;
bool right = true;

/// Moves a tensor from one mapping to another: checked element by element first, then timed.
template <class From, class To>
void measure(const char* name) {
  using D = typename From::element_type;
  context ctx;
  const auto value = [](const tensor_index& t) {
    i64 sum = 1;  // the same whatever the order of axes
    t.for_each([&](const axis_info& axis, i64 coordinate) { sum += (axis.name[0] * 7 + 1) * coordinate; });
    return static_cast<D>(static_cast<float>(sum % 101));
  };
  const From x = From::from(value);
  To y;
  copy_into(ctx.pdma, x, y);
  const bool held = holds(y, value);
  right = right && held;
  const auto bytes = static_cast<std::size_t>(bytes_of<To>);
  const bench::ratio r = bench::against_memcpy(
      bytes, [&] { copy_into(ctx.pdma, x, y); }, rounds);
  std::printf("%-36s %9.3f MiB  %5.2f  (%.2f to %.2f)%s\n", name, static_cast<double>(bytes) / (1 << 20),
              r.median, r.low, r.high, held ? "" : "  WRONG");
}

template <class D, class E>
using host = HostTensor<D, E>;

namespace coalesced {
TMAP_AXES((A, 8), (B, 512), (C, 16777216), (S, 2048));
void run() {
  measure<host<bf16, m<A, B>>, host<bf16, m<A, B / 2, B % 2>>>("coalesced bf16 8x512, B/2 B%2");
  measure<host<float, m<S, B>>, host<float, m<S, B>>>("coalesced f32 2048x512");
  measure<host<float, m<C>>, host<float, m<C / 64, C % 64>>>("coalesced f32 16777216");
}
}  // namespace coalesced

namespace planes {
TMAP_AXES((R, 128), (C, 256));
void run() {
  measure<host<float, m<R, C>>, host<float, m<C, R>>>("transpose f32 128x256");
  measure<host<bf16, m<R, C>>, host<bf16, m<C, R>>>("transpose bf16 128x256");
}
}  // namespace planes

namespace large_planes {
TMAP_AXES((R, 4096), (C, 4096), (H, 1000), (W, 3000));
void run() {
  measure<host<float, m<R, C>>, host<float, m<C, R>>>("transpose f32 4096x4096");
  measure<host<bf16, m<R, C>>, host<bf16, m<C, R>>>("transpose bf16 4096x4096");
  measure<host<float, m<H, W>>, host<float, m<W, H>>>("transpose f32 1000x3000");
  measure<host<i8, m<H, W>>, host<i8, m<W, H>>>("transpose i8 1000x3000");
  measure<host<float, m<R, C>>, host<float, m<R / 2, C / 2, R % 2, C % 2>>>("tiles 2x2 f32 4096x4096");
  measure<host<float, m<R, C>>, host<float, m<R / 32, C / 32, R % 32, C % 32>>>("tiles 32x32 f32 4096x4096");
}
}  // namespace large_planes

namespace images {
TMAP_AXES((N, 32), (C, 64), (H, 56), (W, 56), (K, 61));
void run() {
  measure<host<float, m<C, H, W>>, host<float, m<H, W, C>>>("CHW to HWC f32 64x56x56");
  measure<host<float, m<N, C, H, W>>, host<float, m<N, H, W, C>>>("NCHW to NHWC f32 32x64x56x56");
  measure<host<float, m<N, K, H, W>>, host<float, m<N, pad<zero>(K, 64) / 16, H, W, pad<zero>(K, 64) % 16>>>(
      "NCHW to nChw16c f32 32x61x56x56");
}
}  // namespace images

}  // namespace

int main(int argc, char** argv) {
  if (argc > 1) rounds = std::atoi(argv[1]);
  if (rounds < 1) {
    std::fprintf(stderr, "moves: the number of rounds must be at least 1, not %s\n", argv[1]);
    return 2;
  }
  std::printf("%-36s %13s  %s\n", "move", "written", "ratio to memcpy, median (low to high)");
  coalesced::run();
  planes::run();
  large_planes::run();
  images::run();
  return right ? 0 : 1;
}
