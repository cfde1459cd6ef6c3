// expect-error: percent_after_star_needs_parentheses<tmap::outer<tmap::stride<B, 64>, B>, 32>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
HostTensor<float, m<B / 64, B % 64>> x;
#else
// [wrong]
HostTensor<float, m<B / 64 * B % 32>> x;
// [/wrong]
#endif
