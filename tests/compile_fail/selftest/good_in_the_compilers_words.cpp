// selftest: 1 of 1 messages are as they should be
// expect-error: size_must_be_even<3>
// expect-note: halves<3>
// allow-error: size_must_be_even<5>
#include "library.hpp"

#ifndef TMAP_CONTROL
halves<3> h;
halves<5> i;
#endif
