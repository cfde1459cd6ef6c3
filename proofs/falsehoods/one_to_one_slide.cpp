// expect-error: static.?assert.*a slide is one-to-one
#include "../static/law.hpp"
namespace tmap::proofs {

template <i64 n, i64 f, i64 stride>
struct law {
  static_assert(functional<m<linear(term(A<n>, 1), term(B<f>, stride))>>, "a slide is one-to-one");
};
#ifdef TMAP_CONTROL
static_assert(proved<law, at<2, 3, 2>> == 1);
#else
static_assert(proved<law, at<5, 3, 2>> == 1);
#endif

}  // namespace tmap::proofs
