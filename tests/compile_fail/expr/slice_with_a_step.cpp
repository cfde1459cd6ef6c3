// expect-error: slice_must_stay_inside<A, 8, 0, 4, 3>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
HostTensor<float, m<slice(A, 0, 3, 3)>> x;
#else
HostTensor<float, m<slice(A, 0, 4, 3)>> x;
#endif
