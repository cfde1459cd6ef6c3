// expect-error: equality_of_domains_is_not_decided<A, C>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (C, 3));

#ifdef TMAP_CONTROL
bool asked = same_domain<m<resize(A * C, 9)>, m<resize(A * C, 12)>>;
#else
// [wrong]
bool asked = same_domain<m<resize(A * C, 10)>, m<resize(A * C, 11)>>;
// [/wrong]
#endif
