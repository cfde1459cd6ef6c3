// expect-error: completeness_is_not_decided<A>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8));

#ifdef TMAP_CONTROL
bool asked = complete<m<resize(A * (A / 2), 12)>>;
#else
// [wrong]
bool asked = complete<m<resize(A * (A / 2), 13)>>;
// [/wrong]
#endif
