// expect-error: axes_exceed<13, 12>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 2), (B, 2), (C, 2), (D, 2), (E, 2), (F, 2), (G, 2), (H, 2), (I, 2), (J, 2), (K, 2), (L, 2),
          (N, 2));

#ifdef TMAP_CONTROL
using many = m<A, B, C, D, E, F, G, H, I, J, K, L>;
#else
// [wrong]
using many = m<A, B, C, D, E, F, G, H, I, J, K, L, N>;
// [/wrong]
#endif

HostTensor<float, many> x;
