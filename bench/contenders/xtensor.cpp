// xtensor, with views and lazy transposes assigned to arrays that are there; it has no bf16.
#include <bench/contender.hpp>

#include <xtensor/xadapt.hpp>
#include <xtensor/xmath.hpp>
#include <xtensor/xnoalias.hpp>
#include <xtensor/xsort.hpp>
#include <xtensor/xtensor.hpp>
#include <xtensor/xview.hpp>

namespace bench {
namespace {

template <std::size_t Rank>
using sizes = std::array<std::size_t, Rank>;

template <class D, std::size_t Rank>
auto operand(const problem& p, int k, const sizes<Rank>& s) {
  std::size_t n = 1;
  for (const std::size_t e : s) n *= e;
  return xt::adapt(input<D>(p, k), n, xt::no_ownership(), s);
}
template <class D, std::size_t Rank>
auto result(const problem& p, const sizes<Rank>& s) {
  return xt::adapt(output<D>(p), static_cast<std::size_t>(operands_of(p.r).out), xt::no_ownership(), s);
}
template <std::size_t Rank>
sizes<Rank> shape_of(const row& r, bool ordered = false) {
  sizes<Rank> s;
  for (std::size_t k = 0; k < Rank; ++k) {
    s[k] = static_cast<std::size_t>(r.extent[ordered ? static_cast<std::size_t>(r.order[k]) : k]);
  }
  return s;
}
template <std::size_t Rank>
sizes<Rank> order_of(const row& r) {
  sizes<Rank> s;
  for (std::size_t k = 0; k < Rank; ++k) s[k] = static_cast<std::size_t>(r.order[k]);
  return s;
}

template <class D, std::size_t Rank>
task* reordered(const problem& p) {
  return task_of(p, [x = operand<D>(p, 0, shape_of<Rank>(p.r)), y = result<D>(p, shape_of<Rank>(p.r, true)),
                     order = order_of<Rank>(p.r)]() mutable { xt::noalias(y) = xt::transpose(x, order); });
}

task* moved(const problem& p) {
  if (p.r.live != 0) return nullptr;
  return with_word(p.r.from, [&](auto word) -> task* {
    using D = decltype(word);
    switch (p.r.rank) {
      case 1:
        return task_of(p, [x = operand<D>(p, 0, shape_of<1>(p.r)),
                           y = result<D>(p, shape_of<1>(p.r))]() mutable { xt::noalias(y) = x; });
      case 2:
        return reordered<D, 2>(p);
      case 3:
        return reordered<D, 3>(p);
      case 4:
        return reordered<D, 4>(p);
      default:
        return reordered<D, 5>(p);
    }
  });
}

task* added(const problem& p) {
  const auto s = shape_of<1>(p.r);
  return task_of(p, [a = operand<float>(p, 0, s), b = operand<float>(p, 1, s),
                     y = result<float>(p, s)]() mutable { xt::noalias(y) = a + b; });
}

task* fused(const problem& p) {
  const auto s = shape_of<3>(p.r);
  const auto a = operand<float>(p, 0, s), b = operand<float>(p, 1, s), c = operand<float>(p, 2, s);
  auto y = result<float>(p, s);
  if (is_transposed(p.r)) {
    return task_of(p, [=, order = order_of<3>(p.r)]() mutable {
      xt::noalias(y) = xt::maximum(a * b + xt::transpose(c, order), 0.0f);
    });
  }
  return task_of(p, [=]() mutable { xt::noalias(y) = xt::maximum(a * b + c, 0.0f); });
}

task* summed(const problem& p) {
  const sizes<1> out{static_cast<std::size_t>(operands_of(p.r).out)};
  return task_of(p, [x = operand<float>(p, 0, shape_of<2>(p.r)), y = result<float>(p, out),
                     gone = sizes<1>{p.r.order[0] == 0 ? 1u : 0u}]() mutable {
    xt::noalias(y) = xt::sum(x, gone, xt::evaluation_strategy::immediate);
  });
}

task* found(const problem& p) {
  const sizes<1> out{static_cast<std::size_t>(operands_of(p.r).out)};
  return task_of(p, [x = operand<float>(p, 0, shape_of<2>(p.r)), y = result<std::int32_t>(p, out)]() mutable {
    xt::noalias(y) = xt::cast<std::int32_t>(xt::argmax(x, 1));
  });
}

}  // namespace
}  // namespace bench

bench::task* take_on(const bench::problem& p) {
  using namespace bench;
  if (p.r.what != work::move && (p.r.from != f32 || p.r.to == type::bf16)) return nullptr;
  const abilities all{.move = moved, .add = added, .fused = fused, .sum = summed, .argmax = found};
  return all.take_on(p);
}
