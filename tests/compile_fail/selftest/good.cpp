// selftest: 1 of 1 messages are as they should be
// expect-error: no type named .accepted. in .*size_must_be_even<3>
// expect-error: size_must_be_even<3>
#include "library.hpp"

#ifdef TMAP_CONTROL
halves<4> h;
#else
halves<3> h;
#endif
