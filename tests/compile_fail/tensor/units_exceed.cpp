// expect-error: units_exceed<tmap::part::chip, 16, 8>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
HbmTensor<bf16, m<B / 64>, m<B % 64>> x;
#else
// [wrong]
HbmTensor<bf16, m<B / 32>, m<B % 32>> x;
// [/wrong]
#endif
