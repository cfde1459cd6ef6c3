#include <cstdio>
#include <tmap/tmap.hpp>
using namespace tmap;

TMAP_AXES((A, 8), (B, 512));

using Host = HostTensor<bf16, m<A, B>>;                     // one buffer, row after row
using Hbm = HbmTensor<bf16, m<A>, m<B>>;                    // a row on each of 8 chips
using Dm = DmTensor<bf16, m<A>, m<1>, m<B / 2>, m<B % 2>>;  // pairs of a row on 256 slices of each chip
static_assert(complete<Dm> && injective<Dm> && same_domain<Host, Dm>);

Hbm twice(context& ctx, const Hbm& x) {
  const Dm on_slices = x.to_dm<m<1>, m<B / 2>, m<B % 2>>(ctx.tdma);
  return add(ctx.main, on_slices, on_slices).to_hbm<m<B>>(ctx.tdma);
}

int main() {
  context ctx;
  const Host x = Host::from([](const tensor_index& t) { return float(t[A] + t[B] % 64); });
  const Host y = twice(ctx, x.to_hbm<m<A>, m<B>>(ctx.pdma)).to_host<m<A, B>>(ctx.pdma);
  const bool held = holds(y, [&](const tensor_index& t) { return 2 * x.at(t); });
  std::printf("y holds 2 x: %s\n\n%s\n", held ? "yes" : "no", to_text(ctx.ledger()).c_str());
}
