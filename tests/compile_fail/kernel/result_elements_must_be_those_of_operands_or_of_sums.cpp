// expect-error: result_elements_must_be_those_of_operands_or_of_sums<tmap::f16, tmap::bf16, float>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((M, 8), (N, 16), (K, 32));

template <class D, class Element>
using matrix = DmTensor<D, m<1>, m<1>, m<1>, Element>;
using rows = matrix<bf16, m<M, K>>;
using columns = matrix<bf16, m<K, N>>;

#ifdef TMAP_CONTROL
void run(context& ctx, const rows& x, const columns& y) {
  convert<f16>(ctx.main, contract<matrix<float, m<M, N>>>(ctx.main, x, y));
}
#else
// [wrong]
void run(context& ctx, const rows& x, const columns& y) { contract<matrix<f16, m<M, N>>>(ctx.main, x, y); }
// [/wrong]
#endif
