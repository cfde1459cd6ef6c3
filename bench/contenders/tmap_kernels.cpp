// tmap's kernels on DM, and moves into fresh variables. A kernel returns a fresh variable: what it takes to
// ask for the memory and to give it back is part of what is measured.
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

struct sum_of {
  auto operator()(context& ctx, const auto& x, const auto& y) const { return add(ctx.main, x, y); }
};
template <class D>
struct cast_to {
  auto operator()(context& ctx, const auto& x) const { return convert<D>(ctx.main, x); }
};
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
  return computing<sum_of, dealt<D, N>, dealt<D, N>>(name);
}
template <class From, class To, auto N>
way casting(const char* name) {
  return computing<cast_to<To>, dealt<From, N>>(name);
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
TMAP_AXES((S, 256), (R, 64), (C, 64));
struct chain {
  auto operator()(context& ctx, const auto& x, const auto& y, const auto& z) const {
    const auto f = [](auto a, auto b, auto c) { return op::relu{}(op::add{}(op::mul{}(a, b), c)); };
    return elementwise(ctx.main, f, x, y, z);
  }
};
template <class D>
way alike(const char* name) {
  using X = dm<D, m<S>, m<R, C>>;
  return computing<chain, X, X, X>(name);
}
template <class D>
way one_turned(const char* name) {
  using X = dm<D, m<S>, m<R, C>>;
  return computing<chain, X, X, dm<D, m<S>, m<C, R>>>(name);
}
const way all[] = {
    alike<float>("relu(a*b+c) f32 256x64x64"),
    one_turned<float>("relu(a*b+c) f32, c transposed"),
    alike<tmap::bf16>("relu(a*b+c) bf16 256x64x64"),
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

}  // namespace

task* take_on_kernel(const problem& p) { return first_of(p, flat::all, fused::all, reduced::all); }

}  // namespace bench
