// expect-error: number_must_be_an_integer<B, bool>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
HostTensor<float, m<B % A.size>> x;
#else
HostTensor<float, m<B % (A.size == 8)>> x;
#endif
