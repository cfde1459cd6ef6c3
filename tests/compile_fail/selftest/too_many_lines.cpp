// selftest: prints \d+ lines, more than 12
// expect-error: size_must_be_even<3>
#include "library.hpp"

#ifndef TMAP_CONTROL
template <int N>
struct a : halves<N> {};
template <int N>
struct b : a<N> {};
template <int N>
struct c : b<N> {};
template <int N>
struct d : c<N> {};
template <int N>
struct e : d<N> {};
template <int N>
struct f : e<N> {};
template <int N>
struct g : f<N> {};
g<3> h;
#endif
