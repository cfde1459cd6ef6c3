// Z10 of tests/cases/cases.json: inner factor above the digit.
// expect-error: divisor_must_divide_size<tmap::modulo<A, 2>, 2, 4, 4>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 16));

#ifdef TMAP_CONTROL
HostTensor<float, m<A / 2, A % 2 / 2>> x;
#else
HostTensor<float, m<A / 2, A % 2 / 4>> x;
#endif
