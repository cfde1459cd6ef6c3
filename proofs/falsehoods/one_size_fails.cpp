// expect-error: static.?assert.*holds at every size
#include "../static/law.hpp"
namespace tmap::proofs {

// One size of many at which a law is false is enough.
template <i64 a>
struct law {
  static_assert(a == 0 || differ<m<A<a>, 2>, m<2, A<a>>>, "holds at every size");
};
#ifdef TMAP_CONTROL
static_assert(proved<law, at<2>, at<3>, at<4>, at<8>> == 4);
#else
static_assert(proved<law, at<2>, at<3>, at<1>, at<8>> == 4);
#endif

}  // namespace tmap::proofs
