// Z10
// expect-error: divisor_must_divide_size<tmap::modulo<A, 2>, 2, 4, 4>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 16));

#ifdef TMAP_CONTROL
HostTensor<float, m<A / 2, A % 2 / 2>> x;
#else
// [wrong]
HostTensor<float, m<A / 2, A % 2 / 4>> x;
// [/wrong]
#endif
