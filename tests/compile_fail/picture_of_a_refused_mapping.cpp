// expect-error: divisor_must_divide_size<B, 512, 3, 513>
#include <tmap/picture.hpp>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
auto picture = text<m<B / 4>>() + svg<m<B / 4>>();
#else
auto picture = text<m<B / 3>>();
#endif
