// expect-error: size_must_not_be_negative<-2>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
HostTensor<float, m<B, 2>> x;
#else
// [wrong]
HostTensor<float, m<B, -2>> x;
// [/wrong]
#endif
