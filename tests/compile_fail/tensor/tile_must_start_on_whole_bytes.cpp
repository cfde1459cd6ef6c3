// expect-error: tile_must_start_on_whole_bytes<A, 4>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
void look(const HostTensor<i4, m<A>>& x) { x.tile<A / 2, 1>(0); }
#else
// [wrong]
void look(const HostTensor<i4, m<A>>& x) { x.tile<A, 2>(0); }
// [/wrong]
#endif
