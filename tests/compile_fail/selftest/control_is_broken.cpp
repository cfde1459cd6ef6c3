// selftest: its control does not compile
// expect-error: size_must_be_even<3>
#include "library.hpp"

halves<3> h;
