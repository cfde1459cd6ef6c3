// expect-error: overlap_is_not_decided<tmap::outer<B, B> ?>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
bool asked = replicated<m<B, 2>>;
#else
// [wrong]
bool asked = replicated<m<B, B>>;
// [/wrong]
#endif
