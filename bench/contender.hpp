// What a contender is: a shared object that takes on cases.
//
// The same templates are compiled under different flags here (tmap at -O2 and at -O3 -march=native, Eigen
// with AVX2 beside a driver without), and in one program that would break the one-definition rule: the linker
// would keep one of the versions for all. So every contender is a closed shared object: nothing but the
// function below leaves it (-fvisibility=hidden; -fno-gnu-unique, since unique symbols are shared in spite of
// it), and the driver loads it with RTLD_LOCAL. Only plain structures and the virtual functions of `task`
// cross the border.
#pragma once
#include <time.h>

#include <bench/cases.hpp>
#include <utility>

namespace bench {

/// A case with its buffers, aligned to 64 bytes.
struct problem {
  const row& r;
  const void* in[3];
  void* out;
};

/// Processor time of this thread, in seconds: what else the machine does is not counted.
inline double now() {
  timespec t{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
}

/// A case made ready by a contender.
class task {
 public:
  virtual ~task() = default;
  /// Does the work so many times.
  virtual void run(size turns) = 0;
  /// The same, and how many seconds that took.
  virtual double seconds(size turns) {
    const double start = now();
    run(turns);
    return now() - start;
  }
  /// Where the result of the last run lies.
  virtual const void* result() const = 0;
  /// What the contender has to say about how it does it, or null.
  virtual const char* remark() const { return nullptr; }
};

template <class Work>
class plain_task final : public task {
 public:
  plain_task(const void* out, Work work) : out_(out), work_(std::move(work)) {}
  void run(size turns) override {
    for (size k = 0; k < turns; ++k) work_();
  }
  const void* result() const override { return out_; }

 private:
  const void* out_;
  Work work_;
};

/// A task that writes into the buffer of the problem.
template <class Work>
task* task_of(const problem& p, Work work) {
  return new plain_task<Work>(p.out, std::move(work));
}

template <class T>
const T* input(const problem& p, int k = 0) {
  return static_cast<const T*>(p.in[k]);
}
template <class T>
T* output(const problem& p) {
  return static_cast<T*>(p.out);
}

/// Calls f with an object of the unsigned integer that is as wide as a type.
template <class F>
task* with_word(type t, const F& f) {
  if (t == type::i8) return f(std::uint8_t{});
  if (t == type::bf16) return f(std::uint16_t{});
  return f(std::uint32_t{});
}

/// How a contender does each kind of work; null for what it has no way to do.
struct abilities {
  using way = task* (*)(const problem&);
  way move = nullptr, add = nullptr, fused = nullptr, convert = nullptr;
  way sum = nullptr, argmax = nullptr, contract = nullptr, fresh = nullptr;

  task* take_on(const problem& p) const {
    const auto by = [&](way w) { return w == nullptr ? nullptr : w(p); };
    switch (p.r.what) {
      case work::move:
        return by(move);
      case work::fresh:
        return by(fresh);
      case work::add:
        return by(add);
      case work::fused:
        return by(fused);
      case work::convert:
        return by(convert);
      case work::sum:
        return by(sum);
      case work::argmax:
        return by(argmax);
      case work::contract:
        return by(contract);
    }
    return nullptr;
  }
};

}  // namespace bench

/// A task for a problem, or null where the contender has no way to do it.
extern "C" [[gnu::visibility("default")]] bench::task* take_on(const bench::problem& p);
