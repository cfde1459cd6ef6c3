// The seed's kernel as a whole program: host -> HBM over 8 chips -> DM over slices -> add -> HBM -> host.
#include <cstdio>
#include <tmap/tmap.hpp>

using namespace tmap;

// [axes]
TMAP_AXES((A, 8), (B, 512));
// [/axes]

// [kernel]
HbmTensor<bf16, m<A>, m<B>> elementwise_add(context& ctx, const HbmTensor<bf16, m<A>, m<B>>& lhs,
                                            const HbmTensor<bf16, m<A>, m<B>>& rhs) {
  auto l = lhs.to_dm<m<1>, m<B / 2>, m<B % 2>>(ctx.tdma);  // DmTensor<bf16, m<A>, m<1>, m<B / 2>, m<B % 2>>
  auto r = rhs.to_dm<m<1>, m<B / 2>, m<B % 2>>(ctx.tdma);
  return add(ctx.main, l, r).to_hbm<m<B>>(ctx.tdma);
}
static_assert(complete<HbmTensor<bf16, m<A>, m<B>>>);
// [/kernel]

int main() {
  // [run]
  context ctx;
  const auto lhs = [](const tensor_index& t) { return 0.5f * static_cast<float>(t[A]); };
  const auto rhs = [](const tensor_index& t) { return static_cast<float>(t[B] % 64); };
  auto x = HostTensor<bf16, m<A, B>>::from(lhs).to_hbm<m<A>, m<B>>(ctx.pdma);
  auto y = HostTensor<bf16, m<A, B>>::from(rhs).to_hbm<m<A>, m<B>>(ctx.pdma);
  auto sum = elementwise_add(ctx, x, y).to_host<m<A, B>>(ctx.pdma);

  const bool held = holds(sum, [&](const tensor_index& t) { return lhs(t) + rhs(t); });
  std::printf("sum.at(A = 3, B = 301) = %g\n", static_cast<double>(sum.at(A = 3, B = 301)));
  std::printf("sum holds lhs + rhs: %s\n", held ? "yes" : "no");
  // [/run]

  // [specification]
  const specification s = specifies(elementwise_add, [](auto a, auto b) {
    return [=](const tensor_index& t) { return bf16(a(t) + b(t)); };
  });
  std::printf("elementwise_add specifies T1 + T2: %s\n", s ? "yes" : s.why().c_str());
  // [/specification]

  // [plan]
  using from = HbmTensor<bf16, m<A>, m<B>>;
  using to = DmTensor<bf16, m<A>, m<1>, m<B / 2>, m<B % 2>>;
  std::printf("\nplan of %s\n  -> %s, in bytes\n%s\n", to_text<from>().c_str(), to_text<to>().c_str(),
              to_text(plan_of<from, to>, 2).c_str());
  std::printf("\n%s\n", to_text(ctx.ledger()).c_str());
  // [/plan]
  return held && s ? 0 : 1;
}
