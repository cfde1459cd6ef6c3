// expect-error: ragged_domains_cannot_be_compared<A, C>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (C, 3));

#ifdef TMAP_CONTROL
auto shorten(context& ctx, const HostTensor<float, m<resize(A* C, 12)>>& x) {
  return x.to_host<m<resize(A * C, 9)>>(ctx.pdma);
}
#else
// [wrong]
auto shorten(context& ctx, const HostTensor<float, m<resize(A* C, 11)>>& x) {
  return x.to_host<m<resize(A * C, 10)>>(ctx.pdma);
}
// [/wrong]
#endif
