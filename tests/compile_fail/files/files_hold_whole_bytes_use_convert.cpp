// expect-error: files_hold_whole_bytes_use_convert<tmap::i4>
#include <tmap/npy.hpp>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8));

#ifdef TMAP_CONTROL
void keep(const HostTensor<i8, m<A>>& x) { save_npy("x.npy", x); }
#else
// [wrong]
void keep(const HostTensor<i4, m<A>>& x) { save_npy("x.npy", x); }
// [/wrong]
#endif
