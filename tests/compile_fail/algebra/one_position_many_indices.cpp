// expect-error: one_position_many_indices<tmap::linear_combination<tmap::weighted<N, 1>, tmap::weighted<F, 2> ?> ?>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((N, 5), (F, 3));

#ifdef TMAP_CONTROL
bool c = maps<m<linear(term(N, 1), term(F, 2))>>(4, index_of(N = 4));
#else
// [wrong]
cell c = map<m<linear(term(N, 1), term(F, 2))>>(4);
// [/wrong]
#endif
