#include <tmap/storage/admission.hpp>

#include <catch2/catch.hpp>
#include <cstring>

using namespace tmap::storage;
using namespace tmap::detail;
using tmap::i64;

namespace {

fault of(const tensor_spec& spec, const port_rules& rules) { return admit(spec, rules).error().code(); }

}  // namespace

TEST_CASE("a port takes the layouts of its rules") {
  const tensor_spec dense{{2, 2, 2}, dtype::i8}, blocked{{2, 2, 2}, dtype::i8, mla_cblocked{}},
      tiled{{2, 2, 2}, dtype::i8, mla_tiled{.c = {2}}}, loose{{2, 2, 2}, dtype::i8, strided{{8, 4, 2}}};
  for (const auto& [rules, d, s, t, b] : {std::tuple{dense_layouts, true, true, false, false},
                                          std::tuple{mla_layouts, false, false, true, true},
                                          std::tuple{only_contiguous, true, false, false, false},
                                          std::tuple{only_mla_tiled, false, false, true, false}}) {
    const port_rules r{.name = "input", .layouts = rules};
    CHECK((of(dense, r) == fault::none) == d);
    CHECK((of(loose, r) == fault::none) == s);
    CHECK((of(tiled, r) == fault::none) == t);
    CHECK((of(blocked, r) == fault::none) == b);
  }
}

TEST_CASE("what is admitted carries its needs") {
  const auto p = admit({{2, 3}, dtype::f32}, {.name = "input", .layouts = dense_layouts});
  REQUIRE(p);
  CHECK(p->needed.capacity == 24);
}

TEST_CASE("refusals come in the order rank, layout, extents, strides") {
  const port_rules r{.name = "input", .layouts = dense_layouts, .min_rank = 1};
  CHECK(of({{}, dtype::i8, mla_tiled{}}, r) == fault::wrong_rank);
  CHECK(of({{-1}, dtype::i8, mla_tiled{}}, r) == fault::unsupported_layout);
  CHECK(of({{-1}, dtype::i8, strided{{-1}}}, r) == fault::wrong_extent);
  CHECK(of({{2}, dtype::i16, strided{{-1}}}, r) == fault::negative_stride);
  CHECK(of({{2}, dtype::i16, strided{{1}}}, r) == fault::unaligned_stride);
}

TEST_CASE("a port that asks for positive strides refuses zero along any axis") {
  port_rules r{.name = "input", .layouts = dense_layouts};
  const tensor_spec singleton{{1, 2}, dtype::i8, strided{{0, 1}}};
  CHECK(of(singleton, r) == fault::none);
  r.zero_strides = false;
  CHECK(of(singleton, r) == fault::zero_stride);
}

TEST_CASE("the overlap proof sorts strides and keeps the span so far") {
  const auto apart = [](const shape& s, byte_strides strides, i64 width) {
    return check_overlap(s, strides, width, "input").code() == fault::none;
  };
  CHECK(apart({2, 3, 4}, {{4, 8, 24}}, 4));
  CHECK_FALSE(apart({2, 3, 4}, {{4, 8, 20}}, 4));
  CHECK(apart({2, 3, 4}, {{48, 16, 4}}, 4));
  CHECK_FALSE(apart({2, 3, 5}, {{48, 16, 4}}, 4));
  CHECK(apart({1, 1}, {{0, 0}}, 4));
  CHECK_FALSE(apart({2}, {{2}}, 4));
  constexpr i64 huge = i64{1} << 62;
  CHECK_FALSE(apart({huge, 2}, {{4, huge}}, 4));
}
