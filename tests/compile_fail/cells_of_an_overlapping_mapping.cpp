// expect-error: one_position_many_indices
#include <tmap/ranges.hpp>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
auto all = cells<m<linear(term(A, 512), term(B, 1))>>();
#else
auto all = cells<m<linear(term(A, 1), term(B, 1))>>();
#endif
