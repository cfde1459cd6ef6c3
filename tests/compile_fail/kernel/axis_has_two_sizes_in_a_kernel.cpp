// expect-error: axis_has_two_sizes<narrow::A, 3, wide::A, 5>
#include <tmap/tmap.hpp>
using namespace tmap;

namespace narrow {
TMAP_AXIS(A, 3);
}
namespace wide {
TMAP_AXIS(A, 5);
}
using few = DmTensor<float, m<1>, m<1>, m<1>, m<narrow::A>>;
using many = DmTensor<float, m<1>, m<1>, m<1>, m<wide::A>>;

#ifdef TMAP_CONTROL
void run(context& ctx, const few& x, const few& y) { add(ctx.main, x, y); }
#else
void run(context& ctx, const few& x, const many& y) { add(ctx.main, x, y); }
#endif
