// OpenBLAS, for contractions of f32; scripts/bench keeps it to one thread.
#include <bench/contender.hpp>

#include <cblas.h>

bench::task* take_on(const bench::problem& p) {
  using namespace bench;
  if (p.r.what != work::contract || p.r.from != f32) return nullptr;
  const auto n = static_cast<blasint>(p.r.extent[0]);
  const float *a = input<float>(p, 0), *b = input<float>(p, 1);
  float* to = output<float>(p);
  return task_of(p, [=] {
    cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, n, n, n, 1.0f, a, n, b, n, 0.0f, to, n);
  });
}
