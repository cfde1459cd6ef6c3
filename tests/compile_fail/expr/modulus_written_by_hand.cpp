// expect-error: modulus_must_divide_size<B, 512, 5, 515>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
HostTensor<float, modulo<m<B>, 4>> x;
#else
HostTensor<float, modulo<m<B>, 5>> x;
#endif
