// expect-error: divisor_must_divide_size<B, 512, 3, 513>
#include <tmap/algebra/notation.hpp>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
const short_text printed = to_text<m<B / 4>>();
#else
const short_text printed = to_text<m<B / 3>>();
#endif
