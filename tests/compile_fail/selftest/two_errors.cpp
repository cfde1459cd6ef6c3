// selftest: prints 2 errors instead of one
// expect-error: size_must_be_even<3>
#include "library.hpp"

#ifndef TMAP_CONTROL
halves<3> h;
halves<5> i;
#endif
