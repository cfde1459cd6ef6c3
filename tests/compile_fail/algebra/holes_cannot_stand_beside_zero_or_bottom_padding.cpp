// expect-error: holes_cannot_stand_beside_zero_or_bottom_padding<tmap::padding<tmap::linear_combination<
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((N, 5), (F, 3));

#ifdef TMAP_CONTROL
HostTensor<float, m<pad(linear(term(N, 2), term(F, 4)), 32)>> x;
#else
// [wrong]
HostTensor<float, m<pad<zero>(linear(term(N, 2), term(F, 4)), 32)>> x;
// [/wrong]
#endif
