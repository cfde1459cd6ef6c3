// expect-error: unit_must_be_whole_bytes<20, 24>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((N, 5));

#ifdef TMAP_CONTROL
HostTensor<i4, m<pad(N, 6)>> x;
#else
// [wrong]
HostTensor<i4, m<N>> x;
// [/wrong]
#endif
