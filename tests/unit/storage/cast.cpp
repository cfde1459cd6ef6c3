#include <tmap/storage/cast.hpp>

#include "model.hpp"

#include <catch2/catch.hpp>

using namespace storage_model;

namespace {

constexpr dtype pairs[][2] = {
    {dtype::f32, dtype::bf16}, {dtype::bf16, dtype::f32}, {dtype::f32, dtype::f16}, {dtype::f16, dtype::f32}};

void refuses(const tensor_spec& in, const tensor_spec& out, fault code, const std::string& message) {
  const auto p = prepare_cast(in, out);
  REQUIRE_FALSE(p);
  CHECK(p.error().code() == code);
  CHECK(p.error().message() == message);
}

tensor_spec f32_with(const shape& s, std::initializer_list<i64> strides) {
  strided l;
  std::copy(strides.begin(), strides.end(), l.strides);
  return {s, dtype::f32, l};
}
tensor_spec dense(const shape& s, dtype d) { return {s, d, contiguous{}}; }

}  // namespace

TEST_CASE("cast takes the four pairs and no other") {
  int taken = 0;
  for (int a = 0; a < 7; ++a) {
    for (int b = 0; b < 7; ++b) {
      const auto p = prepare_cast(dense({2}, static_cast<dtype>(a)), dense({2}, static_cast<dtype>(b)));
      taken += static_cast<bool>(p);
      if (!p) CHECK(p.error().code() == fault::unsupported_dtype);
    }
  }
  CHECK(taken == 4);
  refuses(dense({2}, dtype::bf16), dense({2}, dtype::f16), fault::unsupported_dtype,
          "output: bf16 is not cast to f16");
}

TEST_CASE("cast of random dense and strided tensors writes what the scalar rule says, and nothing else") {
  std::mt19937 random(3);
  draw d([&] { return static_cast<std::uint32_t>(random()); });
  for (int turn = 0; turn < 3000; ++turn) {
    const auto& [from, to] = pairs[turn % 4];
    const shape s = d.extents(static_cast<int>(d.below(7)), turn % 50 == 0 ? 5000 : 300);
    const tensor_spec in{s, from, d.dense(s, from)}, out{s, to, d.dense(s, to)};
    const auto p = prepare_cast(in, out);
    REQUIRE(p);
    watched input(p->input().capacity, width_of(from) * d.below(8), random);
    watched output(p->output().capacity, width_of(to) * d.below(8), random);
    const std::string wrong = run_and_compare(operation::cast, *p, 0, input, p->input().capacity + d.below(3),
                                              output, p->output().capacity + d.below(3));
    if (!wrong.empty()) FAIL(wrong);
  }
}

TEST_CASE("the golden cast: 28 bytes are read, 12 of 14 written, the row gap is left as it was") {
  const auto p = prepare_cast({{2, 3}, dtype::f32, strided{{16, 4}}}, {{2, 3}, dtype::bf16, strided{{8, 2}}});
  REQUIRE(p);
  CHECK(p->input() == needs{24, 28, 28, 4});
  CHECK(p->output() == needs{12, 14, 14, 2});
  const float in[8] = {1, 2, 3, -9, 4, 5, 6, -9};
  std::uint16_t out[8];
  std::fill(out, out + 8, std::uint16_t{0xabcd});
  REQUIRE_FALSE(p->run({in, 28}, {out, 14}));
  const std::uint16_t expected[8] = {0x3f80, 0x4000, 0x4040, 0xabcd, 0x4080, 0x40a0, 0x40c0, 0xabcd};
  CHECK(std::equal(out, out + 8, expected));
}

TEST_CASE("cast takes ranks 0 to 6") {
  for (const shape& s : {shape{}, shape{2}, shape{1, 2}, shape{2, 1, 2, 1, 2, 1}}) {
    CHECK(prepare_cast(dense(s, dtype::f32), dense(s, dtype::f16)));
  }
  const float in = 1.5f;
  std::uint16_t out = 0;
  CHECK_FALSE(prepare_cast({{}, dtype::f32}, {{}, dtype::bf16})->run({&in, 4}, {&out, 2}));
  CHECK(out == 0x3fc0);
}

TEST_CASE("an empty cast is a no-op: null addresses and capacity 0 will do") {
  constexpr i64 huge = i64{1} << 62;
  const auto p = prepare_cast({{huge, 0, huge}, dtype::f32}, {{huge, 0, huge}, dtype::bf16});
  REQUIRE(p);
  CHECK(p->input().capacity == 0);
  CHECK_FALSE(p->run({nullptr, 0}, {nullptr, 0}));
  CHECK(p->run({nullptr, -1}, {nullptr, 0}).code() == fault::capacity);
}

TEST_CASE("cast takes dense layouts only, of one shape") {
  refuses({{2, 2, 2}, dtype::f32, mla_cblocked{}}, dense({2, 2, 2}, dtype::bf16), fault::unsupported_layout,
          "input: this operation does not take mla_cblocked");
  refuses(dense({2}, dtype::f32), {{2}, dtype::bf16, mla_tiled{.w = {0}}}, fault::unsupported_layout,
          "output: this operation does not take mla_tiled");
  refuses(dense({2, 3}, dtype::f32), dense({3, 2}, dtype::bf16), fault::shapes_differ,
          "output: axis 0 has extent 3, it has to be 2");
  refuses(dense({2, 3}, dtype::f32), dense({1, 2, 3}, dtype::bf16), fault::shapes_differ,
          "output: the rank is 3, it has to be 2");
  refuses(dense({2, -3}, dtype::f32), dense({2, -3}, dtype::bf16), fault::wrong_extent,
          "input: axis 1 has extent -3, less than 0");
}

TEST_CASE("strides: aligned, not negative, zero only along axes of at most one element") {
  const auto takes = [](const tensor_spec& in) { return prepare_cast(in, dense(in.shape, dtype::bf16)); };
  CHECK(takes(f32_with({2, 3}, {12, 4})));
  CHECK(takes(f32_with({1, 3}, {0, 4})));
  CHECK(takes(f32_with({0, 3}, {0, 4})));
  CHECK(takes(f32_with({2}, {8})));
  refuses(f32_with({2, 3}, {0, 4}), dense({2, 3}, dtype::bf16), fault::zero_stride,
          "input: axis 0 has stride 0 and extent 2");
  refuses(f32_with({0, 3}, {4, 0}), dense({0, 3}, dtype::bf16), fault::zero_stride,
          "input: axis 1 has stride 0 and extent 3");
  refuses(f32_with({2}, {-4}), dense({2}, dtype::bf16), fault::negative_stride,
          "input: axis 0 has stride -4, less than 0");
  refuses(f32_with({2}, {6}), dense({2}, dtype::bf16), fault::unaligned_stride,
          "input: axis 0 has stride 6, no multiple of 4 bytes");
  refuses(f32_with({1}, {6}), dense({1}, dtype::bf16), fault::unaligned_stride,
          "input: axis 0 has stride 6, no multiple of 4 bytes");
  refuses(dense({2}, dtype::f32), {{2}, dtype::bf16, strided{{3}}}, fault::unaligned_stride,
          "output: axis 0 has stride 3, no multiple of 2 bytes");
}

TEST_CASE("strides must be proven to keep elements apart: enough, not necessary") {
  const auto takes = [](const tensor_spec& in) {
    return static_cast<bool>(prepare_cast(in, dense(in.shape, dtype::bf16)));
  };
  CHECK(takes(f32_with({3, 2}, {8, 24})));
  CHECK(takes(f32_with({3, 2}, {8, 20})));
  refuses(f32_with({3, 2}, {8, 16}), dense({3, 2}, dtype::bf16), fault::overlap,
          "input: axis 1 has stride 16, less than the 20 bytes that it strides over");
  // the documented false negative: no two of these elements meet
  refuses(f32_with({3, 2}, {8, 12}), dense({3, 2}, dtype::bf16), fault::overlap,
          "input: axis 1 has stride 12, less than the 20 bytes that it strides over");
  CHECK(takes(f32_with({3, 1}, {8, 4})));
  CHECK(takes(f32_with({4, 3}, {12, 4})));
  CHECK_FALSE(takes(f32_with({4, 3}, {8, 4})));
  constexpr i64 huge = i64{1} << 61;
  CHECK(takes(f32_with({0, huge}, {8, huge})));
}
