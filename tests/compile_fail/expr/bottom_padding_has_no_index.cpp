// Z23 of tests/cases/cases.json: reading or writing bottom padding.
// The compiler names the call; at run time it throws tmap::error.
// expect-error: constant expression
// expect-note: \(6\).*index\(\)
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 5));

#ifdef TMAP_CONTROL
constexpr auto at = map<m<pad<bottom>(A, 8)>>(4).index();
#else
// [wrong]
constexpr auto at = map<m<pad<bottom>(A, 8)>>(6).index();
// [/wrong]
#endif
