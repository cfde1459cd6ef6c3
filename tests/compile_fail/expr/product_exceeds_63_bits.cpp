// Z19 of tests/cases/cases.json: product above 64 bits.
// expect-error: product_exceeds_63_bits<A, 1099511627776, B, 1099511627776>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 1LL << 40), (B, 1LL << 40));

#ifdef TMAP_CONTROL
bool asked = complete<m<A, B % 1024>>;
#else
// [wrong]
bool asked = complete<m<A, B>>;
// [/wrong]
#endif
