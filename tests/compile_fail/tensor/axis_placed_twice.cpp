// expect-error: axis_placed_twice<A, tmap::part::chip, tmap::part::element, 1>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
HbmTensor<bf16, m<A>, m<B>> x;
#else
// [wrong]
HbmTensor<bf16, m<A>, m<A>> x;
// [/wrong]
#endif
