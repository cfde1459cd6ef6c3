// expect-error: split_padding_cannot_enclose_padding_of_another_kind<tmap::outer<tmap::stride<
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((N, 5));

#ifdef TMAP_CONTROL
HostTensor<float, m<pad<zero>(N, 16) / 4, pad<zero>(pad<zero>(N, 16) % 4, 6)>> x;
#else
// [wrong]
HostTensor<float, m<pad<zero>(N, 16) / 4, pad(pad<zero>(N, 16) % 4, 6)>> x;
// [/wrong]
#endif
