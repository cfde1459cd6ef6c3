// selftest: compiles, but must not
// expect-error: size_must_be_even<3>
#include "library.hpp"

halves<4> h;
