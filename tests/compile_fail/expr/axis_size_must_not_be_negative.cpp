// expect-error: the size of an axis must not be negative
#include <tmap/tmap.hpp>
using namespace tmap;

#ifdef TMAP_CONTROL
TMAP_AXIS(C, 0);
#else
// [wrong]
TMAP_AXIS(C, -1);
// [/wrong]
#endif
