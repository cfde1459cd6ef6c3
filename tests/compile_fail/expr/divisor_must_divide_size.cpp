// expect-error: divisor_must_divide_size<B, 512, 3, 513>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
HbmTensor<bf16, m<A>, m<B / 2>> x;
#else
// [wrong]
HbmTensor<bf16, m<A>, m<B / 3>> x;
// [/wrong]
#endif
