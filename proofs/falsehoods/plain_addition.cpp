// expect-error: static.?assert.*indices of a split simply add
#include "../static/law.hpp"
namespace tmap::proofs {

template <i64 a, i64 b, i64 n>
struct law {
  using E = m<A<a>, B<b>>;
  static_assert(as_defined<outer<stride<E, n>, modulo<E, n>>>(), "indices of a split simply add");
};
#ifdef TMAP_CONTROL
static_assert(proved<law, at<2, 3, 3>> == 1);
#else
static_assert(proved<law, at<2, 3, 2>> == 1);
#endif

}  // namespace tmap::proofs
