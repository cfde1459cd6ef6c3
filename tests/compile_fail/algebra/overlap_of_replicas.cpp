// expect-error: overlap_is_not_decided<U>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((U, 1LL << 40));

#ifdef TMAP_CONTROL
bool asked = injective<m<slice(U, 0, 8192), slice(U, 0, 8192)>>;
#else
// [wrong]
bool asked = injective<m<slice(U, 0, 8192, 4001), slice(U, 0, 8192, 4003)>>;
// [/wrong]
#endif
