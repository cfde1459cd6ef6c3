// expect-error: slash_after_star_needs_parentheses<tmap::outer<A, B>, 2>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
HostTensor<float, m<A*(B / 2)>> x;
#else
// [wrong]
HostTensor<float, m<A * B / 2>> x;
// [/wrong]
#endif
