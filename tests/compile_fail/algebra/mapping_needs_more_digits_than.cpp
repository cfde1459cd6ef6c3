// expect-error: mapping_needs_more_digits_than<20>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 2), (B, 2), (C, 2), (D, 2), (E, 2), (F, 2), (G, 2), (H, 2), (I, 2), (J, 2), (K, 2), (L, 2),
          (N, 2));

#ifdef TMAP_CONTROL
using spread = m<A, 2, B, 2, C, 2, D, 2, E, 2, F, 2, G, 2, H, 2, I, 2, J, 2>;
#else
// [wrong]
using spread = m<A, 2, B, 2, C, 2, D, 2, E, 2, F, 2, G, 2, H, 2, I, 2, J, 2, K>;
// [/wrong]
#endif

HostTensor<float, spread> x;
