#include <tmap/storage/rows.hpp>

#include <catch2/catch.hpp>
#include <random>
#include <tmap/scalar/convert.hpp>
#include <vector>

using namespace tmap::detail;
using tmap::i64;

namespace {

template <class F>
std::vector<typename F::to> apply_row(const std::vector<typename F::from>& from, bool stream = false) {
  std::vector<typename F::to> to(from.size()), narrow(from.size());
  const auto box_to = [&](std::vector<typename F::to>& out) {
    return box_map<F>{reinterpret_cast<const unsigned char*>(from.data()),
                      reinterpret_cast<unsigned char*>(out.data()),
                      {1, 1, static_cast<i64>(from.size())},
                      {{}, {}, {sizeof(typename F::from), sizeof(typename F::to)}},
                      stream};
  };
  map_box(box_to(to));
  box_to(narrow)(vector_bytes<16>{});  // what a processor without wider vectors runs
  CHECK(narrow == to);
  return to;
}

std::vector<std::uint32_t> random_words(std::size_t count) {
  std::mt19937 random(5);
  std::vector<std::uint32_t> words(count);
  for (std::uint32_t& w : words) w = static_cast<std::uint32_t>(random());
  return words;
}

}  // namespace

TEST_CASE("past the caches the same is written, whatever the alignment and the length") {
  for (std::size_t count : {0u, 1u, 31u, 64u, 100u, 1000u}) {
    const auto words = random_words(count);
    CHECK(apply_row<converted<tmap::f32, tmap::bf16>>(words, true) ==
          apply_row<converted<tmap::f32, tmap::bf16>>(words));
    CHECK(apply_row<converted<tmap::f32, tmap::f16>>(words, true) ==
          apply_row<converted<tmap::f32, tmap::f16>>(words));
    const std::vector<std::uint16_t> codes(count, 0x1234);
    CHECK(apply_row<converted<tmap::bf16, tmap::f32>>(codes, true) ==
          apply_row<converted<tmap::bf16, tmap::f32>>(codes));
  }
}

TEST_CASE("a box of any extents and strides is the function of each element, and nothing else is written") {
  std::mt19937 random(9);
  const auto words = random_words(6000);
  const auto below = [&](unsigned n) { return static_cast<i64>(random() % n); };
  for (int turn = 0; turn < 3000; ++turn) {
    box_map<converted<tmap::f32, tmap::bf16>> box{
        reinterpret_cast<const unsigned char*>(words.data()), nullptr, {}, {}};
    i64 in = 4, out = 2;
    for (int k = 2; k >= 0; --k) {
      box.extent[k] = 1 + below(k == 2 ? 80 : 5);
      box.step[k] = {in + 4 * (below(2) * below(2)), out + 2 * (below(2) * below(2))};
      in = box.step[k].from * box.extent[k];
      out = box.step[k].to * box.extent[k];
    }
    if (in > 24000) continue;
    std::vector<std::uint16_t> to(static_cast<std::size_t>(out / 2) + 16, 0xbeef), expected = to;
    const i64 past = below(8);
    for (i64 k = 0; k < box.extent[0]; ++k) {
      for (i64 j = 0; j < box.extent[1]; ++j) {
        for (i64 i = 0; i < box.extent[2]; ++i) {
          const i64 from = k * box.step[0].from + j * box.step[1].from + i * box.step[2].from;
          const i64 at = k * box.step[0].to + j * box.step[1].to + i * box.step[2].to;
          expected[static_cast<std::size_t>(past + at / 2)] =
              tmap::bf16(std::bit_cast<float>(words[static_cast<std::size_t>(from / 4)])).bits();
        }
      }
    }
    box.to = reinterpret_cast<unsigned char*>(to.data() + past);
    box.stream = below(2) != 0;
    if (turn % 3 == 0) {
      box(vector_bytes<16>{});  // what a processor without wider vectors runs
    } else {
      map_box(box);
    }
    if (to != expected) FAIL("turn " << turn);
  }
}
