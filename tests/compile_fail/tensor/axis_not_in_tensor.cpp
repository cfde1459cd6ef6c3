// Z25 of tests/cases/cases.json: coordinate of a foreign axis.
// expect-error: axis_not_in_tensor<B, A>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 4));

#ifdef TMAP_CONTROL
float first(const HostTensor<float, m<A>>& x) { return x.at(A = 0); }
#else
// [wrong]
float first(const HostTensor<float, m<A>>& x) { return x.at(B = 0); }
// [/wrong]
#endif
