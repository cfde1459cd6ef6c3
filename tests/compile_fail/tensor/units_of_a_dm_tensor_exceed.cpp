// expect-error: units_exceed<tmap::part::chip, 16, 8>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
DmTensor<bf16, m<B / 64>, m<1>, m<1>, m<B % 64>> x;
#else
// [wrong]
DmTensor<bf16, m<B / 32>, m<1>, m<1>, m<B % 32>> x;
// [/wrong]
#endif
