// expect-error: split_cuts_a_digit<tmap::outer<A, C>, 2, 1, 3>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (C, 3));

#ifdef TMAP_CONTROL
HostTensor<float, m<fused(A* C) / 3>> x;
#else
// [wrong]
HostTensor<float, m<fused(A* C) / 2>> x;
// [/wrong]
#endif
