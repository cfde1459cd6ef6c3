// Z31 of tests/cases/cases.json: two declarations of one axis name with different sizes.
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
HbmTensor<bf16, m<query::A>, m<2>> x;
#else
// [wrong]
HbmTensor<bf16, m<query::A>, m<key::A>> x;
// [/wrong]
#endif
