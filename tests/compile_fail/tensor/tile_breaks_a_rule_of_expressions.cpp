// expect-error: divisor_must_divide_size<B, 512, 3, 513>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
void look(const HostTensor<float, m<B>>& x) { x.tile<B / 2, 2>(0); }
#else
void look(const HostTensor<float, m<B>>& x) { x.tile<B / 3, 2>(0); }
#endif
