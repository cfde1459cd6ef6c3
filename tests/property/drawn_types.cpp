// Drawn pairs as types; written by write_types.cpp, with the answers of brute force.
// clang-format off
#include "types.hpp"

namespace drawn_0 {
TMAP_AXES((A, 16), (B, 8), (C, 4));
using X = parts<m<B % 4>>;
using Y = parts<m<A / 4, slice(((pad<zero>(pad(A, 16), 20) % 10) / 2), 1, 1, 4)>, m<slice((pad<zero>(pad(A, 16), 20) / 10), 0, 1, 1), resize(((pad<zero>(pad(A, 16), 20) % 10) % 2), 2)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(1, index_of(B = 1)));
static_assert(holds<X>(3, index_of(B = 3)));
static_assert(holds<Y>(2, index_of(A = 6)));
static_assert(holds<Y>(7, index_of(A = 15)));
}

namespace drawn_1 {
TMAP_AXES((A, 12), (B, 1), (C, 4));
using X = parts<m<pad(pad(C, 8), 14)>, m<1>, m<1>>;
using Y = parts<m<pad(pad(C, 8), 14)>, m<resize((m_v<m<1>> / 1), 1)>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(4, top));
static_assert(pads<X>(13, top));
static_assert(pads<Y>(4, top));
static_assert(pads<Y>(13, top));
}

namespace drawn_2 {
TMAP_AXES((A, 16), (B, 1), (C, 16));
using X = parts<m<(A % 8) % 4, pad<bottom>((pad(B, 6) / 3), 4)>, m<resize(((((pad(B, 6) % 3) / 1) * ((A % 8) / 4)) * (A / 8)), 6)>>;
using Y = parts<m<((A % 8) % 4) * pad<bottom>((pad(B, 6) / 3), 4), resize(((((pad(B, 6) % 3) / 1) * (resize(pad<zero>((A % 8), 8), 8) / 4)) * (A / 8)), 5)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(pads<X>(32, top));
static_assert(pads<X>(95, bottom));
static_assert(pads<Y>(26, top));
static_assert(pads<Y>(79, bottom));
}

namespace drawn_3 {
TMAP_AXES((A, 7), (B, 6), (C, 8));
using X = parts<m<A / 7, A % 7>, m<C>, m<1>>;
using Y = parts<m<A / 7, 1, A % 7>, m<C>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(18, index_of(A = 2, C = 2)));
static_assert(holds<X>(55, index_of(A = 6, C = 7)));
static_assert(holds<Y>(18, index_of(A = 2, C = 2)));
static_assert(holds<Y>(55, index_of(A = 6, C = 7)));
}

namespace drawn_4 {
TMAP_AXES((A, 7), (B, 3), (C, 2));
using X = parts<m<(B / 3) / 1>, m<pad((pad(B, 6) / 6), 4)>, m<pad(B, 6) % 6>, m<C>, m<1>>;
using Y = parts<m<fused(((B / 3) / 1) * m_v<m<2>>) / 2>, m<pad((pad(B, 6) / 6), 4)>, m<pad(B, 6) % 6>, m<C>, m<resize(pad(m_v<m<1>>, 5), 1), m_v<m<1>> % 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(16, top));
static_assert(pads<X>(47, top));
static_assert(pads<Y>(16, top));
static_assert(pads<Y>(47, top));
}

namespace drawn_5 {
TMAP_AXES((A, 13), (B, 7), (C, 8));
using X = parts<m<C % 2>, m<slice(m_v<m<1>>, 0, 1, 1)>, m<1>>;
using Y = parts<m<fused((fused(m_v<m<1>> * C) / 2) * (fused(m_v<m<1>> * C) % 2)) % 2>, m<fused(m_v<m<1>> * slice(m_v<m<1>>, 0, 1, 1)) % 1>, m<pad<zero>(m_v<m<1>>, 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(1, index_of(C = 1)));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(1, index_of(C = 1)));
}

namespace drawn_6 {
TMAP_AXES((A, 8), (B, 2), (C, 2));
using X = parts<m<(pad(B, 5) % 5) % 5>, m<pad(B, 5) / 5, (pad(B, 5) % 5) / 5>, m<1>, m<1>, m<1>>;
using Y = parts<m<(pad(B, 5) % 5) % 5>, m<pad(B, 5) / 5, linear(term(((pad(B, 5) % 5) / 5), 1))>, m<1>, m<slice(m_v<m<1>>, 0, 1, 1)>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(1, index_of(B = 1)));
static_assert(pads<X>(4, top));
static_assert(holds<Y>(1, index_of(B = 1)));
static_assert(pads<Y>(4, top));
}

namespace drawn_7 {
TMAP_AXES((A, 16), (B, 12), (C, 4));
using X = parts<m<(pad<zero>(pad(pad<bottom>(B, 14), 19), 21) % 7) / 7>, m<pad<zero>(pad(pad<bottom>(B, 14), 19), 21) / 7>, m<slice(((pad<zero>(pad(pad<bottom>(B, 14), 19), 21) % 7) % 7), 6, 1, 1)>, m<1>>;
using Y = parts<m<(pad<zero>(pad(pad<bottom>(B, 14), 19), 21) % 7) / 7>, m<pad<zero>(pad(resize(pad<zero>(pad<bottom>(C, 14), 16), 14), 19), 21) / 7>, m<slice((linear(term((pad<zero>(pad(pad<bottom>(B, 14), 19), 21) % 7), 1)) % 7), 6, 1, 1), 1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(pads<X>(1, bottom));
static_assert(pads<X>(2, zero));
static_assert(pads<Y>(1, bottom));
static_assert(pads<Y>(2, top));
}

namespace drawn_8 {
TMAP_AXES((A, 7), (B, 2), (C, 13));
using X = parts<m<slice((pad<zero>(B, 4) / 2), 1, 1, 1)>, m<pad<zero>(B, 4) % 2>, m<1>>;
using Y = parts<m<slice((pad<zero>(B, 4) / 2), 1, 1, 1)>, m<(fused(m_v<m<2>> * pad<zero>(resize(B, 2), 4)) % 4) % 2>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(0, zero));
static_assert(pads<X>(1, zero));
static_assert(pads<Y>(0, zero));
static_assert(pads<Y>(1, zero));
}

namespace drawn_9 {
TMAP_AXES((A, 128), (B, 5), (C, 128));
using X = parts<m<pad(B, 7), (C % 64) % 4, slice(((C % 64) / 4), 12, 4, 1)>>;
using Y = parts<m<fused(m_v<m<2>> * (fused(m_v<m<2>> * (pad(pad(B, 7), 7) * (((C % 64) % 4) * slice(((C % 64) / 4), 12, 4, 1)))) % 112)) % 112>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(37, index_of(B = 2, C = 53)));
static_assert(pads<X>(111, top));
static_assert(holds<Y>(37, index_of(B = 2, C = 53)));
static_assert(pads<Y>(111, top));
}

namespace drawn_10 {
TMAP_AXES((A, 9), (B, 8), (C, 13));
using X = parts<m<(pad<bottom>((m_v<m<2>> * C), 30) % 6) / 6>, m<(pad<bottom>((m_v<m<2>> * C), 30) % 6) % 6>, m<1>, m<1>>;
using Y = parts<m<(pad<bottom>(resize(pad((m_v<m<2>> * C), 30), 26), 30) % 6) / 6>, m<(pad<bottom>((m_v<m<2>> * C), 30) % 6) % 6>, m<fused((fused(resize(pad(m_v<m<1>>, 5), 1) * m_v<m<2>>) / 2) * m_v<m<2>>) / 2>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(2, index_of(C = 2)));
static_assert(holds<X>(5, index_of(C = 5)));
static_assert(holds<Y>(2, index_of(C = 2)));
static_assert(holds<Y>(5, index_of(C = 5)));
}

namespace drawn_11 {
TMAP_AXES((A, 6), (B, 4), (C, 12));
using X = parts<m<slice(((A % 6) / 2), 2, 1, 4), A / 6>, m<pad((C / 4), 8) / 2>, m<pad((C / 4), 8) % 2>, m<1>, m<1>>;
using Y = parts<m<slice((resize(A, 6) / 2), 2, 1, 4), A / 6>, m<pad((C / 4), 8) / 2>, m<pad(pad(((C / 1) / 4), 4), 8) % 2>, m<1>, m<pad(m_v<m<1>>, 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(2, index_of(A = 4, C = 8)));
static_assert(pads<X>(7, top));
static_assert(holds<Y>(2, index_of(A = 4, C = 8)));
static_assert(pads<Y>(7, top));
}

namespace drawn_12 {
TMAP_AXES((A, 3), (B, 4), (C, 8));
using X = parts<m<slice(pad(C, 12), 0, 12, 1), slice(((pad<zero>((fused(C * C) / 1), 67) % 1) / 1), 0, 1, 4)>, m<(pad<zero>((fused(C * C) / 1), 67) % 1) % 1>, m<1>, m<resize(m_v<m<1>>, 1)>, m<1>>;
using Y = parts<m<slice(pad(C, 12), 0, 12, 1), slice(((pad<zero>((fused(C * C) / 1), 67) % 1) / 1), 0, 1, 4)>, m<(fused((pad<zero>((fused(C * C) / 1), 67) % 1) * m_v<m<2>>) / 2) % 1>, m<1, resize(m_v<m<1>>, 1)>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(4, index_of(C = 4)));
static_assert(pads<X>(11, top));
static_assert(holds<Y>(4, index_of(C = 4)));
static_assert(pads<Y>(11, top));
}

namespace drawn_13 {
TMAP_AXES((A, 9), (B, 4), (C, 3));
using X = parts<m<fused(A * A) / 81>, m<1>, m<1>, m<1>>;
using Y = parts<m<fused(A * A) / 81>, m<1>, m<1>, m<fused(m_v<m<1>> * m_v<m<1>>) % 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
}

namespace drawn_14 {
TMAP_AXES((A, 3), (B, 9), (C, 2));
using X = parts<m<((A % 1) / 1) * slice(((A % 1) % 1), 0, 1, 3), A / 1>>;
using Y = parts<m<linear(term(((resize((A % 1), 1) / 1) * slice(((A % 1) % 1), 0, 1, 3)), 3), term(slice((A / 1), 0, 3, 1), 1))>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(1, index_of(A = 1)));
static_assert(holds<X>(2, index_of(A = 2)));
static_assert(holds<Y>(1, index_of(A = 1)));
static_assert(holds<Y>(2, index_of(A = 2)));
}

namespace drawn_15 {
TMAP_AXES((A, 27), (B, 61), (C, 2));
using X = parts<m<slice(B, 18, 16, 1), (linear(term(A, 30), term(A, 1)) % 1) / 1, slice(((linear(term(A, 30), term(A, 1)) % 1) % 1), 0, 1, 1)>, m<1>>;
using Y = parts<m<slice(B, 18, 16, 1), (pad<bottom>(linear(term(A, 30), term(A, 1)), 807) % 1) / 1, slice(((linear(term(A, 30), term(A, 1)) % 1) % 1), 0, 1, 1)>, m<2>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(5, index_of(B = 23)));
static_assert(holds<X>(15, index_of(B = 33)));
static_assert(holds<Y>(10, index_of(B = 23)));
static_assert(holds<Y>(31, index_of(B = 33)));
}

namespace drawn_16 {
TMAP_AXES((A, 4), (B, 3), (C, 12));
using X = parts<m<pad(m_v<m<2>>, 6)>>;
using Y = parts<m<(B % 3) / 3, resize((B / 3), 1), (B % 3) % 3>, m<pad<bottom>((B / 1), 5) / 5>, m<1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(pads<X>(2, top));
static_assert(pads<X>(5, top));
static_assert(holds<Y>(1, index_of(B = 1)));
static_assert(holds<Y>(2, index_of(B = 2)));
}

namespace drawn_17 {
TMAP_AXES((A, 36), (B, 3), (C, 2));
using X = parts<m<(pad<bottom>(A, 42) % 2) * (pad<bottom>(A, 42) / 2), C>, m<1>, m<1>, m<1>>;
using Y = parts<m<(pad<bottom>(A, 42) % 2) * slice(pad<bottom>(A, 42), 0, 21, 2), C>, m<pad(m_v<m<1>>, 1)>, m<pad<zero>(linear(term(m_v<m<1>>, 1)), 1)>, m<2>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(28, index_of(A = 28)));
static_assert(pads<X>(83, bottom));
static_assert(holds<Y>(56, index_of(A = 28)));
static_assert(pads<Y>(167, bottom));
}

namespace drawn_18 {
TMAP_AXES((A, 4), (B, 12), (C, 12));
using X = parts<m<pad<zero>(C, 14) / 14, (pad<zero>(C, 14) % 14) / 2, C / 6, slice((C % 6), 0, 2, 1)>, m<1>>;
using Y = parts<m<pad<zero>(C, 14) / 14, (pad<zero>(C, 14) % 14) / 2, (C / 6) * slice((C % 6), 0, 2, 1), 1>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(9, index_of(C = 5)));
static_assert(pads<X>(27, zero));
static_assert(holds<Y>(9, index_of(C = 5)));
static_assert(pads<Y>(27, zero));
}

namespace drawn_19 {
TMAP_AXES((A, 8), (B, 0), (C, 13));
using X = parts<m<pad((pad(pad(B, 4), 8) / 4), 5), (pad(pad(B, 4), 8) % 4) / 2>>;
using Y = parts<m<(pad((pad<zero>(pad(B, 4), 8) / 4), 5) / 5) * (pad((pad(pad(B, 4), 8) / 4), 5) % 5), (pad(pad(B, 4), 8) % 4) / 2>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(3, top));
static_assert(pads<X>(9, top));
static_assert(pads<Y>(3, top));
static_assert(pads<Y>(9, top));
}

namespace drawn_20 {
TMAP_AXES((A, 2), (B, 16), (C, 13));
using X = parts<m<B>, m<1>, m<1>, m<1>, m<1>>;
using Y = parts<m<B>, m<1>, m<1>, m<1, 1>, m<fused(m_v<m<2>> * m_v<m<1>>) % 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(5, index_of(B = 5)));
static_assert(holds<X>(15, index_of(B = 15)));
static_assert(holds<Y>(5, index_of(B = 5)));
static_assert(holds<Y>(15, index_of(B = 15)));
}

namespace drawn_21 {
TMAP_AXES((A, 7), (B, 13), (C, 128));
using X = parts<m<resize((B * B), 61) % 1, resize(C, 22)>>;
using Y = parts<m<fused((resize((pad<bottom>(B, 13) * (m_v<m<1>> * B)), 61) % 1) * resize(C, 22)) / 1, fused((resize((pad<bottom>(B, 13) * (m_v<m<1>> * B)), 62) % 1) * resize(C, 22)) % 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(7, index_of(C = 7)));
static_assert(holds<X>(21, index_of(C = 21)));
static_assert(holds<Y>(7, index_of(C = 7)));
static_assert(holds<Y>(21, index_of(C = 21)));
}

namespace drawn_22 {
TMAP_AXES((A, 12), (B, 2), (C, 2));
using X = parts<m<slice(C, 0, 1, 4)>, m<1>, m<1>>;
using Y = parts<m<linear(term(((((pad<bottom>(B, 5) % 5) % 1) * (pad<bottom>(C, 6) % 2)) * ((pad<bottom>(B, 5) / 5) * ((pad<bottom>(B, 5) % 5) / 1))), 2), term((pad<bottom>(C, 6) / 2), 1))>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(0, index_of()));
static_assert(pads<Y>(7, bottom));
static_assert(pads<Y>(20, bottom));
}

namespace drawn_23 {
TMAP_AXES((A, 4), (B, 4), (C, 61));
using X = parts<m<B * B, pad<bottom>(C, 65) / 65, (A % 2) / 2>>;
using Y = parts<m<slice(C, 25, 36, 1)>, m<1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(5, index_of(B = 2)));
static_assert(pads<X>(15, top));
static_assert(holds<Y>(12, index_of(C = 37)));
static_assert(holds<Y>(35, index_of(C = 60)));
}

namespace drawn_24 {
TMAP_AXES((A, 13), (B, 8), (C, 2));
using X = parts<m<pad<bottom>((B / 2), 8) * (C % 2), pad((C / 2), 3)>>;
using Y = parts<m<fused(pad<bottom>((B / 2), 8) * (C % 2)) % 16, pad((C / 2), 3)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(16, top));
static_assert(pads<X>(47, bottom));
static_assert(pads<Y>(16, top));
static_assert(pads<Y>(47, bottom));
}

namespace drawn_25 {
TMAP_AXES((A, 16), (B, 1), (C, 13));
using X = parts<m<linear(term((((B % 1) / 1) / 1), 5), term((pad<bottom>(pad<zero>((C % 1), 2), 4) / 1), 2)), pad<bottom>(pad<zero>((C % 1), 2), 4) % 1>>;
using Y = parts<m<C>, m<1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(pads<X>(2, zero));
static_assert(pads<X>(6, bottom));
static_assert(holds<Y>(4, index_of(C = 4)));
static_assert(holds<Y>(12, index_of(C = 12)));
}

namespace drawn_26 {
TMAP_AXES((A, 12), (B, 8), (C, 2));
using X = parts<m<linear(term((B / 4), 1), term((m_v<m<2>> / 1), 2))>>;
using Y = parts<m<linear(term(slice((B / 4), 0, 2, 1), 1), term((m_v<m<2>> / 1), 3))>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(1, index_of(B = 4)));
static_assert(holds<X>(3, index_of(B = 4)));
static_assert(holds<Y>(1, index_of(B = 4)));
static_assert(holds<Y>(4, index_of(B = 4)));
}

namespace drawn_27 {
TMAP_AXES((A, 27), (B, 16), (C, 8));
using X = parts<m<(pad<bottom>(C, 9) / 3) / 1, (pad<bottom>(C, 9) / 3) % 1>, m<C>, m<1>, m<1>>;
using Y = parts<m<(pad<bottom>(C, 9) / 3) / 1, (pad<bottom>(C, 9) / 3) % 1>, m<C>, m<linear(term(m_v<m<1>>, 1))>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(8, index_of(C = 3)));
static_assert(pads<X>(23, bottom));
static_assert(holds<Y>(8, index_of(C = 3)));
static_assert(pads<Y>(23, bottom));
}

namespace drawn_28 {
TMAP_AXES((A, 2), (B, 7), (C, 3));
using X = parts<m<pad<bottom>(pad(A, 6), 8) / 2, pad<bottom>(pad(A, 6), 8) % 2>>;
using Y = parts<m<(pad<bottom>(C, 8) / 1) / 2>, m<linear(term((pad<bottom>(pad(A, 6), 8) % 2), 1))>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(pads<X>(2, top));
static_assert(pads<X>(7, bottom));
static_assert(holds<Y>(2, index_of(C = 2)));
static_assert(pads<Y>(7, bottom));
}

namespace drawn_29 {
TMAP_AXES((A, 1), (B, 8), (C, 16));
using X = parts<m<(pad(A, 2) / 1) / 2>>;
using Y = parts<m<(pad((((A / 1) % 1) * (C % 1)), 2) / 1) / 2>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
}

namespace drawn_30 {
TMAP_AXES((A, 8), (B, 7), (C, 3));
using X = parts<m<linear(term(B, 2), term(B, 3)), slice((pad<bottom>(A, 11) % 1), 0, 1, 1)>>;
using Y = parts<m<linear(term(A, 2), term(B, 3)), slice((pad<bottom>(A, 11) % 1), 0, 1, 1)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(10, index_of(B = 4)) && holds<X>(10, index_of(B = 5)));
static_assert(pads<X>(30, top));
static_assert(holds<Y>(11, index_of(A = 1, B = 3)) && holds<Y>(11, index_of(A = 4, B = 1)));
static_assert(holds<Y>(32, index_of(A = 7, B = 6)));
}

namespace drawn_31 {
TMAP_AXES((A, 8), (B, 127), (C, 2));
using X = parts<m<pad(linear(term(C, 2), term(C, 1)), 5) / 5, pad(linear(term(C, 2), term(C, 1)), 5) % 5>>;
using Y = parts<m<fused(slice(pad(pad(linear(term(C, 2), term(C, 1)), 4), 5), 0, 1, 5) * (pad(linear(term(linear(term(C, 2), term(C, 1)), 1)), 5) % 5)) % 5>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(1, index_of(C = 1)));
static_assert(pads<X>(4, top));
static_assert(holds<Y>(1, index_of(C = 1)));
static_assert(pads<Y>(4, top));
}

namespace drawn_32 {
TMAP_AXES((A, 12), (B, 8), (C, 3));
using X = parts<m<(m_v<m<4>> / 2) / 2>, m<(m_v<m<4>> / 2) % 2, slice(B, 3, 1, 4)>>;
using Y = parts<m<(fused((m_v<m<4>> / 2) * m_v<m<1>>) / 1) / 2>, m<(m_v<m<4>> / 2) % 2, slice(B, 3, 1, 4)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of(B = 3)));
static_assert(holds<X>(1, index_of(B = 3)));
static_assert(holds<Y>(0, index_of(B = 3)));
static_assert(holds<Y>(1, index_of(B = 3)));
}

namespace drawn_33 {
TMAP_AXES((A, 2), (B, 13), (C, 8));
using X = parts<m<resize((B * C), 48)>, m<slice(m_v<m<1>>, 0, 1, 4)>, m<1>, m<1>, m<1>>;
using Y = parts<m<pad(C, 13)>, m<1>, m<1>, m<1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(16, index_of(B = 2)));
static_assert(holds<X>(47, index_of(B = 5, C = 7)));
static_assert(holds<Y>(4, index_of(C = 4)));
static_assert(pads<Y>(12, top));
}

namespace drawn_34 {
TMAP_AXES((A, 7), (B, 32), (C, 8));
using X = parts<m<(A % 7) / 1>, m<1>, m<1>, m<1>>;
using Y = parts<m<(A % 7) / 1>, m<2>, m<1>, m<1, 1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(2, index_of(A = 2)));
static_assert(holds<X>(6, index_of(A = 6)));
static_assert(holds<Y>(4, index_of(A = 2)));
static_assert(holds<Y>(13, index_of(A = 6)));
}

namespace drawn_35 {
TMAP_AXES((A, 24), (B, 2), (C, 8));
using X = parts<m<(B % 2) / 1>, m<(B / 2) * (slice(((B % 2) % 1), 0, 1, 1) * (B / 2)), linear(term((fused(C * B) / 8), 4), term(pad((A % 4), 5), 1))>>;
using Y = parts<m<((B % 2) / 2) / 1>, m<(B / 2) * (slice(((B % 2) % 1), 0, 1, 1) * (B / 2)), linear(term((fused(C * B) / 8), 4), term(pad((A % 4), 5), 1))>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(6, index_of(A = 2, C = 4)));
static_assert(pads<X>(17, top));
static_assert(holds<Y>(3, index_of(A = 3)));
static_assert(pads<Y>(8, top));
}

namespace drawn_36 {
TMAP_AXES((A, 12), (B, 6), (C, 12));
using X = parts<m<A / 6>, m<slice((A % 6), 4, 2, 1)>, m<pad<bottom>((slice(B, 1, 5, 1) / 1), 8) / 2>, m<pad<bottom>((slice(B, 1, 5, 1) / 1), 8) % 2>>;
using Y = parts<m<1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(10, index_of(A = 5, B = 3)));
static_assert(pads<X>(31, bottom));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
}

namespace drawn_37 {
TMAP_AXES((A, 8), (B, 4), (C, 16));
using X = parts<m<2>, m<(pad<zero>(slice(resize(m_v<m<4>>, 3), 1, 1, 1), 2) % 1) / 1>, m<resize((pad<zero>(slice(resize(m_v<m<4>>, 3), 1, 1, 1), 2) / 1), 1), (pad<zero>(slice(resize(m_v<m<4>>, 3), 1, 1, 1), 2) % 1) % 1>>;
using Y = parts<m<slice(m_v<m<2>>, 0, 2, 1)>, m<(pad<zero>(slice(resize(m_v<m<4>>, 3), 1, 1, 1), 2) % 1) / 1>, m<fused(resize((pad<zero>(slice(resize(m_v<m<4>>, 3), 1, 1, 1), 2) / 1), 1) * ((pad<zero>(slice(resize(m_v<m<4>>, 3), 1, 1, 1), 2) % 1) % 1)) / 1, fused(resize((pad<zero>(slice(resize(m_v<m<4>>, 3), 1, 1, 1), 2) / 1), 1) * ((pad<zero>(slice(resize(m_v<m<4>>, 3), 1, 1, 1), 2) % 1) % 1)) % 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(1, index_of()));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(1, index_of()));
}

namespace drawn_38 {
TMAP_AXES((A, 27), (B, 8), (C, 6));
using X = parts<m<((A % 9) / 1) * resize((A / 9), 2), slice(((A % 9) % 1), 0, 1, 1)>>;
using Y = parts<m<(pad<zero>((B * A), 219) % 219) / 3, pad<zero>((B * A), 219) / 219, (pad<zero>((B * A), 219) % 219) % 3>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(6, index_of(A = 3)));
static_assert(holds<X>(17, index_of(A = 17)));
static_assert(holds<Y>(73, index_of(A = 19, B = 2)));
static_assert(pads<Y>(218, zero));
}

namespace drawn_39 {
TMAP_AXES((A, 4), (B, 8), (C, 8));
using X = parts<m<C, pad<zero>((A * A), 18) % 2>>;
using Y = parts<m<C, pad<zero>(((pad<bottom>(pad((A / 1), 4), 4) / 1) * A), 18) % 2>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(5, index_of(A = 1, C = 2)));
static_assert(holds<X>(15, index_of(A = 1, C = 7)));
static_assert(holds<Y>(5, index_of(A = 1, C = 2)));
static_assert(holds<Y>(15, index_of(A = 1, C = 7)));
}

namespace drawn_40 {
TMAP_AXES((A, 12), (B, 13), (C, 9));
using X = parts<m<resize(A, 7), (pad(C, 12) % 2) / 1>>;
using Y = parts<m<resize(A, 7), (pad((fused(C * m_v<m<2>>) / 2), 12) % 2) / 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(4, index_of(A = 2)));
static_assert(holds<X>(13, index_of(A = 6, C = 1)));
static_assert(holds<Y>(4, index_of(A = 2)));
static_assert(holds<Y>(13, index_of(A = 6, C = 1)));
}

namespace drawn_41 {
TMAP_AXES((A, 4), (B, 2), (C, 12));
using X = parts<m<fused((B * A) * B) / 2, fused((B * A) * B) % 2>, m<1>, m<1>>;
using Y = parts<m<linear(term(((B * (A * m_v<m<1>>)) * B), 1)) / 2, fused((B * A) * B) % 2>, m<1>, m<resize(pad<zero>(m_v<m<1>>, 6), 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(5, index_of(A = 2, B = 1)));
static_assert(pads<X>(15, top));
static_assert(holds<Y>(5, index_of(A = 2, B = 1)));
static_assert(pads<Y>(15, top));
}

namespace drawn_42 {
TMAP_AXES((A, 2), (B, 6), (C, 3));
using X = parts<m<pad<zero>(C, 5) % 1, pad<zero>(C, 8) % 4>>;
using Y = parts<m<(pad<zero>(C, 8) % 8) % 4, linear(term((pad<zero>(C, 5) % 1), 1))>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(1, index_of(C = 1)));
static_assert(pads<X>(3, zero));
static_assert(holds<Y>(1, index_of(C = 1)));
static_assert(pads<Y>(3, zero));
}

namespace drawn_43 {
TMAP_AXES((A, 12), (B, 4), (C, 8));
using X = parts<m<B>, m<A>, m<1>>;
using Y = parts<m<slice(linear(term(B, 1)), 0, 4, 1)>, m<A % 12>, m<resize(pad(m_v<m<1>>, 2), 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(16, index_of(A = 4, B = 1)));
static_assert(holds<X>(47, index_of(A = 11, B = 3)));
static_assert(holds<Y>(16, index_of(A = 4, B = 1)));
static_assert(holds<Y>(47, index_of(A = 11, B = 3)));
}

namespace drawn_44 {
TMAP_AXES((A, 4), (B, 24), (C, 2));
using X = parts<m<pad((m_v<m<2>> / 1), 7), m_v<m<2>> % 1>, m<1>>;
using Y = parts<m<(B % 12) / 3>, m<slice((B / 12), 0, 2, 1)>, m<(B % 12) % 3>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(pads<X>(2, top));
static_assert(pads<X>(6, top));
static_assert(holds<Y>(8, index_of(B = 5)));
static_assert(holds<Y>(23, index_of(B = 23)));
}

namespace drawn_45 {
TMAP_AXES((A, 16), (B, 5), (C, 16));
using X = parts<m<C, (C % 4) / 4>, m<1>, m<1>, m<1>, m<1>>;
using Y = parts<m<C, slice(((fused(C * m_v<m<2>>) / 2) % 4), 0, 1, 4)>, m<2>, m<1>, m<m_v<m<1>> / 1, m_v<m<1>> % 1>, m<1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(5, index_of(C = 5)));
static_assert(holds<X>(15, index_of(C = 15)));
static_assert(holds<Y>(10, index_of(C = 5)));
static_assert(holds<Y>(31, index_of(C = 15)));
}

namespace drawn_46 {
TMAP_AXES((A, 7), (B, 4), (C, 4));
using X = parts<m<C, pad<zero>(A, 8) / 2, pad<zero>((linear(term(B, 7), term(A, 1)) * A), 199) % 1>>;
using Y = parts<m<C, ((pad<zero>(A, 8) / 2) / 2) * ((pad<zero>(A, 8) / 2) % 2), pad<bottom>((fused(pad<zero>((linear(term(B, 7), term(A, 1)) * A), 199) * m_v<m<2>>) / 2), 199) % 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(5, index_of(A = 2, C = 1)));
static_assert(holds<X>(15, index_of(A = 6, C = 3)));
static_assert(holds<Y>(5, index_of(A = 2, C = 1)));
static_assert(holds<Y>(15, index_of(A = 6, C = 3)));
}

namespace drawn_47 {
TMAP_AXES((A, 6), (B, 8), (C, 61));
using X = parts<m<A, B>, m<1>, m<1>>;
using Y = parts<m<slice((A * (B * m_v<m<1>>)), 0, 48, 1)>, m<1, m_v<m<1>> % 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(16, index_of(A = 2)));
static_assert(holds<X>(47, index_of(A = 5, B = 7)));
static_assert(holds<Y>(16, index_of(A = 2)));
static_assert(holds<Y>(47, index_of(A = 5, B = 7)));
}

namespace drawn_48 {
TMAP_AXES((A, 2), (B, 4), (C, 4));
using X = parts<m<(C % 2) / 2>, m<C / 2, resize(((C % 2) % 2), 1)>>;
using Y = parts<m<(C % 2) / 2>, m<C / 2>, m<slice(((C % 2) % 2), 0, 1, 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(1, index_of(C = 2)));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(1, index_of(C = 2)));
}

namespace drawn_49 {
TMAP_AXES((A, 6), (B, 9), (C, 6));
using X = parts<m<slice(resize(A, 3), 2, 1, 3) * pad<zero>(C, 10), pad<bottom>((linear(term(B, 6), term(A, 1)) / 6), 12)>>;
using Y = parts<m<slice(resize(A, 3), 2, 1, 3) * pad<zero>(C, 10), pad<bottom>((linear(term(B, 6), term(A, 1)) / 6), 12)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(40, index_of(A = 2, B = 4, C = 3)));
static_assert(pads<X>(119, zero));
static_assert(holds<Y>(40, index_of(A = 2, B = 4, C = 3)));
static_assert(pads<Y>(119, zero));
}

namespace drawn_50 {
TMAP_AXES((A, 2), (B, 4), (C, 0));
using X = parts<m<1>, m<1>, m<1>>;
using Y = parts<m<1>, m<pad<bottom>(pad<bottom>(m_v<m<1>>, 1), 1) % 1>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
}

namespace drawn_51 {
TMAP_AXES((A, 13), (B, 24), (C, 16));
using X = parts<m<((m_v<m<3>> / 3) * pad((m_v<m<3>> % 3), 7)) * ((pad<zero>((A * C), 210) % 3) / 1), (pad<zero>((A * C), 210) % 3) % 1>>;
using Y = parts<m<((m_v<m<3>> / 3) * pad((fused((m_v<m<3>> % 3) * m_v<m<2>>) / 2), 7)) * ((pad<zero>((A * C), 210) % 3) / 1), (pad<zero>((A * C), 210) % 3) % 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(7, index_of(C = 1)));
static_assert(pads<X>(20, top));
static_assert(holds<Y>(7, index_of(C = 1)));
static_assert(pads<Y>(20, top));
}

namespace drawn_52 {
TMAP_AXES((A, 1), (B, 1), (C, 6));
using X = parts<m<B * ((pad(A, 2) % 1) % 1), pad<bottom>(B, 5) / 1>>;
using Y = parts<m<B, (fused(m_v<m<2>> * (pad(A, 2) % 2)) % 1) % 1>, m<(pad<bottom>(pad<bottom>(B, 4), 5) / 1) % 5>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(1, bottom));
static_assert(pads<X>(4, bottom));
static_assert(pads<Y>(1, bottom));
static_assert(pads<Y>(4, bottom));
}

namespace drawn_53 {
TMAP_AXES((A, 27), (B, 8), (C, 12));
using X = parts<m<(B % 1) / 1>, m<1>>;
using Y = parts<m<((B % 1) % 1) / 1>, m<fused(m_v<m<2>> * m_v<m<0>>) % 1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(0, index_of()));
static_assert(pads<Y>(0, top));
static_assert(pads<Y>(0, top));
}

namespace drawn_54 {
TMAP_AXES((A, 8), (B, 8), (C, 27));
using X = parts<m<((B % 4) / 4) * (B / 4), (B % 4) % 4>>;
using Y = parts<m<(B % 4) / 4, B / 4, ((B % 4) % 4) % 4>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(2, index_of(B = 2)));
static_assert(holds<X>(7, index_of(B = 7)));
static_assert(holds<Y>(2, index_of(B = 2)));
static_assert(holds<Y>(7, index_of(B = 7)));
}

namespace drawn_55 {
TMAP_AXES((A, 4), (B, 1), (C, 12));
using X = parts<m<A, B / 1, C>>;
using Y = parts<m<linear(term(A, 1))>, m<fused(((B / 1) * C) * m_v<m<2>>) / 2>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(16, index_of(A = 1, C = 4)));
static_assert(holds<X>(47, index_of(A = 3, C = 11)));
static_assert(holds<Y>(16, index_of(A = 1, C = 4)));
static_assert(holds<Y>(47, index_of(A = 3, C = 11)));
}

namespace drawn_56 {
TMAP_AXES((A, 6), (B, 4), (C, 127));
using X = parts<m<pad<zero>(A, 8)>, m<linear(term(((linear(term(B, 0), term(B, 1)) % 2) / 2), 0), term(slice((((linear(term(B, 0), term(B, 1)) % 2) % 2) / 2), 0, 1, 4), 1))>, m<pad<zero>((((linear(term(B, 0), term(B, 1)) % 2) % 2) % 2), 5)>, m<1>, m<1>>;
using Y = parts<m<pad<zero>(A, 8)>, m<linear(term(((linear(term(B, 0), term(B, 1)) % 2) / 2), 0), term(slice((((linear(term(B, 0), term(B, 1)) % 2) % 2) / 2), 0, 1, 4), 1))>, m<pad<zero>((((linear(term(B, 0), term(B, 1)) % 2) % 2) % 2), 5)>, m<1>, m<linear(term((fused(m_v<m<1>> * m_v<m<2>>) / 2), 1))>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(13, zero));
static_assert(pads<X>(39, zero));
static_assert(pads<Y>(13, zero));
static_assert(pads<Y>(39, zero));
}

namespace drawn_57 {
TMAP_AXES((A, 24), (B, 3), (C, 27));
using X = parts<m<pad<zero>(A, 27) / 9, pad<zero>(A, 27) % 9>, m<1>>;
using Y = parts<m<B>, m<1>, m<1>, m<1>, m<1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(9, index_of(A = 9)));
static_assert(pads<X>(26, zero));
static_assert(holds<Y>(1, index_of(B = 1)));
static_assert(holds<Y>(2, index_of(B = 2)));
}

namespace drawn_58 {
TMAP_AXES((A, 4), (B, 12), (C, 64));
using X = parts<m<slice(pad(A, 8), 1, 2, 4) * ((pad(((B / 6) * C), 132) % 3) / 1), resize(((pad(((B / 6) * C), 132) % 3) % 1), 1)>>;
using Y = parts<m<slice((fused(m_v<m<2>> * pad(A, 8)) % 8), 1, 2, 4) * ((pad((((fused(B * m_v<m<2>>) / 2) / 6) * C), 132) % 3) / 1), resize((((fused(m_v<m<2>> * pad(((B / 6) * C), 132)) % 132) % 3) % 1), 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(2, index_of(A = 1, C = 2)));
static_assert(pads<X>(5, top));
static_assert(holds<Y>(2, index_of(A = 1, C = 2)));
static_assert(pads<Y>(5, top));
}

namespace drawn_59 {
TMAP_AXES((A, 3), (B, 16), (C, 24));
using X = parts<m<A % 3>, m<(A / 3) * ((A % 3) / 3), C / 4>>;
using Y = parts<m<((B % 2) % 1) * (((B % 2) / 1) * slice(slice((B / 8), 1, 1, 1), 0, 1, 1)), B / 2>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(6, index_of(A = 1)));
static_assert(holds<X>(17, index_of(A = 2, C = 20)));
static_assert(pads<Y>(5, top));
static_assert(pads<Y>(15, top));
}

namespace drawn_60 {
TMAP_AXES((A, 2), (B, 24), (C, 1));
using X = parts<m<linear(term(pad((pad(m_v<m<4>>, 4) / 2), 4), 2), term((pad(m_v<m<4>>, 4) % 2), 1))>>;
using Y = parts<m<linear(term((pad(m_v<m<4>>, 4) % 2), 1), term(pad(linear(term((pad(pad(m_v<m<4>>, 4), 4) / 2), 0)), 4), 2))>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(2, index_of()));
static_assert(pads<X>(7, top));
static_assert(pads<Y>(2, top));
static_assert(pads<Y>(7, top));
}

namespace drawn_61 {
TMAP_AXES((A, 9), (B, 8), (C, 12));
using X = parts<m<pad<bottom>(((pad<bottom>(B, 16) % 2) / 2), 7), slice(((pad<bottom>(B, 16) % 2) % 2), 0, 2, 1)>, m<1>>;
using Y = parts<m<pad<bottom>(((pad<bottom>(B, 16) % 2) / 2), 7), slice(((pad<bottom>(B, 16) % 2) % 2), 0, 2, 1)>, m<resize(pad<zero>(((m_v<m<1>> / 1) * (m_v<m<1>> % 1)), 1), 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(4, bottom));
static_assert(pads<X>(13, bottom));
static_assert(pads<Y>(4, bottom));
static_assert(pads<Y>(13, bottom));
}

namespace drawn_62 {
TMAP_AXES((A, 27), (B, 8), (C, 3));
using X = parts<m<linear(term((C % 1), 2), term((A % 3), 1))>, m<1>, m<1>>;
using Y = parts<m<linear(term((A % 3), 1), term((C % 1), 2))>, m<m_v<m<1>> % 1>, m<2>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(1, index_of(A = 1)));
static_assert(holds<X>(2, index_of(A = 2)));
static_assert(holds<Y>(2, index_of(A = 1)));
static_assert(holds<Y>(5, index_of(A = 2)));
}

namespace drawn_63 {
TMAP_AXES((A, 5), (B, 12), (C, 16));
using X = parts<m<1>, m<1>, m<1>>;
using Y = parts<m<2>, m<resize(pad<zero>(m_v<m<1>>, 7), 1) / 1>, m<1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(1, index_of()));
}

namespace drawn_64 {
TMAP_AXES((A, 3), (B, 13), (C, 4));
using X = parts<m<resize(B, 11) / 1, pad<bottom>((C / 2), 4)>, m<(C % 2) / 2>>;
using Y = parts<m<(resize(B, 12) / 1) * pad<bottom>((C / 2), 4), (C % 2) / 2>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(pads<X>(14, bottom));
static_assert(pads<X>(43, bottom));
static_assert(holds<Y>(16, index_of(B = 4)));
static_assert(pads<Y>(47, bottom));
}

namespace drawn_65 {
TMAP_AXES((A, 1), (B, 5), (C, 2));
using X = parts<m<(fused(B * C) % 2) * resize(A, 1), resize(B, 1)>, m<1>>;
using Y = parts<m<(resize(pad((fused(B * C) % 2), 4), 2) * (resize(A, 1) % 1)) * resize(B, 1), 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(1, index_of(C = 1)));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(1, index_of(C = 1)));
}

namespace drawn_66 {
TMAP_AXES((A, 4), (B, 16), (C, 2));
using X = parts<m<pad<bottom>((pad(B, 20) % 4), 7) / 1, resize((C % 1), 1)>>;
using Y = parts<m<((pad<bottom>((pad(B, 20) % 4), 7) / 1) / 1) * ((pad<bottom>((pad(B, 20) % 4), 7) / 1) % 1), resize((C % 1), 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(2, index_of(B = 2)));
static_assert(pads<X>(6, bottom));
static_assert(holds<Y>(2, index_of(B = 2)));
static_assert(pads<Y>(6, bottom));
}

namespace drawn_67 {
TMAP_AXES((A, 24), (B, 4), (C, 24));
using X = parts<m<C>, m<1>>;
using Y = parts<m<pad(C, 24)>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(8, index_of(C = 8)));
static_assert(holds<X>(23, index_of(C = 23)));
static_assert(holds<Y>(8, index_of(C = 8)));
static_assert(holds<Y>(23, index_of(C = 23)));
}

namespace drawn_68 {
TMAP_AXES((A, 4), (B, 8), (C, 6));
using X = parts<m<B>, m<A>, m<1>, m<1>, m<1>>;
using Y = parts<m<(C * A) * ((fused(B * B) % 16) % 2), linear(term(B, 1), term(m_v<m<2>>, 1)) / 9>, m<1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(10, index_of(A = 2, B = 2)));
static_assert(holds<X>(31, index_of(A = 3, B = 7)));
static_assert(holds<Y>(16, index_of(C = 2)));
static_assert(holds<Y>(47, index_of(A = 3, B = 1, C = 5)));
}

namespace drawn_69 {
TMAP_AXES((A, 8), (B, 8), (C, 16));
using X = parts<m<1>, m<1>, m<slice(m_v<m<1>>, 0, 1, 1)>, m<1>>;
using Y = parts<m<pad(B, 12) / 3, pad(B, 12) % 3>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(0, index_of()));
static_assert(holds<Y>(4, index_of(B = 4)));
static_assert(pads<Y>(11, top));
}

namespace drawn_70 {
TMAP_AXES((A, 3), (B, 5), (C, 27));
using X = parts<m<A % 3>>;
using Y = parts<m<linear(term(resize(B, 3), 1))>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(1, index_of(A = 1)));
static_assert(holds<X>(2, index_of(A = 2)));
static_assert(holds<Y>(1, index_of(B = 1)));
static_assert(holds<Y>(2, index_of(B = 2)));
}

namespace drawn_71 {
TMAP_AXES((A, 16), (B, 8), (C, 4));
using X = parts<m<pad<zero>(C, 5)>>;
using Y = parts<m<pad<zero>(pad<bottom>(pad<bottom>(linear(term(C, 1), term(m_v<m<1>>, 1)), 4), 4), 5)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(1, index_of(C = 1)));
static_assert(pads<X>(4, zero));
static_assert(holds<Y>(1, index_of(C = 1)));
static_assert(pads<Y>(4, zero));
}

namespace drawn_72 {
TMAP_AXES((A, 6), (B, 27), (C, 9));
using X = parts<m<slice(B, 19, 3, 1) / 1>, m<1>>;
using Y = parts<m<(fused(slice(B, 19, 3, 1) * m_v<m<2>>) / 2) / 1, resize((m_v<m<1>> / 1), 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(1, index_of(B = 20)));
static_assert(holds<X>(2, index_of(B = 21)));
static_assert(holds<Y>(1, index_of(B = 20)));
static_assert(holds<Y>(2, index_of(B = 21)));
}

namespace drawn_73 {
TMAP_AXES((A, 27), (B, 1), (C, 2));
using X = parts<m<pad<bottom>(B, 2) / 1>, m<(pad<bottom>(B, 2) % 1) * (pad(A, 28) / 7), pad(A, 28) % 7>, m<(C / 2) / 1>, m<(C / 2) % 1>>;
using Y = parts<m<pad((m_v<m<1>> * pad<bottom>((B * m_v<m<0>>), 2)), 2) / 1>, m<(pad<bottom>(B, 2) % 1) * (pad(A, 28) / 7), pad(A, 28) % 7>, m<(C / 2) / 1>, m<(C / 2) % 1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(18, index_of(A = 18)));
static_assert(pads<X>(55, bottom));
static_assert(pads<Y>(18, bottom));
static_assert(pads<Y>(55, bottom));
}

namespace drawn_74 {
TMAP_AXES((A, 12), (B, 8), (C, 6));
using X = parts<m<pad<bottom>((C / 1), 9)>, m<C % 1, B>, m<1>>;
using Y = parts<m<pad<bottom>((C / 1), 9)>, m<C % 1, B>, m<slice(m_v<m<1>>, 0, 1, 1) / 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(24, index_of(C = 3)));
static_assert(pads<X>(71, bottom));
static_assert(holds<Y>(24, index_of(C = 3)));
static_assert(pads<Y>(71, bottom));
}

namespace drawn_75 {
TMAP_AXES((A, 1), (B, 4), (C, 8));
using X = parts<m<resize(B, 4), C>, m<1>, m<1>>;
using Y = parts<m<resize(B, 4), C % 8>, m<1>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(10, index_of(B = 1, C = 2)));
static_assert(holds<X>(31, index_of(B = 3, C = 7)));
static_assert(holds<Y>(10, index_of(B = 1, C = 2)));
static_assert(holds<Y>(31, index_of(B = 3, C = 7)));
}

namespace drawn_76 {
TMAP_AXES((A, 61), (B, 4), (C, 8));
using X = parts<m<pad<zero>(pad((C / 2), 6), 8), pad<bottom>((A / 61), 2)>, m<1>, m<1>, m<1>, m<1>>;
using Y = parts<m<C>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(pads<X>(5, bottom));
static_assert(pads<X>(15, zero));
static_assert(holds<Y>(2, index_of(C = 2)));
static_assert(holds<Y>(7, index_of(C = 7)));
}

namespace drawn_77 {
TMAP_AXES((A, 4), (B, 6), (C, 2));
using X = parts<m<B / 2>, m<1>, m<1>, m<1>, m<1>>;
using Y = parts<m<B / 2>, m<1>, m<1>, m<1>, m<1, fused(m_v<m<2>> * m_v<m<1>>) % 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(1, index_of(B = 2)));
static_assert(holds<X>(2, index_of(B = 4)));
static_assert(holds<Y>(1, index_of(B = 2)));
static_assert(holds<Y>(2, index_of(B = 4)));
}

namespace drawn_78 {
TMAP_AXES((A, 16), (B, 6), (C, 5));
using X = parts<m<slice((((pad<bottom>((pad<bottom>(B, 6) % 2), 3) % 3) % 1) * ((pad<bottom>((pad<bottom>(B, 6) % 2), 3) / 3) * (((C / 5) % 1) / 1))), 0, 1, 1)>, m<B, B>, m<1>>;
using Y = parts<m<B % 2>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(12, index_of(B = 2)));
static_assert(pads<X>(35, bottom));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(1, index_of(B = 1)));
}

namespace drawn_79 {
TMAP_AXES((A, 2), (B, 36), (C, 3));
using X = parts<m<resize(pad<bottom>(B, 41), 12)>, m<1>, m<1>>;
using Y = parts<m<1, resize(pad<bottom>(B, 41), 12)>, m<m_v<m<2>> / 1, m_v<m<1>> % 1>, m<resize(m_v<m<1>>, 1)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(4, index_of(B = 4)));
static_assert(holds<X>(11, index_of(B = 11)));
static_assert(holds<Y>(8, index_of(B = 4)));
static_assert(holds<Y>(23, index_of(B = 11)));
}

namespace drawn_80 {
TMAP_AXES((A, 8), (B, 2), (C, 8));
using X = parts<m<(B / 1) / 2>, m<1>, m<1>>;
using Y = parts<m<(B / 1) / 2>, m<1>, m<fused(m_v<m<3>> * (m_v<m<1>> * m_v<m<1>>)) % 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
}

namespace drawn_81 {
TMAP_AXES((A, 1), (B, 27), (C, 4));
using X = parts<m<C>, m<C, (A % 1) % 1>>;
using Y = parts<m<fused(slice((C / 2), 0, 2, 1) * (C % 2)) / 1>, m<C, pad(((A % 1) % 1), 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(5, index_of(C = 2)));
static_assert(pads<X>(15, top));
static_assert(holds<Y>(5, index_of(C = 2)));
static_assert(pads<Y>(15, top));
}

namespace drawn_82 {
TMAP_AXES((A, 3), (B, 12), (C, 4));
using X = parts<m<pad(B, 18) / 2, (pad(B, 18) % 2) % 2, (pad(B, 18) % 2) / 2>>;
using Y = parts<m<resize((pad(B, 18) / 2), 9), resize(pad((resize(((fused((pad(B, 18) / 1) * (pad(B, 18) % 1)) % 2) % 2), 1) * ((pad(B, 18) % 2) / 2)), 3), 2)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(6, index_of(B = 6)));
static_assert(pads<X>(17, top));
static_assert(holds<Y>(6, index_of(B = 6)));
static_assert(pads<Y>(17, top));
}

namespace drawn_83 {
TMAP_AXES((A, 1), (B, 9), (C, 12));
using X = parts<m<A / 1, pad<zero>(B, 12)>>;
using Y = parts<m<fused(m_v<m<2>> * (m_v<m<1>> * ((A / 1) / 1))) % 1, pad<zero>(B, 12)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(4, index_of(B = 4)));
static_assert(pads<X>(11, zero));
static_assert(holds<Y>(4, index_of(B = 4)));
static_assert(pads<Y>(11, zero));
}

namespace drawn_84 {
TMAP_AXES((A, 4), (B, 8), (C, 64));
using X = parts<m<fused(A * A) / 2>>;
using Y = parts<m<resize(pad<zero>((fused(linear(term(A, 1)) * A) / 2), 14), 8)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(2, index_of(A = 1)));
static_assert(pads<X>(7, top));
static_assert(holds<Y>(2, index_of(A = 1)));
static_assert(pads<Y>(7, zero));
}

namespace drawn_85 {
TMAP_AXES((A, 6), (B, 3), (C, 6));
using X = parts<m<resize(pad<zero>(A, 11), 10) / 2>>;
using Y = parts<m<slice(resize(slice(pad<zero>(A, 11), 0, 11, 1), 10), 0, 10, 1) / 5>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(1, index_of(A = 2)));
static_assert(pads<X>(4, zero));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(1, index_of(A = 5)));
}

namespace drawn_86 {
TMAP_AXES((A, 7), (B, 12), (C, 27));
using X = parts<m<linear(term(A, 6), term(A, 1)) / 43, (pad<zero>((C / 1), 28) % 4) / 1>, m<pad<zero>((C / 1), 28) / 4>, m<(pad<zero>((C / 1), 28) % 4) % 1>, m<1>>;
using Y = parts<m<linear(term(A, 6), term(A, 1)) / 43, (pad<zero>((C / 1), 28) % 4) / 1>, m<pad<zero>((C / 1), 28) / 4>, m<(pad<zero>((C / 1), 28) % 4) % 1>, m<1, 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(9, index_of(C = 9)));
static_assert(pads<X>(27, zero));
static_assert(holds<Y>(9, index_of(C = 9)));
static_assert(pads<Y>(27, zero));
}

namespace drawn_87 {
TMAP_AXES((A, 24), (B, 5), (C, 2));
using X = parts<m<C, C>, m<resize(pad(linear(term(C, 5), term(A, 3)), 76), 51)>>;
using Y = parts<m<C, C>, m<fused(m_v<m<2>> * resize(pad(linear(term(C, 5), term(C, 3)), 76), 51)) % 17>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(pads<X>(68, top));
static_assert(pads<X>(203, top));
static_assert(pads<Y>(22, top));
static_assert(pads<Y>(67, top));
}

namespace drawn_88 {
TMAP_AXES((A, 13), (B, 6), (C, 7));
using X = parts<m<resize((pad<bottom>((C % 7), 10) / 5), 2), resize(pad<bottom>(A, 13), 11)>>;
using Y = parts<m<resize(resize(pad<bottom>(pad<zero>(resize((pad<bottom>((C % 7), 10) / 5), 2), 4), 8), 4), 3), resize(pad<bottom>(A, 13), 11)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(7, index_of(A = 7)));
static_assert(holds<X>(21, index_of(A = 10, C = 5)));
static_assert(holds<Y>(11, index_of(C = 5)));
static_assert(pads<Y>(32, zero));
}

namespace drawn_89 {
TMAP_AXES((A, 1), (B, 7), (C, 1));
using X = parts<m<pad<bottom>(A, 1) / 1>, m<pad<bottom>(A, 1) % 1>, m<1>, m<1>, m<1>>;
using Y = parts<m<pad<bottom>(C, 1) % 1, pad<bottom>((A * B), 10), pad<bottom>(C, 1) / 1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(0, index_of()));
static_assert(holds<Y>(3, index_of(B = 3)));
static_assert(pads<Y>(9, bottom));
}

namespace drawn_90 {
TMAP_AXES((A, 8), (B, 16), (C, 4));
using X = parts<m<A, resize((pad<zero>((B * A), 132) % 3), 3)>>;
using Y = parts<m<C>, m<resize(((pad<zero>((B * pad<zero>(A, 8)), 132) % 3) * m_v<m<1>>), 3)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(8, index_of(A = 4)));
static_assert(pads<X>(23, zero));
static_assert(holds<Y>(4, index_of(A = 1, C = 1)));
static_assert(holds<Y>(11, index_of(A = 2, C = 3)));
}

namespace drawn_91 {
TMAP_AXES((A, 6), (B, 3), (C, 4));
using X = parts<m<resize(pad((A / 6), 6), 6)>, m<1>>;
using Y = parts<m<slice(pad<zero>(pad(pad((A / 6), 5), 6), 6), 0, 6, 1)>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(2, top));
static_assert(pads<X>(5, top));
static_assert(pads<Y>(2, top));
static_assert(pads<Y>(5, top));
}

namespace drawn_92 {
TMAP_AXES((A, 7), (B, 4), (C, 4));
using X = parts<m<pad<bottom>(((A % 1) * B), 6) / 3, pad<bottom>(((A % 1) * B), 6) % 3>>;
using Y = parts<m<pad<bottom>((slice((B % 1), 0, 1, 1) * B), 6) / 3, pad<bottom>(linear(term(((A % 1) / 1), 4), term(B, 1)), 6) % 3>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(2, index_of(B = 2)));
static_assert(pads<X>(5, bottom));
static_assert(holds<Y>(2, index_of(B = 2)));
static_assert(pads<Y>(5, bottom));
}

namespace drawn_93 {
TMAP_AXES((A, 9), (B, 2), (C, 1));
using X = parts<m<B / 1>, m<resize((B % 2), 1), C>, m<1>, m<1>>;
using Y = parts<m<B / 1>, m<resize((B % 2), 1), C>, m<1, m_v<m<1>> % 1, m_v<m<1>> / 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(1, index_of(B = 1)));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(1, index_of(B = 1)));
}

namespace drawn_94 {
TMAP_AXES((A, 2), (B, 4), (C, 8));
using X = parts<m<((pad<zero>(B, 8) % 2) / 1) * linear(term((((pad(C, 8) % 1) / 1) * (pad(C, 8) / 1)), 1), term(((pad(C, 8) % 1) % 1), 1)), pad<zero>((A * B), 9) % 1>>;
using Y = parts<m<(pad<zero>(B, 8) % 2) / 1, linear(term((pad((fused(((pad(C, 8) % 1) / 1) * ((pad(C, 8) % 1) % 1)) / 1), 1) * (fused(m_v<m<1>> * pad(C, 8)) / 1)), 1), term(((pad(C, 8) % 8) % 1), 1)), pad<zero>((A * B), 9) % 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(5, index_of(C = 5)));
static_assert(holds<X>(15, index_of(B = 1, C = 7)));
static_assert(holds<Y>(5, index_of(C = 5)));
static_assert(holds<Y>(15, index_of(B = 1, C = 7)));
}

namespace drawn_95 {
TMAP_AXES((A, 8), (B, 4), (C, 8));
using X = parts<m<pad<bottom>(pad<bottom>(C, 12), 16), slice(B, 3, 1, 1)>>;
using Y = parts<m<fused(pad<bottom>(pad<bottom>(C, 12), 16) * slice(B, 3, 1, 1)) / 8, fused(pad<bottom>(pad<bottom>(C, 12), 16) * slice(B, 3, 1, 1)) % 8>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(5, index_of(B = 3, C = 5)));
static_assert(pads<X>(15, bottom));
static_assert(holds<Y>(5, index_of(B = 3, C = 5)));
static_assert(pads<Y>(15, bottom));
}

namespace drawn_96 {
TMAP_AXES((A, 8), (B, 4), (C, 5));
using X = parts<m<fused((C / 5) * B) % 2>, m<slice(pad<bottom>((pad<zero>(pad<bottom>(A, 10), 14) % 7), 11), 3, 1, 4)>, m<1>>;
using Y = parts<m<(fused((C / 5) * B) % 2) / 1, 1>, m<slice(slice(pad<bottom>((pad<zero>(pad<bottom>(A, 10), 14) % 7), 11), 3, 8, 1), 0, 1, 4)>, m<m_v<m<1>> / 1, m_v<m<1>> % 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of(A = 3)));
static_assert(holds<X>(1, index_of(A = 3, B = 1)));
static_assert(holds<Y>(0, index_of(A = 3)));
static_assert(holds<Y>(1, index_of(A = 3, B = 1)));
}

namespace drawn_97 {
TMAP_AXES((A, 8), (B, 6), (C, 4));
using X = parts<m<((fused(C * m_v<m<2>>) % 4) / 2) * resize((fused(C * m_v<m<2>>) / 4), 1), (fused(C * m_v<m<2>>) % 4) % 2>>;
using Y = parts<m<fused(m_v<m<2>> * ((((fused(m_v<m<2>> * C) % 4) / 2) * resize((fused(C * m_v<m<2>>) / 4), 1)) * ((fused(C * m_v<m<2>>) % 4) % 2))) % 4>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(1, index_of()));
static_assert(holds<X>(3, index_of(C = 1)));
static_assert(holds<Y>(1, index_of()));
static_assert(holds<Y>(3, index_of(C = 2)));
}

namespace drawn_98 {
TMAP_AXES((A, 27), (B, 4), (C, 8));
using X = parts<m<slice((pad(((m_v<m<3>> / 3) / 1), 2) / 2), 0, 1, 1)>, m<1>, m<1>, m<1>, m<1>>;
using Y = parts<m<slice((pad(resize(pad<zero>(((m_v<m<3>> / 3) / 1), 6), 1), 2) / 2), 0, 1, 1)>, m<m_v<m<1>> / 1, m_v<m<1>> % 1>, m<fused(m_v<m<2>> * m_v<m<1>>) % 1>, m<1>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
}

namespace drawn_99 {
TMAP_AXES((A, 4), (B, 16), (C, 8));
using X = parts<m<A>, m<1>, m<1>>;
using Y = parts<m<slice(B, 0, 4, 1)>, m<resize(slice(m_v<m<1>>, 0, 1, 1), 1) / 1>, m<1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(1, index_of(A = 1)));
static_assert(holds<X>(3, index_of(A = 3)));
static_assert(holds<Y>(1, index_of(B = 1)));
static_assert(holds<Y>(3, index_of(B = 3)));
}

namespace drawn_100 {
TMAP_AXES((A, 3), (B, 2), (C, 12));
using X = parts<m<(pad<zero>(slice(linear(term(B, 1), term(m_v<m<2>>, 1)), 0, 3, 1), 6) % 3) % 1, pad<zero>(slice(linear(term(B, 1), term(m_v<m<2>>, 1)), 0, 3, 1), 6) / 3, (pad<zero>(slice(linear(term(B, 1), term(m_v<m<2>>, 1)), 0, 3, 1), 6) % 3) / 1>>;
using Y = parts<m<(fused(m_v<m<2>> * (pad<zero>(slice(linear(term(B, 1), term(m_v<m<2>>, 1)), 0, 3, 1), 6) % 3)) % 3) % 1, pad<zero>((fused(m_v<m<2>> * slice(linear(term(B, 1), term(m_v<m<2>>, 1)), 0, 3, 1)) % 3), 6) / 3, (pad<zero>(((fused(slice(linear(term(B, 1), term(m_v<m<2>>, 1)), 0, 3, 1) * m_v<m<2>>) / 1) / 1), 6) % 3) / 1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(2, index_of(B = 1)));
static_assert(pads<X>(5, zero));
static_assert(holds<Y>(2, index_of()) && holds<Y>(2, index_of(B = 1)));
static_assert(pads<Y>(5, zero));
}

namespace drawn_101 {
TMAP_AXES((A, 61), (B, 8), (C, 4));
using X = parts<m<pad<bottom>(A, 62) / 62>, m<slice((pad<bottom>(A, 62) % 62), 41, 6, 2)>, m<1>, m<1>, m<1>>;
using Y = parts<m<(pad<bottom>(A, 61) / 1) % 1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(2, index_of(A = 45)));
static_assert(holds<X>(5, index_of(A = 51)));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
}

namespace drawn_102 {
TMAP_AXES((A, 12), (B, 2), (C, 3));
using X = parts<m<((C % 3) / 1) * ((pad(A, 17) / 17) / 1), (C % 3) % 1>>;
using Y = parts<m<((C % 3) / 1) * ((pad(A, 17) / 17) / 1), fused(((C % 3) % 1) * m_v<m<2>>) / 2>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(1, index_of(C = 1)));
static_assert(holds<X>(2, index_of(C = 2)));
static_assert(holds<Y>(1, index_of(C = 1)));
static_assert(holds<Y>(2, index_of(C = 2)));
}

namespace drawn_103 {
TMAP_AXES((A, 3), (B, 8), (C, 4));
using X = parts<m<pad((C / 2), 4) / 2, pad((C / 2), 4) % 2, A>, m<1>, m<1>, m<1>, m<1>>;
using Y = parts<m<pad((C / 2), 4) / 2, pad(linear(term((C / 2), 1)), 4) % 2, A>, m<1, 1>, m<m_v<m<1>> % 1>, m<slice(m_v<m<1>>, 0, 1, 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(4, index_of(A = 1, C = 2)));
static_assert(pads<X>(11, top));
static_assert(holds<Y>(4, index_of(A = 1, C = 2)));
static_assert(pads<Y>(11, top));
}

namespace drawn_104 {
TMAP_AXES((A, 4), (B, 4), (C, 4));
using X = parts<m<C, slice(B, 3, 0, 1) % 4>>;
using Y = parts<m<resize(pad<zero>(linear(term(C, 4), term((((slice(B, 3, 0, 1) % 4) / 2) * ((slice(B, 3, 0, 2) % 4) % 2)), 1)), 18), 16)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(pads<X>(5, top));
static_assert(pads<X>(15, top));
static_assert(pads<Y>(5, zero));
static_assert(pads<Y>(15, zero));
}

namespace drawn_105 {
TMAP_AXES((A, 16), (B, 4), (C, 12));
using X = parts<m<pad<zero>(B, 4) % 2>>;
using Y = parts<m<linear(term(m_v<m<1>>, 1)), fused(pad<zero>(B, 4) * m_v<m<1>>) % 2>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(1, index_of(B = 1)));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(1, index_of(B = 1)));
}

namespace drawn_106 {
TMAP_AXES((A, 13), (B, 16), (C, 3));
using X = parts<m<pad<zero>((pad<zero>(A, 15) / 15), 8)>>;
using Y = parts<m<pad<zero>((pad<zero>(pad<zero>(A, 13), 15) / 15), 8)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(2, zero));
static_assert(pads<X>(7, zero));
static_assert(pads<Y>(2, zero));
static_assert(pads<Y>(7, zero));
}

namespace drawn_107 {
TMAP_AXES((A, 3), (B, 4), (C, 12));
using X = parts<m<B % 2, B / 2>>;
using Y = parts<m<pad<bottom>(((B % 2) * (B / 2)), 4)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(1, index_of(B = 2)));
static_assert(holds<X>(3, index_of(B = 3)));
static_assert(holds<Y>(1, index_of(B = 2)));
static_assert(holds<Y>(3, index_of(B = 3)));
}

namespace drawn_108 {
TMAP_AXES((A, 8), (B, 16), (C, 27));
using X = parts<m<slice(C, 2, 25, 1) % 25>, m<1>, m<1>>;
using Y = parts<m<slice(C, 2, 25, 1) % 25>, m<fused((m_v<m<1>> % 1) * m_v<m<2>>) / 2>, m<pad(((m_v<m<1>> / 1) * (m_v<m<1>> % 1)), 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(8, index_of(C = 10)));
static_assert(holds<X>(24, index_of(C = 26)));
static_assert(holds<Y>(8, index_of(C = 10)));
static_assert(holds<Y>(24, index_of(C = 26)));
}

namespace drawn_109 {
TMAP_AXES((A, 12), (B, 1), (C, 4));
using X = parts<m<(pad<bottom>((C / 2), 7) / 1) * ((pad<bottom>((C / 2), 7) % 1) * ((B % 1) / 1)), B / 1, (B % 1) % 1>>;
using Y = parts<m<fused(m_v<m<2>> * (((fused((B / 1) * ((B % 1) % 1)) / 1) * (fused((B / 1) * ((B % 1) % 1)) % 1)) * ((pad<bottom>((C / 2), 7) / 1) * ((pad<bottom>((C / 2), 7) % 1) * (((fused(B * m_v<m<2>>) / 2) % 1) / 1))))) % 7>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(2, bottom));
static_assert(pads<X>(6, bottom));
static_assert(pads<Y>(2, bottom));
static_assert(pads<Y>(6, bottom));
}

namespace drawn_110 {
TMAP_AXES((A, 2), (B, 5), (C, 6));
using X = parts<m<pad<bottom>(((m_v<m<4>> / 2) * B), 12)>, m<pad<bottom>(m_v<m<1>>, 8)>>;
using Y = parts<m<pad<bottom>((fused((m_v<m<4>> / 2) * B) % 10), 12)>, m<pad<bottom>(m_v<m<1>>, 8)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(32, index_of(B = 4)));
static_assert(pads<X>(95, bottom));
static_assert(holds<Y>(32, index_of(B = 4)));
static_assert(pads<Y>(95, bottom));
}

namespace drawn_111 {
TMAP_AXES((A, 27), (B, 27), (C, 3));
using X = parts<m<pad<zero>(A, 30), A / 27, (A % 27) % 1>, m<1>, m<1>>;
using Y = parts<m<pad<zero>(A, 30), A / 27, (A % 27) % 1>, m<1>, m<linear(term((m_v<m<1>> * m_v<m<1>>), 1))>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(10, index_of(A = 10)));
static_assert(pads<X>(29, zero));
static_assert(holds<Y>(10, index_of(A = 10)));
static_assert(pads<Y>(29, zero));
}

namespace drawn_112 {
TMAP_AXES((A, 24), (B, 3), (C, 0));
using X = parts<m<1>, m<1>, m<1>, m<1>, m<1>>;
using Y = parts<m<m_v<m<1>> / 1, m_v<m<1>> % 1>, m<1>, m<1, 1>, m<pad((m_v<m<1>> * m_v<m<1>>), 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
}

namespace drawn_113 {
TMAP_AXES((A, 12), (B, 2), (C, 12));
using X = parts<m<A / 3>, m<1>, m<resize(m_v<m<1>>, 1)>, m<1>>;
using Y = parts<m<A / 3>, m<resize(pad(m_v<m<1>>, 4), 1)>, m<resize(m_v<m<1>>, 1) / 1, resize(resize(m_v<m<1>>, 1), 1) % 1>, m<slice(m_v<m<1>>, 0, 1, 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(1, index_of(A = 3)));
static_assert(holds<X>(3, index_of(A = 9)));
static_assert(holds<Y>(1, index_of(A = 3)));
static_assert(holds<Y>(3, index_of(A = 9)));
}

namespace drawn_114 {
TMAP_AXES((A, 12), (B, 8), (C, 2));
using X = parts<m<resize(B, 5)>, m<1>, m<1>, m<1>, m<1>>;
using Y = parts<m<resize(pad(slice(resize(slice(B, 0, 8, 1), 5), 0, 5, 1), 5), 5)>, m<resize(pad(m_v<m<1>>, 8), 1)>, m<2>, m<1>, m<1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(1, index_of(B = 1)));
static_assert(holds<X>(4, index_of(B = 4)));
static_assert(holds<Y>(3, index_of(B = 1)));
static_assert(holds<Y>(9, index_of(B = 4)));
}

namespace drawn_115 {
TMAP_AXES((A, 0), (B, 1), (C, 12));
using X = parts<m<pad(((m_v<m<0>> * A) * A), 5)>, m<1>, m<1>, m<1>>;
using Y = parts<m<pad((fused((m_v<m<0>> * A) * A) / 1), 5)>, m<1>, m<1>, m<2>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(pads<X>(1, top));
static_assert(pads<X>(4, top));
static_assert(pads<Y>(3, top));
static_assert(pads<Y>(9, top));
}

namespace drawn_116 {
TMAP_AXES((A, 8), (B, 8), (C, 8));
using X = parts<m<A, pad<zero>(C, 12)>, m<1>, m<1>, m<1>>;
using Y = parts<m<linear(term(A, 12), term(pad<zero>(C, 12), 1))>, m<(fused(m_v<m<1>> * m_v<m<2>>) / 2) / 1>, m<1>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(32, zero));
static_assert(pads<X>(95, zero));
static_assert(pads<Y>(32, zero));
static_assert(pads<Y>(95, zero));
}

namespace drawn_117 {
TMAP_AXES((A, 13), (B, 3), (C, 2));
using X = parts<m<C % 1>, m<linear(term(((fused(C * A) % 2) * (B / 1)), 0), term((B % 1), 2))>>;
using Y = parts<m<C % 1, linear(term(((fused(C * resize(pad(A, 14), 13)) % 2) * (B / 1)), 1), term((B % 1), 2))>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<Y>(2, index_of(B = 2)));
static_assert(holds<Y>(5, index_of(A = 1, B = 2)));
}

namespace drawn_118 {
TMAP_AXES((A, 6), (B, 6), (C, 5));
using X = parts<m<(((pad(B, 8) / 2) / 2) * slice((linear(term(B, 5), term(B, 1)) % 1), 0, 1, 1)) * (C / 1), C % 1>>;
using Y = parts<m<(((pad(B, 8) / 2) / 2) * (fused(slice((linear(term(B, 5), term(B, 1)) % 1), 0, 1, 1) * m_v<m<2>>) / 2)) * resize(pad((C / 1), 6), 5), C % 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(3, index_of(C = 3)));
static_assert(holds<X>(9, index_of(B = 4, C = 4)));
static_assert(holds<Y>(3, index_of(C = 3)));
static_assert(holds<Y>(9, index_of(B = 4, C = 4)));
}

namespace drawn_119 {
TMAP_AXES((A, 12), (B, 2), (C, 127));
using X = parts<m<B>, m<1>, m<1>, m<1>, m<1>>;
using Y = parts<m<B>, m<1>, m<1, 1>, m<1>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(1, index_of(B = 1)));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(1, index_of(B = 1)));
}

namespace drawn_120 {
TMAP_AXES((A, 6), (B, 24), (C, 9));
using X = parts<m<(B % 4) % 2>, m<1>, m<1>, m<1>, m<1>>;
using Y = parts<m<resize(linear(term(B, 1)), 4) % 2>, m<1>, m<1>, m<1, 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(1, index_of(B = 1)));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(1, index_of(B = 1)));
}

namespace drawn_121 {
TMAP_AXES((A, 2), (B, 5), (C, 2));
using X = parts<m<C / 2>, m<1>, m<1>>;
using Y = parts<m<linear(term((fused(m_v<m<2>> * C) % 2), 1)) / 2>, m<linear(term(m_v<m<1>>, 1), term(m_v<m<1>>, 1))>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
}

namespace drawn_122 {
TMAP_AXES((A, 4), (B, 3), (C, 2));
using X = parts<m<pad(B, 3), B>>;
using Y = parts<m<pad(pad(((fused(pad(B, 3) * m_v<m<2>>) / 2) * B), 9), 9)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(3, index_of(B = 1)));
static_assert(pads<X>(8, top));
static_assert(holds<Y>(3, index_of(B = 1)));
static_assert(pads<Y>(8, top));
}

namespace drawn_123 {
TMAP_AXES((A, 16), (B, 8), (C, 27));
using X = parts<m<m_v<m<4>> * (resize((A / 2), 4) / 2), pad<zero>(B, 9)>>;
using Y = parts<m<resize(pad(((m_v<m<4>> * (resize((pad<bottom>(resize((A / 2), 4), 8) * m_v<m<1>>), 4) / 2)) * pad<zero>(B, 9)), 72), 72)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(24, index_of(B = 6)));
static_assert(pads<X>(71, zero));
static_assert(holds<Y>(24, index_of(B = 6)));
static_assert(pads<Y>(71, zero));
}

namespace drawn_124 {
TMAP_AXES((A, 2), (B, 12), (C, 5));
using X = parts<m<pad<zero>(B, 14) % 14>>;
using Y = parts<m<pad((pad<zero>(pad<zero>(B, 14), 14) % 14), 14)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(4, index_of(B = 4)));
static_assert(pads<X>(13, zero));
static_assert(holds<Y>(4, index_of(B = 4)));
static_assert(pads<Y>(13, zero));
}

namespace drawn_125 {
TMAP_AXES((A, 2), (B, 27), (C, 4));
using X = parts<m<B / 27>, m<B % 27>, m<slice(B, 14, 4, 4) / 4>>;
using Y = parts<m<fused((B / 27) * m_v<m<2>>) / 2>, m<(B % 27) % 27>, m<slice(B, 14, 4, 4) / 4>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(9, index_of(B = 23)));
static_assert(pads<X>(26, top));
static_assert(holds<Y>(9, index_of(B = 23)));
static_assert(pads<Y>(26, top));
}

namespace drawn_126 {
TMAP_AXES((A, 1), (B, 4), (C, 4));
using X = parts<m<slice(m_v<m<1>>, 0, 1, 1)>, m<slice(m_v<m<1>>, 0, 1, 4)>, m<1>, m<1>, m<resize(m_v<m<1>>, 1)>>;
using Y = parts<m<slice(m_v<m<2>>, 0, 1, 1)>, m<fused(slice(m_v<m<1>>, 0, 1, 4) * m_v<m<2>>) / 2>, m<1>, m<1>, m<resize(m_v<m<1>>, 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
}

namespace drawn_127 {
TMAP_AXES((A, 5), (B, 12), (C, 16));
using X = parts<m<pad<zero>(((C % 4) % 2), 7), (C / 4) * ((C % 4) / 2), C % 1>>;
using Y = parts<m<pad<zero>(((C % 4) % 2), 7), (fused(m_v<m<2>> * (C / 4)) % 4) * ((C / 2) % 2), C % 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(18, zero));
static_assert(pads<X>(55, zero));
static_assert(pads<Y>(18, zero));
static_assert(pads<Y>(55, zero));
}

namespace drawn_128 {
TMAP_AXES((A, 6), (B, 2), (C, 4));
using X = parts<m<(resize(C, 1) / 1) / 1>, m<1>, m<1>>;
using Y = parts<m<fused(((linear(term(resize(C, 1), 1)) / 1) / 1) * ((linear(term(resize(C, 1), 1)) / 1) % 1)) / 1, 1>, m<m_v<m<1>> % 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
}

namespace drawn_129 {
TMAP_AXES((A, 16), (B, 24), (C, 13));
using X = parts<m<1>>;
using Y = parts<m<(fused((m_v<m<2>> / 1) * m_v<m<2>>) / 2) / 1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(1, index_of()));
}

namespace drawn_130 {
TMAP_AXES((A, 27), (B, 12), (C, 4));
using X = parts<m<resize(linear(term(A, 4), term(C, 0)), 48), slice(resize(A, 6), 5, 1, 3)>>;
using Y = parts<m<resize(pad(resize(linear(term(A, 4), term(C, 0)), 48), 51), 48), slice(resize((fused(resize(A, 6) * m_v<m<2>>) / 2), 6), 5, 1, 3)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(47, top));
static_assert(pads<Y>(47, top));
}

namespace drawn_131 {
TMAP_AXES((A, 8), (B, 12), (C, 4));
using X = parts<m<m_v<m<1>> * (pad<bottom>((pad(B, 18) / 3), 6) % 3), pad<bottom>((pad(B, 18) / 3), 6) / 3>, m<1>>;
using Y = parts<m<m_v<m<1>> * (pad<bottom>((pad(B, 18) / 3), 6) % 3), pad<bottom>((pad((B / 1), 18) / 3), 6) / 3>, m<slice((m_v<m<1>> * m_v<m<1>>), 0, 1, 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(2, index_of(B = 3)));
static_assert(pads<X>(5, top));
static_assert(holds<Y>(2, index_of(B = 3)));
static_assert(pads<Y>(5, top));
}

namespace drawn_132 {
TMAP_AXES((A, 16), (B, 1), (C, 32));
using X = parts<m<resize(linear(term(linear(term(B, 2), term(C, 3)), 16), term((A / 1), 1)), 48) * ((pad<bottom>(A, 17) % 1) / 1), slice((pad(A, 18) / 9), 0, 1, 1)>>;
using Y = parts<m<resize(linear(term(linear(term(B, 2), term(C, 2)), 16), term((A / 1), 1)), 48), (pad<bottom>(A, 17) % 1) / 1>, m<slice((pad(A, 18) / 9), 0, 1, 1)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(pads<X>(16, top));
static_assert(pads<X>(47, top));
static_assert(pads<Y>(16, top));
static_assert(holds<Y>(47, index_of(A = 15, C = 1)));
}

namespace drawn_133 {
TMAP_AXES((A, 16), (B, 24), (C, 6));
using X = parts<m<pad<zero>((B / 3), 10) / 5, pad<zero>((B / 3), 10) % 5>, m<1>, m<1>, m<1>, m<1>>;
using Y = parts<m<pad<zero>((B / 3), 10) / 5, resize(pad<zero>((B / 3), 10), 5)>, m<1>, m<slice(pad(m_v<m<1>>, 4), 0, 1, 1), 1>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(3, index_of(B = 9)));
static_assert(pads<X>(9, zero));
static_assert(holds<Y>(3, index_of(B = 9)));
static_assert(pads<Y>(9, zero));
}

namespace drawn_134 {
TMAP_AXES((A, 8), (B, 4), (C, 27));
using X = parts<m<((C / 1) % 9) / 3>, m<((C / 1) % 9) % 3, B>>;
using Y = parts<m<pad<zero>((C / 3), 10)>, m<3>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(12, index_of(C = 3)));
static_assert(holds<X>(35, index_of(B = 3, C = 8)));
static_assert(holds<Y>(10, index_of(C = 9)));
static_assert(pads<Y>(29, zero));
}

namespace drawn_135 {
TMAP_AXES((A, 2), (B, 2), (C, 127));
using X = parts<m<((pad(B, 3) % 3) / 1) * (pad(B, 3) / 3), resize(((pad(B, 3) % 3) % 1), 1)>>;
using Y = parts<m<((pad(B, 3) % 3) / 1) * (pad(((fused(B * m_v<m<2>>) / 2) * m_v<m<1>>), 3) / 3), slice(((pad(pad(B, 3), 3) % 3) % 1), 0, 1, 2)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(1, index_of(B = 1)));
static_assert(pads<X>(2, top));
static_assert(holds<Y>(1, index_of(B = 1)));
static_assert(pads<Y>(2, top));
}

namespace drawn_136 {
TMAP_AXES((A, 1), (B, 6), (C, 3));
using X = parts<m<((C % 1) * pad<zero>((C / 1), 4)) * (slice(B, 3, 3, 1) / 1), slice(B, 3, 3, 1) % 1>>;
using Y = parts<m<((C % 1) * (pad<zero>((C / 1), 4) * m_v<m<1>>)) * (slice(B, 3, 3, 1) / 1), slice((B % 6), 3, 3, 1) % 1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(4, index_of(B = 4, C = 1)));
static_assert(pads<X>(11, zero));
static_assert(pads<Y>(4, top));
static_assert(pads<Y>(11, zero));
}

namespace drawn_137 {
TMAP_AXES((A, 1), (B, 24), (C, 16));
using X = parts<m<pad<zero>(((B / 8) % 3), 6)>>;
using Y = parts<m<C>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(2, index_of(B = 16)));
static_assert(pads<X>(5, zero));
static_assert(holds<Y>(5, index_of(C = 5)));
static_assert(holds<Y>(15, index_of(C = 15)));
}

namespace drawn_138 {
TMAP_AXES((A, 8), (B, 1), (C, 27));
using X = parts<m<pad<bottom>((A / 4), 5) / 5, pad<bottom>((A / 4), 5) % 5>, m<1>, m<1>, m<1>>;
using Y = parts<m<linear(term((pad<bottom>((A / 4), 5) / 5), 5), term((pad<bottom>((A / 4), 5) % 5), 1))>, m<1>, m<1>, m<slice(m_v<m<1>>, 0, 1, 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(1, index_of(A = 4)));
static_assert(pads<X>(4, bottom));
static_assert(holds<Y>(1, index_of(A = 4)));
static_assert(pads<Y>(4, bottom));
}

namespace drawn_139 {
TMAP_AXES((A, 8), (B, 2), (C, 8));
using X = parts<m<(pad<zero>((m_v<m<3>> % 1), 5) / 1) * ((pad<zero>((m_v<m<3>> % 1), 5) % 1) * m_v<m<2>>), resize(A, 3)>>;
using Y = parts<m<(pad<zero>((fused(m_v<m<2>> * (m_v<m<3>> % 1)) % 1), 5) / 1) * ((pad<zero>(((linear(term((m_v<m<2>> * resize(pad<bottom>(m_v<m<3>>, 8), 3)), 1)) % 3) % 1), 5) % 1) * m_v<m<2>>), resize(A, 3)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(10, zero));
static_assert(pads<X>(29, zero));
static_assert(pads<Y>(10, zero));
static_assert(pads<Y>(29, zero));
}

namespace drawn_140 {
TMAP_AXES((A, 8), (B, 7), (C, 6));
using X = parts<m<C>>;
using Y = parts<m<C / 2, C / 2>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(2, index_of(C = 2)));
static_assert(holds<X>(5, index_of(C = 5)));
static_assert(holds<Y>(3, index_of(C = 2)));
static_assert(pads<Y>(8, top));
}

namespace drawn_141 {
TMAP_AXES((A, 4), (B, 3), (C, 8));
using X = parts<m<pad<bottom>(m_v<m<3>>, 6) / 2, pad<bottom>(m_v<m<3>>, 6) % 2>, m<1>, m<1>, m<1>, m<1>>;
using Y = parts<m<pad<bottom>(m_v<m<3>>, 6) / 2, pad<bottom>(m_v<m<3>>, 6) % 2>, m<1>, m<1>, m<resize(pad<bottom>(m_v<m<1>>, 6), 1)>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(2, index_of()));
static_assert(pads<X>(5, bottom));
static_assert(holds<Y>(2, index_of()));
static_assert(pads<Y>(5, bottom));
}

namespace drawn_142 {
TMAP_AXES((A, 6), (B, 4), (C, 6));
using X = parts<m<(C / 3) * (((C % 3) % 3) * ((C % 3) / 3)), 4>>;
using Y = parts<m<(C / 3) * (((slice(C, 0, 6, 1) % 3) % 3) * ((C % 3) / 3)), 5>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(8, index_of(C = 2)));
static_assert(holds<X>(23, index_of(C = 5)));
static_assert(holds<Y>(10, index_of(C = 2)));
static_assert(holds<Y>(29, index_of(C = 5)));
}

namespace drawn_143 {
TMAP_AXES((A, 4), (B, 8), (C, 12));
using X = parts<m<A>>;
using Y = parts<m<resize(pad((fused(m_v<m<2>> * A) % 4), 7), 4)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(1, index_of(A = 1)));
static_assert(holds<X>(3, index_of(A = 3)));
static_assert(holds<Y>(1, index_of(A = 1)));
static_assert(holds<Y>(3, index_of(A = 3)));
}

namespace drawn_144 {
TMAP_AXES((A, 13), (B, 4), (C, 24));
using X = parts<m<fused(B * B) / 4>>;
using Y = parts<m<pad<bottom>(B, 6) % 2>, m<slice((pad<bottom>(slice(C, 2, 22, 1), 24) / 8), 0, 1, 1)>, m<1>, m<resize(m_v<m<1>>, 1)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(1, index_of(B = 1)));
static_assert(holds<X>(3, index_of(B = 3)));
static_assert(holds<Y>(0, index_of(C = 2)));
static_assert(holds<Y>(1, index_of(B = 1, C = 2)));
}

namespace drawn_145 {
TMAP_AXES((A, 16), (B, 8), (C, 3));
using X = parts<m<resize((B * B), 48)>, m<1>, m<pad<bottom>(m_v<m<1>>, 5)>, m<1>>;
using Y = parts<m<resize((fused(m_v<m<2>> * (B * B)) % 64), 48)>, m<1>, m<pad<bottom>(m_v<m<0>>, 5), 1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(80, index_of(B = 2)));
static_assert(pads<X>(239, bottom));
static_assert(pads<Y>(80, bottom));
static_assert(pads<Y>(239, bottom));
}

namespace drawn_146 {
TMAP_AXES((A, 7), (B, 3), (C, 64));
using X = parts<m<C / 8, fused(A * A) / 49>>;
using Y = parts<m<(pad<zero>(C, 64) / 8) * m_v<m<1>>, fused(A * ((A / 7) * (A % 7))) / 49>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(2, index_of(C = 16)));
static_assert(holds<X>(7, index_of(C = 56)));
static_assert(holds<Y>(2, index_of(C = 16)));
static_assert(holds<Y>(7, index_of(C = 56)));
}

namespace drawn_147 {
TMAP_AXES((A, 5), (B, 12), (C, 36));
using X = parts<m<slice((pad<zero>(resize(resize(B, 7), 2), 6) / 3), 1, 1, 1), slice((pad<zero>(resize(resize(B, 7), 2), 6) % 3), 0, 3, 1)>, m<resize((pad<zero>(m_v<m<3>>, 6) % 3), 1), resize((pad<bottom>(A, 6) % 2), 2) * (pad<bottom>(A, 6) / 2), pad<zero>(m_v<m<3>>, 6) / 3>, m<1>, m<1>, m<1>>;
using Y = parts<m<resize(C, 25) / 5, ((((pad(pad<bottom>(A, 6), 7) % 1) % 1) * (((linear(term(C, 1), term(A, 36)) / 60) % 1) / 1)) * (pad(pad<bottom>(A, 6), 7) / 1)) * ((pad(pad<bottom>(A, 6), 7) % 1) / 1), ((linear(term(C, 1), term(A, 36)) / 60) % 1) % 1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(pads<X>(12, zero));
static_assert(pads<X>(35, zero));
static_assert(holds<Y>(11, index_of(A = 4, C = 5)));
static_assert(pads<Y>(34, top));
}

namespace drawn_148 {
TMAP_AXES((A, 4), (B, 6), (C, 7));
using X = parts<m<((pad(m_v<m<4>>, 6) % 3) / 1) * pad<zero>((pad(m_v<m<4>>, 6) / 3), 5), resize(((pad(m_v<m<4>>, 6) % 3) % 1), 1), pad<bottom>(pad<bottom>(C, 8), 10) % 1>, m<1>, m<1>>;
using Y = parts<m<((pad(m_v<m<4>>, 6) % 3) / 1) * pad<zero>((pad(m_v<m<4>>, 6) / 3), 5), resize(((pad(m_v<m<4>>, 6) % 3) % 1), 1), pad<bottom>(pad<bottom>(C, 8), 10) % 1>, m<resize(pad<zero>(m_v<m<1>>, 3), 1)>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(5, index_of()));
static_assert(pads<X>(14, zero));
static_assert(holds<Y>(5, index_of()));
static_assert(pads<Y>(14, zero));
}

namespace drawn_149 {
TMAP_AXES((A, 24), (B, 2), (C, 4));
using X = parts<m<pad<bottom>((A / 6), 5) % 1, pad<bottom>(((linear(term(slice(B, 1, 1, 1), 2), term(resize(C, 3), 1)) % 3) / 1), 5), pad<bottom>((A / 6), 5) / 1, linear(term(slice(B, 1, 1, 1), 2), term(resize(C, 3), 1)) / 3>, m<1>, m<1>, m<1>>;
using Y = parts<m<pad<bottom>((A / 6), 5) % 1, pad<bottom>(((linear(term(slice(B, 1, 1, 1), 2), term(resize(C, 3), 1)) % 3) / 1), 5), pad<bottom>((A / 6), 5) / 1, linear(term(slice(B, 1, 1, 1), 2), term(resize(C, 3), 1)) / 3>, m<1, 1>, m<1, 1>, m<resize(m_v<m<1>>, 1), 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(8, index_of(A = 18, B = 1, C = 1)));
static_assert(pads<X>(24, bottom));
static_assert(holds<Y>(8, index_of(A = 18, B = 1, C = 1)));
static_assert(pads<Y>(24, bottom));
}

namespace drawn_150 {
TMAP_AXES((A, 4), (B, 2), (C, 6));
using X = parts<m<slice((pad<bottom>((pad(B, 5) % 1), 3) / 1), 1, 2, 1) * (pad<bottom>((pad(B, 5) % 1), 3) % 1), C / 2>>;
using Y = parts<m<slice((pad<bottom>((pad(B, 5) % 1), 3) / 1), 1, 2, 1) * ((pad<bottom>((pad(B, 5) % 1), 3) % 3) % 1), C / 2>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(2, bottom));
static_assert(pads<X>(5, bottom));
static_assert(pads<Y>(2, bottom));
static_assert(pads<Y>(5, bottom));
}

namespace drawn_151 {
TMAP_AXES((A, 3), (B, 8), (C, 4));
using X = parts<m<fused((A % 3) * C) / 4, fused((A % 3) * C) % 4>>;
using Y = parts<m<fused(m_v<m<1>> * ((A % 3) * C)) / 4, fused(C * (fused(slice(A, 0, 1, 3) * (A % 3)) % 3)) % 4>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(4, index_of(A = 1)));
static_assert(holds<X>(11, index_of(A = 2, C = 3)));
static_assert(holds<Y>(4, index_of(A = 1)));
static_assert(holds<Y>(11, index_of(A = 2, C = 1)));
}

namespace drawn_152 {
TMAP_AXES((A, 8), (B, 4), (C, 16));
using X = parts<m<m_v<m<4>> / 2, pad<zero>((m_v<m<4>> % 2), 4)>>;
using Y = parts<m<m_v<m<4>> / 2>, m<pad<zero>((fused((m_v<m<4>> / 2) * (m_v<m<4>> % 2)) % 2), 3)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(pads<X>(2, zero));
static_assert(pads<X>(7, zero));
static_assert(pads<Y>(2, zero));
static_assert(pads<Y>(5, zero));
}

namespace drawn_153 {
TMAP_AXES((A, 12), (B, 2), (C, 61));
using X = parts<m<C % 1>, m<1>, m<1>, m<1>>;
using Y = parts<m<linear(term(C, 1)) % 1>, m<2>, m<1>, m<1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(1, index_of()));
}

namespace drawn_154 {
TMAP_AXES((A, 8), (B, 36), (C, 7));
using X = parts<m<resize(((((pad<zero>((B % 6), 10) % 5) / 5) * (pad<zero>((B % 6), 10) / 5)) * (((pad<zero>((B % 6), 10) % 5) % 5) * ((fused(A * B) / 144) * ((C % 1) % 1)))), 15)>>;
using Y = parts<m<resize(((((pad<zero>((B % 6), 10) % 5) / 5) * (pad<zero>((B % 6), 10) / 5)) * (((pad<zero>((B % 6), 10) % 5) % 5) * ((linear(term(B, 36), term(B, 1)) / 144) * ((slice(C, 0, 7, 1) % 1) % 1)))), 15)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(5, index_of(A = 4, B = 2)));
static_assert(pads<X>(14, zero));
static_assert(holds<Y>(5, index_of(B = 20)));
static_assert(holds<Y>(14, index_of(B = 21)));
}

namespace drawn_155 {
TMAP_AXES((A, 8), (B, 16), (C, 16));
using X = parts<m<slice((C * A), 1, 48, 2)>, m<1>, m<1>, m<1>, m<1>>;
using Y = parts<m<slice((C * C), 1, 48, 2)>, m<1>, m<resize(resize(pad<bottom>(pad<zero>(m_v<m<1>>, 5), 6), 5), 1)>, m<1>, m<1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(16, index_of(A = 1, C = 4)));
static_assert(holds<X>(47, index_of(A = 7, C = 11)));
static_assert(holds<Y>(16, index_of(C = 3)));
static_assert(pads<Y>(47, top));
}

namespace drawn_156 {
TMAP_AXES((A, 24), (B, 2), (C, 127));
using X = parts<m<pad<zero>(pad<bottom>(B, 7), 8)>>;
using Y = parts<m<pad<zero>(resize(pad<zero>(pad(B, 7), 7), 7), 8)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(pads<X>(2, bottom));
static_assert(pads<X>(7, zero));
static_assert(pads<Y>(2, top));
static_assert(pads<Y>(7, zero));
}

namespace drawn_157 {
TMAP_AXES((A, 7), (B, 2), (C, 36));
using X = parts<m<slice((B % 2), 1, 1, 1)>, m<B / 2>, m<1>, m<1>>;
using Y = parts<m<resize(C, 19)>, m<1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(0, index_of(B = 1)));
static_assert(holds<X>(0, index_of(B = 1)));
static_assert(holds<Y>(6, index_of(C = 6)));
static_assert(holds<Y>(18, index_of(C = 18)));
}

namespace drawn_158 {
TMAP_AXES((A, 36), (B, 8), (C, 24));
using X = parts<m<A, ((fused(C * C) % 2) % 1) / 1>>;
using Y = parts<m<resize((linear(term(B, 24), term(C, 1)) / 2), 87), slice(C, 3, 21, 1)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(12, index_of(A = 12)));
static_assert(holds<X>(35, index_of(A = 35)));
static_assert(holds<Y>(609, index_of(B = 2, C = 13)));
static_assert(pads<Y>(1826, top));
}

namespace drawn_159 {
TMAP_AXES((A, 7), (B, 36), (C, 8));
using X = parts<m<B>, m<1>, m<1>>;
using Y = parts<m<C>, m<1>, m<resize(pad<zero>(m_v<m<1>>, 3), 1)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(12, index_of(B = 12)));
static_assert(holds<X>(35, index_of(B = 35)));
static_assert(holds<Y>(2, index_of(C = 2)));
static_assert(holds<Y>(7, index_of(C = 7)));
}

namespace drawn_160 {
TMAP_AXES((A, 8), (B, 4), (C, 5));
using X = parts<m<resize(A, 1)>, m<resize(m_v<m<1>>, 1)>, m<1>, m<1>, m<pad<zero>(m_v<m<1>>, 3)>>;
using Y = parts<m<resize(A, 1)>, m<resize(m_v<m<1>>, 1)>, m<m_v<m<1>> / 1, fused((m_v<m<1>> % 1) * m_v<m<2>>) / 2>, m<1, pad<zero>((m_v<m<1>> * m_v<m<1>>), 3)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(1, zero));
static_assert(pads<X>(2, zero));
static_assert(pads<Y>(1, zero));
static_assert(pads<Y>(2, zero));
}

namespace drawn_161 {
TMAP_AXES((A, 24), (B, 5), (C, 24));
using X = parts<m<slice(pad((B * A), 126), 0, 48, 2)>, m<1>>;
using Y = parts<m<slice(pad((B * (m_v<m<1>> * A)), 125), 0, 48, 2)>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(16, index_of(A = 8, B = 1)));
static_assert(holds<X>(47, index_of(A = 22, B = 3)));
static_assert(holds<Y>(16, index_of(A = 8, B = 1)));
static_assert(holds<Y>(47, index_of(A = 22, B = 3)));
}

namespace drawn_162 {
TMAP_AXES((A, 5), (B, 1), (C, 2));
using X = parts<m<(B / 1) / 1>, m<(B / 1) % 1>, m<1>, m<1>, m<resize(m_v<m<1>>, 1)>>;
using Y = parts<m<slice(B, 0, 1, 1) / 1>, m<(B / 1) % 1>, m<1>, m<slice(m_v<m<1>>, 0, 1, 1)>, m<resize(pad(m_v<m<1>>, 1), 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
}

namespace drawn_163 {
TMAP_AXES((A, 127), (B, 12), (C, 4));
using X = parts<m<1>, m<1>, m<1>>;
using Y = parts<m<1>, m<m_v<m<2>> / 1, m_v<m<1>> % 1>, m<1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(1, index_of()));
}

namespace drawn_164 {
TMAP_AXES((A, 8), (B, 13), (C, 4));
using X = parts<m<resize((C * B), 48)>>;
using Y = parts<m<slice((linear(term(C, 1)) * B), 0, 48, 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(16, index_of(B = 3, C = 1)));
static_assert(holds<X>(47, index_of(B = 8, C = 3)));
static_assert(holds<Y>(16, index_of(B = 3, C = 1)));
static_assert(holds<Y>(47, index_of(B = 8, C = 3)));
}

namespace drawn_165 {
TMAP_AXES((A, 8), (B, 6), (C, 5));
using X = parts<m<pad<bottom>(resize(pad<zero>(A, 10), 6), 10) / 1, pad<bottom>(resize(pad<zero>(A, 10), 6), 10) % 1>, m<1>>;
using Y = parts<m<slice(pad<bottom>(resize(pad<zero>(A, 10), 6), 10), 0, 10, 1), pad<bottom>(slice(pad<zero>(A, 10), 0, 6, 1), 10) % 1>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(3, index_of(A = 3)));
static_assert(pads<X>(9, bottom));
static_assert(holds<Y>(3, index_of(A = 3)));
static_assert(pads<Y>(9, bottom));
}

namespace drawn_166 {
TMAP_AXES((A, 24), (B, 8), (C, 16));
using X = parts<m<resize(pad<bottom>(((B * C) * m_v<m<3>>), 388), 48)>, m<m_v<m<1>> * m_v<m<1>>, pad<zero>((m_v<m<3>> * A), 80) / 80>, m<1>, m<1>, m<1>>;
using Y = parts<m<resize(pad<bottom>(((B * C) * m_v<m<3>>), 388), 48)>, m<m_v<m<1>> * m_v<m<1>>, pad<zero>((m_v<m<3>> * A), 80) / 80>, m<1>, m<1>, m<m_v<m<1>> / 1, m_v<m<2>> % 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(16, index_of(C = 5)));
static_assert(holds<X>(47, index_of(C = 15)));
static_assert(holds<Y>(16, index_of(C = 5)));
static_assert(holds<Y>(47, index_of(C = 15)));
}

namespace drawn_167 {
TMAP_AXES((A, 4), (B, 4), (C, 4));
using X = parts<m<(B / 1) * resize((B % 1), 1), slice(A, 3, 1, 2) / 1>>;
using Y = parts<m<pad(B, 8) / 2, slice((pad(B, 8) % 2), 1, 1, 4)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(1, index_of(A = 3, B = 1)));
static_assert(holds<X>(3, index_of(A = 3, B = 3)));
static_assert(holds<Y>(1, index_of(B = 3)));
static_assert(pads<Y>(3, top));
}

namespace drawn_168 {
TMAP_AXES((A, 8), (B, 7), (C, 6));
using X = parts<m<pad(C, 6)>, m<1>, m<1>, m<1>, m<1>>;
using Y = parts<m<pad(pad(C, 6), 6)>, m<1>, m<linear(term(m_v<m<1>>, 1))>, m<1>, m<m_v<m<1>> / 1, m_v<m<1>> % 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(2, index_of(C = 2)));
static_assert(holds<X>(5, index_of(C = 5)));
static_assert(holds<Y>(2, index_of(C = 2)));
static_assert(holds<Y>(5, index_of(C = 5)));
}

namespace drawn_169 {
TMAP_AXES((A, 24), (B, 4), (C, 7));
using X = parts<m<(pad<bottom>(C, 8) % 2) / 1, pad<bottom>(C, 8) / 2, (pad<bottom>(C, 8) % 2) % 1>, m<1>, m<1>, m<1>>;
using Y = parts<m<(pad<bottom>(C, 8) % 2) / 1, slice(pad<bottom>(C, 9), 0, 4, 2), (pad<bottom>(C, 8) % 2) % 1>, m<m_v<m<1>> % 1, 1>, m<m_v<m<1>> / 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(2, index_of(C = 4)));
static_assert(pads<X>(7, bottom));
static_assert(holds<Y>(2, index_of(C = 4)));
static_assert(pads<Y>(7, bottom));
}

namespace drawn_170 {
TMAP_AXES((A, 8), (B, 3), (C, 8));
using X = parts<m<(A / 4) * (((A % 4) % 2) * resize(((A % 4) / 2), 2)), (A / 4) % 2>>;
using Y = parts<m<(A / 4) * (((A % 4) % 2) * slice(((A % 4) / 2), 0, 2, 1)), (fused(m_v<m<2>> * (A / 4)) % 2) % 2>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(5, index_of(A = 5)));
static_assert(pads<X>(15, top));
static_assert(holds<Y>(5, index_of(A = 5)));
static_assert(pads<Y>(15, top));
}

namespace drawn_171 {
TMAP_AXES((A, 8), (B, 27), (C, 2));
using X = parts<m<B>, m<1>, m<1>>;
using Y = parts<m<A>, m<1, 1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(9, index_of(B = 9)));
static_assert(holds<X>(26, index_of(B = 26)));
static_assert(holds<Y>(2, index_of(A = 2)));
static_assert(holds<Y>(7, index_of(A = 7)));
}

namespace drawn_172 {
TMAP_AXES((A, 3), (B, 16), (C, 1));
using X = parts<m<slice((B % 8), 3, 1, 1), C, C % 1, B / 8>>;
using Y = parts<m<slice((fused(m_v<m<2>> * resize(pad<zero>((B % 8), 10), 8)) % 8), 3, 1, 1), C, C % 1, B / 8>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of(B = 3)));
static_assert(holds<X>(1, index_of(B = 11)));
static_assert(holds<Y>(0, index_of(B = 3)));
static_assert(holds<Y>(1, index_of(B = 11)));
}

namespace drawn_173 {
TMAP_AXES((A, 12), (B, 4), (C, 24));
using X = parts<m<B / 2, C>, m<slice(m_v<m<1>>, 0, 1, 1)>, m<1>, m<1>>;
using Y = parts<m<C, (B / 2) / 2>, m<slice(m_v<m<1>>, 0, 1, 1)>, m<1>, m<1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(16, index_of(C = 16)));
static_assert(holds<X>(47, index_of(B = 2, C = 23)));
static_assert(holds<Y>(8, index_of(C = 8)));
static_assert(holds<Y>(23, index_of(C = 23)));
}

namespace drawn_174 {
TMAP_AXES((A, 1), (B, 13), (C, 24));
using X = parts<m<(C / 1) / 6>, m<(((C % 2) % 2) / 1) * ((C / 1) % 6), slice((((C % 2) % 2) % 1), 0, 1, 1)>>;
using Y = parts<m<1, (C / 1) / 6>, m<2, (((C % 2) / 1) % 2) * ((C / 1) % 6), slice((((C % 2) % 2) % 1), 0, 1, 1)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(16, index_of(C = 10)));
static_assert(pads<X>(47, top));
static_assert(holds<Y>(32, index_of(C = 9)));
static_assert(pads<Y>(95, top));
}

namespace drawn_175 {
TMAP_AXES((A, 4), (B, 2), (C, 16));
using X = parts<m<((fused(A * C) / 8) * slice(B, 0, 1, 3)) * (A / 2), (pad<zero>(C, 16) % 4) / 2>>;
using Y = parts<m<((fused(A * C) / 8) * slice(B, 0, 1, 3)) * (A / 2), (pad<zero>(pad<bottom>(C, 16), 16) % 4) / 2>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(10, index_of(A = 3)));
static_assert(pads<X>(31, top));
static_assert(holds<Y>(10, index_of(A = 3)));
static_assert(pads<Y>(31, top));
}

namespace drawn_176 {
TMAP_AXES((A, 7), (B, 12), (C, 8));
using X = parts<m<pad<zero>(A, 8), 1>, m<1>>;
using Y = parts<m<1, pad<zero>(C, 8)>, m<m_v<m<1>> / 1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(2, index_of(A = 2)));
static_assert(pads<X>(7, zero));
static_assert(holds<Y>(2, index_of(C = 2)));
static_assert(holds<Y>(7, index_of(C = 7)));
}

namespace drawn_177 {
TMAP_AXES((A, 61), (B, 12), (C, 2));
using X = parts<m<resize(A, 48)>>;
using Y = parts<m<resize(A, 48) % 4, resize(A, 48) / 4>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(16, index_of(A = 16)));
static_assert(holds<X>(47, index_of(A = 47)));
static_assert(holds<Y>(16, index_of(A = 17)));
static_assert(holds<Y>(47, index_of(A = 47)));
}

namespace drawn_178 {
TMAP_AXES((A, 4), (B, 7), (C, 2));
using X = parts<m<pad<zero>(m_v<m<3>>, 4) % 2>>;
using Y = parts<m<pad<zero>(m_v<m<3>>, 4) % 2>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(1, index_of()));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(1, index_of()));
}

namespace drawn_179 {
TMAP_AXES((A, 8), (B, 7), (C, 24));
using X = parts<m<slice(B, 4, 1, 1) / 1>, m<resize((slice(B, 4, 1, 1) % 1), 1)>, m<1>, m<pad(m_v<m<1>>, 6)>, m<1>>;
using Y = parts<m<slice(resize(linear(term(B, 1)), 5), 4, 1, 1) / 1>, m<resize(resize((slice(B, 4, 1, 1) % 1), 1), 1)>, m<1>, m<pad(pad(m_v<m<1>>, 5), 6)>, m<2>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(pads<X>(2, top));
static_assert(pads<X>(5, top));
static_assert(pads<Y>(4, top));
static_assert(pads<Y>(11, top));
}

namespace drawn_180 {
TMAP_AXES((A, 6), (B, 3), (C, 6));
using X = parts<m<pad<bottom>(((B % 3) * slice(B, 2, 1, 3)), 6)>>;
using Y = parts<m<1, pad<bottom>(slice(((B % 3) * slice(B, 2, 1, 3)), 0, 3, 1), 6)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(2, bottom));
static_assert(pads<X>(5, bottom));
static_assert(pads<Y>(2, bottom));
static_assert(pads<Y>(5, bottom));
}

namespace drawn_181 {
TMAP_AXES((A, 9), (B, 2), (C, 4));
using X = parts<m<fused((C / 2) * A) % 2>>;
using Y = parts<m<fused(m_v<m<2>> * (fused(resize(pad((C / 2), 3), 2) * A) % 3)) % 2>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(1, index_of(A = 1)));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(1, index_of(A = 1)));
}

namespace drawn_182 {
TMAP_AXES((A, 9), (B, 4), (C, 6));
using X = parts<m<B / 2, linear(term((B % 2), 2), term((B % 2), 1)), B>>;
using Y = parts<m<B / 2, resize(pad<zero>(((fused(m_v<m<3>> * linear(term((B % 2), 2), term((B % 2), 1))) % 4) * B), 18), 16)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(10, index_of(B = 3)));
static_assert(pads<X>(31, top));
static_assert(holds<Y>(10, index_of(B = 3)));
static_assert(pads<Y>(31, zero));
}

namespace drawn_183 {
TMAP_AXES((A, 6), (B, 3), (C, 61));
using X = parts<m<A>, m<1>, m<1>, m<1>>;
using Y = parts<m<A>, m<1>, m<1, 1>, m<m_v<m<1>> / 1, m_v<m<1>> % 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(2, index_of(A = 2)));
static_assert(holds<X>(5, index_of(A = 5)));
static_assert(holds<Y>(2, index_of(A = 2)));
static_assert(holds<Y>(5, index_of(A = 5)));
}

namespace drawn_184 {
TMAP_AXES((A, 16), (B, 3), (C, 8));
using X = parts<m<B / 1, A, (B % 1) / 1>>;
using Y = parts<m<B / 1, B, fused(m_v<m<2>> * linear(term(((B % 1) / 1), 1))) % 1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(16, index_of(B = 1)));
static_assert(holds<X>(47, index_of(A = 15, B = 2)));
static_assert(holds<Y>(3, index_of(B = 1)));
static_assert(pads<Y>(8, top));
}

namespace drawn_185 {
TMAP_AXES((A, 4), (B, 3), (C, 6));
using X = parts<m<pad(pad<zero>(C, 10), 13)>, m<A / 2>, m<1>, m<1>>;
using Y = parts<m<1, pad(pad<zero>(C, 10), 13)>, m<A / 2>, m<resize(pad<zero>(m_v<m<1>>, 6), 1) / 1, m_v<m<1>> % 1>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(8, index_of(C = 4)));
static_assert(pads<X>(25, top));
static_assert(holds<Y>(8, index_of(C = 4)));
static_assert(pads<Y>(25, top));
}

namespace drawn_186 {
TMAP_AXES((A, 12), (B, 4), (C, 6));
using X = parts<m<1>>;
using Y = parts<m<slice(m_v<m<2>>, 0, 1, 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
}

namespace drawn_187 {
TMAP_AXES((A, 8), (B, 0), (C, 3));
using X = parts<m<pad<zero>(linear(term(B, 0), term(m_v<m<0>>, 1)), 7) * (resize(pad<zero>(C, 6), 1) % 1), resize(pad<zero>(C, 6), 1) / 1>>;
using Y = parts<m<fused(((pad<bottom>(linear(term(B, 0), term(m_v<m<0>>, 1)), 7) * (resize(pad<zero>(C, 6), 1) % 1)) * (resize(pad<zero>(C, 6), 1) / 1)) * m_v<m<2>>) / 2>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(pads<X>(2, zero));
static_assert(pads<X>(6, zero));
static_assert(pads<Y>(2, bottom));
static_assert(pads<Y>(6, bottom));
}

namespace drawn_188 {
TMAP_AXES((A, 9), (B, 12), (C, 16));
using X = parts<m<pad(((A % 9) / 1), 9) / 9, pad<zero>((pad(((A % 9) / 1), 9) % 9), 12), (B % 3) / 1>, m<1>, m<1>, m<1>>;
using Y = parts<m<resize((B * A), 48)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(12, index_of(A = 4)));
static_assert(pads<X>(35, zero));
static_assert(holds<Y>(16, index_of(A = 7, B = 1)));
static_assert(holds<Y>(47, index_of(A = 2, B = 5)));
}

namespace drawn_189 {
TMAP_AXES((A, 2), (B, 1), (C, 27));
using X = parts<m<(linear(term((B % 1), 5), term(pad<zero>(A, 5), 3)) / 1) * ((((pad<bottom>(B, 3) / 1) % 1) / 1) * ((pad<bottom>(B, 3) / 1) / 1)), ((pad<bottom>(B, 3) / 1) % 1) % 1>>;
using Y = parts<m<(linear(term((fused(m_v<m<1>> * B) % 1), 5), term(pad<zero>(A, 5), 3)) / 1) * ((((pad<bottom>(B, 3) / 1) % 1) / 1) * ((pad<bottom>(resize(pad<bottom>(B, 3), 1), 3) / 1) / 1)), ((pad<bottom>(B, 3) / 1) % 1) % 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(13, top));
static_assert(pads<X>(38, zero));
static_assert(pads<Y>(13, top));
static_assert(pads<Y>(38, zero));
}

namespace drawn_190 {
TMAP_AXES((A, 6), (B, 3), (C, 9));
using X = parts<m<((resize((m_v<m<1>> * A), 6) % 3) % 3) * (resize((m_v<m<1>> * A), 6) / 3), (resize((m_v<m<1>> * A), 6) % 3) / 3>>;
using Y = parts<m<resize((resize((m_v<m<1>> * A), 6) % 3), 3) * (resize((m_v<m<1>> * A), 6) / 3), resize(pad<bottom>((resize((m_v<m<1>> * A), 6) % 3), 4), 3) / 3>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(2, index_of(A = 1)));
static_assert(holds<X>(5, index_of(A = 5)));
static_assert(holds<Y>(2, index_of(A = 1)));
static_assert(holds<Y>(5, index_of(A = 5)));
}

namespace drawn_191 {
TMAP_AXES((A, 129), (B, 4), (C, 13));
using X = parts<m<A / 3, A % 3>, m<1>, m<1>>;
using Y = parts<m<A / 3, A % 3>, m<1>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(43, index_of(A = 43)));
static_assert(holds<X>(128, index_of(A = 128)));
static_assert(holds<Y>(43, index_of(A = 43)));
static_assert(holds<Y>(128, index_of(A = 128)));
}

namespace drawn_192 {
TMAP_AXES((A, 4), (B, 8), (C, 5));
using X = parts<m<(A % 2) / 1>, m<A / 2>, m<(A % 2) % 1, slice(A, 2, 2, 1) / 2>, m<slice(A, 2, 2, 1) % 2>>;
using Y = parts<m<(A / 1) % 2>, m<A / 2, fused((((A % 2) % 1) * (slice(A, 2, 2, 1) / 2)) * m_v<m<2>>) / 2>, m<slice(A, 2, 2, 1) % 2>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(2, top));
static_assert(pads<X>(7, top));
static_assert(pads<Y>(2, top));
static_assert(pads<Y>(7, top));
}

namespace drawn_193 {
TMAP_AXES((A, 5), (B, 127), (C, 8));
using X = parts<m<(pad<bottom>(pad((C * B), 1024), 1027) % 1) / 1, resize(((pad<bottom>(pad((C * B), 1024), 1027) % 1) % 1), 1)>>;
using Y = parts<m<resize(B, 48) * (resize((C % 2), 1) / 1), resize((C % 2), 1) % 1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(0, index_of()));
static_assert(holds<Y>(16, index_of(B = 16)));
static_assert(holds<Y>(47, index_of(B = 47)));
}

namespace drawn_194 {
TMAP_AXES((A, 5), (B, 16), (C, 4));
using X = parts<m<C>, m<1>, m<1>, m<1>, m<1>>;
using Y = parts<m<C>, m<1>, m<1>, m<m_v<m<1>> % 1>, m<slice((m_v<m<1>> % 1), 0, 1, 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(1, index_of(C = 1)));
static_assert(holds<X>(3, index_of(C = 3)));
static_assert(holds<Y>(1, index_of(C = 1)));
static_assert(holds<Y>(3, index_of(C = 3)));
}

namespace drawn_195 {
TMAP_AXES((A, 8), (B, 2), (C, 4));
using X = parts<m<(((pad<bottom>(C, 8) % 4) % 2) * C) * (pad<bottom>(C, 8) / 4), (pad<bottom>(C, 8) % 4) / 2>>;
using Y = parts<m<(pad<bottom>(C, 8) % 4) % 2, linear(term(C, 1)), pad<bottom>(A, 8) / 4, slice((pad<bottom>(C, 8) % 4), 0, 2, 2)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(pads<X>(10, bottom));
static_assert(pads<X>(31, bottom));
static_assert(holds<Y>(10, index_of(A = 4, C = 2)));
static_assert(pads<Y>(31, bottom));
}

namespace drawn_196 {
TMAP_AXES((A, 4), (B, 4), (C, 3));
using X = parts<m<A>, m<1>>;
using Y = parts<m<A / 1>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(1, index_of(A = 1)));
static_assert(holds<X>(3, index_of(A = 3)));
static_assert(holds<Y>(1, index_of(A = 1)));
static_assert(holds<Y>(3, index_of(A = 3)));
}

namespace drawn_197 {
TMAP_AXES((A, 9), (B, 7), (C, 9));
using X = parts<m<pad<zero>(A, 10) % 2>, m<pad<bottom>((B / 7), 2), B % 7>>;
using Y = parts<m<linear(term((pad<zero>(A, 10) % 2), 0))>, m<pad<bottom>((B / 7), 2), B % 7>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(pads<X>(9, bottom));
static_assert(pads<X>(27, bottom));
static_assert(holds<Y>(4, index_of(B = 4)) && holds<Y>(4, index_of(A = 1, B = 4)));
static_assert(pads<Y>(13, bottom));
}

namespace drawn_198 {
TMAP_AXES((A, 0), (B, 3), (C, 12));
using X = parts<m<(A % 3) / 1>, m<linear(term(resize((B % 3), 1), 0), term((B / 3), 3))>, m<pad<zero>(B, 3)>>;
using Y = parts<m<(A % 3) / 1>, m<linear(term(pad<zero>(A, 3), 1)), slice(linear(term(resize((B % 3), 1), 0), term(slice(B, 0, 1, 3), 3)), 0, 1, 1)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(pads<X>(3, top));
static_assert(pads<X>(8, top));
static_assert(pads<Y>(3, zero));
static_assert(pads<Y>(8, zero));
}

namespace drawn_199 {
TMAP_AXES((A, 2), (B, 16), (C, 12));
using X = parts<m<C / 3>, m<1>>;
using Y = parts<m<fused(C * m_v<m<1>>) / 3>, m<2>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(1, index_of(C = 3)));
static_assert(holds<X>(3, index_of(C = 9)));
static_assert(holds<Y>(2, index_of(C = 3)));
static_assert(holds<Y>(7, index_of(C = 9)));
}
