// selftest: names no line of tests/compile_fail/selftest/user_is_far_away.cpp within the first 5 lines
// expect-error: size_must_be_even<3>
#include "library.hpp"
#include "nested.hpp"

#ifndef TMAP_CONTROL
outermost<3> o;
#endif
