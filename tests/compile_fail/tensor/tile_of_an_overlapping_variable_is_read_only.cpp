// expect-error: destination_must_be_mutable
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 64));
using Row = HostTensor<float, m<resize(A, 1), B>>;

#ifdef TMAP_CONTROL
using Whole = HostTensor<float, m<A, B>>;
#else
using Whole = HostTensor<float, m<linear(term(A, 1), term(B, 2))>>;
#endif

void write(context& ctx, const Row& row, Whole& x) { copy_into(ctx.pdma, row, x.tile<A, 1>(2)); }
