// expect-error: axis_has_two_sizes<query::A, 8, key::A, 16>
#include <tmap/tmap.hpp>
using namespace tmap;

namespace query {
TMAP_AXIS(A, 8);
}
namespace key {
TMAP_AXIS(A, 16);
}

#ifdef TMAP_CONTROL
HostTensor<bf16, m<key::A>> x;
#else
HostTensor<bf16, m<query::A, key::A>> x;
#endif
