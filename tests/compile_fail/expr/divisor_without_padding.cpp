// Z03 of tests/cases/cases.json: ragged split without padding.
// expect-error: divisor_must_divide_size<D, 61, 32, 64>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((D, 61));

#ifdef TMAP_CONTROL
HostTensor<float, m<pad(D, 64) / 32, pad(D, 64) % 32>> x;
#else
HostTensor<float, m<D / 32, D % 32>> x;
#endif
