// expect-error: 'accepted' in '(struct )?tmap::why::destination_overlaps<N, F>'
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((N, 5), (F, 3));

using Rows = HostTensor<f32, m<N, F>>;
using Window = HostTensor<f32, m<linear(term(N, 1), term(F, 2))>>;

void pack(context& ctx, const Rows& rows, const Window& window) {
#ifdef TMAP_CONTROL
  move_to<Rows>(ctx.pdma, window);
#else
  move_to<Window>(ctx.pdma, rows);
#endif
}
