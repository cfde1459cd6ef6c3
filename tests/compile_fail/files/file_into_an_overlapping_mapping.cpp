// expect-error: destination_overlaps<A, B>
#include <tmap/npy.hpp>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 64));

#ifdef TMAP_CONTROL
auto read() { return load_npy<HostTensor<float, m<A, B>>>("x.npy"); }
#else
auto read() { return load_npy<HostTensor<float, m<linear(term(A, 1), term(B, 2))>>>("x.npy"); }
#endif
