#include <tmap/storage/requirements.hpp>

#include <catch2/catch.hpp>
#include <string>

using namespace tmap::storage;
using tmap::i64;

namespace {

constexpr i64 huge = i64{1} << 62;

i64 capacity(const tensor_spec& spec) { return requirements(spec)->capacity; }

void refuses(const tensor_spec& spec, fault code, const std::string& message) {
  const auto r = requirements(spec);
  REQUIRE_FALSE(r);
  CHECK(r.error().code() == code);
  CHECK(r.error().message() == message);
}

}  // namespace

TEST_CASE("contiguous: elements times width") {
  CHECK(*requirements({{2, 3}, dtype::f32}) == needs{24, 24, 24, 4});
  CHECK(*requirements({{}, dtype::bf16}) == needs{2, 2, 2, 2});
  CHECK(*requirements({{5}, dtype::u8}) == needs{5, 5, 5, 1});
}

TEST_CASE("strided: the golden spans") {
  CHECK(*requirements({{2, 3}, dtype::f32, strided{{16, 4}}}) == needs{24, 28, 28, 4});
  CHECK(*requirements({{2, 3}, dtype::bf16, strided{{8, 2}}}) == needs{12, 14, 14, 2});
  CHECK(*requirements({{}, dtype::f32, strided{{99}}}) == needs{4, 4, 4, 4});
}

TEST_CASE("an empty tensor needs nothing, its other extents are not multiplied") {
  CHECK(capacity({{huge, 0, huge}, dtype::f32}) == 0);
  CHECK(capacity({{huge, 0, huge}, dtype::f32, strided{{huge, huge, 4}}}) == 0);
  CHECK(capacity({{huge, 0, huge}, dtype::f32, mla_tiled{.c = {0, huge}}}) == 0);
  CHECK(capacity({{huge, 0, huge}, dtype::f32, mla_cblocked{}}) == 0);
}

TEST_CASE("mla_tiled: the golden capacities") {
  const mla_tiled wide{.h = {0, 384}, .w = {1, 17}, .c = {2, 1}};
  CHECK(*requirements({{384, 1664, 1}, dtype::bf16, wide}) == needs{1277952, 1277952, 1277952, 16});
  const mla_tiled grid{.h = {0, 39}, .w = {1, 42}, .c = {2, 2}};
  const auto r = requirements({{192, 832, 2}, dtype::bf16, grid});
  CHECK(r->payload == 638976);
  CHECK(r->capacity == 639616);
}

TEST_CASE("mla_cblocked: the golden capacities") {
  CHECK(capacity({{2, 3, 33}, dtype::i8, mla_cblocked{}}) == 288);
  CHECK(requirements({{2, 3, 33}, dtype::i8, mla_cblocked{}})->payload == 198);
  CHECK(capacity({{2, 3, 33}, dtype::bf16, mla_cblocked{}}) == 576);
  CHECK(capacity({{1, 10, 7}, dtype::bf16, mla_cblocked{}}) == 320);
  CHECK(capacity({{1, 2, 3, 7}, dtype::bf16, mla_cblocked{}}) == 192);
}

TEST_CASE("channel slices are padded each on its own") {
  CHECK(capacity({{1, 1, 40}, dtype::i8, mla_cblocked{}}) == 48);
  CHECK(capacity({{1, 1, 40}, dtype::i8, mla_cblocked{.tile_c = 20}}) == 64);
  CHECK(capacity({{1, 1, 40}, dtype::i8, mla_cblocked{.tile_c = 8}}) == 80);
  const mla_tiled t{.c = {2, 20}, .aligned = false, .pad_channels = true};
  CHECK(capacity({{1, 1, 40}, dtype::i8, t}) == 64);
}

TEST_CASE("the alignment of a port: the width, or 16 where tiles are aligned") {
  CHECK(requirements({{4}, dtype::bf16, mla_tiled{.c = {0}}})->alignment == 16);
  CHECK(requirements({{4}, dtype::bf16, mla_tiled{.c = {0}, .aligned = false}})->alignment == 2);
  CHECK(requirements({{1, 1, 4}, dtype::f32, mla_cblocked{}})->alignment == 4);
}

TEST_CASE("the span ends at the last byte of the last element, the capacity after the padding") {
  const tensor_spec spec{{1, 1, 3}, dtype::bf16, mla_tiled{.c = {2}, .pad_channels = true}};
  CHECK(*requirements(spec) == needs{6, 19, 32, 16});
  const tensor_spec odd{{3}, dtype::bf16, mla_tiled{.w = {0}}};
  CHECK(*requirements(odd) == needs{6, 6, 16, 16});
}

TEST_CASE("the cases S01, S04, S05 and S10 of the case list") {
  const needs s01 = *requirements({{2, 3}, dtype::f32, strided{{16, 4}}});
  CHECK(s01.span == 28);
  CHECK(s01.payload == 24);
  CHECK(requirements({{}, dtype::f32, strided{}})->span == 4);
  constexpr i64 many = i64{1} << 40;
  CHECK(requirements({{0, many, many}, dtype::f32, strided{{1, 1, 1}}})->span == 0);
  const needs s10 = *requirements({{2, 2, 20}, dtype::bf16, mla_cblocked{}});
  CHECK(s10.capacity == 256);
  CHECK(s10.payload == 160);
}

TEST_CASE("negative extents and strides are refused with axis and number") {
  refuses({{2, -3}}, fault::wrong_extent, "spec: axis 1 has extent -3, less than 0");
  refuses({{0, -1}}, fault::wrong_extent, "spec: axis 1 has extent -1, less than 0");
  refuses({{2, 3}, dtype::f32, strided{{16, -4}}}, fault::negative_stride,
          "spec: axis 1 has stride -4, less than 0");
  refuses({{2, 1}, dtype::f32, strided{{16, -4}}}, fault::negative_stride,
          "spec: axis 1 has stride -4, less than 0");
}

TEST_CASE("bytes beyond 63 bits are refused, one less is not") {
  const char* const message = "spec: its bytes do not fit 63 bits";
  refuses({{huge, 2}, dtype::i8}, fault::too_large, message);
  refuses({{huge / 2}, dtype::f32}, fault::too_large, message);
  CHECK(capacity({{huge / 2 - 1}, dtype::f32}) == tmap::detail::largest - 3);
  refuses({{3}, dtype::i8, strided{{huge}}}, fault::too_large, message);
  CHECK(capacity({{2}, dtype::i8, strided{{huge}}}) == huge + 1);
  refuses({{huge - 1}, dtype::bf16, mla_tiled{.w = {0, 1}}}, fault::too_large, message);
  refuses({{huge}, dtype::i8, mla_tiled{.w = {0, 1}}}, fault::too_large, message);
  CHECK(capacity({{huge / 16}, dtype::i8, mla_tiled{.w = {0, 1}}}) == huge);
  refuses({{huge, huge, huge}, dtype::i8, mla_cblocked{}}, fault::too_large, message);
}

TEST_CASE("mla_tiled needs an axis, and roles that name different ones") {
  refuses({{}, dtype::i8, mla_tiled{}}, fault::wrong_rank,
          "spec: mla_tiled needs at least 1 axis, a scalar has none");
  refuses({{2, 3}, dtype::i8, mla_tiled{.w = {2}}}, fault::wrong_axis,
          "spec: W stands for axis 2, the rank is 2");
  refuses({{2, 3}, dtype::i8, mla_tiled{.d = {-2}}}, fault::wrong_axis,
          "spec: D stands for axis -2, the rank is 2");
  refuses({{2, 3}, dtype::i8, mla_tiled{.h = {1}, .c = {1}}}, fault::wrong_axis,
          "spec: H and C both stand for axis 1");
  CHECK(capacity({{2, 3}, dtype::i8, mla_tiled{.h = {0}, .w = {1}, .aligned = false}}) == 6);
}

TEST_CASE("mla_cblocked needs H, W and C") {
  refuses({{2, 3}, dtype::i8, mla_cblocked{}}, fault::wrong_rank,
          "spec: mla_cblocked needs axes H, W and C, the rank is 2");
  CHECK(capacity({{1, 1, 1, 2, 3, 4}, dtype::i8, mla_cblocked{}}) == 96);
}

TEST_CASE("a tile has at least one element") {
  refuses({{2}, dtype::i8, mla_tiled{.w = {0, 0}}}, fault::wrong_tile, "spec: a tile has 0 elements along W");
  refuses({{2, 2, 2}, dtype::i8, mla_cblocked{.tile_w = -1}}, fault::wrong_tile,
          "spec: a tile has -1 elements along W");
}

TEST_CASE("offsets: the golden bytes") {
  const tensor_spec pixel{{1, 1, 2}, dtype::bf16, mla_tiled{.h = {0}, .w = {1}, .c = {2}}};
  STATIC_REQUIRE(offset_of(tensor_spec{{2, 3}, dtype::f32, strided{{16, 4}}}, {1, 2}, 3) == 27);
  CHECK(offset_of(pixel, {0, 0, 0}, 0) == 0);
  CHECK(offset_of(pixel, {0, 0, 1}, 0) == 1);
  CHECK(offset_of(pixel, {0, 0, 0}, 1) == 2);
  CHECK(offset_of(pixel, {0, 0, 1}, 1) == 3);
  const tensor_spec tiled{
      {1, 2, 10}, dtype::bf16, mla_tiled{.h = {0}, .w = {1}, .c = {2}, .pad_channels = true}};
  CHECK(offset_of(tiled, {0, 1, 0}, 0) == 32);
  CHECK(offset_of(tiled, {0, 1, 9}, 1) == 57);
  CHECK(offset_of(tiled, {0, 0, 0}, 1) == 16);
  const tensor_spec blocked{{2, 2, 20}, dtype::bf16, mla_cblocked{}};
  CHECK(offset_of(blocked, {1, 0, 19}, 1) == 211);
  CHECK(offset_of(blocked, {0, 0, 16}, 0) == 128);
  CHECK(offset_of(blocked, {0, 1, 3}, 1) == 51);
  CHECK(capacity(blocked) == 256);
}
