// expect-error: equality_of_padding_is_not_decided<tmap::resized<tmap::outer<A, C>, 10>, tmap::resized<tmap::outer<C, A>, 10> ?>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (C, 3));

#ifdef TMAP_CONTROL
bool asked = equivalent<m<resize(A * C, 9)>, m<resize(C * A, 9)>>;
#else
// [wrong]
bool asked = equivalent<m<resize(A * C, 10)>, m<resize(C * A, 10)>>;
// [/wrong]
#endif
