// An element that sits at several positions: the words are the compiler's own.
// expect-error: read_only|discards qualifiers|no viable overloaded
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
void clear(HostTensor<bf16, m<A>>& x) { x.at(A = 0) = bf16(0.0f); }
#else
// [wrong]
void clear(HostTensor<bf16, m<A, 2>>& x) { x.at(A = 0) = bf16(0.0f); }
// [/wrong]
#endif
