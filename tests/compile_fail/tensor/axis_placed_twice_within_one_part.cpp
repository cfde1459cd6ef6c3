// Z11 of tests/cases/cases.json: one axis twice in a storage mapping.
// expect-error: axis_placed_twice<A, tmap::part::element, tmap::part::element, 1>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8));

#ifdef TMAP_CONTROL
HostTensor<bf16, m<A / 2, A % 2>> x;
#else
HostTensor<bf16, m<A, A>> x;
#endif
