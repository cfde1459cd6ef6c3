// expect-error: overlap_is_not_decided<tmap::linear_combination<tmap::weighted<B, 1>, tmap::weighted<B, 3> ?> ?>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
bool asked = overlapping<m<linear(term(B, 1), term(A, 3))>>;
#else
// [wrong]
bool asked = overlapping<m<linear(term(B, 1), term(B, 3))>>;
// [/wrong]
#endif
