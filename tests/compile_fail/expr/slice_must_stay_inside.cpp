// expect-error: slice_must_stay_inside<B, 512, 500, 20, 1>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
HostTensor<float, m<slice(B, 500, 12)>> x;
#else
// [wrong]
HostTensor<float, m<slice(B, 500, 20)>> x;
// [/wrong]
#endif
