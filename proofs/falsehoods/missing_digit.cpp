// expect-error: static.?assert.*every index has a place
#include "../static/law.hpp"
namespace tmap::proofs {

template <i64 b, i64 n>
struct law {
#ifdef TMAP_CONTROL
  using X = HbmTensor<float, m<B<b> / n>, m<B<b> % n>>;
#else
  using X = HbmTensor<float, m<1>, m<B<b> % n>>;
#endif
  static_assert(complete<X>, "every index has a place");
};
static_assert(proved<law, at<8, 2>> == 1);

}  // namespace tmap::proofs
