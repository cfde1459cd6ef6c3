// expect-error: linear_combination_must_stay_whole<tmap::linear_combination<tmap::weighted<N, 1>, tmap::weighted<F, 2> ?> ?>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((N, 5), (F, 3));

#ifdef TMAP_CONTROL
HostTensor<float, m<linear(term(N, 1), term(F, 2))>> x;
#else
// [wrong]
HostTensor<float, m<linear(term(N, 1), term(F, 2)) / 3>> x;
// [/wrong]
#endif
