// expect-error: divisor_must_divide_size<B, 512, 3, 513>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
auto all = indices<m<B / 2>>(2);
#else
auto all = indices<m<B / 3>>(2);
#endif
