// expect-error: split_cuts_a_digit<.*outer<A, B>, 2,
#include <tmap/picture.hpp>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 2), (B, 3));

#ifdef TMAP_CONTROL
auto picture = svg<m<fused(A* B) / 3>>();
#else
auto picture = svg<m<fused(A* B) / 2>>();
#endif
