// expect-error: product_exceeds_63_bits<A, 1099511627776, B, 1099511627776>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 1LL << 40), (B, 1LL << 40));

#ifdef TMAP_CONTROL
bool asked = complete<outer<m<A>, m<B % 1024>>>;
#else
bool asked = complete<outer<m<A>, m<B>>>;
#endif
