// expect-error: files_hold_complete_tensors
#include <tmap/npy.hpp>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8));

#ifdef TMAP_CONTROL
auto read() { return load_npy<HostTensor<float, m<A>>>("x.npy"); }
#else
// [wrong]
auto read() { return load_npy<HostTensor<float, m<resize(A, 6)>>>("x.npy"); }
// [/wrong]
#endif
