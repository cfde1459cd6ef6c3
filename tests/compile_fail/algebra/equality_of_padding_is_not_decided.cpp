// expect-error: equality_of_padding_is_not_decided<A, B, C>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512), (C, 3));

#ifdef TMAP_CONTROL
bool asked = equivalent<m<linear(term(A, 0), term(B, 0))>, m<linear(term(B, 0), term(A, 0))>>;
#else
// [wrong]
bool asked = equivalent<m<linear(term(A, 0), term(B, 0))>, m<linear(term(B, 0), term(C, 0))>>;
// [/wrong]
#endif
