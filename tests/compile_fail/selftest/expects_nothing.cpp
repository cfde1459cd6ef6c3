// selftest: has no `// expect-error: <regex>` line
#include "library.hpp"

#ifndef TMAP_CONTROL
halves<3> h;
#endif
