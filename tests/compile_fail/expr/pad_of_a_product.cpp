// expect-error: pad_must_not_shrink<tmap::outer<A, B>, 4096, 4000>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
HostTensor<float, m<pad<zero>(A* B, 4100)>> x;
#else
HostTensor<float, m<pad<zero>(A* B, 4000)>> x;
#endif
