// expect-error: no type named 'accepted' in '(struct )?tmap::why::divisor_must_divide_size<B, 512, 3, 513>'
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
HostTensor<bf16, m<A, pad(B, 513) / 3, pad(B, 513) % 3>> x;
#else
HostTensor<bf16, m<A, B / 3, B % 3>> x;
#endif
