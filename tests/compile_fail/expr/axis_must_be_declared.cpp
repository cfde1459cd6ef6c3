// Z09 of tests/cases/cases.json: undeclared axis.
// These are the compiler's own words; g++ adds what follows from them.
// expect-error: Q.? was not declared in this scope|use of undeclared identifier .Q
// allow-error: template argument \d is invalid
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8));

#ifdef TMAP_CONTROL
HostTensor<float, m<A>> x;
#else
// [wrong]
HostTensor<float, m<A, Q>> x;
// [/wrong]
#endif
