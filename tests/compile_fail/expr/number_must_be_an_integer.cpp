// expect-error: number_must_be_an_integer<B, double>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
HostTensor<float, m<B / 2>> x;
#else
// [wrong]
HostTensor<float, m<B / 2.0>> x;
// [/wrong]
#endif
