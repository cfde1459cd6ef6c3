// expect-error: unit_must_be_whole_bytes<4, 8>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
DmTensor<i4, m<1>, m<1>, m<A / 2>, m<A % 2>> x;
#else
DmTensor<i4, m<1>, m<1>, m<A>, m<1>> x;
#endif
