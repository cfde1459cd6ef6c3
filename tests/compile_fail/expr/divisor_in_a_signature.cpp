// expect-error: divisor_must_divide_size<B, 512, 3, 513>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
bf16 first(const HbmTensor<bf16, m<A>, m<B / 2>>& x) { return x.at(); }
#else
bf16 first(const HbmTensor<bf16, m<A>, m<B / 3>>& x) { return x.at(); }
#endif
