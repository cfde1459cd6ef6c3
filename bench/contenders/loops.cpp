// Plain loops, as one writes them without thinking of caches or registers; compiled at -O2 and -O3
// -march=native.
#include <bench/contender.hpp>

#include <algorithm>
#include <cstdlib>

namespace bench {
namespace {

template <class Word>
task* moved(const problem& p) {
  const strided_loops l = loops_of(p.r);
  const Word* from = input<Word>(p);
  Word* to = output<Word>(p);
  if (p.r.live != 0) {  // a ragged last block, filled up with zeros
    const size live = p.r.live;
    return task_of(p, [=] {
      const auto& [n, blocks, height, width, side] = l.extent;
      const size image = height * width;
      for (size i = 0; i < n; ++i)
        for (size b = 0; b < blocks; ++b)
          for (size at = 0; at < image; ++at)
            for (size k = 0; k < side; ++k) {
              const size channel = b * side + k;
              to[((i * blocks + b) * image + at) * side + k] =
                  channel < live ? from[(i * live + channel) * image + at] : Word{};
            }
    });
  }
  return task_of(p, [=] {
    Word* out = to;
    for (size i0 = 0; i0 < l.extent[0]; ++i0)
      for (size i1 = 0; i1 < l.extent[1]; ++i1)
        for (size i2 = 0; i2 < l.extent[2]; ++i2)
          for (size i3 = 0; i3 < l.extent[3]; ++i3) {
            const Word* in = from + i0 * l.read[0] + i1 * l.read[1] + i2 * l.read[2] + i3 * l.read[3];
            for (size i4 = 0; i4 < l.extent[4]; ++i4) *out++ = in[i4 * l.read[4]];
          }
  });
}

/// bf16 is read and written through f32.
struct as_bf16 {
  std::uint16_t bits;
  operator float() const { return widened(bits); }
};
inline void assign(float& to, float value) { to = value; }
inline void assign(as_bf16& to, float value) { to.bits = narrowed(value); }

template <class D>
task* fused(const problem& p) {
  const D *a = input<D>(p, 0), *b = input<D>(p, 1), *c = input<D>(p, 2);
  D* to = output<D>(p);
  const strided_loops l = loops_of(p.r);
  return task_of(p, [=] {
    size k = 0;
    for (size i = 0; i < l.extent[2]; ++i)
      for (size j = 0; j < l.extent[3]; ++j)
        for (size m = 0; m < l.extent[4]; ++m, ++k)
          assign(to[k], std::max(a[k] * b[k] + c[i * l.read[2] + j * l.read[3] + m * l.read[4]], 0.0f));
  });
}

template <class D>
task* added(const problem& p) {
  const D *a = input<D>(p, 0), *b = input<D>(p, 1);
  D* to = output<D>(p);
  const size n = operands_of(p.r).out;
  return task_of(p, [=] {
    for (size k = 0; k < n; ++k) assign(to[k], a[k] + b[k]);
  });
}

template <class From, class To>
task* converted(const problem& p) {
  const From* from = input<From>(p);
  To* to = output<To>(p);
  const size n = operands_of(p.r).out;
  return task_of(p, [=] {
    for (size k = 0; k < n; ++k) assign(to[k], from[k]);
  });
}

task* summed(const problem& p) {
  const float* from = input<float>(p);
  float* to = output<float>(p);
  const size lines = p.r.extent[0], columns = p.r.extent[1];
  if (p.r.order[0] == 0) {
    return task_of(p, [=] {
      for (size i = 0; i < lines; ++i) {
        float sum = 0;
        for (size j = 0; j < columns; ++j) sum += from[i * columns + j];
        to[i] = sum;
      }
    });
  }
  return task_of(p, [=] {
    std::fill_n(to, columns, 0.0f);
    for (size i = 0; i < lines; ++i)
      for (size j = 0; j < columns; ++j) to[j] += from[i * columns + j];
  });
}

task* found(const problem& p) {
  const float* from = input<float>(p);
  std::int32_t* to = output<std::int32_t>(p);
  const size lines = p.r.extent[0], columns = p.r.extent[1];
  return task_of(p, [=] {
    for (size i = 0; i < lines; ++i) {
      const float* line = from + i * columns;
      to[i] = static_cast<std::int32_t>(std::max_element(line, line + columns) - line);
    }
  });
}

template <class D>
task* contracted(const problem& p) {
  const D *a = input<D>(p, 0), *b = input<D>(p, 1);
  D* to = output<D>(p);
  const size n = p.r.extent[0];
  return task_of(p, [=] {
    float sums[1024];
    for (size i = 0; i < n; ++i) {
      std::fill_n(sums, n, 0.0f);
      for (size k = 0; k < n; ++k)
        for (size j = 0; j < n; ++j) sums[j] += a[i * n + k] * b[k * n + j];
      for (size j = 0; j < n; ++j) assign(to[i * n + j], sums[j]);
    }
  });
}

/// Memory that is asked for, filled and given back.
class copied final : public task {
 public:
  explicit copied(const problem& p)
      : from_(p.in[0]), count_(static_cast<std::size_t>(operands_of(p.r).out * bytes_of(p.r.to))) {}
  copied(const copied&) = delete;
  copied& operator=(const copied&) = delete;
  ~copied() override { std::free(to_); }
  void run(size turns) override {
    for (size k = 0; k < turns; ++k) {
      std::free(to_);
      to_ = std::malloc(count_);
      std::memcpy(to_, from_, count_);
      asm volatile("" : : "r"(to_) : "memory");
    }
  }
  const void* result() const override { return to_; }

 private:
  const void* from_;
  std::size_t count_;
  void* to_ = nullptr;
};

}  // namespace
}  // namespace bench

bench::task* take_on(const bench::problem& p) {
  using namespace bench;
  const bool floats = p.r.from == f32;
  switch (p.r.what) {
    case work::move:
      return with_word(p.r.from, [&](auto word) { return moved<decltype(word)>(p); });
    case work::fresh:
      return new copied(p);
    case work::add:
      return floats ? added<float>(p) : added<as_bf16>(p);
    case work::fused:
      return floats ? fused<float>(p) : fused<as_bf16>(p);
    case work::convert:
      return floats ? converted<float, as_bf16>(p) : converted<as_bf16, float>(p);
    case work::sum:
      return summed(p);
    case work::argmax:
      return found(p);
    case work::contract:
      return floats ? contracted<float>(p) : contracted<as_bf16>(p);
  }
  return nullptr;
}
