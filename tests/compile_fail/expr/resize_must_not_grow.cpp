// expect-error: resize_must_not_grow<B, 512, 600>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
HostTensor<float, m<resize(B, 500)>> x;
#else
// [wrong]
HostTensor<float, m<resize(B, 600)>> x;
// [/wrong]
#endif
