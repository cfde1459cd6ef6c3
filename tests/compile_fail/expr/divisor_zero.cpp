// Z06 of tests/cases/cases.json: divisor zero.
// expect-error: divisor_must_divide_size<A, 8, 0, 0>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8));

#ifdef TMAP_CONTROL
HostTensor<float, m<A / 1>> x;
#else
HostTensor<float, m<A / 0>> x;
#endif
