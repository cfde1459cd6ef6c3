// expect-error: axis_not_in_tensor<A, B>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
float first(const HostTensor<float, m<B>>& x) { return x.tile<B / 32, 2>(3).at(B = 1); }
#else
float first(const HostTensor<float, m<B>>& x) { return x.tile<B / 32, 2>(3).at(A = 0, B = 1); }
#endif
