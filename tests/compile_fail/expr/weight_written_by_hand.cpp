// expect-error: weight_must_not_be_negative<B, -1>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
HostTensor<float, linear_combination<weighted<m<B>, 1>>> x;
#else
HostTensor<float, linear_combination<weighted<m<B>, -1>>> x;
#endif
