#include <tmap/storage/tess.hpp>

#include "model.hpp"

#include <catch2/catch.hpp>

using namespace storage_model;

namespace {

/// A random move to an mla layout; small channel counts and close rows come often.
struct move {
  tensor_spec dense, mla;
};
move draw_move(draw& d, dtype from, dtype to, bool blocked_too) {
  const bool image = d.one_in(2);
  shape s = d.extents(1 + static_cast<int>(d.below(6)), 600);
  if (image) s = shape{1 + d.below(5), 1 + d.below(40), 1 + d.below(d.one_in(3) ? 70 : 5)};
  move m{{s, from, d.dense(s, from)}, {s, to, d.mla(s, blocked_too)}};
  if (image && d.one_in(2)) {
    m.dense.layout = contiguous{};
    m.mla.layout = mla_tiled{.h = {0, d.tile(s[0])},
                             .w = {1, d.tile(s[1])},
                             .c = {2, d.tile(s[2])},
                             .aligned = d.one_in(2),
                             .pad_channels = d.one_in(2)};
  }
  return m;
}

void check(operation op, const tensor_spec& in, const tensor_spec& out, draw& d, std::mt19937& random) {
  const auto p = prepare(op, in, out);
  REQUIRE(p);
  watched input(p->input().capacity, p->input().alignment * d.below(3), random);
  watched output(p->output().capacity, p->output().alignment * d.below(3), random);
  const std::string wrong =
      run_and_compare(op, *p, 0, input, p->input().capacity, output, p->output().capacity + d.below(3));
  if (!wrong.empty()) FAIL(wrong);
}

}  // namespace

TEST_CASE("tess writes every byte of an mla layout, padding as zero, detess reads back the elements alone") {
  std::mt19937 random(13);
  draw d([&] { return static_cast<std::uint32_t>(random()); });
  for (int turn = 0; turn < 3000; ++turn) {
    const dtype t = d.scalar();
    const move m = draw_move(d, t, t, true);
    check(operation::tess, m.dense, m.mla, d, random);
    check(operation::detess, m.mla, m.dense, d, random);
  }
}

TEST_CASE("cast_tess writes the bytes of cast followed by tess") {
  std::mt19937 random(17);
  draw d([&] { return static_cast<std::uint32_t>(random()); });
  for (int turn = 0; turn < 3000; ++turn) {
    const move m = draw_move(d, dtype::f32, dtype::bf16, false);
    check(operation::cast_tess, m.dense, m.mla, d, random);
    const tensor_spec narrow{m.dense.shape, dtype::bf16};
    const auto fused = prepare_cast_tess(m.dense, m.mla);
    const auto cast = prepare_cast(m.dense, narrow);
    const auto tess = prepare_tess(narrow, m.mla);
    REQUIRE((fused && cast && tess));
    watched in(fused->input().capacity, 0, random), between(cast->output().capacity, 0, random),
        a(fused->output().capacity, 0, random), b(fused->output().capacity, 0, random);
    REQUIRE_FALSE(fused->run({in.data(), fused->input().capacity}, {a.data(), fused->output().capacity}));
    REQUIRE_FALSE(cast->run({in.data(), cast->input().capacity}, {between.data(), cast->output().capacity}));
    REQUIRE_FALSE(tess->run({between.data(), tess->input().capacity}, {b.data(), tess->output().capacity}));
    REQUIRE(std::memcmp(a.data(), b.data(), static_cast<std::size_t>(fused->output().capacity)) == 0);
  }
}

TEST_CASE("detess after tess is the tensor again") {
  std::mt19937 random(19);
  draw d([&] { return static_cast<std::uint32_t>(random()); });
  for (int turn = 0; turn < 2000; ++turn) {
    const dtype t = d.scalar();
    const move m = draw_move(d, t, t, true);
    const tensor_spec plain{m.dense.shape, t};
    const auto tess = prepare_tess(plain, m.mla), detess = prepare_detess(m.mla, plain);
    REQUIRE((tess && detess));
    const i64 bytes = tess->input().capacity, tiled = tess->output().capacity;
    watched in(bytes, 0, random), between(tiled, 0, random), out(bytes, 0, random);
    REQUIRE_FALSE(tess->run({in.data(), bytes}, {between.data(), tiled}));
    REQUIRE_FALSE(detess->run({between.data(), tiled}, {out.data(), bytes}));
    REQUIRE(std::memcmp(in.data(), out.data(), static_cast<std::size_t>(bytes)) == 0);
  }
}

TEST_CASE("channels by the thousand and pixels by the thousand pass the stage in pieces") {
  std::mt19937 random(23);
  draw d([&] { return static_cast<std::uint32_t>(random()); });
  for (const shape& s : {shape{2, 3, 5000}, shape{2, 2100, 3}, shape{3, 1500, 2}, shape{1, 70, 100}}) {
    const mla_tiled layout{.h = {0}, .w = {1}, .c = {2}, .pad_channels = s[1] == 3};
    for (const dtype t : {dtype::f32, dtype::bf16, dtype::u8}) {
      const tensor_spec mla{s, t, layout}, transposed{s, t, d.strides(s, t, true)};
      check(operation::tess, {s, t}, mla, d, random);
      check(operation::tess, transposed, mla, d, random);
      check(operation::detess, mla, transposed, d, random);
      check(operation::detess, mla, {s, t}, d, random);
    }
    check(operation::cast_tess, {s, dtype::f32}, {s, dtype::bf16, layout}, d, random);
  }
}

TEST_CASE("tess and detess keep the scalar, cast_tess makes bf16 of f32") {
  const layout mla = mla_tiled{.w = {0}};
  const auto code = [](const result<plan>& p) { return p.error().code(); };
  CHECK(code(prepare_tess({{4}, dtype::bf16}, {{4}, dtype::f16, mla})) == fault::unsupported_dtype);
  CHECK(code(prepare_detess({{4}, dtype::bf16, mla}, {{4}, dtype::i16})) == fault::unsupported_dtype);
  CHECK(code(prepare_cast_tess({{4}, dtype::f32}, {{4}, dtype::f16, mla})) == fault::unsupported_dtype);
  CHECK(code(prepare_cast_tess({{4}, dtype::f16}, {{4}, dtype::bf16, mla})) == fault::unsupported_dtype);
  CHECK(prepare_tess({{4}, dtype::bf16}, {{4}, dtype::f16, mla}).error().message() ==
        std::string("output: holds f16, the input bf16"));
  CHECK(prepare_cast_tess({{4}, dtype::f16}, {{4}, dtype::bf16, mla}).error().message() ==
        std::string("output: cast_tess makes bf16 of f32, not bf16 of f16"));
}

TEST_CASE("dense on one side, mla on the other, cast_tess writes mla_tiled only") {
  const shape s{2, 2, 2};
  const layout dense[] = {contiguous{}, strided{{8, 4, 2}}};
  const layout mla[] = {mla_tiled{.c = {2}}, mla_cblocked{}};
  const auto code = [](const result<plan>& p) { return p.error().code(); };
  for (int a = 0; a < 2; ++a) {
    for (int b = 0; b < 2; ++b) {
      const tensor_spec d{s, dtype::bf16, dense[a]}, m{s, dtype::bf16, mla[b]};
      const tensor_spec f{s, dtype::f32, a == 0 ? layout(contiguous{}) : layout(strided{{16, 8, 4}})};
      CHECK(prepare_tess(d, m));
      CHECK(prepare_detess(m, d));
      CHECK(code(prepare_tess(m, m)) == fault::unsupported_layout);
      CHECK(code(prepare_tess(d, d)) == fault::unsupported_layout);
      CHECK(code(prepare_detess(d, d)) == fault::unsupported_layout);
      CHECK(code(prepare_detess(m, m)) == fault::unsupported_layout);
      CHECK(code(prepare_cast_tess(f, m)) == (b == 0 ? fault::none : fault::unsupported_layout));
    }
  }
}

TEST_CASE("the strided side of a move keeps the rules of cast") {
  const layout mla = mla_tiled{.w = {0}, .c = {1}};
  const auto both = [&](strided l) {
    const tensor_spec d{{2, 3}, dtype::bf16, l}, m{{2, 3}, dtype::bf16, mla};
    const fault a = prepare_tess(d, m).error().code();
    CHECK(prepare_detess(m, d).error().code() == a);
    return a;
  };
  CHECK(both({{6, 2}}) == fault::none);
  CHECK(both({{4, 2}}) == fault::overlap);
  CHECK(both({{0, 2}}) == fault::zero_stride);
  CHECK(both({{-6, 2}}) == fault::negative_stride);
  CHECK(both({{7, 2}}) == fault::unaligned_stride);
}

TEST_CASE("an empty move is a no-op, whatever the other extents") {
  constexpr i64 huge = i64{1} << 62;
  const shape s{huge, 0, huge};
  for (const layout& l : {layout(mla_tiled{.h = {0, 7}}), layout(mla_cblocked{})}) {
    const auto p = prepare_tess({s, dtype::f32}, {s, dtype::f32, l});
    REQUIRE(p);
    CHECK(p->output().capacity == 0);
    CHECK_FALSE(p->run({nullptr, 0}, {nullptr, 0}));
    CHECK_FALSE(prepare_detess({s, dtype::f32, l}, {s, dtype::f32})->run({nullptr, 0}, {nullptr, 0}));
  }
}
