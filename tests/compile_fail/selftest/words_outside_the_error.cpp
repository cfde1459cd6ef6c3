// selftest: no error says: halves<3>
// expect-error: halves<3>
#include "library.hpp"

#ifndef TMAP_CONTROL
halves<3> h;
#endif
