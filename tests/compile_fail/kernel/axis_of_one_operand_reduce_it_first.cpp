// expect-error: axis_of_one_operand_reduce_it_first<B>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((M, 8), (N, 16), (K, 32), (B, 4));

template <class Element>
using matrix = DmTensor<bf16, m<1>, m<1>, m<1>, Element>;
using product = matrix<m<M, N>>;

#ifdef TMAP_CONTROL
void run(context& ctx, const matrix<m<B, M, K>>& x, const matrix<m<K, N>>& y) {
  contract<product>(ctx.main, reduce<B>(ctx.main, op::sum{}, x), y);
}
#else
// [wrong]
void run(context& ctx, const matrix<m<B, M, K>>& x, const matrix<m<K, N>>& y) {
  contract<product>(ctx.main, x, y);
}
// [/wrong]
#endif
