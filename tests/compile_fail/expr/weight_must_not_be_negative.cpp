// expect-error: weight_must_not_be_negative<B, -1>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
HostTensor<float, m<linear(term(A, 1), term(B, 8))>> x;
#else
// [wrong]
HostTensor<float, m<linear(term(A, 1), term(B, -1))>> x;
// [/wrong]
#endif
