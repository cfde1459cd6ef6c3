// Random specs, strides, capacities and addresses for all five operations of the storage layer: each outcome
// is either the right result, byte for byte, or an error with nothing written. Built with the sanitizers and
// libFuzzer.
//
// What lies outside the two bound ranges is poisoned while a plan runs, so that reading it is found too.
#include "../unit/storage/model.hpp"

#include <sanitizer/asan_interface.h>
#include <cstdio>
#include <cstdlib>

using namespace storage_model;

namespace {

constexpr i64 arena_bytes = 1 << 14;
alignas(64) unsigned char arena[arena_bytes], before[arena_bytes], expected[arena_bytes];

void require(bool right, const char* what, const failure& f) {
  if (right) return;
  std::fprintf(stderr, "%s; said: %s\n", what, f.message());
  std::abort();
}

/// A number of any size, mostly small.
i64 number(draw& d) {
  switch (d.below(8)) {
    case 0:
      return static_cast<i64>(static_cast<std::uint64_t>(d.below(1 << 16)) << d.below(48));
    case 1:
      return -d.below(9);
    case 2:
      return tmap::detail::largest - d.below(3);
    default:
      return d.below(20);
  }
}

/// A layout of the kind that is asked for, or, now and then, any numbers.
layout any_layout(draw& d, const shape& s, dtype t, bool mla, bool blocked_too) {
  bool drawable = true;
  for (int k = 0; k < s.rank(); ++k) drawable = drawable && s[k] >= 0 && s[k] < 500;
  if (drawable && !d.one_in(8)) {
    if (mla && s.rank() > 0) return d.mla(s, blocked_too);
    return d.dense(s, t);
  }
  switch (d.below(4)) {
    case 0: {
      strided l;
      for (i64& stride : l.strides) stride = d.one_in(2) ? number(d) : d.below(12) * width_of(t);
      return l;
    }
    case 1: {
      const auto axis = [&] { return tiled_axis{static_cast<int>(d.below(8)) - 1, number(d)}; };
      return mla_tiled{axis(), axis(), axis(), axis(), d.one_in(2), d.one_in(2)};
    }
    case 2:
      return mla_cblocked{number(d), number(d), number(d)};
    default:
      return contiguous{};
  }
}

shape any_shape(draw& d) {
  const int rank = static_cast<int>(d.below(7));
  if (!d.one_in(12)) return d.extents(rank, 400);
  coordinates e;
  for (int k = 0; k < rank; ++k) e.push_back(number(d));
  return shape(e);
}

/// The specs of an operation, mostly such as it takes.
struct subject {
  operation op;
  tensor_spec in, out;
  int axis = last_axis;

  explicit subject(draw& d) : op(static_cast<operation>(d.below(5))) {
    in.shape = out.shape = any_shape(d);
    in.dtype = out.dtype = d.scalar();
    if (op == operation::cast) {
      in.dtype = static_cast<dtype>(d.below(3));
      out.dtype = in.dtype == dtype::f32 ? static_cast<dtype>(1 + d.below(2)) : dtype::f32;
    } else if (op == operation::cast_tess) {
      in.dtype = dtype::f32;
      out.dtype = dtype::bf16;
    } else if (op == operation::argmax) {
      out.dtype = dtype::i32;
      if (in.shape.rank() > 0) axis = static_cast<int>(d.below(in.shape.rank()));
      out.shape = in.shape.without(axis);
    }
    if (d.one_in(20)) out.shape = any_shape(d);
    if (d.one_in(20)) in.dtype = d.scalar();
    if (d.one_in(20)) out.dtype = d.scalar();
    in.layout = any_layout(d, in.shape, in.dtype, op == operation::detess, true);
    if (op != operation::argmax || d.one_in(20)) {
      out.layout = any_layout(d, out.shape, out.dtype, op == operation::tess || op == operation::cast_tess,
                              op == operation::tess);
    }
  }
};

struct bound {
  unsigned char* address;
  i64 capacity;
};
/// Memory in the arena, often just behind another one, or an address that a plan has to refuse.
bound any_memory(draw& d, const needs& n, const unsigned char* behind) {
  if (d.one_in(20)) return {nullptr, n.capacity};
  i64 capacity = tmap::detail::saturating_add(n.capacity, d.below(5));
  if (d.one_in(8)) capacity = n.capacity - 1;
  if (d.one_in(20)) capacity = d.below(64);
  if (n.capacity > 0 && capacity >= n.capacity && d.one_in(20)) {  // too close to the last address
    const std::uintptr_t room = static_cast<std::uintptr_t>(capacity < 999 ? capacity : 999);
    const std::uintptr_t from_end = 1 + static_cast<std::uintptr_t>(d.below(999)) % room;
    return {reinterpret_cast<unsigned char*>(std::uintptr_t{0} - from_end), capacity};
  }
  if (capacity > arena_bytes) capacity = arena_bytes < n.capacity ? arena_bytes : n.capacity;
  const i64 room = arena_bytes - (capacity > 0 ? capacity : 0);
  i64 offset = d.below(room + 1);
  if (!d.one_in(4)) offset = offset / 16 * 16;
  if (behind != nullptr && d.one_in(2)) offset = behind - arena + d.below(6) - 3;
  return {arena + (offset < 0 ? 0 : offset > room ? room : offset), capacity};
}

bool usable(const bound& b, const needs& n) {
  if (b.capacity < n.capacity) return false;
  if (n.capacity == 0) return true;
  const auto first = reinterpret_cast<std::uintptr_t>(b.address);
  return first != 0 && first % static_cast<std::uintptr_t>(n.alignment) == 0 && b.address >= arena &&
         b.address < arena + arena_bytes;
}
bool apart(const bound& a, const needs& x, const bound& b, const needs& y) {
  return x.capacity == 0 || y.capacity == 0 || a.address + x.capacity <= b.address ||
         b.address + y.capacity <= a.address;
}

/// Do the elements of a spec share no byte, and stay within what it needs?
bool elements_apart(const tensor_spec& spec, const needs& n) {
  if (n.capacity > arena_bytes) return true;
  std::vector<bool> taken(static_cast<std::size_t>(n.capacity));
  bool apart = true;
  each_element(spec.shape, [&](const coordinates& at) {
    for (i64 b = 0; b < width_of(spec.dtype); ++b) {
      const i64 offset = offset_of(spec, at, b);
      apart = apart && offset >= 0 && offset < n.span && !taken[static_cast<std::size_t>(offset)];
      if (apart) taken[static_cast<std::size_t>(offset)] = true;
    }
  });
  return apart;
}

void run(draw& d, operation op, const plan& p, int axis) {
  require(elements_apart(p.input_spec(), p.input()), "took an input whose elements overlap", {});
  require(elements_apart(p.output_spec(), p.output()), "took an output whose elements overlap", {});
  const bound in = any_memory(d, p.input(), nullptr);
  const unsigned char* behind = usable(in, p.input()) ? in.address + p.input().capacity : nullptr;
  const bound out = any_memory(d, p.output(), behind);
  const bool takes =
      usable(in, p.input()) && usable(out, p.output()) && apart(in, p.input(), out, p.output());
  std::mt19937 random(static_cast<std::uint32_t>(d.below(1 << 16)));
  for (i64 k = 0; k < arena_bytes; k += 4) {
    const auto word = static_cast<std::uint32_t>(random());
    std::memcpy(arena + k, &word, 4);
  }
  std::memcpy(before, arena, arena_bytes);
  std::memcpy(expected, arena, arena_bytes);

  ASAN_POISON_MEMORY_REGION(arena, arena_bytes);
  if (usable(in, p.input())) ASAN_UNPOISON_MEMORY_REGION(in.address, static_cast<std::size_t>(in.capacity));
  if (usable(out, p.output()))
    ASAN_UNPOISON_MEMORY_REGION(out.address, static_cast<std::size_t>(out.capacity));
  const failure wrong = p.run({in.address, in.capacity}, {out.address, out.capacity});
  ASAN_UNPOISON_MEMORY_REGION(arena, arena_bytes);

  require(takes != static_cast<bool>(wrong),
          takes ? "refused memory that is right" : "took memory that is wrong", wrong);
  if (takes && p.output().capacity > 0) {
    const unsigned char* from = before + (in.address - arena);
    unsigned char* to = expected + (out.address - arena);
    if (op == operation::argmax) {
      expect_argmax(p.input_spec(), from, axis, p.output_spec(), to);
    } else {
      expect_move(p.input_spec(), from, p.output_spec(), to);
    }
  }
  require(std::memcmp(arena, expected, arena_bytes) == 0, "wrote other bytes than it should", wrong);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::size_t at = 0;
  draw d([&]() -> std::uint32_t {
    std::uint32_t value = 0;
    for (int k = 0; k < 3; ++k) value = value << 8 | (at < size ? data[at++] : 0u);
    return value;
  });
  const subject s(d);
  const result<plan> p = prepare(s.op, s.in, s.out, s.axis);
  if (p) {
    run(d, s.op, *p, s.axis == last_axis ? s.in.shape.rank() - 1 : s.axis);
  } else {
    require(p.error().code() > fault::none && p.error().code() < fault::null_address, "no error of preparing",
            p.error());
  }
  return 0;
}
