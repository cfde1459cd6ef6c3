// expect-error: static.?assert.*paddings are equal
#include "../static/law.hpp"
namespace tmap::proofs {

template <i64 a, i64 n>
struct law {
#ifdef TMAP_CONTROL
  using other = m<pad<zero>(A<a>, n)>;
#else
  using other = m<pad<bottom>(A<a>, n)>;
#endif
  static_assert(same<m<pad<zero>(A<a>, n)>, other>, "paddings are equal");
};
static_assert(proved<law, at<5, 8>> == 1);

}  // namespace tmap::proofs
