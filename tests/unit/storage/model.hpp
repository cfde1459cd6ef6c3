// What the five operations mean, byte by byte; random specs; memory whose edges are watched. For the unit
// tests and the fuzz target.
#pragma once
#include <cstring>
#include <functional>
#include <optional>
#include <random>
#include <string>
#include <tmap/storage.hpp>
#include <vector>

namespace storage_model {

using namespace tmap::storage;
using tmap::i64;
using bytes = std::vector<unsigned char>;
using coordinates = std::vector<i64>;

/// Calls visit(coordinates) for every element, the last axis fastest.
template <class Visit>
void each_element(const shape& s, Visit&& visit) {
  if (s.empty()) return;
  coordinates at(static_cast<std::size_t>(s.rank()));
  for (;;) {
    visit(at);
    int axis = s.rank() - 1;
    for (; axis >= 0; --axis) {
      i64& c = at[static_cast<std::size_t>(axis)];
      if (++c < s[axis]) break;
      c = 0;
    }
    if (axis < 0) return;
  }
}

/// The code of an element, gathered byte by byte.
inline std::uint32_t load(const tensor_spec& spec, const unsigned char* memory, const coordinates& at) {
  std::uint32_t code = 0;
  for (i64 b = 0; b < width_of(spec.dtype); ++b) {
    code |= std::uint32_t{memory[offset_of(spec, at, b)]} << (8 * b);
  }
  return code;
}
inline void store(const tensor_spec& spec, unsigned char* memory, const coordinates& at, std::uint32_t code) {
  for (i64 b = 0; b < width_of(spec.dtype); ++b) {
    memory[offset_of(spec, at, b)] = static_cast<unsigned char>(code >> (8 * b));
  }
}

inline float as_float(dtype d, std::uint32_t code) {
  switch (d) {
    case dtype::f32:
      return std::bit_cast<float>(code);
    case dtype::bf16:
      return tmap::bf16::from_bits(static_cast<std::uint16_t>(code));
    case dtype::f16:
      return tmap::f16::from_bits(static_cast<std::uint16_t>(code));
    default:
      return 0;
  }
}
inline std::uint32_t convert(dtype from, dtype to, std::uint32_t code) {
  if (from == to) return code;
  const float value = as_float(from, code);
  if (to == dtype::f32) return std::bit_cast<std::uint32_t>(value);
  return to == dtype::bf16 ? tmap::bf16(value).bits() : tmap::f16(value).bits();
}

/// What lies in the output's memory after a move or a cast: elements, zeros as the padding of an mla layout,
/// and elsewhere what was there.
inline void expect_move(const tensor_spec& in, const unsigned char* from, const tensor_spec& out,
                        unsigned char* to) {
  if (out.layout.index() >= 2) std::memset(to, 0, static_cast<std::size_t>(requirements(out)->capacity));
  each_element(in.shape, [&](const coordinates& at) {
    store(out, to, at, convert(in.dtype, out.dtype, load(in, from, at)));
  });
}

/// Does an element come before the best so far in an argmax?
inline bool better(dtype d, std::uint32_t code, std::uint32_t best) {
  switch (d) {
    case dtype::i8:
      return static_cast<std::int8_t>(code) > static_cast<std::int8_t>(best);
    case dtype::u8:
      return code > best;
    case dtype::i16:
      return static_cast<std::int16_t>(code) > static_cast<std::int16_t>(best);
    case dtype::i32:
      return static_cast<std::int32_t>(code) > static_cast<std::int32_t>(best);
    default:
      const float a = as_float(d, code), b = as_float(d, best);
      return b == b && (a != a || a > b);
  }
}
inline void expect_argmax(const tensor_spec& in, const unsigned char* from, int axis, const tensor_spec& out,
                          unsigned char* to) {
  each_element(out.shape, [&](coordinates at) {
    const coordinates result = at;
    at.insert(at.begin() + axis, 0);
    i64& c = at[static_cast<std::size_t>(axis)];
    i64 first = 0;
    std::uint32_t best = load(in, from, at);
    for (c = 1; c < in.shape[axis]; ++c) {
      const std::uint32_t code = load(in, from, at);
      if (better(in.dtype, code, best)) best = code, first = c;
    }
    store(out, to, result, static_cast<std::uint32_t>(first));
  });
}

/// Memory with watched bytes around it: its address is some bytes past a multiple of 64.
class watched {
 public:
  watched(i64 size, i64 past, std::mt19937& random) : content_(static_cast<std::size_t>(size + 4 * edge)) {
    for (unsigned char& b : content_) b = static_cast<unsigned char>(random());
    const auto base = reinterpret_cast<std::uintptr_t>(content_.data());
    first_ = static_cast<i64>((64 - base % 64) % 64) + edge + past;
  }
  unsigned char* data() { return content_.data() + first_; }
  const bytes& content() const { return content_; }
  i64 first() const { return first_; }

 private:
  static constexpr i64 edge = 64;
  bytes content_;
  i64 first_;
};

enum class operation { cast, cast_tess, tess, detess, argmax };

inline result<plan> prepare(operation op, const tensor_spec& in, const tensor_spec& out,
                            int axis = last_axis) {
  switch (op) {
    case operation::cast:
      return prepare_cast(in, out);
    case operation::cast_tess:
      return prepare_cast_tess(in, out);
    case operation::tess:
      return prepare_tess(in, out);
    case operation::detess:
      return prepare_detess(in, out);
    case operation::argmax:
      break;
  }
  return prepare_argmax(in, out, axis);
}

/// Runs a plan and compares every byte of both memories with what the operation means. Says what is wrong.
inline std::string run_and_compare(operation op, const plan& p, int axis, watched& in, i64 in_capacity,
                                   watched& out, i64 out_capacity, std::optional<fault> refused = {}) {
  const bytes in_before = in.content();
  bytes expected = out.content();
  const failure wrong = p.run({in.data(), in_capacity}, {out.data(), out_capacity});
  if (refused && wrong.code() != *refused)
    return std::string("not refused as it should be: ") + wrong.message();
  if (!refused && wrong && in_capacity >= p.input().capacity && out_capacity >= p.output().capacity) {
    return std::string("refused: ") + wrong.message();
  }
  if (!wrong) {
    unsigned char* to = expected.data() + out.first();
    if (op == operation::argmax) {
      expect_argmax(p.input_spec(), in.data(), axis, p.output_spec(), to);
    } else {
      expect_move(p.input_spec(), in.data(), p.output_spec(), to);
    }
  }
  if (in.content() != in_before) return "the input was written";
  for (std::size_t k = 0; k < expected.size(); ++k) {
    if (out.content()[k] == expected[k]) continue;
    return "byte " + std::to_string(static_cast<i64>(k) - out.first()) + " is " +
           std::to_string(out.content()[k]) + ", not " + std::to_string(expected[k]);
  }
  return {};
}

/// Draws specs by numbers from a generator or from a fuzzer's input.
class draw {
 public:
  explicit draw(std::function<std::uint32_t()> next) : next_(std::move(next)) {}

  i64 below(i64 n) { return static_cast<i64>(next_() % static_cast<std::uint32_t>(n)); }
  bool one_in(i64 n) { return below(n) == 0; }

  dtype scalar() { return static_cast<dtype>(below(7)); }

  shape extents(int rank, i64 most) {
    coordinates e;
    i64 elements = 1;
    for (int k = 0; k < rank; ++k) {
      const i64 room = most / elements;
      i64 extent = 1 + below(one_in(3) ? (room < 40 ? room : 40) : (room < 5 ? room : 5));
      if (one_in(40)) extent = 0;
      elements *= extent == 0 ? 1 : extent;
      e.push_back(extent);
    }
    return shape(e);
  }

  /// Strides of some order of axes, with gaps, that every operation takes.
  strided strides(const shape& s, dtype d, bool gaps) {
    int order[max_rank];
    for (int k = 0; k < s.rank(); ++k) {
      order[k] = k;
      std::swap(order[k], order[below(k + 1)]);
    }
    strided result;
    i64 span = width_of(d);
    for (int k = 0; k < s.rank(); ++k) {
      const i64 gap = gaps && one_in(3) ? below(4) * width_of(d) : 0;
      const i64 stride = (span + gap + width_of(d) - 1) / width_of(d) * width_of(d);
      result.strides[order[k]] = stride;
      if (s[order[k]] > 0) span = stride * s[order[k]];
    }
    return result;
  }
  layout dense(const shape& s, dtype d) {
    if (one_in(3)) return contiguous{};
    return strides(s, d, !one_in(3));
  }

  i64 tile(i64 extent) {
    if (one_in(4)) return whole;
    return 1 + below(extent + 2);
  }
  layout mla(const shape& s, bool blocked_too) {
    const int rank = s.rank();
    if (blocked_too && rank >= 3 && one_in(2)) {
      return mla_cblocked{tile(s[rank - 3]), tile(s[rank - 2]), tile(s[rank - 1])};
    }
    mla_tiled t{.aligned = one_in(2), .pad_channels = one_in(2)};
    int order[max_rank];
    for (int k = 0; k < rank; ++k) {
      order[k] = k;
      std::swap(order[k], order[below(k + 1)]);
    }
    int next = 0;
    for (tiled_axis* role : {&t.c, &t.w, &t.h, &t.d}) {
      if (next == rank || one_in(5)) continue;
      role->axis = order[next++];
      role->tile = tile(s[role->axis]);
    }
    return t;
  }

 private:
  std::function<std::uint32_t()> next_;
};

}  // namespace storage_model
