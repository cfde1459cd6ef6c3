// Eigen's tensors, from its unsupported modules.
#include <unsupported/Eigen/CXX11/Tensor>
#include "eigen.hpp"

namespace bench {
namespace {

template <class D, int Rank>
using tensor_in = Eigen::TensorMap<Eigen::Tensor<const D, Rank, Eigen::RowMajor>>;
template <class D, int Rank>
using tensor_out = Eigen::TensorMap<Eigen::Tensor<D, Rank, Eigen::RowMajor>>;
template <int Rank>
using sizes = Eigen::array<Eigen::Index, static_cast<std::size_t>(Rank)>;

template <int Rank>
sizes<Rank> first_of(const extents& e) {
  sizes<Rank> s;
  std::copy_n(e.begin(), Rank, s.begin());
  return s;
}
template <int Rank>
Eigen::array<int, Rank> order_of(const row& r) {
  Eigen::array<int, Rank> s;
  std::copy_n(r.order.begin(), Rank, s.begin());
  return s;
}
template <class D, int Rank>
auto operand(const problem& p, int k) {
  return tensor_in<D, Rank>(input<D>(p, k), first_of<Rank>(p.r.extent));
}
template <class D, int Rank>
auto result(const problem& p) {
  sizes<Rank> s;
  for (std::size_t k = 0; k < Rank; ++k) s[k] = p.r.extent[static_cast<std::size_t>(p.r.order[k])];
  return tensor_out<D, Rank>(output<D>(p), s);
}

template <class D, int Rank>
task* shuffled(const problem& p) {
  return task_of(p, [x = operand<D, Rank>(p, 0), y = result<D, Rank>(p),
                     order = order_of<Rank>(p.r)]() mutable { y = x.shuffle(order); });
}

/// A ragged last block: padded to whole blocks, cut into them, and shuffled.
task* blocked(const problem& p) {
  using D = std::uint32_t;
  const extents& e = p.r.extent;
  const tensor_in<D, 3> x(input<D>(p), e[0], p.r.live, e[3] * e[4]);
  tensor_out<D, 4> y(output<D>(p), e[0], e[1], e[3] * e[4], e[2]);
  const Eigen::array<std::pair<Eigen::Index, Eigen::Index>, 3> missing{
      {{0, 0}, {0, e[1] * e[2] - p.r.live}, {0, 0}}};
  return task_of(p, [x, y, missing, split = sizes<4>{e[0], e[1], e[2], e[3] * e[4]}]() mutable {
    y = x.pad(missing).reshape(split).shuffle(Eigen::array<int, 4>{0, 1, 3, 2});
  });
}

task* moved(const problem& p) {
  if (p.r.live != 0) return blocked(p);
  return with_word(p.r.from, [&](auto word) -> task* {
    using D = decltype(word);
    switch (p.r.rank) {
      case 1:
        return task_of(p, [x = operand<D, 1>(p, 0), y = result<D, 1>(p)]() mutable { y = x; });
      case 2:
        return shuffled<D, 2>(p);
      case 3:
        return shuffled<D, 3>(p);
      case 4:
        return shuffled<D, 4>(p);
      default:
        return shuffled<D, 5>(p);
    }
  });
}

task* added(const problem& p) {
  return with_number(p.r.from, [&](auto number) {
    using D = decltype(number);
    return task_of(
        p, [a = operand<D, 1>(p, 0), b = operand<D, 1>(p, 1), y = result<D, 1>(p)]() mutable { y = a + b; });
  });
}

task* fused(const problem& p) {
  return with_number(p.r.from, [&](auto number) {
    using D = decltype(number);
    const auto a = operand<D, 3>(p, 0), b = operand<D, 3>(p, 1), c = operand<D, 3>(p, 2);
    auto y = tensor_out<D, 3>(output<D>(p), first_of<3>(p.r.extent));
    if (is_transposed(p.r)) {
      return task_of(
          p, [=, order = order_of<3>(p.r)]() mutable { y = (a * b + c.shuffle(order)).cwiseMax(D(0)); });
    }
    return task_of(p, [=]() mutable { y = (a * b + c).cwiseMax(D(0)); });
  });
}

template <class From, class To>
task* converted(const problem& p) {
  return task_of(p,
                 [x = operand<From, 1>(p, 0), y = result<To, 1>(p)]() mutable { y = x.template cast<To>(); });
}

task* summed(const problem& p) {
  return task_of(
      p, [x = operand<float, 2>(p, 0), y = tensor_out<float, 1>(output<float>(p), operands_of(p.r).out),
          gone = Eigen::array<int, 1>{1 - p.r.order[0]}]() mutable { y = x.sum(gone); });
}

task* found(const problem& p) {
  return task_of(p,
                 [x = operand<float, 2>(p, 0),
                  y = tensor_out<std::int32_t, 1>(output<std::int32_t>(p), operands_of(p.r).out)]() mutable {
                   y = x.argmax(1).cast<std::int32_t>();
                 });
}

task* contracted(const problem& p) {
  if (p.r.from != f32) return nullptr;
  const size n = p.r.extent[0];
  return task_of(p, [a = operand<float, 2>(p, 0), b = operand<float, 2>(p, 1),
                     y = tensor_out<float, 2>(output<float>(p), n, n)]() mutable {
    y = a.contract(b, Eigen::array<Eigen::IndexPair<int>, 1>{{{1, 0}}});
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
