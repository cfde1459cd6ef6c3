// expect-error: resize_must_not_grow<B, 512, -1>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
HostTensor<float, m<resize(B, 0)>> x;
#else
HostTensor<float, m<resize(B, -1)>> x;
#endif
