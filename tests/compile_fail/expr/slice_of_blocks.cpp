// Z08 of tests/cases/cases.json: window past the end.
// expect-error: slice_must_stay_inside<tmap::stride<B, 32>, 16, 15, 2, 1>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((B, 512));

#ifdef TMAP_CONTROL
HostTensor<float, m<slice(B / 32, 14, 2), B % 32>> x;
#else
HostTensor<float, m<slice(B / 32, 15, 2), B % 32>> x;
#endif
