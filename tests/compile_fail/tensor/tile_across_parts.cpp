// expect-error: tile_must_be_one_digit<B>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
void look(const HbmTensor<float, m<B / 64>, m<A, B % 64>>& x) { x.tile<B % 64, 2>(0); }
#else
void look(const HbmTensor<float, m<B / 64>, m<A, B % 64>>& x) { x.tile<B, 2>(0); }
#endif
