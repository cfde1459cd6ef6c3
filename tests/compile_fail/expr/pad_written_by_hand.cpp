// expect-error: pad_must_not_shrink<B, 512, 500>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
HostTensor<float, padding<m<B>, 520>> x;
#else
HostTensor<float, padding<m<B>, 500>> x;
#endif
