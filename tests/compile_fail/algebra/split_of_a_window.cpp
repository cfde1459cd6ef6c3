// A step of 2 is a divisor of 2 for the digits below.
// expect-error: split_cuts_a_digit<tmap::outer<A, C>, 2, 1, 3>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (C, 3));

#ifdef TMAP_CONTROL
HostTensor<float, m<slice(A* C, 0, 7, 3)>> x;
#else
HostTensor<float, m<slice(A* C, 0, 7, 2)>> x;
#endif
