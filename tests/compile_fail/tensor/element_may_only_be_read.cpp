// An element of a constant variable: the words are the compiler's own.
// expect-error: not assignable|lvalue required
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
void clear(HostTensor<float, m<A>>& x) { x.at(A = 0) = 0; }
#else
// [wrong]
void clear(const HostTensor<float, m<A>>& x) { x.at(A = 0) = 0; }
// [/wrong]
#endif
