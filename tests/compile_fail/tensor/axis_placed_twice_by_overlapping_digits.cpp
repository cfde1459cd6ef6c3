// expect-error: axis_placed_twice<B, tmap::part::slice, tmap::part::element, 2>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
DmTensor<bf16, m<A>, m<1>, m<B / 4>, m<B % 4>> x;
#else
DmTensor<bf16, m<A>, m<1>, m<B / 2>, m<B % 4>> x;
#endif
