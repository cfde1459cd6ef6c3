// expect-error: units_exceed<tmap::part::cluster, 4, 2>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
DmTensor<bf16, m<A>, m<2>, m<B / 2>, m<B % 2>> x;
#else
// [wrong]
DmTensor<bf16, m<A>, m<4>, m<B / 2>, m<B % 2>> x;
// [/wrong]
#endif
