// expect-error: reduction_needs_a_variable_move_the_tile_first<A, B>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 64));
using X = DmTensor<float, m<A>, m<1>, m<B / 2>, m<B % 2>>;

#ifdef TMAP_CONTROL
auto total(context& ctx, const X& x) { return reduce<m<B>>(ctx.main, op::sum{}, x); }
#else
// [wrong]
auto total(context& ctx, const X& x) { return reduce<m<B>>(ctx.main, op::sum{}, x.tile<A, 1>(0)); }
// [/wrong]
#endif

int main() {
  context ctx;
  total(ctx, X{});
}
