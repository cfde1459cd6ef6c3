// expect-error: digits_past_the_axis_must_be_padded_alike<D>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((D, 13));

#ifdef TMAP_CONTROL
HostTensor<float, m<pad<zero>(D, 16) / 8, pad<zero>(D, 16) % 8>> x;
#else
// [wrong]
HostTensor<float, m<pad<zero>(D, 16) / 8, pad<bottom>(D, 16) % 8>> x;
// [/wrong]
#endif
