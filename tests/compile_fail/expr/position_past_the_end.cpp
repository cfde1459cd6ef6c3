// The compiler names the call; at run time it throws tmap::out_of_range.
// expect-error: constant expression
// expect-note: operator=(<int>)?\(8\)
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((B, 512));

#ifdef TMAP_CONTROL
constexpr auto at = index_of(B / 64 = 7);
#else
// [wrong]
constexpr auto at = index_of(B / 64 = 8);
// [/wrong]
#endif
