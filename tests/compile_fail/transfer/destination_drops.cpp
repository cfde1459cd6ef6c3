// Z33 of tests/cases/cases.json: index map that merges values.
// expect-error: destination_drops<tmap::stride<I, 2> ?>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((I, 4), (J, 4));

#ifdef TMAP_CONTROL
auto halve(context& ctx, const HbmTensor<bf16, m<1>, m<I, J>>& x) {
  return x.to_hbm<m<1>, m<resize(I, 2), J>>(ctx.tdma);
}
#else
// [wrong]
auto halve(context& ctx, const HbmTensor<bf16, m<1>, m<I, J>>& x) {
  return x.to_hbm<m<1>, m<I % 2, J>>(ctx.tdma);
}
// [/wrong]
#endif
