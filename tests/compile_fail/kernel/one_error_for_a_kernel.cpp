// A kernel around one mistake is told about it once.
// expect-error: divisor_must_divide_size<B, 512, 3, 513>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
constexpr int pieces = 4;
#else
constexpr int pieces = 3;
#endif

using stored = HbmTensor<bf16, m<A>, m<B / pieces, B % 4>>;
stored elementwise_add(context& ctx, const stored& lhs, const stored& rhs) {
  auto l = lhs.to_dm<m<1>, m<B / 2>, m<B % 2>>(ctx.tdma);
  auto r = rhs.to_dm<m<1>, m<B / 2>, m<B % 2>>(ctx.tdma);
  auto sum = add(ctx.main, l, exp(ctx.main, r));
  auto most = reduce<B>(ctx.main, op::maximum{}, sum);
  auto where = argmax<B>(ctx.main, sum);
  auto wide = convert<float>(ctx.main, most);
  (void)where, (void)wide;
  return sum.to_hbm<m<B / pieces, B % 4>>(ctx.tdma);
}
