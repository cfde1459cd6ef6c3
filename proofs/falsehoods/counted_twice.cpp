// expect-error: static.?assert.*three instances
#include "../static/law.hpp"
namespace tmap::proofs {

// An instance that is listed twice is one.
template <i64 a>
struct law {
  static_assert(same<m<1, A<a>>, m<A<a>>>);
};
#ifdef TMAP_CONTROL
static_assert(proved<law, at<1>, at<2>, at<3>> == 3, "three instances");
#else
static_assert(proved<law, at<1>, at<2>, at<2>> == 3, "three instances");
#endif

}  // namespace tmap::proofs
