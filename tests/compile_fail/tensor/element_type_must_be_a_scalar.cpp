// expect-error: element_type_must_be_a_scalar<double>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
HostTensor<float, m<A>> x;
#else
// [wrong]
HostTensor<double, m<A>> x;
// [/wrong]
#endif
