// expect-error: overlap_is_not_decided<V, W>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((V, 8192), (W, 8192));

#ifdef TMAP_CONTROL
bool asked = overlapping<m<linear(term(V, 1), term(W, 2))>>;
#else
// [wrong]
bool asked = overlapping<m<linear(term(V, 4001), term(W, 4003))>>;
// [/wrong]
#endif
