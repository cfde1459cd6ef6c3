// expect-error: slice_cuts_a_digit<tmap::outer<A, C>, 2, 3>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (C, 3));

#ifdef TMAP_CONTROL
HostTensor<float, m<slice(A* C, 3, 6)>> x;
#else
// [wrong]
HostTensor<float, m<slice(A* C, 2, 6)>> x;
// [/wrong]
#endif
