// expect-error: tensor_exceeds_63_bits<A, B>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 1LL << 30), (B, 1LL << 30));

#ifdef TMAP_CONTROL
HbmTensor<bf16, m<A % 2>, m<B % 2>> x;
#else
// [wrong]
HbmTensor<bf16, m<A>, m<B>> x;
// [/wrong]
#endif
