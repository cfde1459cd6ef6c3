// Z02 of tests/cases/cases.json: modulus does not divide.
// expect-error: modulus_must_divide_size<A, 8, 3, 9>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8));

#ifdef TMAP_CONTROL
HostTensor<float, m<A % 4>> x;
#else
// [wrong]
HostTensor<float, m<A % 3>> x;
// [/wrong]
#endif
