#include <tmap/storage/argmax.hpp>

#include "model.hpp"

#include <catch2/catch.hpp>

using namespace storage_model;

namespace {

constexpr float a_nan = std::numeric_limits<float>::quiet_NaN();
constexpr float infinity = std::numeric_limits<float>::infinity();

int of_row(const std::vector<float>& row) {
  const shape s{static_cast<i64>(row.size())};
  std::int32_t found = -1;
  const auto p = prepare_argmax({s, dtype::f32}, {{}, dtype::i32});
  REQUIRE(p);
  REQUIRE_FALSE(p->run({row.data(), p->input().capacity}, {&found, 4}));
  return found;
}

fault code(const tensor_spec& in, const tensor_spec& out, int axis = last_axis) {
  return prepare_argmax(in, out, axis).error().code();
}

/// Fills memory with elements among which ties, zeros of both signs and NaNs are frequent.
void crowd(const tensor_spec& spec, unsigned char* memory, draw& d) {
  each_element(spec.shape, [&](const coordinates& at) {
    const std::uint32_t small = static_cast<std::uint32_t>(d.below(4));
    const bool f32 = spec.dtype == dtype::f32;
    const std::uint32_t top = f32 ? 16 : 0;
    std::uint32_t codes[] = {
        0, 0x8000u << top, small, 0x3f80u << top, 0xbf80u << top, 0x7f80u << top, 0xff80u << top};
    std::uint32_t value = codes[d.below(7)];
    if (d.one_in(60)) value = d.one_in(2) ? 0x7fc1u << top : 0xffffu << top;
    store(spec, memory, at, value);
  });
}

}  // namespace

TEST_CASE("the first maximum wins, -0 and +0 tie, the first NaN wins over every number") {
  CHECK(of_row({3}) == 0);
  CHECK(of_row({1, 3, 2, 3}) == 1);
  CHECK(of_row({-0.f, 0.f}) == 0);
  CHECK(of_row({0.f, -0.f}) == 0);
  CHECK(of_row({-1, -0.f, 0.f}) == 1);
  CHECK(of_row({1, a_nan, infinity, -a_nan, 5}) == 1);
  CHECK(of_row({-a_nan, a_nan}) == 0);
  CHECK(of_row({infinity, a_nan}) == 1);
  CHECK(of_row({-infinity, -infinity}) == 0);
  CHECK(of_row({-infinity, -3e38f}) == 1);
}

TEST_CASE("argmax of random tensors, all scalars, along every axis") {
  std::mt19937 random(29);
  draw d([&] { return static_cast<std::uint32_t>(random()); });
  for (int turn = 0; turn < 4000; ++turn) {
    const dtype t = static_cast<dtype>(turn % 7);
    shape s = d.extents(1 + static_cast<int>(d.below(6)), 500);
    if (d.one_in(8)) s = shape{1 + d.below(3), 1 + d.below(3000)};
    if (d.one_in(8)) s = shape{1 + d.below(40), 1 + d.below(200)};
    const int axis = static_cast<int>(d.below(s.rank()));
    if (s[axis] == 0) continue;
    const tensor_spec in{s, t, d.dense(s, t)}, out{s.without(axis), dtype::i32};
    const auto p = prepare_argmax(in, out, axis);
    REQUIRE(p);
    watched input(p->input().capacity, width_of(t) * d.below(5), random);
    watched output(p->output().capacity, 4 * d.below(5), random);
    if (d.one_in(2)) crowd(in, input.data(), d);
    const std::string wrong = run_and_compare(operation::argmax, *p, axis, input, p->input().capacity, output,
                                              p->output().capacity);
    if (!wrong.empty()) FAIL(wrong);
  }
}

TEST_CASE("the maximum is found at every position of long rows") {
  for (const std::size_t length : {1u, 63u, 64u, 65u, 1023u, 1024u, 1025u, 2500u}) {
    std::vector<float> row(length, -1.f);
    for (std::size_t k = 0; k < length; k += 1 + k / 40) {
      row[k] = 2;
      const int found = of_row(row);
      if (found != static_cast<int>(k)) CHECK(found == static_cast<int>(k));
      row[k] = -1;
    }
  }
}

TEST_CASE("argmax takes rank 1 to 6 and any axis of it, the last one by default") {
  CHECK(code({{}, dtype::f32}, {{}, dtype::i32}) == fault::wrong_rank);
  CHECK(code({{2}, dtype::f32}, {{}, dtype::i32}) == fault::none);
  CHECK(code({{2, 3}, dtype::f32}, {{2}, dtype::i32}) == fault::none);
  CHECK(code({{2, 3}, dtype::f32}, {{3}, dtype::i32}, 0) == fault::none);
  CHECK(code({{2, 3}, dtype::f32}, {{3}, dtype::i32}, 1) == fault::shapes_differ);
  CHECK(code({{2, 3}, dtype::f32}, {{2}, dtype::i32}, 2) == fault::wrong_axis);
  CHECK(code({{2, 3}, dtype::f32}, {{2}, dtype::i32}, -2) == fault::wrong_axis);
  CHECK(prepare_argmax({{2, 3}, dtype::f32}, {{2}, dtype::i32}, 2).error().message() ==
        std::string("input: axis 2 is none of its 2"));
  CHECK(code({{1, 1, 1, 1, 2, 3}, dtype::f32}, {{1, 1, 1, 1, 2}, dtype::i32}) == fault::none);
}

TEST_CASE("the output is contiguous i32 of the shape without the axis") {
  CHECK(code({{2, 3}, dtype::f32}, {{2}, dtype::i16}) == fault::unsupported_dtype);
  CHECK(code({{2, 3}, dtype::f32}, {{2}, dtype::i32, strided{{4}}}) == fault::unsupported_layout);
  CHECK(code({{2, 3}, dtype::f32}, {{2, 1}, dtype::i32}) == fault::shapes_differ);
  CHECK(code({{2, 3, 4}, dtype::f32, mla_cblocked{}}, {{2, 3}, dtype::i32}) == fault::unsupported_layout);
}

TEST_CASE("strides are positive, on singleton axes too, and keep elements apart") {
  const auto takes = [](const shape& s, strided l) {
    return code({s, dtype::f32, l}, {s.without(1), dtype::i32}, 1);
  };
  CHECK(takes({2, 3}, {{16, 4}}) == fault::none);
  CHECK(takes({1, 3}, {{4, 4}}) == fault::none);
  CHECK(takes({1, 3}, {{0, 4}}) == fault::zero_stride);
  CHECK(takes({0, 3}, {{0, 4}}) == fault::zero_stride);
  CHECK(takes({2, 3}, {{-16, 4}}) == fault::negative_stride);
  CHECK(takes({2, 3}, {{8, 4}}) == fault::overlap);
  CHECK(takes({2, 3}, {{18, 4}}) == fault::unaligned_stride);
}

TEST_CASE("an empty axis has nothing to choose from, other empty axes make a no-op") {
  CHECK(code({{3, 0}, dtype::f32}, {{3}, dtype::i32}) == fault::empty_axis);
  CHECK(code({{0}, dtype::f32}, {{}, dtype::i32}) == fault::empty_axis);
  CHECK(prepare_argmax({{3, 0}, dtype::f32}, {{3}, dtype::i32}).error().message() ==
        std::string("input: axis 1 has no element to choose from"));
  const auto p = prepare_argmax({{3, 0}, dtype::f32}, {{0}, dtype::i32}, 0);
  REQUIRE(p);
  CHECK_FALSE(p->run({nullptr, 0}, {nullptr, 0}));
}

TEST_CASE("an axis may have as many elements as i32 has coordinates") {
  constexpr i64 most = 2147483647;
  CHECK(code({{most}, dtype::i8}, {{}, dtype::i32}) == fault::none);
  CHECK(code({{most + 1}, dtype::i8}, {{}, dtype::i32}) == fault::wrong_extent);
  CHECK(code({{most + 1, 2}, dtype::i8}, {{most + 1}, dtype::i32}) == fault::none);
  CHECK(prepare_argmax({{most + 1}, dtype::i8}, {{}, dtype::i32}).error().message() ==
        std::string("input: axis 0 has extent 2147483648, more than the 2147483647 that i32 counts"));
}

TEST_CASE("what lies between strided elements is not read as an element") {
  const float memory[8] = {1, 9, 2, 9, 3, 9, 0, 9};
  std::int32_t found = -1;
  const auto p = prepare_argmax({{4}, dtype::f32, strided{{8}}}, {{}, dtype::i32});
  REQUIRE_FALSE(p->run({memory, 28}, {&found, 4}));
  CHECK(found == 2);
}
