// Z20 of tests/cases/cases.json: linear combination above 64 bits.
// expect-error: linear_combination_exceeds_63_bits<A, 1099511627776, 1099511627776>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 1LL << 40), (B, 2));

#ifdef TMAP_CONTROL
bool asked = complete<m<linear(term(A, 1LL << 20), term(B, 1))>>;
#else
// [wrong]
bool asked = complete<m<linear(term(A, 1LL << 40), term(B, 1))>>;
// [/wrong]
#endif
