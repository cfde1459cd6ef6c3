// Slices of x and y are multiplied where they are: K in slices of one and in elements of the other do not
// meet.
// expect-error: operand_lies_on_other_slices_use_to_dm<tmap::broadcast<1>, tmap::broadcast<1>, K>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((M, 8), (N, 16), (K, 32));

template <class Slice, class Element>
using matrix = DmTensor<float, m<1>, m<1>, Slice, Element>;
using product = matrix<m<1>, m<M, N>>;

#ifdef TMAP_CONTROL
void run(context& ctx, const matrix<m<K>, m<M>>& x, const matrix<m<1>, m<K, N>>& y) {
  contract<product>(ctx.main, x, y.to_dm<m<1>, m<K>, m<N>>(ctx.tdma));
}
#else
void run(context& ctx, const matrix<m<K>, m<M>>& x, const matrix<m<1>, m<K, N>>& y) {
  contract<product>(ctx.main, x, y);
}
#endif
