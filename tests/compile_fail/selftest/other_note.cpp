// selftest: no line says: halves<4>
// expect-error: size_must_be_even<3>
// expect-note: halves<4>
#include "library.hpp"

#ifndef TMAP_CONTROL
halves<3> h;
#endif
