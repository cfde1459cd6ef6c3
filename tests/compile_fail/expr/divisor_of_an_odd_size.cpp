// Z34 of tests/cases/cases.json: 173 columns in patches of 2.
// expect-error: divisor_must_divide_size<W, 173, 2, 174>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((W, 173));

#ifdef TMAP_CONTROL
HostTensor<float, m<pad(W, 174) / 2, pad(W, 174) % 2>> x;
#else
HostTensor<float, m<W / 2, W % 2>> x;
#endif
