// expect-error: unit_bytes_exceed<tmap::part::chip, 137438953472, 51539607552>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((V, 1LL << 35));

#ifdef TMAP_CONTROL
auto load(const HbmTensor<float, m<V / (1LL << 32)>, m<V % (1LL << 32)>>& x) { return x.unit(0); }
#else
// [wrong]
auto load(const HbmTensor<float, m<1>, m<V>>& x) { return x.unit(0); }
// [/wrong]
#endif
