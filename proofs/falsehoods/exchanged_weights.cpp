// expect-error: static.?assert.*the product is its combination
#include "../static/law.hpp"
namespace tmap::proofs {

template <i64 a, i64 b>
struct law {
#ifdef TMAP_CONTROL
  using combination = m<linear(term(A<a>, b), term(B<b>, 1))>;
#else
  using combination = m<linear(term(A<a>, 1), term(B<b>, a))>;
#endif
  static_assert(same<m<A<a>, B<b>>, combination>, "the product is its combination");
};
static_assert(proved<law, at<2, 3>> == 1);

}  // namespace tmap::proofs
