// expect-error: tile_exceeds<tmap::stride<B, 32>, 16, 17>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
void look(const HostTensor<float, m<B>>& x) { x.tile<B / 32, 16>(0); }
#else
// [wrong]
void look(const HostTensor<float, m<B>>& x) { x.tile<B / 32, 17>(0); }
// [/wrong]
#endif
