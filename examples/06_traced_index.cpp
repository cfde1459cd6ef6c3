// 6. One index through the tiers: where {A: 5, B: 301} lies in each of four variables.
#include <cstdio>
#include <tmap/tmap.hpp>

using namespace tmap;

TMAP_AXES((A, 8), (B, 512));

// [types]
// The same tensor four times: on the host, over the memories of 8 chips, over 256 slices of each chip, and
// over the slices in another way, with pairs of B turned around.
using OnHost = HostTensor<bf16, m<A, B>>;
using InHbm = HbmTensor<bf16, m<A>, m<B>>;
using InDm = DmTensor<bf16, m<A>, m<1>, m<B / 2>, m<B % 2>>;
using Turned = DmTensor<bf16, m<A>, m<B % 2>, m<B / 2 % 64>, m<B / 128>>;
static_assert(same_domain<OnHost, InHbm> && same_domain<InHbm, InDm> && same_domain<InDm, Turned>);
// [/types]

// [rule]
// A variable holds T when, for every choice of one position per part, the element there is T at the sum of
// the indices that the parts give. These loops are that sentence: they look for the choices whose sum is t.
template <class Element>
void trace(const HostTensor<bf16, Element>& x, const tensor_index& t) {
  for (i64 i = 0; i < Element::size; ++i) {
    if (map<Element>(i).index() != t) continue;
    std::printf("host  element %d holds %g\n", int(i), double(float(x.span()[std::size_t(i)])));
  }
}
template <class Chip, class Element>
void trace(const HbmTensor<bf16, Chip, Element>& x, const tensor_index& t) {
  for (i64 i = 0; i < Chip::size; ++i) {
    for (i64 j = 0; j < Element::size; ++j) {
      if (map<Chip>(i).index() + map<Element>(j).index() != t) continue;
      std::printf("HBM   chip %d, element %d holds %g\n", int(i), int(j),
                  double(float(x.unit(i)[std::size_t(j)])));
    }
  }
}
// [/rule]
template <class Chip, class Cluster, class Slice, class Element>
void trace(const DmTensor<bf16, Chip, Cluster, Slice, Element>& x, const tensor_index& t) {
  for (i64 i = 0; i < Chip::size; ++i) {
    for (i64 j = 0; j < Cluster::size; ++j) {
      for (i64 k = 0; k < Slice::size; ++k) {
        const tensor_index of_slice = map<Chip>(i).index() + map<Cluster>(j).index() + map<Slice>(k).index();
        for (i64 l = 0; l < Element::size; ++l) {
          if (of_slice + map<Element>(l).index() != t) continue;
          const auto buffer = x.unit((i * Cluster::size + j) * Slice::size + k);
          std::printf("DM    chip %d, cluster %d, slice %d, element %d holds %g\n", int(i), int(j), int(k),
                      int(l), double(float(buffer[std::size_t(l)])));
        }
      }
    }
  }
}

int main() {
  // [moves]
  context ctx;
  const auto tensor = [](const tensor_index& t) { return float(32 * t[A] + t[B] % 32); };
  const OnHost on_host = OnHost::from(tensor);
  const InHbm in_hbm = on_host.to_hbm<m<A>, m<B>>(ctx.pdma);
  const InDm in_dm = in_hbm.to_dm<m<1>, m<B / 2>, m<B % 2>>(ctx.tdma);
  const Turned turned = in_dm.to_dm<m<B % 2>, m<B / 2 % 64>, m<B / 128>>(ctx.tdma);
  // [/moves]

  // [trace]
  constexpr tensor_index t = index_of(A = 5, B = 301);
  std::printf("%s\n", to_text(t).c_str());
  trace(on_host, t);
  trace(in_hbm, t);
  trace(in_dm, t);
  trace(turned, t);
  // [/trace]

  // [digits]
  // The digits of B = 301 say why: 301 = 2 * 150 + 1, and 150 = 64 * 2 + 22.
  static_assert(index_of(B / 2 = 150, B % 2 = 1) == index_of(B = 301));
  static_assert(index_of(B / 128 = 2, B / 2 % 64 = 22, B % 2 = 1) == index_of(B = 301));
  // [/digits]

  // [replicas]
  // A broadcast part keeps copies: the same index in every cluster. A copy is as good as another, so reading
  // by index takes the first; writing one by index would leave the others behind, and does not compile.
  using Twice = DmTensor<bf16, m<A>, m<2>, m<B / 2>, m<B % 2>>;
  static_assert(replicated<Twice> && complete<Twice>);
  std::printf("twice:\n");
  trace(in_dm.to_dm<m<2>, m<B / 2>, m<B % 2>>(ctx.tdma), t);
  // [/replicas]
  return holds(turned, tensor) ? 0 : 1;
}
