// expect-error: divisor_must_divide_size<B, 512, 3, 513>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
using half = m<B / 2>;
using weights = HbmTensor<bf16, m<A>, half>;
weights x;
#else
using third = m<B / 3>;
using weights = HbmTensor<bf16, m<A>, third>;
weights x;
#endif
