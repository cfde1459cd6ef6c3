// 13. Contracting: products of matrices and what they are made of, by named axes, whatever the layouts are.
#include <cmath>
#include <cstdio>
#include <tmap/tmap.hpp>

using namespace tmap;

namespace plain {

TMAP_AXES((M, 4), (N, 3), (K, 8));

template <class D, class Element>
using InDm = DmTensor<D, m<1>, m<1>, m<1>, Element>;

void run(context& ctx) {
  // [matrix-product]
  // K is in both operands and not in the result, so it is summed over; M and N are in one operand each, and
  // stay. Nobody says "transposed": the axes have names. Out is named, and so decides where results go.
  using X = InDm<f32, m<M, K>>;
  using Y = InDm<f32, m<N, K>>;
  const X x = X::from([](const tensor_index& t) { return float(t[M] + t[K]); });
  const Y y = Y::from([](const tensor_index& t) { return float(t[N] == t[K]); });  // picks column N of x
  const auto z = contract<InDm<f32, m<M, N>>>(ctx.main, x, y);
  const auto turned = contract<InDm<f32, m<N, M>>>(ctx.main, x, y);
  // [/matrix-product]
  for (i64 i = 0; i < M.size; ++i) {
    for (i64 j = 0; j < N.size; ++j) std::printf("%3g", double(z.at(index_of(M = i, N = j))));
    std::printf("\n");
  }
  std::printf("the other way round it is the same tensor: %s\n",
              holds(turned, [&](const tensor_index& t) { return z.at(t); }) ? "yes" : "no");

  // [layouts]
  // Any mapping will do: tiles, padding, windows. Here y lies in pairs along K, each row padded to four.
  using Paired = InDm<f32, m<K / 2, pad(N, 4), K % 2>>;
  const Paired paired = Paired::from([](const tensor_index& t) { return float(t[N] == t[K]); });
  const auto same = contract<InDm<f32, m<M, pad<zero>(N, 4)>>>(ctx.main, x, paired);
  // [/layouts]
  std::printf("of tiles, with padding, as well: %s\n\n",
              holds(same, [&](const tensor_index& t) { return z.at(t); }) ? "yes" : "no");

  // [elements]
  // bf16 is multiplied and summed in f32 and rounded once, at the end; or not at all, where the result is
  // f32. Integers are summed in i32, and wrap.
  const auto ones = InDm<bf16, m<M, K>>::from([](const tensor_index&) { return 1.0078125f; });  // 1 + 2^-7
  const auto sevens = InDm<i8, m<M, K>>::from([](const tensor_index&) { return 100; });
  const auto rounded = contract<InDm<bf16, m<M>>>(ctx.main, ones, ones);
  const auto exact = contract<InDm<f32, m<M>>>(ctx.main, ones, ones);
  const auto whole = contract<InDm<i32, m<M>>>(ctx.main, sevens, sevens);
  // [/elements]
  std::printf("bf16 %g, f32 %g, i32 %d\n\n", double(float(rounded.at(M = 0))), double(exact.at(M = 0)),
              whole.at(M = 0));
}

}  // namespace plain

namespace attention {

TMAP_AXES((Head, 4), (Query, 6), (Key, 6), (Depth, 16));

// [attention]
// Attention, a head a slice. Head is in both operands and in the result: a batch. The scores are summed over
// Depth, and what is drawn from the values over Key. What is not in a type is not in a loop.
template <class Element>
using ByHead = DmTensor<f32, m<1>, m<1>, m<Head>, Element>;
using Queries = ByHead<m<Query, Depth>>;
using Keys = ByHead<m<Key, Depth>>;

Queries attend(context& ctx, const Queries& queries, const Keys& keys, const Keys& values) {
  const auto scores = contract<ByHead<m<Query, Key>>>(ctx.main, queries, keys);
  const auto power = exp(ctx.main, sub(ctx.main, scores, reduce<Key>(ctx.main, op::maximum{}, scores)));
  const auto weights = div(ctx.main, power, reduce<Key>(ctx.main, op::sum{}, power));
  return contract<Queries>(ctx.main, weights, values);
}
// [/attention]

void run(context& ctx) {
  const Queries queries =
      Queries::from([](const tensor_index& t) { return float(8 * (t[Query] == t[Depth])); });
  const Keys keys = Keys::from([](const tensor_index& t) { return float(8 * (t[Key] == t[Depth])); });
  const Keys values = Keys::from([](const tensor_index& t) { return float(100 * t[Head] + 10 * t[Key]); });
  const Queries drawn = attend(ctx, queries, keys, values);
  std::printf("head 2 draws");
  for (i64 q = 0; q < Query.size; ++q)
    std::printf(" %g", double(std::round(drawn.at(index_of(Head = 2, Query = q)))));
  std::printf("\n\n");
}

}  // namespace attention

namespace windows {

TMAP_AXES((At, 6), (Tap, 3), (Channel, 2));

void run(context& ctx) {
  // [convolution]
  // A window that slides is a linear combination, and a convolution is a contraction of it: nothing is
  // copied.
  using Signal = DmTensor<i32, m<1>, m<1>, m<1>, m<linear(term(At, 1), term(Tap, 1))>>;
  using Filters = DmTensor<i32, m<1>, m<1>, m<1>, m<Channel, Tap>>;
  using Filtered = DmTensor<i32, m<1>, m<1>, m<1>, m<Channel, At>>;
  const Signal signal =
      Signal::from([](const tensor_index& t) { return (t[At] + t[Tap]) * (t[At] + t[Tap]); });
  const Filters filters = Filters::from([](const tensor_index& t) {
    constexpr int slope[] = {-1, 0, 1}, curvature[] = {1, -2, 1};
    return t[Channel] == 0 ? slope[t[Tap]] : curvature[t[Tap]];
  });
  const Filtered filtered = contract<Filtered>(ctx.main, signal, filters);
  // [/convolution]
  for (i64 c = 0; c < Channel.size; ++c) {
    std::printf(c == 0 ? "slope    " : "curvature");
    for (i64 at = 0; at < At.size; ++at) std::printf("%3d", filtered.at(index_of(Channel = c, At = at)));
    std::printf("\n");
  }
}

}  // namespace windows

int main() {
  context ctx;
  plain::run(ctx);
  attention::run(ctx);
  windows::run(ctx);

  // [specifies]
  // What a contraction means is a sum, said as a function of the index, and tried on random integers.
  using namespace plain;
  using X = InDm<i16, m<K / 2, M, K % 2>>;
  using Y = InDm<i16, m<N, pad(K, 16)>>;
  const auto product = [](context& machine, const X& x, const Y& y) {
    return contract<InDm<i32, m<M, N>>>(machine.main, x, y);
  };
  const specification right = specifies<X, Y>(product, [](auto x, auto y) {
    return [=](const tensor_index& t) {
      std::uint32_t sum = 0;  // sums of integers wrap
      for (i64 k = 0; k < K.size; ++k)
        sum += std::uint32_t(x(index_of(M = t[M], K = k)) * y(index_of(N = t[N], K = k)));
      return i32(sum);
    };
  });
  // [/specifies]
  std::printf("\nit specifies the sum of products: %s\n", right ? "yes" : right.why().c_str());
  return right ? 0 : 1;
}
