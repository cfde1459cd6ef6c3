// expect-error: files_hold_host_tensors_move_first<tmap::tier::hbm>
#include <tmap/npy.hpp>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8));

#ifdef TMAP_CONTROL
void keep(const HostTensor<float, m<A>>& x) { save_npy("x.npy", x); }
#else
// [wrong]
void keep(const HbmTensor<float, m<1>, m<A>>& x) { save_npy("x.npy", x); }
// [/wrong]
#endif
