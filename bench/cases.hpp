// The table of what is measured: every contender, tmap included, is asked for the rows of it by name.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace bench {

using size = std::int64_t;

/// What a case does with its operands.
enum class work {
  move,      // the digits of a source in another order, into memory that is there
  fresh,     // a copy into memory that is asked for and given back each time
  add,       // r = a + b
  fused,     // r = max(a * b + c, 0), of which c may lie in another order than the others
  convert,   // from one element type to the other
  sum,       // over one of two axes
  argmax,    // i32 coordinates of the first maxima along the inner axis
  contract,  // r[m, n] = sum over k of a[m, k] * b[k, n], in f32, rounded once
};
enum class type { i8, bf16, f32, i32 };

constexpr size bytes_of(type t) { return t == type::i8 ? 1 : t == type::bf16 ? 2 : 4; }

inline constexpr int max_rank = 5;
using extents = std::array<size, max_rank>;
using digits = std::array<int, max_rank>;

/// One row: what to do, with which digits.
///
/// Shape    extent[k] counts digit k of the source, the outermost first; digit k of the destination is
///          order[k]
/// Holds    where `live` is set, digits 1 and 2 count one axis of so many elements: the source has no more,
///          the destination is filled up with zeros
struct row {
  const char* name;
  const char* group;
  work what;
  type from;
  type to;
  int rank;
  extents extent;
  digits order{0, 1, 2, 3, 4};
  size live = 0;
};

constexpr row move(const char* name, const char* group, type t, int rank, extents e, digits order,
                   size live = 0) {
  return {name, group, work::move, t, t, rank, e, order, live};
}
constexpr row transpose(const char* name, type t, size rows, size columns) {
  return move(name, "transposes", t, 2, {rows, columns}, {1, 0});
}
constexpr row tiles(const char* name, type t, size rows, size columns, size side) {
  return move(name, "tiles", t, 4, {rows / side, side, columns / side, side}, {0, 2, 1, 3});
}
constexpr row to_nhwc(const char* name, size n, size c) {
  return move(name, "images", type::f32, 4, {n, c, 56, 56}, {0, 2, 3, 1});
}
constexpr row to_blocks_of_16(const char* name, size n, size c) {
  return move(name, "images", type::f32, 5, {n, (c + 15) / 16, 16, 56, 56}, {0, 1, 3, 4, 2},
              c % 16 == 0 ? 0 : c);
}
constexpr row flat(const char* name, const char* group, work what, type from, type to, size n) {
  return {name, group, what, from, to, 1, {n}};
}
constexpr row plane(const char* name, const char* group, work what, type from, type to, size rows,
                    size columns, digits order = {0, 1}) {
  return {name, group, what, from, to, 2, {rows, columns}, order};
}
constexpr row square(const char* name, type t, size n) {
  return {name, "contractions", work::contract, t, t, 3, {n, n, n}};
}

using enum type;

inline constexpr row rows[] = {
    move("coalesced bf16 8x512", "coalesced", bf16, 1, {4096}, {0}),
    move("coalesced f32 2048x512", "coalesced", f32, 1, {1048576}, {0}),
    move("coalesced f32 16777216", "coalesced", f32, 1, {16777216}, {0}),

    transpose("transpose f32 128x256", f32, 128, 256),
    transpose("transpose f32 512x1024", f32, 512, 1024),
    transpose("transpose f32 1000x3000", f32, 1000, 3000),
    transpose("transpose f32 4096x4096", f32, 4096, 4096),
    transpose("transpose bf16 256x256", bf16, 256, 256),
    transpose("transpose bf16 1024x1024", bf16, 1024, 1024),
    transpose("transpose bf16 4096x4096", bf16, 4096, 4096),
    transpose("transpose i8 1024x1024", i8, 1024, 1024),
    transpose("transpose i8 1000x3000", i8, 1000, 3000),
    transpose("transpose i8 61x3000", i8, 61, 3000),
    move("transpose pairs of f32 1000x3000", "transposes", f32, 3, {1000, 3000, 2}, {1, 0, 2}),
    move("transpose pairs of f32 1024x1024", "transposes", f32, 3, {1024, 1024, 2}, {1, 0, 2}),

    to_nhwc("NCHW to NHWC f32 1x64x56x56", 1, 64),
    to_nhwc("NCHW to NHWC f32 32x64x56x56", 32, 64),
    to_nhwc("NCHW to NHWC f32 1x61x56x56", 1, 61),
    to_nhwc("NCHW to NHWC f32 32x61x56x56", 32, 61),
    to_blocks_of_16("NCHW to nChw16c f32 1x64x56x56", 1, 64),
    to_blocks_of_16("NCHW to nChw16c f32 32x64x56x56", 32, 64),
    to_blocks_of_16("NCHW to nChw16c f32 1x61x56x56", 1, 61),
    to_blocks_of_16("NCHW to nChw16c f32 32x61x56x56", 32, 61),

    tiles("tiles 2x2 f32 512x1024", f32, 512, 1024, 2),
    tiles("tiles 2x2 f32 4096x4096", f32, 4096, 4096, 2),
    tiles("tiles 32x32 f32 4096x4096", f32, 4096, 4096, 32),
    tiles("tiles 2x2 bf16 4096x4096", bf16, 4096, 4096, 2),
    tiles("tiles 32x32 bf16 4096x4096", bf16, 4096, 4096, 32),

    move("5-D f32 reversed", "five digits", f32, 5, {12, 16, 20, 24, 28}, {4, 3, 2, 1, 0}),
    move("5-D f32 order 2 0 4 1 3", "five digits", f32, 5, {12, 16, 20, 24, 28}, {2, 0, 4, 1, 3}),
    move("5-D bf16 order 0 3 2 1 4", "five digits", bf16, 5, {12, 16, 20, 24, 28}, {0, 3, 2, 1, 4}),

    flat("fresh HBM f32 2048x512", "allocating", work::fresh, f32, f32, 1048576),
    flat("fresh DM f32 2048x512", "allocating", work::fresh, f32, f32, 1048576),
    flat("fresh DM f32 16777216", "allocating", work::fresh, f32, f32, 16777216),

    flat("add f32 65536", "elementwise", work::add, f32, f32, 65536),
    flat("add f32 524288", "elementwise", work::add, f32, f32, 524288),
    flat("add f32 16777216", "elementwise", work::add, f32, f32, 16777216),
    flat("add bf16 65536", "elementwise", work::add, bf16, bf16, 65536),
    flat("add bf16 524288", "elementwise", work::add, bf16, bf16, 524288),
    flat("add bf16 16777216", "elementwise", work::add, bf16, bf16, 16777216),
    {"relu(a*b+c) f32 256x64x64", "elementwise", work::fused, f32, f32, 3, {256, 64, 64}},
    {"relu(a*b+c) f32 256x256x256", "elementwise", work::fused, f32, f32, 3, {256, 256, 256}},
    {"relu(a*b+c) f32, c transposed", "elementwise", work::fused, f32, f32, 3, {256, 64, 64}, {0, 2, 1}},
    {"relu(a*b+c) bf16 256x64x64", "elementwise", work::fused, bf16, bf16, 3, {256, 64, 64}},
    {"relu(a*b+c) bf16, c transposed", "elementwise", work::fused, bf16, bf16, 3, {256, 64, 64}, {0, 2, 1}},

    flat("f32 to bf16 65536", "casts", work::convert, f32, bf16, 65536),
    flat("f32 to bf16 524288", "casts", work::convert, f32, bf16, 524288),
    flat("f32 to bf16 16777216", "casts", work::convert, f32, bf16, 16777216),
    flat("bf16 to f32 65536", "casts", work::convert, bf16, f32, 65536),
    flat("bf16 to f32 524288", "casts", work::convert, bf16, f32, 524288),
    flat("bf16 to f32 16777216", "casts", work::convert, bf16, f32, 16777216),

    plane("sum f32 1000x1024, inner axis", "reductions", work::sum, f32, f32, 1000, 1024, {0}),
    plane("sum f32 1000x1024, outer axis", "reductions", work::sum, f32, f32, 1000, 1024, {1}),
    plane("sum f32 4096x4096, inner axis", "reductions", work::sum, f32, f32, 4096, 4096, {0}),
    plane("sum f32 4096x4096, outer axis", "reductions", work::sum, f32, f32, 4096, 4096, {1}),
    plane("argmax f32 64x1024", "reductions", work::argmax, f32, i32, 64, 1024, {0}),
    plane("argmax f32 1000x1024", "reductions", work::argmax, f32, i32, 1000, 1024, {0}),

    square("contract f32 64x64x64", f32, 64),
    square("contract f32 512x512x512", f32, 512),
    square("contract f32 1024x1024x1024", f32, 1024),
    square("contract bf16 64x64x64", bf16, 64),
    square("contract bf16 512x512x512", bf16, 512),
    square("contract bf16 1024x1024x1024", bf16, 1024),
};

/// The buffers of a case, in elements: one to three operands of type `from`, a result of type `to`.
struct operands {
  int count = 1;
  size in = 1;  // each of them has as many: contractions are square
  size out = 1;
};

constexpr operands operands_of(const row& r) {
  operands o;
  for (int k = 0; k < r.rank; ++k) o.in *= r.extent[static_cast<std::size_t>(k)];
  o.out = o.in;
  if (r.live != 0) o.in = o.in / (r.extent[1] * r.extent[2]) * r.live;
  if (r.what == work::sum || r.what == work::argmax) {
    o.out = r.extent[static_cast<std::size_t>(r.order[0])];
  } else if (r.what == work::add) {
    o.count = 2;
  } else if (r.what == work::fused) {
    o.count = 3;
  } else if (r.what == work::contract) {
    o = {2, r.extent[0] * r.extent[2], r.extent[0] * r.extent[1]};
  }
  return o;
}

/// The bytes that a case must read and write at least.
constexpr size traffic_of(const row& r) {
  const operands o = operands_of(r);
  return o.count * o.in * bytes_of(r.from) + o.out * bytes_of(r.to);
}

/// A move as loops over its destination: so many turns each, so far apart in the source, in elements.
struct strided_loops {
  extents extent{1, 1, 1, 1, 1};  // the outermost first, filled up to five
  extents read{};
};

constexpr strided_loops loops_of(const row& r) {
  extents stride{};
  size next = 1;
  for (int k = r.rank; k-- > 0;) {
    const auto at = static_cast<std::size_t>(k);
    stride[at] = next;
    next = k == 1 && r.live != 0 ? stride[2] * r.live : next * r.extent[at];
  }
  strided_loops loops;
  for (int k = 0; k < r.rank; ++k) {
    const auto at = static_cast<std::size_t>(max_rank - r.rank + k);
    const auto digit = static_cast<std::size_t>(r.order[static_cast<std::size_t>(k)]);
    loops.extent[at] = r.extent[digit];
    loops.read[at] = stride[digit];
  }
  return loops;
}

/// Is c of a fused case in another order than the rest?
constexpr bool is_transposed(const row& r) { return r.order[1] == 2; }

/// bf16 as what it is: the upper half of an f32.
inline float widened(std::uint16_t bits) {
  const std::uint32_t word = std::uint32_t{bits} << 16;
  float value;
  std::memcpy(&value, &word, sizeof value);
  return value;
}
/// To nearest, ties to even; NaN stays a quiet one.
inline std::uint16_t narrowed(float value) {
  std::uint32_t word;
  std::memcpy(&word, &value, sizeof word);
  const std::uint32_t near = word + 0x7fff + (word >> 16 & 1), quiet = word | 0x400000;
  return static_cast<std::uint16_t>((value != value ? quiet : near) >> 16);
}

}  // namespace bench
