// The storage layer's operations, as a ratio to memcpy that reads and writes as many bytes in the same round
// (1.00 is as fast). cast_tess also stands beside cast followed by tess.
//
// Usage: storage [rounds, 15 by default]
#include <algorithm>
#include <bench/measure.hpp>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <tmap/storage.hpp>

using namespace tmap::storage;
using tmap::i64;

namespace {

int rounds = 15;
bool right = true;

struct memory {
  explicit memory(i64 size) : bytes(static_cast<std::size_t>(size + 64)) {
    for (std::size_t k = 0; k < bytes.size(); ++k)
      bytes[k] = static_cast<unsigned char>(k * 2654435761u >> 13);
  }
  unsigned char* data() {
    return bytes.data() + (64 - reinterpret_cast<std::uintptr_t>(bytes.data()) % 64) % 64;
  }
  std::vector<unsigned char> bytes;
};

/// A plan with memory of its own.
struct subject {
  plan p;
  memory in, out;
  explicit subject(const result<plan>& made) : p(*made), in(p.input().capacity), out(p.output().capacity) {}
  void run() {
    if (p.run({in.data(), p.input().capacity}, {out.data(), p.output().capacity})) right = false;
  }
  i64 traffic() const { return p.input().payload + p.output().capacity; }
};

/// Medians and extremes over the rounds.
std::string spread(std::vector<double> ratios) {
  std::sort(ratios.begin(), ratios.end());
  char text[64];
  std::snprintf(text, sizeof text, "%.2f (%.2f to %.2f)", ratios[ratios.size() / 2], ratios.front(),
                ratios.back());
  return text;
}

void measure(const char* name, const result<plan>& made) {
  bench::yardstick copying(made->input().payload + made->output().capacity);
  subject s(made);
  std::vector<bench::entry> entries(1);
  entries[0].ready =
      std::make_unique<bench::plain_task<std::function<void()>>>(s.out.data(), [&] { s.run(); });
  entries[0].right = true;
  bench::measure(entries, copying, rounds, 4e-3);
  std::printf("%-40s %9.3f MiB  %s\n", name, static_cast<double>(s.traffic()) / (1 << 20),
              spread(entries[0].ratios).c_str());
}

void casts(const char* size, const shape& s) {
  const std::string at = std::string(" ") + size;
  measure(("cast f32 to bf16" + at).c_str(), prepare_cast({s, dtype::f32}, {s, dtype::bf16}));
  measure(("cast bf16 to f32" + at).c_str(), prepare_cast({s, dtype::bf16}, {s, dtype::f32}));
  measure(("cast f32 to f16" + at).c_str(), prepare_cast({s, dtype::f32}, {s, dtype::f16}));
  measure(("cast f16 to f32" + at).c_str(), prepare_cast({s, dtype::f16}, {s, dtype::f32}));
}

/// cast_tess against cast followed by tess: how many times as long the two passes take.
void tesses(const char* name, const shape& s, const mla_tiled& layout) {
  const tensor_spec dense{s, dtype::f32}, narrow{s, dtype::bf16}, mla{s, dtype::bf16, layout};
  std::printf("%s\n", name);
  measure("  cast_tess", prepare_cast_tess(dense, mla));
  measure("  tess bf16", prepare_tess(narrow, mla));
  measure("  detess bf16", prepare_detess(mla, narrow));
  subject one(prepare_cast_tess(dense, mla)), first(prepare_cast(dense, narrow)),
      second(prepare_tess(narrow, mla));
  const auto size = [](const needs& n) { return static_cast<std::size_t>(n.capacity); };
  std::memcpy(first.in.data(), one.in.data(), size(one.p.input()));
  first.run();
  std::memcpy(second.in.data(), first.out.data(), size(first.p.output()));
  second.run();
  one.run();
  right = right && std::memcmp(one.out.data(), second.out.data(), size(one.p.output())) == 0;
  std::vector<double> ratios;
  for (int round = 0; round < rounds; ++round) {
    const double start = bench::now();
    first.run();
    second.run();
    const double middle = bench::now();
    one.run();
    ratios.push_back((middle - start) / (bench::now() - middle));
  }
  std::printf("  cast, then tess, over cast_tess: %s\n", spread(ratios).c_str());
}

void argmaxes() {
  measure("argmax f32 1000x1024, last axis",
          prepare_argmax({{1000, 1024}, dtype::f32}, {{1000}, dtype::i32}));
  measure("argmax f32 1000x1024, first axis",
          prepare_argmax({{1000, 1024}, dtype::f32}, {{1024}, dtype::i32}, 0));
  measure("argmax bf16 1000x1024, last axis",
          prepare_argmax({{1000, 1024}, dtype::bf16}, {{1000}, dtype::i32}));
  measure("argmax i8 1000x1024, last axis", prepare_argmax({{1000, 1024}, dtype::i8}, {{1000}, dtype::i32}));
}

}  // namespace

int main(int argc, char** argv) {
  if (argc > 1) rounds = std::atoi(argv[1]);
  if (rounds < 1) {
    std::fprintf(stderr, "storage: the number of rounds must be at least 1, not %s\n", argv[1]);
    return 2;
  }
  std::printf("%-40s %13s  %s\n", "operation", "traffic", "ratio to memcpy, median (low to high)");
  casts("32768 (L2)", {32768});
  casts("524288 (L3)", {524288});
  casts("16777216 (memory)", {16777216});
  const mla_tiled hwc{.h = {0, 32}, .w = {1, 64}, .c = {2}};
  tesses("HWC 1024x1024x3, tiles 32x64", {1024, 1024, 3}, hwc);
  tesses("HWC 192x832x2, tiles 39x42", {192, 832, 2}, {.h = {0, 39}, .w = {1, 42}, .c = {2, 2}});
  tesses("HWC 384x1664x1, tiles 384x17", {384, 1664, 1}, {.h = {0, 384}, .w = {1, 17}, .c = {2, 1}});
  tesses("HWC 256x256x64, tiles 32x64, C 16", {256, 256, 64}, {.h = {0, 32}, .w = {1, 64}, .c = {2, 16}});
  tesses("CHW 3x1024x1024, tiles 32x64", {3, 1024, 1024}, {.h = {1, 32}, .w = {2, 64}, .c = {0}});
  tesses("CHW 64x256x256, tiles 32x64", {64, 256, 256}, {.h = {1, 32}, .w = {2, 64}, .c = {0}});
  argmaxes();
  return right ? 0 : 1;
}
