// expect-error: axis_placed_twice<A, tmap::part::element, tmap::part::element, 1>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
HostTensor<bf16, m<linear(term(A, 1), term(B, 2))>> x;
#else
HostTensor<bf16, m<linear(term(A, 1), term(A, 2))>> x;
#endif
