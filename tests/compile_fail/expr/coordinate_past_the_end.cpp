// Z24 of tests/cases/cases.json: coordinate past the end.
// The compiler names the call; at run time it throws tmap::out_of_range.
// expect-error: constant expression
// expect-note: A.*operator=(<int>)?\(8\)
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8));

#ifdef TMAP_CONTROL
constexpr auto at = index_of(A = 7);
#else
// [wrong]
constexpr auto at = index_of(A = 8);
// [/wrong]
#endif
