// Z05 of tests/cases/cases.json: padding may not shrink.
// expect-error: pad_must_not_shrink<A, 8, 7>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8));

#ifdef TMAP_CONTROL
HostTensor<float, m<pad(A, 9)>> x;
#else
// [wrong]
HostTensor<float, m<pad(A, 7)>> x;
// [/wrong]
#endif
