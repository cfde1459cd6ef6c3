// Eigen's matrices and arrays.
#include "eigen.hpp"

namespace bench {
namespace {

template <class D>
using matrix = Eigen::Matrix<D, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
template <class D>
using vector = Eigen::Array<D, Eigen::Dynamic, 1>;
template <class D>
using plane_in = Eigen::Map<const matrix<D>>;
template <class D>
using plane_out = Eigen::Map<matrix<D>>;

template <class D>
auto array_of(const problem& p, int k) {
  return Eigen::Map<const vector<D>>(input<D>(p, k), operands_of(p.r).in);
}
template <class D>
auto result_of(const problem& p) {
  return Eigen::Map<vector<D>>(output<D>(p), operands_of(p.r).out);
}
template <class D>
auto plane_of(const problem& p, int k) {
  return plane_in<D>(input<D>(p, k), p.r.extent[0], p.r.extent[1]);
}

task* moved(const problem& p) {
  if (p.r.rank != 2) return nullptr;
  return with_word(p.r.from, [&](auto word) {
    using D = decltype(word);
    return task_of(
        p, [x = plane_of<D>(p, 0), y = plane_out<D>(output<D>(p), p.r.extent[1], p.r.extent[0])]() mutable {
          y = x.transpose();
        });
  });
}

task* added(const problem& p) {
  return with_number(p.r.from, [&](auto number) {
    using D = decltype(number);
    return task_of(
        p, [a = array_of<D>(p, 0), b = array_of<D>(p, 1), y = result_of<D>(p)]() mutable { y = a + b; });
  });
}

task* fused(const problem& p) {
  if (is_transposed(p.r)) return nullptr;
  return with_number(p.r.from, [&](auto number) {
    using D = decltype(number);
    return task_of(p, [a = array_of<D>(p, 0), b = array_of<D>(p, 1), c = array_of<D>(p, 2),
                       y = result_of<D>(p)]() mutable { y = (a * b + c).max(D(0)); });
  });
}

template <class From, class To>
task* converted(const problem& p) {
  return task_of(p,
                 [x = array_of<From>(p, 0), y = result_of<To>(p)]() mutable { y = x.template cast<To>(); });
}

task* summed(const problem& p) {
  if (p.r.order[0] == 0) {
    return task_of(p,
                   [x = plane_of<float>(p, 0), y = result_of<float>(p)]() mutable { y = x.rowwise().sum(); });
  }
  return task_of(p, [x = plane_of<float>(p, 0), y = result_of<float>(p)]() mutable {
    y = x.colwise().sum().transpose();
  });
}

task* found(const problem& p) {
  return task_of(p, [x = plane_of<float>(p, 0), y = result_of<std::int32_t>(p)]() mutable {
    for (Eigen::Index i = 0; i < x.rows(); ++i) {
      Eigen::Index at = 0;
      x.row(i).maxCoeff(&at);
      y[i] = static_cast<std::int32_t>(at);
    }
  });
}

task* contracted(const problem& p) {
  const size n = p.r.extent[0];
  if (p.r.from == f32) {
    return task_of(p, [a = plane_of<float>(p, 0), b = plane_of<float>(p, 1),
                       y = plane_out<float>(output<float>(p), n, n)]() mutable { y.noalias() = a * b; });
  }
  using D = Eigen::bfloat16;  // its own product would round every partial sum
  return task_of(
      p, [a = plane_of<D>(p, 0), b = plane_of<D>(p, 1), y = plane_out<D>(output<D>(p), n, n)]() mutable {
        y = (a.cast<float>() * b.cast<float>()).cast<D>();
      });
}

}  // namespace
}  // namespace bench

bench::task* take_on(const bench::problem& p) {
  using namespace bench;
  using half = Eigen::bfloat16;
  const auto convert = [](const problem& q) {
    return q.r.from == f32 ? converted<float, half>(q) : converted<half, float>(q);
  };
  const abilities all{.move = moved,
                      .add = added,
                      .fused = fused,
                      .convert = convert,
                      .sum = summed,
                      .argmax = found,
                      .contract = contracted};
  return all.take_on(p);
}
