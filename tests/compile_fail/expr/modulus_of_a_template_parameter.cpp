// expect-error: modulus_must_divide_size<B, 512, 5, 515>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

template <class E, i64 N>
using rows = HostTensor<float, m<m_v<E> % N>>;

#ifdef TMAP_CONTROL
rows<m<B>, 4> x;
#else
rows<m<B>, 5> x;
#endif
