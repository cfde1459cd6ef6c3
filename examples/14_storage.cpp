// 14. Storage: a photograph into the tiles of an accelerator and back, with specs, plans and bindings.
//
// Usage: 14_storage [folder of astronaut.npy]
#include <tmap/bridge.hpp>
#include <tmap/npy.hpp>
#include <tmap/storage.hpp>
#include <tmap/tmap.hpp>

#include <cstdio>
#include <string>
#include <vector>

using namespace tmap;
using storage::dtype;
using storage::tensor_spec;

TMAP_AXES((H, 200), (W, 240), (C, 3), (Y, 4), (X, 6));
using Picture = HostTensor<u8, m<H, W, C>>;
using Floats = HostTensor<f32, m<H, W, C>>;
using Narrow = HostTensor<bf16, m<H, W, C>>;

/// Memory that begins at a multiple of 16.
class memory {
 public:
  explicit memory(i64 bytes) : blocks_(static_cast<std::size_t>(bytes + 15) / 16), bytes_(bytes) {}
  storage::binding bound() { return {blocks_.data(), bytes_}; }

 private:
  struct alignas(16) block {
    unsigned char bytes[16];
  };
  std::vector<block> blocks_;
  i64 bytes_;
};

// [run]
/// Plans may refuse memory when they run. They say so in a value; nothing is thrown, and nothing is written.
bool run(const storage::plan& plan, const storage::const_binding& in, const storage::binding& out) {
  const storage::failure refused = plan.run(in, out);
  if (refused) std::printf("refused: %s\n", refused.message());
  return !refused;
}
// [/run]

void photograph(const std::string& folder) {
  // [specs]
  // A spec is a shape, a scalar and a layout. The picture is H, W, C; its tiles are 30 by 50 pixels of bf16.
  const Picture picture = load_npy<Picture>(folder + "/astronaut.npy");
  const Floats floats =
      Floats::from([&](const tensor_index& t) { return static_cast<float>(picture.at(t)); });
  const tensor_spec dense = *spec_of<Floats>(), narrow = *spec_of<Narrow>();
  const storage::mla_tiled layout{.h = {0, 30}, .w = {1, 50}, .c = {2}};
  const tensor_spec tiled{{200, 240, 3}, dtype::bf16, layout};
  // [/specs]

  // [needs]
  // What padding costs: tiles that begin at multiples of 16 bytes, and pixels or blocks of 16 channels.
  storage::mla_tiled padded = layout;
  padded.pad_channels = true;
  std::printf("%-32s %9s %9s  %s\n", "layout", "payload", "capacity", "ratio");
  const struct {
    const char* name;
    storage::layout layout;
  } layouts[] = {{"contiguous", storage::contiguous{}},
                 {"mla_tiled, 30 by 50", layout},
                 {"mla_tiled, channels padded", padded},
                 {"mla_cblocked", storage::mla_cblocked{}}};
  for (const auto& l : layouts) {
    const storage::needs n = *storage::requirements({{200, 240, 3}, dtype::bf16, l.layout});
    std::printf("%-32s %9lld %9lld  %.4f\n", l.name, static_cast<long long>(n.payload),
                static_cast<long long>(n.capacity),
                static_cast<double>(n.capacity) / static_cast<double>(n.payload));
  }
  std::printf("\n");
  // [/needs]

  // [plan]
  // Specs are checked once, when an operation is prepared. The plan says what to allocate.
  const auto cast_tess = storage::prepare_cast_tess(dense, tiled);
  const storage::needs out = cast_tess->output();
  std::printf("%lld bytes of f32 become %lld of tiles, aligned to %lld\n",
              static_cast<long long>(cast_tess->input().capacity), static_cast<long long>(out.capacity),
              static_cast<long long>(out.alignment));
  memory tiles(out.capacity);
  run(*cast_tess, bind(floats), tiles.bound());
  // [/plan]

  // [back]
  // Back again. 0 to 255 are bf16 values, so the photograph is the same to the last bit.
  Narrow untiled;
  Floats again;
  run(*storage::prepare_detess(tiled, narrow), tiles.bound(), bind(untiled));
  run(*storage::prepare_cast(narrow, dense), bind(untiled), bind(again));
  std::printf(
      "tiled, untiled and widened it is the same picture: %s\n\n",
      holds(again, [&](const tensor_index& t) { return static_cast<float>(picture.at(t)); }) ? "yes" : "no");
  // [/back]

  // [argmax]
  // The strongest channel of every pixel; the first one where they are equal.
  HostTensor<i32, m<H, W>> strongest;
  run(*storage::prepare_argmax(*spec_of<Picture>(), *spec_of<HostTensor<i32, m<H, W>>>()), bind(picture),
      bind(strongest));
  i64 count[3] = {};
  for (i32 channel : strongest.span()) ++count[channel];
  std::printf("strongest in %lld pixels red, in %lld green, in %lld blue\n\n",
              static_cast<long long>(count[0]), static_cast<long long>(count[1]),
              static_cast<long long>(count[2]));
  // [/argmax]
}

// [order]
/// In which order the pixels of a channel lie in memory: for every pixel, how many of them come before it.
void draw_order(const char* title, const tensor_spec& spec, i64 channel) {
  std::vector<i64> offsets;
  for (i64 h = 0; h < spec.shape[0]; ++h) {
    for (i64 w = 0; w < spec.shape[1]; ++w) offsets.push_back(offset_of(spec, {h, w, channel}));
  }
  std::printf("%s\n", title);
  for (std::size_t k = 0; k < offsets.size(); ++k) {
    long before = 0;
    for (const i64 other : offsets) before += other < offsets[k];
    std::printf("%3ld%s", before, (k + 1) % static_cast<std::size_t>(spec.shape[1]) == 0 ? "\n" : "");
  }
  std::printf("\n");
}

/// Which byte of which element lies where, from the first one on: 2h is the high byte of element 2, a dot
/// padding.
void draw_bytes(const char* title, const tensor_spec& spec) {
  std::vector<std::string> bytes(static_cast<std::size_t>(requirements(spec)->capacity), ".");
  const i64 elements = spec.shape.elements(), channels = spec.shape[2];
  for (i64 e = 0; e < elements; ++e) {
    const i64 w = e / channels % spec.shape[1], h = e / channels / spec.shape[1];
    for (i64 b = 0; b < 2; ++b) {
      bytes[static_cast<std::size_t>(offset_of(spec, {h, w, e % channels}, b))] =
          std::to_string(e) + (b == 0 ? "l" : "h");
    }
  }
  std::printf("%s\n", title);
  for (std::size_t k = 0; k < bytes.size(); ++k) {
    std::printf("%4s%s", bytes[k].c_str(), (k + 1) % 16 == 0 || k + 1 == bytes.size() ? "\n" : "");
  }
  std::printf("\n");
}
// [/order]

void pictures() {
  // [pictures]
  const storage::shape image{5, 7, 3}, pixels{1, 3, 3};
  draw_order("contiguous", {image, dtype::bf16}, 0);
  draw_order("strided, W before H", {image, dtype::bf16, storage::strided{{6, 30, 2}}}, 0);
  draw_order("mla_tiled and mla_cblocked, tiles 2 by 3",
             {image, dtype::bf16, storage::mla_tiled{.h = {0, 2}, .w = {1, 3}, .c = {2}}}, 0);

  draw_bytes("bytes: contiguous", {pixels, dtype::bf16});
  draw_bytes("bytes: mla_tiled, tiles of 2 pixels, aligned",
             {pixels, dtype::bf16, storage::mla_tiled{.w = {1, 2}, .c = {2}}});
  draw_bytes("bytes: mla_tiled, tiles of 2 pixels, not aligned",
             {pixels, dtype::bf16, storage::mla_tiled{.w = {1, 2}, .c = {2}, .aligned = false}});
  draw_bytes("bytes: mla_tiled, channels padded",
             {{1, 2, 3}, dtype::bf16, storage::mla_tiled{.w = {1}, .c = {2}, .pad_channels = true}});
  draw_bytes("bytes: mla_cblocked, 18 channels", {{1, 1, 18}, dtype::bf16, storage::mla_cblocked{}});
  // [/pictures]
}

void refusals() {
  // [refusals]
  // What is wrong is said with the port, the axis and the numbers, and nothing is written.
  const auto say = [](const auto& result) { std::printf("%s\n", result.error().message()); };
  const tensor_spec narrow{{3, 2}, dtype::bf16};
  say(storage::prepare_cast({{3, 2}, dtype::f32, storage::strided{{0, 4}}}, narrow));
  say(storage::prepare_cast({{3, 2}, dtype::f32, storage::strided{{8, 12}}}, narrow));
  say(storage::prepare_cast({{3, 2}, dtype::i8}, narrow));
  say(storage::prepare_cast_tess({{3, 2}, dtype::f32}, {{3, 2}, dtype::bf16, storage::mla_cblocked{}}));

  const auto cast = storage::prepare_cast({{3, 2}, dtype::f32}, narrow);
  float in[6] = {};
  bf16 out[6];
  run(*cast, {in, 24}, {out, 11});
  run(*cast, {in, 24}, {in, 12});
  // [/refusals]
  std::printf("\n");
}

void views() {
  // [views]
  // Memory with a spec is a typed tensor where both lie alike, whoever filled it.
  const tensor_spec tiled{{4, 6}, dtype::u8, storage::mla_tiled{.h = {0, 2}, .w = {1, 3}, .aligned = false}};
  memory bytes(24);
  HostTensor<u8, m<Y, X>> image =
      HostTensor<u8, m<Y, X>>::from([](const tensor_index& t) { return 10 * t[Y] + t[X]; });
  run(*storage::prepare_tess(*spec_of<HostTensor<u8, m<Y, X>>>(), tiled), bind(image), bytes.bound());

  using Tiled = HostTensor<u8, m<Y / 2, X / 3, Y % 2, X % 3>>;
  const auto view = view_as<Tiled>(tiled, bytes.bound());
  std::printf("at Y = 3, X = 4: %d\n", view->at(Y = 3, X = 4));
  std::printf("%s\n", view_as<HostTensor<u8, m<Y, X>>>(tiled, bytes.bound()).error().message());
  // [/views]
}

int main(int argc, char** argv) {
  photograph(argc > 1 ? argv[1] : "examples/data");
  pictures();
  refusals();
  views();
}
