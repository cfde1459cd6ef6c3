// These are the compiler's own words; g++ says them once for each argument.
// expect-error: argument 2 in template parameter list|must be a type
// allow-error: argument 3 in template parameter list
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
HbmTensor<bf16, m<A>, m<B>> x;
#else
// [wrong]
HbmTensor<bf16, A, B> x;
// [/wrong]
#endif
