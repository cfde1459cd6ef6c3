// expect-error: unit_bytes_exceed<tmap::part::slice, 1048576, 524288>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((V, 1 << 19));

#ifdef TMAP_CONTROL
DmTensor<bf16, m<1>, m<1>, m<V / (1 << 18)>, m<V % (1 << 18)>> x;
#else
// [wrong]
DmTensor<bf16, m<1>, m<1>, m<1>, m<V>> x;
// [/wrong]
#endif
