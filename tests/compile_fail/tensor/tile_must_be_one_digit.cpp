// expect-error: tile_must_be_one_digit<tmap::outer<A, B> ?>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
void look(const HostTensor<float, m<A, B>>& x) { x.tile<A, 2>(0); }
#else
// [wrong]
void look(const HostTensor<float, m<A, B>>& x) { x.tile<A * B, 2>(0); }
// [/wrong]
#endif
