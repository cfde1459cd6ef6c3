// Blitz++, arrays over memory that is there; it has no bf16.
#include <bench/contender.hpp>

#include <blitz/array.h>

namespace bench {
namespace {

template <int Rank>
blitz::TinyVector<int, Rank> shape_of(const row& r, bool ordered = false) {
  blitz::TinyVector<int, Rank> s;
  for (int k = 0; k < Rank; ++k) {
    s[k] = static_cast<int>(
        r.extent[static_cast<std::size_t>(ordered ? r.order[static_cast<std::size_t>(k)] : k)]);
  }
  return s;
}
template <class D, int Rank>
blitz::Array<D, Rank> operand(const problem& p, int k, const blitz::TinyVector<int, Rank>& s) {
  return {const_cast<D*>(input<D>(p, k)), s, blitz::neverDeleteData};
}
template <class D, int Rank>
blitz::Array<D, Rank> result(const problem& p, const blitz::TinyVector<int, Rank>& s) {
  return {output<D>(p), s, blitz::neverDeleteData};
}

template <class D, int Rank>
task* reordered(const problem& p) {
  auto x = operand<D, Rank>(p, 0, shape_of<Rank>(p.r));
  const auto& o = p.r.order;
  if constexpr (Rank == 2) x.transposeSelf(o[0], o[1]);
  if constexpr (Rank == 3) x.transposeSelf(o[0], o[1], o[2]);
  if constexpr (Rank == 4) x.transposeSelf(o[0], o[1], o[2], o[3]);
  if constexpr (Rank == 5) x.transposeSelf(o[0], o[1], o[2], o[3], o[4]);
  auto y = result<D, Rank>(p, shape_of<Rank>(p.r, true));
  return task_of(p, [x, y]() mutable { y = x; });
}

task* moved(const problem& p) {
  if (p.r.live != 0) return nullptr;
  return with_word(p.r.from, [&](auto word) -> task* {
    using D = decltype(word);
    switch (p.r.rank) {
      case 1:
        return reordered<D, 1>(p);
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
  auto a = operand<float>(p, 0, s), b = operand<float>(p, 1, s), y = result<float>(p, s);
  return task_of(p, [=]() mutable { y = a + b; });
}

task* fused(const problem& p) {
  const auto s = shape_of<3>(p.r);
  auto a = operand<float>(p, 0, s), b = operand<float>(p, 1, s), c = operand<float>(p, 2, s);
  auto y = result<float>(p, s);
  if (is_transposed(p.r)) c.transposeSelf(p.r.order[0], p.r.order[1], p.r.order[2]);
  return task_of(p, [=]() mutable { y = blitz::max(a * b + c, 0.0f); });
}

task* summed(const problem& p) {
  auto x = operand<float>(p, 0, shape_of<2>(p.r));
  if (p.r.order[0] == 1) x.transposeSelf(1, 0);
  blitz::Array<float, 1> y =
      result<float>(p, blitz::TinyVector<int, 1>(static_cast<int>(operands_of(p.r).out)));
  return task_of(p, [=]() mutable { y = blitz::sum(x, blitz::tensor::j); });
}

task* found(const problem& p) {
  auto x = operand<float>(p, 0, shape_of<2>(p.r));
  auto y = result<std::int32_t>(p, blitz::TinyVector<int, 1>(static_cast<int>(operands_of(p.r).out)));
  return task_of(p, [=]() mutable { y = blitz::maxIndex(x, blitz::tensor::j); });
}

}  // namespace
}  // namespace bench

bench::task* take_on(const bench::problem& p) {
  using namespace bench;
  if (p.r.what != work::move && (p.r.from != f32 || p.r.to == type::bf16)) return nullptr;
  const abilities all{.move = moved, .add = added, .fused = fused, .sum = summed, .argmax = found};
  return all.take_on(p);
}
