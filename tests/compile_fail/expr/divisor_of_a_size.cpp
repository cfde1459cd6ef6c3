// The carrier itself has no size: the compiler names it in its own words.
// expect-error: divisor_must_divide_size<B, 512, 3, 513>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
i64 n = m<B / 2>::size;
#else
i64 n = m<B / 3>::size;
#endif
