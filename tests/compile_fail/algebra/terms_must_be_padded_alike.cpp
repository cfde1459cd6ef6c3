// expect-error: terms_must_be_padded_alike<tmap::linear_combination<
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((N, 5), (F, 3));

#ifdef TMAP_CONTROL
HostTensor<float, m<linear(term(pad<zero>(N, 6), 4), term(pad<zero>(F, 4), 1))>> x;
#else
// [wrong]
HostTensor<float, m<linear(term(pad<zero>(N, 6), 4), term(pad<bottom>(F, 4), 1))>> x;
// [/wrong]
#endif
