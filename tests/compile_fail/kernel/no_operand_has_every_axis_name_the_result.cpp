// expect-error: no_operand_has_every_axis_name_the_result<A, B>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

using rows = DmTensor<float, m<1>, m<1>, m<1>, m<A>>;
using columns = DmTensor<float, m<1>, m<1>, m<1>, m<B>>;

#ifdef TMAP_CONTROL
using table = DmTensor<float, m<1>, m<1>, m<1>, m<A, B>>;
void run(context& ctx, const rows& x, const columns& y) { elementwise<table>(ctx.main, op::mul{}, x, y); }
#else
// [wrong]
void run(context& ctx, const rows& x, const columns& y) { mul(ctx.main, x, y); }
// [/wrong]
#endif
