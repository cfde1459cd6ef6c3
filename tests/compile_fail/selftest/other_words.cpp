// selftest: no error says: size_must_be_odd<3>
// expect-error: size_must_be_even<3>
// expect-error: size_must_be_odd<3>
#include "library.hpp"

#ifndef TMAP_CONTROL
halves<3> h;
#endif
