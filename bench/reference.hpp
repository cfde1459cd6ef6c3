// What the operands of a case hold, and what its result must be, bit for bit.
//
// Numbers are drawn so that one right answer exists. Where sums are taken, operands are integers so small
// that every partial sum is exact in f32, in any order, fused or not; elsewhere an operation rounds once.
#pragma once
#include <algorithm>
#include <bench/cases.hpp>
#include <cmath>
#include <cstdlib>
#include <memory>
#include <new>
#include <utility>

namespace bench {

/// Bytes aligned to 64; `shift` lines apart from a page, so that buffers of one case do not all collide.
class bytes {
 public:
  explicit bytes(size count, size shift = 0)
      : memory_(
            std::aligned_alloc(4096, static_cast<std::size_t>((count + 64 * shift + 4095) / 4096 * 4096))),
        shift_(64 * shift),
        count_(count) {
    if (memory_ == nullptr) throw std::bad_alloc();
    std::memset(memory_.get(), 0, static_cast<std::size_t>(count + 64 * shift));
  }
  unsigned char* data() { return static_cast<unsigned char*>(memory_.get()) + shift_; }
  size count() const { return count_; }
  template <class T>
  T* as() {
    return reinterpret_cast<T*>(data());
  }

 private:
  struct release {
    void operator()(void* p) const { std::free(p); }
  };
  std::unique_ptr<void, release> memory_;
  size shift_, count_;
};

/// Draws one word after the other, the same on every machine (splitmix64).
class draws {
 public:
  explicit draws(std::uint64_t seed) : state_(seed) {}
  std::uint64_t word() {
    std::uint64_t z = (state_ += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }
  /// An integer from -8 to 8.
  float small_integer() { return static_cast<float>(static_cast<int>(word() % 17) - 8); }
  /// Anything between -2 and 2; one of some thousand values where an extreme is to occur more than once.
  float fraction() { return static_cast<float>(static_cast<double>(word() >> 11) * 0x1p-51 - 2); }
  float coarse() { return static_cast<float>(word() % 4096) / 1024 - 2; }

 private:
  std::uint64_t state_;
};

inline void fill(const row& r, bytes& operand, std::uint64_t seed) {
  draws from(seed);
  if (r.what == work::move || r.what == work::fresh) {
    for (size k = 0; k < operand.count(); ++k) operand.data()[k] = static_cast<unsigned char>(from.word());
    return;
  }
  const bool summed = r.what == work::sum || r.what == work::contract || r.what == work::fused;
  for (size k = 0; k < operand.count() / bytes_of(r.from); ++k) {
    const float value = summed                   ? from.small_integer()
                        : r.what == work::argmax ? from.coarse()
                                                 : from.fraction();
    if (r.from == f32) {
      operand.as<float>()[k] = value;
    } else {
      operand.as<std::uint16_t>()[k] = narrowed(value);
    }
  }
}

template <class Word>
void expected_move(const row& r, const Word* from, Word* to) {
  const strided_loops l = loops_of(r);
  const auto& [n0, n1, n2, n3, n4] = l.extent;
  for (size i0 = 0; i0 < n0; ++i0)
    for (size i1 = 0; i1 < n1; ++i1)
      for (size i2 = 0; i2 < n2; ++i2)
        for (size i3 = 0; i3 < n3; ++i3)
          for (size i4 = 0; i4 < n4; ++i4, ++to) {
            const bool padding = r.live != 0 && i1 * n4 + i4 >= r.live;
            const size at =
                i0 * l.read[0] + i1 * l.read[1] + i2 * l.read[2] + i3 * l.read[3] + i4 * l.read[4];
            *to = padding ? Word{} : from[at];
          }
}

/// Elements as numbers, whatever their type.
inline float number(const row& r, bytes& operand, size at) {
  return r.from == f32 ? operand.as<float>()[at] : widened(operand.as<std::uint16_t>()[at]);
}
inline void put(const row& r, bytes& result, size at, float value) {
  if (r.to == f32) {
    result.as<float>()[at] = value;
  } else {
    result.as<std::uint16_t>()[at] = narrowed(value);
  }
}

inline void expected_contraction(const row& r, bytes& a, bytes& b, bytes& result) {
  const size n = r.extent[0];
  std::unique_ptr<float[]> sums(new float[static_cast<std::size_t>(n)]);
  for (size i = 0; i < n; ++i) {
    std::fill_n(sums.get(), n, 0.0f);
    for (size k = 0; k < n; ++k) {
      const float x = number(r, a, i * n + k);
      for (size j = 0; j < n; ++j) sums[static_cast<std::size_t>(j)] += x * number(r, b, k * n + j);
    }
    for (size j = 0; j < n; ++j) put(r, result, i * n + j, sums[static_cast<std::size_t>(j)]);
  }
}

inline void expected_reduction(const row& r, bytes& x, bytes& result) {
  const auto [lines, columns] = std::pair(r.extent[0], r.extent[1]);
  for (size i = 0; i < lines; ++i) {
    size best = 0;
    for (size j = 0; j < columns; ++j) {
      const size at = i * columns + j;
      if (r.what == work::sum) {
        result.as<float>()[r.order[0] == 0 ? i : j] += x.as<float>()[at];
      } else if (x.as<float>()[at] > x.as<float>()[i * columns + best]) {
        best = j;
      }
    }
    if (r.what == work::argmax) result.as<std::int32_t>()[i] = static_cast<std::int32_t>(best);
  }
}

/// Computes the result of a case the plainest way; `result` is all zero before.
inline void expect(const row& r, bytes* in, bytes& result) {
  const size n = operands_of(r).out;
  switch (r.what) {
    case work::move:
      if (r.from == i8) return expected_move(r, in[0].as<std::uint8_t>(), result.as<std::uint8_t>());
      if (r.from == bf16) return expected_move(r, in[0].as<std::uint16_t>(), result.as<std::uint16_t>());
      return expected_move(r, in[0].as<std::uint32_t>(), result.as<std::uint32_t>());
    case work::fresh:
      std::memcpy(result.data(), in[0].data(), static_cast<std::size_t>(result.count()));
      return;
    case work::convert:
      for (size k = 0; k < n; ++k) put(r, result, k, number(r, in[0], k));
      return;
    case work::add:
      for (size k = 0; k < n; ++k) put(r, result, k, number(r, in[0], k) + number(r, in[1], k));
      return;
    case work::fused: {
      const strided_loops c = loops_of(r);
      size k = 0;
      for (size i = 0; i < c.extent[2]; ++i)
        for (size j = 0; j < c.extent[3]; ++j)
          for (size l = 0; l < c.extent[4]; ++l, ++k) {
            const size at = i * c.read[2] + j * c.read[3] + l * c.read[4];
            put(r, result, k,
                std::max(number(r, in[0], k) * number(r, in[1], k) + number(r, in[2], at), 0.0f));
          }
      return;
    }
    case work::sum:
    case work::argmax:
      return expected_reduction(r, in[0], result);
    case work::contract:
      return expected_contraction(r, in[0], in[1], result);
  }
}

}  // namespace bench
