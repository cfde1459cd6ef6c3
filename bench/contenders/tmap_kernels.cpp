// tmap's kernels on DM, and moves into fresh variables. Reductions and contractions return a fresh variable:
// what it takes to ask for the memory and to give it back is part of what is measured.
#include "tmap.hpp"

namespace bench {
namespace {

using namespace tmap;

template <class D, class Slice, class Element>
using dm = DmTensor<D, m<1>, m<1>, Slice, Element>;

namespace flat {
TMAP_AXES((A, 65536), (B, 524288), (C, 16777216), (S, 2048), (T, 512));
template <class D, auto N>
using dealt = dm<D, m<N / (N.size / 256)>, m<N % (N.size / 256)>>;

struct into_hbm {
  auto operator()(context& ctx, const auto& x) const { return x.template to_hbm<m<1>, m<S, T>>(ctx.pdma); }
};
template <class Slice, class Element>
struct into_dm {
  auto operator()(context& ctx, const auto& x) const {
    return x.template to_dm<m<1>, Slice, Element>(ctx.tdma);
  }
};
template <class D, auto N>
way adding(const char* name) {
  using X = dealt<D, N>;
  return computing_into<op::add, X, X, X>(name);
}
template <class From, class To, auto N>
way casting(const char* name) {
  return computing_into<op::convert<To>, dealt<To, N>, dealt<From, N>>(name);
}
const way all[] = {
    computing<into_hbm, HostTensor<float, m<S, T>>>("fresh HBM f32 2048x512"),
    computing<into_dm<m<S / 8>, m<S % 8, T>>, HbmTensor<float, m<1>, m<S, T>>>("fresh DM f32 2048x512"),
    computing<into_dm<m<C / 65536>, m<C % 65536>>, HbmTensor<float, m<1>, m<C>>>("fresh DM f32 16777216"),
    adding<float, A>("add f32 65536"),
    adding<float, B>("add f32 524288"),
    adding<float, C>("add f32 16777216"),
    adding<tmap::bf16, A>("add bf16 65536"),
    adding<tmap::bf16, B>("add bf16 524288"),
    adding<tmap::bf16, C>("add bf16 16777216"),
    casting<float, tmap::bf16, A>("f32 to bf16 65536"),
    casting<float, tmap::bf16, B>("f32 to bf16 524288"),
    casting<float, tmap::bf16, C>("f32 to bf16 16777216"),
    casting<tmap::bf16, float, A>("bf16 to f32 65536"),
    casting<tmap::bf16, float, B>("bf16 to f32 524288"),
    casting<tmap::bf16, float, C>("bf16 to f32 16777216"),
};
}  // namespace flat

namespace fused {
TMAP_AXES((S, 256), (R, 64), (C, 64), (P, 256), (Q, 256));
struct chain {
  auto operator()(auto a, auto b, auto c) const { return op::relu{}(op::add{}(op::mul{}(a, b), c)); }
};
template <class D, auto Row, auto Column>
way alike(const char* name) {
  using X = dm<D, m<S>, m<Row, Column>>;
  return computing_into<chain, X, X, X, X>(name);
}
template <class D>
way one_turned(const char* name) {
  using X = dm<D, m<S>, m<R, C>>;
  return computing_into<chain, X, X, X, dm<D, m<S>, m<C, R>>>(name);
}
const way all[] = {
    alike<float, R, C>("relu(a*b+c) f32 256x64x64"),
    alike<float, P, Q>("relu(a*b+c) f32 256x256x256"),
    one_turned<float>("relu(a*b+c) f32, c transposed"),
    alike<tmap::bf16, R, C>("relu(a*b+c) bf16 256x64x64"),
    one_turned<tmap::bf16>("relu(a*b+c) bf16, c transposed"),
};
}  // namespace fused

namespace reduced {
TMAP_AXES((Q, 64), (R, 1000), (C, 1024), (I, 4096), (J, 4096));
template <auto Axis>
struct sum_over {
  auto operator()(context& ctx, const auto& x) const { return reduce<Axis>(ctx.main, op::sum{}, x); }
};
template <auto Axis>
struct place_along {
  auto operator()(context& ctx, const auto& x) const { return argmax<Axis>(ctx.main, x); }
};
using ragged = dm<float, m<R / 4>, m<R % 4, C>>;
using large = dm<float, m<I / 16>, m<I % 16, J>>;
const way all[] = {
    computing<sum_over<C>, ragged>("sum f32 1000x1024, inner axis"),
    computing<sum_over<R>, ragged>("sum f32 1000x1024, outer axis"),
    computing<sum_over<J>, large>("sum f32 4096x4096, inner axis"),
    computing<sum_over<I>, large>("sum f32 4096x4096, outer axis"),
    computing<place_along<C>, dm<float, m<Q>, m<C>>>("argmax f32 64x1024"),
    computing<place_along<C>, ragged>("argmax f32 1000x1024"),
};
}  // namespace reduced

namespace contracted {
/// Matrices in squares that fit a slice each, dealt out before the clock runs.
template <class D, auto M, auto K, auto N, i64 Pieces>
class product final : public task {
  static constexpr i64 rows = M.size / Pieces, columns = N.size / Pieces;
  using left = dm<D, m<M / rows, Pieces>, m<M % rows, K>>;
  using right = dm<D, m<Pieces, N / columns>, m<K, N % columns>>;
  using out = dm<D, m<M / rows, N / columns>, m<M % rows, N % columns>>;

 public:
  explicit product(const problem& p)
      : x_(dealt<left>(holding<HostTensor<D, m<M, K>>>(p, 0))),
        y_(dealt<right>(holding<HostTensor<D, m<K, N>>>(p, 1))) {}
  void run(size turns) override {
    for (size k = 0; k < turns; ++k) result_ = contract<out>(context_.main, x_, y_);
  }
  const void* result() const override {
    context ctx;
    const auto hbm = move_to<HbmTensor<D, m<1>, m<M, N>>>(ctx.tdma, result_);
    whole_ = move_to<HostTensor<D, m<M, N>>>(ctx.pdma, hbm);
    return whole_.cells();
  }

 private:
  template <class X, class E>
  static X dealt(const HostTensor<D, E>& host) {
    context ctx;
    return move_to<X>(ctx.tdma, move_to<HbmTensor<D, m<1>, E>>(ctx.pdma, host));
  }
  context context_;
  left x_;
  right y_;
  out result_;
  mutable HostTensor<D, m<M, N>> whole_;
};
template <class D, auto M, auto K, auto N, i64 Pieces>
way squares(const char* name) {
  return {name, [](const problem& p) -> task* { return new product<D, M, K, N, Pieces>(p); }};
}

namespace small {
TMAP_AXES((M, 64), (K, 64), (N, 64));
}
namespace medium {
TMAP_AXES((M, 512), (K, 512), (N, 512));
}
namespace big {
TMAP_AXES((M, 1024), (K, 1024), (N, 1024));
}
const way all[] = {
    squares<float, small::M, small::K, small::N, 1>("contract f32 64x64x64"),
    squares<float, medium::M, medium::K, medium::N, 2>("contract f32 512x512x512"),
    squares<float, big::M, big::K, big::N, 8>("contract f32 1024x1024x1024"),
    squares<tmap::bf16, small::M, small::K, small::N, 1>("contract bf16 64x64x64"),
    squares<tmap::bf16, medium::M, medium::K, medium::N, 2>("contract bf16 512x512x512"),
    squares<tmap::bf16, big::M, big::K, big::N, 8>("contract bf16 1024x1024x1024"),
};
}  // namespace contracted

}  // namespace

task* take_on_kernel(const problem& p) {
  return first_of(p, flat::all, fused::all, reduced::all, contracted::all);
}

}  // namespace bench
