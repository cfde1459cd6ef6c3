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
TMAP_AXES((A, 2), (B, 1), (C, 7));
using X = parts<m<B>, m<(pad(((A % 1) % 1), 3) % 3) / 3, (pad(((A % 1) % 1), 3) % 3) % 3>>;
using Y = parts<m<B>, m<(pad(resize((A % 1), 1), 3) % 3) / 3, (pad((((fused(m_v<m<2>> * A) % 2) % 1) % 1), 3) % 3) % 3, 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(1, top));
static_assert(pads<X>(2, top));
static_assert(pads<Y>(1, top));
static_assert(pads<Y>(2, top));
}

namespace drawn_4 {
TMAP_AXES((A, 9), (B, 1), (C, 4));
using X = parts<m<pad((C * B), 9)>>;
using Y = parts<m<A / 9>, m<slice((A % 9), 6, 1, 1)>, m<1>, m<1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(3, index_of(C = 3)));
static_assert(pads<X>(8, top));
static_assert(holds<Y>(0, index_of(A = 6)));
static_assert(holds<Y>(0, index_of(A = 6)));
}

namespace drawn_5 {
TMAP_AXES((A, 5), (B, 1), (C, 3));
using X = parts<m<B / 1>, m<linear(term(((pad<bottom>((B % 1), 8) / 4) * slice((pad<bottom>((B % 1), 8) % 4), 2, 2, 1)), 6), term(pad<bottom>(slice((m_v<m<1>> * m_v<m<3>>), 0, 3, 1), 6), 1))>, m<1>>;
using Y = parts<m<linear(term(((B % 1) / 1), 0))>, m<linear(term(((pad<bottom>((B % 1), 8) / 4) * slice((pad<bottom>((B % 1), 8) % 4), 2, 2, 1)), 6), term(pad<bottom>(slice((m_v<m<1>> * m_v<m<3>>), 0, 3, 1), 6), 1))>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(8, bottom));
static_assert(pads<X>(23, bottom));
static_assert(pads<Y>(8, bottom));
static_assert(pads<Y>(23, bottom));
}

namespace drawn_6 {
TMAP_AXES((A, 12), (B, 4), (C, 24));
using X = parts<m<(((pad<bottom>(A, 14) / 2) % 7) / 7) * resize((((pad<bottom>(A, 14) / 2) % 7) % 7), 4), (pad<bottom>(A, 14) / 2) / 7>>;
using Y = parts<m<pad(((pad(resize(C, 13), 18) % 3) / 1), 4), pad(((pad(resize(C, 13), 18) % 3) % 1), 3), pad(resize(C, 13), 18) / 3>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(1, index_of(A = 2)));
static_assert(holds<X>(3, index_of(A = 6)));
static_assert(pads<Y>(24, top));
static_assert(pads<Y>(71, top));
}

namespace drawn_7 {
TMAP_AXES((A, 4), (B, 12), (C, 16));
using X = parts<m<resize(((A / 2) * A), 8)>>;
using Y = parts<m<resize(linear(term(((C / 2) * A), 1)), 8)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(2, index_of(A = 2)));
static_assert(pads<X>(7, top));
static_assert(holds<Y>(2, index_of(A = 2)));
static_assert(holds<Y>(7, index_of(A = 3, C = 2)));
}

namespace drawn_8 {
TMAP_AXES((A, 3), (B, 12), (C, 12));
using X = parts<m<A>, m<slice(((pad<bottom>(C, 13) % 1) / 1), 0, 1, 4), pad<bottom>(C, 13) / 1, (pad<bottom>(C, 13) % 1) % 1>, m<1>, m<1>, m<1>>;
using Y = parts<m<A>, m<slice(((pad<bottom>(C, 13) % 1) / 1), 0, 1, 4), pad<bottom>(C, 13) / 1, (pad<bottom>(C, 13) % 1) % 1>, m<1>, m<1, m_v<m<1>> / 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(13, index_of(A = 1)));
static_assert(pads<X>(38, bottom));
static_assert(holds<Y>(13, index_of(A = 1)));
static_assert(pads<Y>(38, bottom));
}

namespace drawn_9 {
TMAP_AXES((A, 5), (B, 16), (C, 13));
using X = parts<m<A / 5, slice((A % 5), 4, 1, 2)>, m<pad<bottom>(A, 8) % 4>, m<1>, m<1>, m<1>>;
using Y = parts<m<A / 5, slice((A % 5), 4, 1, 2)>, m<resize(pad<bottom>(pad<bottom>(A, 8), 11), 8) % 4>, m<1, 1>, m<m_v<m<1>> / 1, m_v<m<1>> % 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(1, bottom));
static_assert(pads<X>(3, bottom));
static_assert(pads<Y>(1, bottom));
static_assert(pads<Y>(3, bottom));
}

namespace drawn_10 {
TMAP_AXES((A, 27), (B, 8), (C, 1));
using X = parts<m<B % 4, fused(m_v<m<1>> * m_v<m<4>>) / 4>, m<1>, m<1>, m<1>, m<1>>;
using Y = parts<m<B % 4, fused(m_v<m<1>> * pad<bottom>(m_v<m<4>>, 4)) / 4>, m<1>, m<1>, m<pad<bottom>(m_v<m<1>>, 1)>, m<resize(pad<zero>(pad<zero>(m_v<m<1>>, 2), 3), 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(1, index_of(B = 1)));
static_assert(holds<X>(3, index_of(B = 3)));
static_assert(holds<Y>(1, index_of(B = 1)));
static_assert(holds<Y>(3, index_of(B = 3)));
}

namespace drawn_11 {
TMAP_AXES((A, 2), (B, 7), (C, 3));
using X = parts<m<(pad<bottom>((B % 1), 5) / 5) * pad((C % 1), 6), pad<bottom>(((pad<bottom>((B % 1), 5) % 5) / 1), 7), (pad<bottom>((B % 1), 5) % 5) % 1>>;
using Y = parts<m<A, linear(term(A, 4), term((A * B), 2))>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(pads<X>(14, top));
static_assert(pads<X>(41, top));
static_assert(holds<Y>(20, index_of(A = 1, B = 3)));
static_assert(pads<Y>(61, top));
}

namespace drawn_12 {
TMAP_AXES((A, 9), (B, 16), (C, 2));
using X = parts<m<slice(C, 0, 1, 4)>, m<A>, m<1>, m<1>, m<1>>;
using Y = parts<m<slice((fused(C * m_v<m<2>>) / 2), 0, 1, 4)>, m<A / 1, A % 1>, m<1>, m<pad<zero>(m_v<m<1>>, 1)>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(3, index_of(A = 3)));
static_assert(holds<X>(8, index_of(A = 8)));
static_assert(holds<Y>(3, index_of(A = 3)));
static_assert(holds<Y>(8, index_of(A = 8)));
}

namespace drawn_13 {
TMAP_AXES((A, 8), (B, 2), (C, 9));
using X = parts<m<pad(((A % 4) * A), 32) / 4, pad(((A % 4) * A), 32) % 4>>;
using Y = parts<m<((pad(((A % 4) * A), 32) / 4) / 2) * ((pad(((A % 4) * A), 32) % 8) / 4), pad(((A % 4) * A), 32) % 4>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(10, index_of(A = 3)));
static_assert(pads<X>(31, top));
static_assert(holds<Y>(10, index_of(A = 3)));
static_assert(pads<Y>(31, top));
}

namespace drawn_14 {
TMAP_AXES((A, 8), (B, 16), (C, 1));
using X = parts<m<A, 1>>;
using Y = parts<m<A, 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(2, index_of(A = 2)));
static_assert(holds<X>(7, index_of(A = 7)));
static_assert(holds<Y>(2, index_of(A = 2)));
static_assert(holds<Y>(7, index_of(A = 7)));
}

namespace drawn_15 {
TMAP_AXES((A, 4), (B, 4), (C, 4));
using X = parts<m<pad<bottom>(C, 6), pad<zero>(linear(term(B, 1), term(m_v<m<4>>, 4)), 24) / 12>>;
using Y = parts<m<fused(m_v<m<2>> * (pad<bottom>(resize(pad<zero>(C, 6), 4), 6) * ((pad<zero>(linear(term(B, 1), term(m_v<m<4>>, 4)), 24) / 2) / 2))) % 12>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(4, index_of(C = 2)));
static_assert(pads<X>(11, bottom));
static_assert(pads<Y>(4, zero));
static_assert(pads<Y>(11, zero));
}

namespace drawn_16 {
TMAP_AXES((A, 3), (B, 4), (C, 2));
using X = parts<m<C>, m<resize((pad<bottom>(pad(A, 5), 8) / 1), 6)>, m<pad<bottom>(pad(A, 5), 8) % 1>>;
using Y = parts<m<(pad<zero>(pad<zero>(C, 5), 9) % 3) / 3, pad<zero>(pad<zero>(C, 5), 9) / 3, (pad<zero>(pad<zero>(C, 5), 9) % 3) % 3>, m<A>, m<1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(pads<X>(4, top));
static_assert(pads<X>(11, bottom));
static_assert(pads<Y>(9, zero));
static_assert(pads<Y>(26, zero));
}

namespace drawn_17 {
TMAP_AXES((A, 4), (B, 12), (C, 3));
using X = parts<m<pad<bottom>(linear(term(B, 3), term(C, 1)), 40)>, m<1>>;
using Y = parts<m<pad<bottom>((fused(linear(term(C, 1), term(B, 3)) * m_v<m<2>>) / 2), 40), 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(13, index_of(B = 4, C = 1)));
static_assert(pads<X>(39, bottom));
static_assert(holds<Y>(13, index_of(B = 4, C = 1)));
static_assert(pads<Y>(39, bottom));
}

namespace drawn_18 {
TMAP_AXES((A, 4), (B, 3), (C, 8));
using X = parts<m<resize(linear(term(C, 2), term(C, 1)), 8), B>>;
using Y = parts<m<slice(linear(term(C, 1), term(B, 2)), 0, 8, 1), B>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(8, index_of(B = 2, C = 1)) && holds<X>(8, index_of(B = 2, C = 2)));
static_assert(holds<Y>(8, index_of(B = 2, C = 2)));
static_assert(holds<Y>(23, index_of(B = 2, C = 7)));
}

namespace drawn_19 {
TMAP_AXES((A, 7), (B, 1), (C, 12));
using X = parts<m<linear(term((pad<bottom>((m_v<m<4>> / 2), 3) % 1), 1), term((slice((fused(B * C) / 1), 5, 7, 1) * ((fused(B * C) % 1) / 1)), 0))>, m<pad<bottom>((m_v<m<4>> / 2), 3) / 1>, m<1>, m<1>, m<1>>;
using Y = parts<m<linear(term((pad<bottom>((m_v<m<4>> / 2), 3) % 1), 1), term((slice((fused(B * C) / 1), 5, 7, 1) * ((fused(B * C) % 1) / 1)), 0)), pad<bottom>((m_v<m<4>> / 2), 3) / 1>, m<2>, m<slice(m_v<m<1>>, 0, 1, 1)>, m<1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(pads<X>(2, bottom));
static_assert(pads<Y>(5, bottom));
}

namespace drawn_20 {
TMAP_AXES((A, 16), (B, 8), (C, 9));
using X = parts<m<pad<zero>(slice(C, 0, 9, 1), 16) / 16, pad<zero>(slice(C, 0, 9, 1), 16) % 16>, m<pad<zero>(pad(A, 16), 21) / 7>>;
using Y = parts<m<pad<zero>(slice(C, 0, 9, 1), 16) / 16, pad<zero>(slice(C, 0, 9, 1), 16) % 16>, m<(resize(pad<zero>(((fused((m_v<m<2>> * pad(A, 16)) * m_v<m<2>>) / 2) % 16), 21), 21) / 1) / 1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(16, index_of(A = 7, C = 5)));
static_assert(pads<X>(47, zero));
static_assert(holds<Y>(112, index_of(A = 7, C = 5)));
static_assert(pads<Y>(335, zero));
}

namespace drawn_21 {
TMAP_AXES((A, 2), (B, 4), (C, 24));
using X = parts<m<C / 12>, m<slice((linear(term(slice(B, 3, 1, 1), 1), term(resize(C, 18), 1)) / 18), 0, 1, 4), linear(term(slice(B, 3, 1, 1), 1), term(resize(C, 18), 1)) % 18>, m<1>>;
using Y = parts<m<(C / 12) / 2, (C / 12) % 2>, m<slice((linear(term((fused(slice(slice(B, 3, 1, 1), 0, 1, 1) * m_v<m<2>>) / 2), 1), term(resize(C, 18), 1)) / 18), 0, 1, 4), linear(term(slice(B, 3, 1, 1), 1), term(slice(C, 0, 18, 1), 1)) % 18>, m<1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(12, index_of(B = 3, C = 12)));
static_assert(pads<X>(35, top));
static_assert(pads<Y>(12, top));
static_assert(pads<Y>(35, top));
}

namespace drawn_22 {
TMAP_AXES((A, 3), (B, 7), (C, 36));
using X = parts<m<resize(pad<bottom>(slice(pad(B, 14), 5, 2, 4), 4), 4)>>;
using Y = parts<m<resize((pad<bottom>(slice(pad(B, 14), 5, 2, 4), 4) % 4), 4)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(1, top));
static_assert(pads<X>(3, bottom));
static_assert(pads<Y>(1, top));
static_assert(pads<Y>(3, bottom));
}

namespace drawn_23 {
TMAP_AXES((A, 24), (B, 12), (C, 8));
using X = parts<m<resize((B % 12), 7)>, m<1>, m<1>, m<1>>;
using Y = parts<m<resize((B % 12), 7)>, m<1, 1, 1>, m<m_v<m<1>> / 1, m_v<m<1>> % 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(2, index_of(B = 2)));
static_assert(holds<X>(6, index_of(B = 6)));
static_assert(holds<Y>(2, index_of(B = 2)));
static_assert(holds<Y>(6, index_of(B = 6)));
}

namespace drawn_24 {
TMAP_AXES((A, 36), (B, 27), (C, 4));
using X = parts<m<C>, m<1>, m<resize(m_v<m<1>>, 1)>>;
using Y = parts<m<linear(term(C, 1), term(m_v<m<1>>, 1))>, m<slice(m_v<m<1>>, 0, 1, 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(1, index_of(C = 1)));
static_assert(holds<X>(3, index_of(C = 3)));
static_assert(holds<Y>(1, index_of(C = 1)));
static_assert(holds<Y>(3, index_of(C = 3)));
}

namespace drawn_25 {
TMAP_AXES((A, 24), (B, 12), (C, 8));
using X = parts<m<(pad<bottom>(A, 28) % 7) / 1, (pad<bottom>(A, 28) % 7) % 1, pad<bottom>(A, 28) / 7>>;
using Y = parts<m<linear(term(((pad<bottom>(A, 28) % 7) / 1), 4), term(((pad<bottom>(A, 28) % 1) * ((pad<bottom>(A, 28) / 7) / 1)), 1))>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(9, index_of(A = 9)));
static_assert(pads<X>(27, bottom));
static_assert(holds<Y>(9, index_of(A = 9)));
static_assert(pads<Y>(27, bottom));
}

namespace drawn_26 {
TMAP_AXES((A, 0), (B, 16), (C, 27));
using X = parts<m<(pad((linear(term(A, 0), term(A, 1)) * A), 6) / 3) * (pad<zero>(C, 30) / 15), resize((pad((linear(term(A, 0), term(A, 1)) * A), 6) % 3), 1)>, m<1>, m<1>, m<1>, m<1>>;
using Y = parts<m<(pad((linear(term(A, 0), term(A, 1)) * A), 6) / 3) * (pad<zero>(C, 30) / 15), resize((pad((linear(term(A, 0), term(A, 1)) * A), 6) % 3), 1)>, m<1>, m<m_v<m<1>> / 1>, m<1>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(1, top));
static_assert(pads<X>(3, top));
static_assert(pads<Y>(1, top));
static_assert(pads<Y>(3, top));
}

namespace drawn_27 {
TMAP_AXES((A, 127), (B, 1), (C, 16));
using X = parts<m<resize((((C * m_v<m<1>>) * A) * (B / 1)), 48)>, m<1>, m<1>, m<1>, m<1>>;
using Y = parts<m<resize(((fused(((C * m_v<m<1>>) * A) * (B / 1)) / 1016) * (fused(((C * m_v<m<1>>) * A) * (B / 1)) % 1016)), 48)>, m<resize(pad(m_v<m<1>>, 7), 1)>, m<1>, m<1>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(16, index_of(A = 16)));
static_assert(holds<X>(47, index_of(A = 47)));
static_assert(holds<Y>(16, index_of(A = 16)));
static_assert(holds<Y>(47, index_of(A = 47)));
}

namespace drawn_28 {
TMAP_AXES((A, 16), (B, 6), (C, 27));
using X = parts<m<(pad<bottom>(B, 8) % 2) / 2, linear(term(slice(m_v<m<2>>, 1, 1, 1), 258), term((A * A), 1))>>;
using Y = parts<m<(pad<bottom>(B, 8) % 2) / 2, linear(term(slice(m_v<m<2>>, 1, 1, 1), 258), term((A * A), 1)) / 128>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(85, index_of(A = 10)));
static_assert(pads<X>(255, top));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(1, index_of(A = 8)));
}

namespace drawn_29 {
TMAP_AXES((A, 4), (B, 8), (C, 8));
using X = parts<m<pad<zero>((A * A), 18) % 2, C>, m<1>, m<1>, m<1>>;
using Y = parts<m<pad<zero>(pad<zero>(pad<zero>((A * A), 16), 18), 18) % 2, C>, m<1>, m<1>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(5, index_of(C = 5)));
static_assert(holds<X>(15, index_of(A = 1, C = 7)));
static_assert(holds<Y>(5, index_of(C = 5)));
static_assert(holds<Y>(15, index_of(A = 1, C = 7)));
}

namespace drawn_30 {
TMAP_AXES((A, 13), (B, 12), (C, 13));
using X = parts<m<pad<zero>(((linear(term(B, 3), term(m_v<m<4>>, 1)) % 1) / 1), 2)>>;
using Y = parts<m<pad<zero>((pad(resize(pad((linear(term(B, 3), term(m_v<m<4>>, 1)) % 1), 2), 1), 1) / 1), 2)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of()));
static_assert(pads<X>(1, zero));
static_assert(holds<Y>(0, index_of()));
static_assert(pads<Y>(1, zero));
}

namespace drawn_31 {
TMAP_AXES((A, 128), (B, 5), (C, 2));
using X = parts<m<(((pad<bottom>(C, 6) % 1) % 1) / 1) * pad<zero>(((pad<bottom>(C, 6) % 1) / 1), 2), ((pad<bottom>(C, 6) % 1) % 1) % 1>, m<pad<zero>(m_v<m<1>>, 4)>, m<1>, m<1>>;
using Y = parts<m<(((pad<bottom>(C, 6) % 1) % 1) / 1) * pad<zero>(((pad<bottom>(C, 6) % 1) / 1), 2), ((pad<bottom>(C, 6) % 1) % 1) % 1>, m<pad<zero>(m_v<m<1>>, 4)>, m<1>, m<fused(m_v<m<2>> * m_v<m<1>>) % 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(2, zero));
static_assert(pads<X>(7, zero));
static_assert(pads<Y>(2, zero));
static_assert(pads<Y>(7, zero));
}

namespace drawn_32 {
TMAP_AXES((A, 4), (B, 8), (C, 9));
using X = parts<m<m_v<m<3>> % 1>, m<1>, m<1>, m<1>, m<1>>;
using Y = parts<m<(m_v<m<3>> % 1) / 1, (m_v<m<3>> % 1) % 1>, m<1>, m<1>, m<1>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
}

namespace drawn_33 {
TMAP_AXES((A, 4), (B, 7), (C, 24));
using X = parts<m<slice((C * A), 0, 48, 2)>>;
using Y = parts<m<slice((pad(A, 4) * C), 0, 48, 2)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(16, index_of(C = 8)));
static_assert(holds<X>(47, index_of(A = 2, C = 23)));
static_assert(holds<Y>(16, index_of(A = 1, C = 8)));
static_assert(holds<Y>(47, index_of(A = 3, C = 22)));
}

namespace drawn_34 {
TMAP_AXES((A, 2), (B, 6), (C, 4));
using X = parts<m<C * (pad<bottom>((resize(C, 4) % 2), 7) % 7), (C / 2) % 1, pad<bottom>((resize(C, 4) % 2), 7) / 7>>;
using Y = parts<m<((C / 2) % 1) * (pad<bottom>(resize(resize(C, 4), 2), 7) / 7), C, pad<bottom>((resize(C, 4) % 2), 7) % 7>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(9, bottom));
static_assert(pads<X>(27, bottom));
static_assert(pads<Y>(9, bottom));
static_assert(pads<Y>(27, bottom));
}

namespace drawn_35 {
TMAP_AXES((A, 12), (B, 4), (C, 3));
using X = parts<m<pad(((A / 2) * A), 74) % 1, pad(((A / 2) * A), 74) / 1>, m<B % 1>>;
using Y = parts<m<pad(((A / 2) * A), 74) % 1>, m<pad(((A / 2) * A), 74) / 1>, m<A % 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(24, index_of(A = 4)));
static_assert(pads<X>(73, top));
static_assert(holds<Y>(24, index_of(A = 4)));
static_assert(pads<Y>(73, top));
}

namespace drawn_36 {
TMAP_AXES((A, 3), (B, 64), (C, 24));
using X = parts<m<((((C / 6) % 2) / 2) * C) * ((A % 3) / 3), A / 3>>;
using Y = parts<m<((linear(term(((C / 6) % 2), 1)) / 2) * C) * ((A % 3) / 3), pad<bottom>((A / 3), 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(8, index_of(C = 8)));
static_assert(holds<X>(23, index_of(C = 23)));
static_assert(holds<Y>(8, index_of(C = 8)));
static_assert(holds<Y>(23, index_of(C = 23)));
}

namespace drawn_37 {
TMAP_AXES((A, 13), (B, 24), (C, 16));
using X = parts<m<((m_v<m<3>> / 3) * pad((m_v<m<3>> % 3), 7)) * ((pad<zero>((A * C), 210) % 3) / 1), (pad<zero>((A * C), 210) % 3) % 1>>;
using Y = parts<m<((m_v<m<3>> / 3) * pad((fused((m_v<m<3>> % 3) * m_v<m<2>>) / 2), 7)) * ((pad<zero>((A * C), 210) % 3) / 1), (pad<zero>((A * C), 210) % 3) % 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(7, index_of(C = 1)));
static_assert(pads<X>(20, top));
static_assert(holds<Y>(7, index_of(C = 1)));
static_assert(pads<Y>(20, top));
}

namespace drawn_38 {
TMAP_AXES((A, 1), (B, 1), (C, 6));
using X = parts<m<B * ((pad(A, 2) % 1) % 1), pad<bottom>(B, 5) / 1>>;
using Y = parts<m<B, (fused(m_v<m<2>> * (pad(A, 2) % 2)) % 1) % 1>, m<(pad<bottom>(pad<bottom>(B, 4), 5) / 1) % 5>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(1, bottom));
static_assert(pads<X>(4, bottom));
static_assert(pads<Y>(1, bottom));
static_assert(pads<Y>(4, bottom));
}

namespace drawn_39 {
TMAP_AXES((A, 27), (B, 8), (C, 12));
using X = parts<m<(B % 1) / 1>, m<1>>;
using Y = parts<m<((B % 1) % 1) / 1>, m<fused(m_v<m<2>> * m_v<m<0>>) % 1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(0, index_of()));
static_assert(pads<Y>(0, top));
static_assert(pads<Y>(0, top));
}

namespace drawn_40 {
TMAP_AXES((A, 8), (B, 8), (C, 27));
using X = parts<m<((B % 4) / 4) * (B / 4), (B % 4) % 4>>;
using Y = parts<m<(B % 4) / 4, B / 4, ((B % 4) % 4) % 4>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(2, index_of(B = 2)));
static_assert(holds<X>(7, index_of(B = 7)));
static_assert(holds<Y>(2, index_of(B = 2)));
static_assert(holds<Y>(7, index_of(B = 7)));
}

namespace drawn_41 {
TMAP_AXES((A, 4), (B, 7), (C, 4));
using X = parts<m<pad<zero>(pad(B, 12), 16)>, m<slice(((B / 7) / 1), 0, 1, 4)>, m<((B / 7) % 1) / 1, pad((((B / 7) % 1) % 1), 2)>>;
using Y = parts<m<pad<zero>(pad(B, 12), 16)>, m<slice(((linear(term(B, 1)) / 7) / 1), 0, 1, 4), ((B / 7) % 1) / 1, pad((((B / 7) % 1) % 1), 2)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(10, index_of(B = 5)));
static_assert(pads<X>(31, zero));
static_assert(holds<Y>(10, index_of(B = 5)));
static_assert(pads<Y>(31, zero));
}

namespace drawn_42 {
TMAP_AXES((A, 4), (B, 1), (C, 12));
using X = parts<m<A, B / 1, C>>;
using Y = parts<m<linear(term(A, 1))>, m<fused(((B / 1) * C) * m_v<m<2>>) / 2>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(16, index_of(A = 1, C = 4)));
static_assert(holds<X>(47, index_of(A = 3, C = 11)));
static_assert(holds<Y>(16, index_of(A = 1, C = 4)));
static_assert(holds<Y>(47, index_of(A = 3, C = 11)));
}

namespace drawn_43 {
TMAP_AXES((A, 6), (B, 4), (C, 127));
using X = parts<m<pad<zero>(A, 8)>, m<linear(term(((linear(term(B, 0), term(B, 1)) % 2) / 2), 0), term(slice((((linear(term(B, 0), term(B, 1)) % 2) % 2) / 2), 0, 1, 4), 1))>, m<pad<zero>((((linear(term(B, 0), term(B, 1)) % 2) % 2) % 2), 5)>, m<1>, m<1>>;
using Y = parts<m<pad<zero>(A, 8)>, m<linear(term(((linear(term(B, 0), term(B, 1)) % 2) / 2), 0), term(slice((((linear(term(B, 0), term(B, 1)) % 2) % 2) / 2), 0, 1, 4), 1))>, m<pad<zero>((((linear(term(B, 0), term(B, 1)) % 2) % 2) % 2), 5)>, m<1>, m<linear(term((fused(m_v<m<1>> * m_v<m<2>>) / 2), 1))>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(13, zero));
static_assert(pads<X>(39, zero));
static_assert(pads<Y>(13, zero));
static_assert(pads<Y>(39, zero));
}

namespace drawn_44 {
TMAP_AXES((A, 24), (B, 3), (C, 27));
using X = parts<m<pad<zero>(A, 27) / 9, pad<zero>(A, 27) % 9>, m<1>>;
using Y = parts<m<B>, m<1>, m<1>, m<1>, m<1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(9, index_of(A = 9)));
static_assert(pads<X>(26, zero));
static_assert(holds<Y>(1, index_of(B = 1)));
static_assert(holds<Y>(2, index_of(B = 2)));
}

namespace drawn_45 {
TMAP_AXES((A, 4), (B, 12), (C, 64));
using X = parts<m<slice(pad(A, 8), 1, 2, 4) * ((pad(((B / 6) * C), 132) % 3) / 1), resize(((pad(((B / 6) * C), 132) % 3) % 1), 1)>>;
using Y = parts<m<slice((fused(m_v<m<2>> * pad(A, 8)) % 8), 1, 2, 4) * ((pad((((fused(B * m_v<m<2>>) / 2) / 6) * C), 132) % 3) / 1), resize((((fused(m_v<m<2>> * pad(((B / 6) * C), 132)) % 132) % 3) % 1), 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(2, index_of(A = 1, C = 2)));
static_assert(pads<X>(5, top));
static_assert(holds<Y>(2, index_of(A = 1, C = 2)));
static_assert(pads<Y>(5, top));
}

namespace drawn_46 {
TMAP_AXES((A, 8), (B, 2), (C, 27));
using X = parts<m<(pad<bottom>((C % 1), 1) % 1) % 1>, m<(pad<bottom>((C % 1), 1) % 1) / 1>>;
using Y = parts<m<(pad<bottom>((C % 1), 1) % 1) % 1>, m<resize(pad<zero>(pad<zero>((pad<bottom>((C % 1), 1) % 1), 1), 1), 1) / 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
}

namespace drawn_47 {
TMAP_AXES((A, 8), (B, 13), (C, 2));
using X = parts<m<resize(C, 2), B>>;
using Y = parts<m<B % 1, pad<zero>((B / 1), 15)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(8, index_of(B = 8)));
static_assert(holds<X>(25, index_of(B = 12, C = 1)));
static_assert(holds<Y>(5, index_of(B = 5)));
static_assert(pads<Y>(14, zero));
}

namespace drawn_48 {
TMAP_AXES((A, 8), (B, 13), (C, 7));
using X = parts<m<resize(((pad<bottom>(A, 10) % 10) % 2), 1), linear(term(((pad<bottom>(A, 10) % 10) / 2), 2), term((pad<bottom>(A, 10) / 10), 1))>>;
using Y = parts<m<resize(((pad<bottom>(A, 10) % 10) % 2), 1), linear(term(((pad<bottom>(A, 10) % 10) / 2), 2), term((pad<bottom>((A % 8), 10) / 5), 1))>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(pads<X>(3, top));
static_assert(pads<X>(8, bottom));
static_assert(holds<Y>(3, index_of(A = 7)));
static_assert(pads<Y>(9, bottom));
}

namespace drawn_49 {
TMAP_AXES((A, 9), (B, 2), (C, 8));
using X = parts<m<pad<zero>((B % 2), 3) / 1, pad<zero>((B % 2), 3) % 1>>;
using Y = parts<m<fused((pad<zero>((B % 2), 3) / 1) * (pad<zero>((B % 2), 3) % 1)) / 1, pad<zero>((B % 2), 3) % 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(1, index_of(B = 1)));
static_assert(pads<X>(2, zero));
static_assert(holds<Y>(1, index_of(B = 1)));
static_assert(pads<Y>(2, zero));
}

namespace drawn_50 {
TMAP_AXES((A, 4), (B, 1), (C, 6));
using X = parts<m<A, C, linear(term((pad(C, 8) / 4), 1), term(((pad(C, 8) % 4) % 1), 2))>>;
using Y = parts<m<A, C, linear(term(((pad(pad(C, 6), 8) / 4) * m_v<m<1>>), 1), term(((pad(C, 8) % 4) % 1), 2))>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(16, index_of(A = 1, C = 2)));
static_assert(pads<X>(47, top));
static_assert(holds<Y>(16, index_of(A = 1, C = 2)));
static_assert(pads<Y>(47, top));
}

namespace drawn_51 {
TMAP_AXES((A, 4), (B, 4), (C, 12));
using X = parts<m<B * (pad<zero>(resize(A, 2), 2) / 2), pad<zero>(resize(A, 2), 2) % 2>, m<1>, m<1>, m<1>>;
using Y = parts<m<B * (pad<zero>(resize(A, 2), 2) / 2), pad<zero>(resize(A, 2), 2) % 2>, m<resize(pad<zero>(m_v<m<1>>, 2), 1)>, m<m_v<m<1>> / 1, m_v<m<1>> % 1>, m<pad<zero>(m_v<m<1>>, 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(2, index_of(B = 1)));
static_assert(holds<X>(7, index_of(A = 1, B = 3)));
static_assert(holds<Y>(2, index_of(B = 1)));
static_assert(holds<Y>(7, index_of(A = 1, B = 3)));
}

namespace drawn_52 {
TMAP_AXES((A, 3), (B, 8), (C, 8));
using X = parts<m<resize(linear(term(C, 10), term(C, 1)), 48)>, m<1>, m<1>>;
using Y = parts<m<fused(m_v<m<2>> * resize(linear(term(C, 10), term(C, 1)), 48)) % 48>, m<resize(pad<bottom>(m_v<m<1>>, 4), 1)>, m<2>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(16, index_of(C = 7)));
static_assert(pads<X>(47, top));
static_assert(holds<Y>(32, index_of(C = 7)));
static_assert(pads<Y>(95, top));
}

namespace drawn_53 {
TMAP_AXES((A, 5), (B, 24), (C, 4));
using X = parts<m<pad<zero>((pad(pad<bottom>(C, 4), 7) % 1), 2), pad(pad<bottom>(C, 4), 7) / 1>, m<1>, m<1>, m<1>, m<1>>;
using Y = parts<m<pad<zero>((pad(pad<bottom>(C, 4), 7) % 1), 2), pad(pad<bottom>(C, 4), 7) / 1>, m<m_v<m<1>> / 1>, m<(m_v<m<1>> / 1) * (m_v<m<1>> % 1), 1>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(4, top));
static_assert(pads<X>(13, zero));
static_assert(pads<Y>(4, top));
static_assert(pads<Y>(13, zero));
}

namespace drawn_54 {
TMAP_AXES((A, 24), (B, 4), (C, 24));
using X = parts<m<C>, m<1>>;
using Y = parts<m<pad(C, 24)>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(8, index_of(C = 8)));
static_assert(holds<X>(23, index_of(C = 23)));
static_assert(holds<Y>(8, index_of(C = 8)));
static_assert(holds<Y>(23, index_of(C = 23)));
}

namespace drawn_55 {
TMAP_AXES((A, 4), (B, 8), (C, 6));
using X = parts<m<B>, m<A>, m<1>, m<1>, m<1>>;
using Y = parts<m<(C * A) * ((fused(B * B) % 16) % 2), linear(term(B, 1), term(m_v<m<2>>, 1)) / 9>, m<1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(10, index_of(A = 2, B = 2)));
static_assert(holds<X>(31, index_of(A = 3, B = 7)));
static_assert(holds<Y>(16, index_of(C = 2)));
static_assert(holds<Y>(47, index_of(A = 3, B = 1, C = 5)));
}

namespace drawn_56 {
TMAP_AXES((A, 13), (B, 6), (C, 4));
using X = parts<m<resize(((A % 13) / 13), 1), A / 13, A, A>>;
using Y = parts<m<resize(slice((A * C), 13, 12, 2), 12)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(56, index_of(A = 8)));
static_assert(pads<X>(168, top));
static_assert(holds<Y>(4, index_of(A = 5, C = 1)));
static_assert(holds<Y>(11, index_of(A = 8, C = 3)));
}

namespace drawn_57 {
TMAP_AXES((A, 6), (B, 12), (C, 6));
using X = parts<m<fused((A * m_v<m<2>>) * B) % 12>, m<1>, m<1>, m<1>, m<1>>;
using Y = parts<m<pad((slice(C, 1, 4, 1) % 2), 7), ((m_v<m<1>> / 1) % 1) / 1, ((m_v<m<1>> / 1) % 1) % 1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(4, index_of(B = 4)));
static_assert(holds<X>(11, index_of(B = 11)));
static_assert(pads<Y>(2, top));
static_assert(pads<Y>(6, top));
}

namespace drawn_58 {
TMAP_AXES((A, 6), (B, 5), (C, 1));
using X = parts<m<C>>;
using Y = parts<m<1, resize(C, 1) / 1, fused(m_v<m<2>> * (resize(C, 1) % 1)) % 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
}

namespace drawn_59 {
TMAP_AXES((A, 4), (B, 4), (C, 4));
using X = parts<m<B / 1>, m<1>>;
using Y = parts<m<fused((B / 2) * (B % 2)) / 1>, m<resize(pad<bottom>(((m_v<m<1>> / 1) * (m_v<m<1>> % 1)), 7), 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(1, index_of(B = 1)));
static_assert(holds<X>(3, index_of(B = 3)));
static_assert(holds<Y>(1, index_of(B = 1)));
static_assert(holds<Y>(3, index_of(B = 3)));
}

namespace drawn_60 {
TMAP_AXES((A, 8), (B, 27), (C, 4));
using X = parts<m<slice(C, 1, 2, 2)>, m<pad(((C / 4) / 1), 3), (C / 4) % 1>>;
using Y = parts<m<slice(C, 1, 2, 2), fused(pad<bottom>(((pad(((C / 4) / 1), 3) / 3) * (pad(((C / 4) / 1), 3) % 1)), 3) * ((C / 4) % 1)) / 1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(pads<X>(2, top));
static_assert(pads<X>(5, top));
static_assert(pads<Y>(2, bottom));
static_assert(pads<Y>(5, bottom));
}

namespace drawn_61 {
TMAP_AXES((A, 9), (B, 16), (C, 36));
using X = parts<m<B>>;
using Y = parts<m<m_v<m<2>> * (B / 4), B % 4>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(5, index_of(B = 5)));
static_assert(holds<X>(15, index_of(B = 15)));
static_assert(holds<Y>(10, index_of(B = 10)));
static_assert(holds<Y>(31, index_of(B = 15)));
}

namespace drawn_62 {
TMAP_AXES((A, 2), (B, 16), (C, 8));
using X = parts<m<linear(term((((m_v<m<4>> / 2) * A) * resize(B, 3)), 2), term((m_v<m<4>> / 2), 1))>, m<m_v<m<4>> % 2>, m<1>>;
using Y = parts<m<linear(term((((m_v<m<4>> / 2) * A) * resize(B, 3)), 2), term((m_v<m<4>> / 2), 1))>, m<m_v<m<4>> % 2>, m<resize(slice(pad(m_v<m<1>>, 2), 0, 1, 1), 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(16, index_of(A = 1, B = 1)));
static_assert(holds<X>(47, index_of(A = 1, B = 2)));
static_assert(holds<Y>(16, index_of(A = 1, B = 1)));
static_assert(holds<Y>(47, index_of(A = 1, B = 2)));
}

namespace drawn_63 {
TMAP_AXES((A, 7), (B, 9), (C, 3));
using X = parts<m<linear(term((linear(term(((fused((C / 3) * B) / 9) * (fused((C / 3) * B) % 9)), 11), term(pad(A, 11), 1)) * (slice((B / 9), 0, 1, 1) / 1)), 0), term((slice((B / 9), 0, 1, 1) % 1), 1))>>;
using Y = parts<m<fused(linear(term((linear(term(((fused((C / 3) * B) / 9) * ((fused(m_v<m<2>> * ((C / 3) * B)) % 9) % 9)), 11), term(pad(A, 11), 1)) * (slice((B / 9), 0, 1, 1) / 1)), 0), term((((slice((B / 9), 0, 1, 1) % 1) / 1) * ((slice((B / 9), 0, 1, 1) % 1) % 1)), 1)) * m_v<m<2>>) / 2>>;
static_assert(equality<X, Y> == detail::answer::yes);
}

namespace drawn_64 {
TMAP_AXES((A, 12), (B, 3), (C, 61));
using X = parts<m<A / 3>, m<A % 3>, m<2>, m<1>>;
using Y = parts<m<A / 3>, m<B % 3>, m<2>, m<(m_v<m<1>> / 1) / 1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(8, index_of(A = 4)));
static_assert(holds<X>(23, index_of(A = 11)));
static_assert(holds<Y>(8, index_of(A = 3, B = 1)));
static_assert(holds<Y>(23, index_of(A = 9, B = 2)));
}

namespace drawn_65 {
TMAP_AXES((A, 4), (B, 8), (C, 16));
using X = parts<m<pad<zero>(A, 8) / 4>>;
using Y = parts<m<slice((pad<zero>(A, 8) / 4), 0, 2, 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of()));
static_assert(pads<X>(1, zero));
static_assert(holds<Y>(0, index_of()));
static_assert(pads<Y>(1, zero));
}

namespace drawn_66 {
TMAP_AXES((A, 4), (B, 6), (C, 2));
using X = parts<m<A % 4>>;
using Y = parts<m<pad<bottom>((A % 4), 4)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(1, index_of(A = 1)));
static_assert(holds<X>(3, index_of(A = 3)));
static_assert(holds<Y>(1, index_of(A = 1)));
static_assert(holds<Y>(3, index_of(A = 3)));
}

namespace drawn_67 {
TMAP_AXES((A, 4), (B, 8), (C, 16));
using X = parts<m<pad<zero>(linear(term(C, 0), term(m_v<m<0>>, 1)), 1)>, m<B, m_v<m<1>> / 1, m_v<m<1>> % 1>>;
using Y = parts<m<pad<zero>(linear(term(C, 0), term(((m_v<m<1>> * m_v<m<1>>) * m_v<m<0>>), 1)), 1)>, m<B, m_v<m<1>> / 1, m_v<m<1>> % 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(2, zero));
static_assert(pads<X>(7, zero));
static_assert(pads<Y>(2, zero));
static_assert(pads<Y>(7, zero));
}

namespace drawn_68 {
TMAP_AXES((A, 4), (B, 0), (C, 8));
using X = parts<m<(C % 2) / 2, (C % 2) % 2, resize((A / 2), 1)>, m<A % 2>, m<1>>;
using Y = parts<m<((C % 2) / 2) * (resize(pad<bottom>(((C % 2) % 2), 3), 2) * resize(((A / 1) / 2), 1)), A % 2>, m<pad<bottom>(m_v<m<1>>, 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(1, index_of(A = 1)));
static_assert(holds<X>(3, index_of(A = 1, C = 1)));
static_assert(holds<Y>(1, index_of(A = 1)));
static_assert(holds<Y>(3, index_of(A = 1, C = 1)));
}

namespace drawn_69 {
TMAP_AXES((A, 4), (B, 128), (C, 5));
using X = parts<m<slice((B % 16), 7, 3, 2)>, m<fused(slice(C, 1, 1, 4) * C) / 5, fused(slice(C, 1, 1, 4) * C) % 5>>;
using Y = parts<m<slice(((fused(m_v<m<2>> * B) % 128) % 16), 7, 3, 2)>, m<fused(resize(slice(C, 1, 1, 4), 1) * C) / 5, resize(pad<bottom>((slice(C, 2, 1, 4) * (fused(m_v<m<2>> * C) % 5)), 8), 5) % 5>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(5, index_of(B = 9, C = 1)));
static_assert(pads<X>(14, top));
static_assert(holds<Y>(5, index_of(B = 9, C = 3)));
static_assert(pads<Y>(14, bottom));
}

namespace drawn_70 {
TMAP_AXES((A, 6), (B, 3), (C, 6));
using X = parts<m<resize(pad<zero>(A, 11), 10) / 2>>;
using Y = parts<m<slice(resize(slice(pad<zero>(A, 11), 0, 11, 1), 10), 0, 10, 1) / 5>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(1, index_of(A = 2)));
static_assert(pads<X>(4, zero));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(1, index_of(A = 5)));
}

namespace drawn_71 {
TMAP_AXES((A, 7), (B, 12), (C, 27));
using X = parts<m<linear(term(A, 6), term(A, 1)) / 43, (pad<zero>((C / 1), 28) % 4) / 1>, m<pad<zero>((C / 1), 28) / 4>, m<(pad<zero>((C / 1), 28) % 4) % 1>, m<1>>;
using Y = parts<m<linear(term(A, 6), term(A, 1)) / 43, (pad<zero>((C / 1), 28) % 4) / 1>, m<pad<zero>((C / 1), 28) / 4>, m<(pad<zero>((C / 1), 28) % 4) % 1>, m<1, 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(9, index_of(C = 9)));
static_assert(pads<X>(27, zero));
static_assert(holds<Y>(9, index_of(C = 9)));
static_assert(pads<Y>(27, zero));
}

namespace drawn_72 {
TMAP_AXES((A, 24), (B, 5), (C, 2));
using X = parts<m<C, C>, m<resize(pad(linear(term(C, 5), term(A, 3)), 76), 51)>>;
using Y = parts<m<C, C>, m<fused(m_v<m<2>> * resize(pad(linear(term(C, 5), term(C, 3)), 76), 51)) % 17>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(pads<X>(68, top));
static_assert(pads<X>(203, top));
static_assert(pads<Y>(22, top));
static_assert(pads<Y>(67, top));
}

namespace drawn_73 {
TMAP_AXES((A, 13), (B, 6), (C, 7));
using X = parts<m<resize((pad<bottom>((C % 7), 10) / 5), 2), resize(pad<bottom>(A, 13), 11)>>;
using Y = parts<m<resize(resize(pad<bottom>(pad<zero>(resize((pad<bottom>((C % 7), 10) / 5), 2), 4), 8), 4), 3), resize(pad<bottom>(A, 13), 11)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(7, index_of(A = 7)));
static_assert(holds<X>(21, index_of(A = 10, C = 5)));
static_assert(holds<Y>(11, index_of(C = 5)));
static_assert(pads<Y>(32, zero));
}

namespace drawn_74 {
TMAP_AXES((A, 1), (B, 7), (C, 1));
using X = parts<m<pad<bottom>(A, 1) / 1>, m<pad<bottom>(A, 1) % 1>, m<1>, m<1>, m<1>>;
using Y = parts<m<pad<bottom>(C, 1) % 1, pad<bottom>((A * B), 10), pad<bottom>(C, 1) / 1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(0, index_of()));
static_assert(holds<Y>(3, index_of(B = 3)));
static_assert(pads<Y>(9, bottom));
}

namespace drawn_75 {
TMAP_AXES((A, 8), (B, 16), (C, 4));
using X = parts<m<A, resize((pad<zero>((B * A), 132) % 3), 3)>>;
using Y = parts<m<C>, m<resize(((pad<zero>((B * pad<zero>(A, 8)), 132) % 3) * m_v<m<1>>), 3)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(8, index_of(A = 4)));
static_assert(pads<X>(23, zero));
static_assert(holds<Y>(4, index_of(A = 1, C = 1)));
static_assert(holds<Y>(11, index_of(A = 2, C = 3)));
}

namespace drawn_76 {
TMAP_AXES((A, 6), (B, 3), (C, 4));
using X = parts<m<resize(pad((A / 6), 6), 6)>, m<1>>;
using Y = parts<m<slice(pad<zero>(pad(pad((A / 6), 5), 6), 6), 0, 6, 1)>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(2, top));
static_assert(pads<X>(5, top));
static_assert(pads<Y>(2, top));
static_assert(pads<Y>(5, top));
}

namespace drawn_77 {
TMAP_AXES((A, 7), (B, 4), (C, 4));
using X = parts<m<pad<bottom>(((A % 1) * B), 6) / 3, pad<bottom>(((A % 1) * B), 6) % 3>>;
using Y = parts<m<pad<bottom>((slice((B % 1), 0, 1, 1) * B), 6) / 3, pad<bottom>(linear(term(((A % 1) / 1), 4), term(B, 1)), 6) % 3>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(2, index_of(B = 2)));
static_assert(pads<X>(5, bottom));
static_assert(holds<Y>(2, index_of(B = 2)));
static_assert(pads<Y>(5, bottom));
}

namespace drawn_78 {
TMAP_AXES((A, 9), (B, 2), (C, 1));
using X = parts<m<B / 1>, m<resize((B % 2), 1), C>, m<1>, m<1>>;
using Y = parts<m<B / 1>, m<resize((B % 2), 1), C>, m<1, m_v<m<1>> % 1, m_v<m<1>> / 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(1, index_of(B = 1)));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(1, index_of(B = 1)));
}

namespace drawn_79 {
TMAP_AXES((A, 2), (B, 4), (C, 8));
using X = parts<m<((pad<zero>(B, 8) % 2) / 1) * linear(term((((pad(C, 8) % 1) / 1) * (pad(C, 8) / 1)), 1), term(((pad(C, 8) % 1) % 1), 1)), pad<zero>((A * B), 9) % 1>>;
using Y = parts<m<(pad<zero>(B, 8) % 2) / 1, linear(term((pad((fused(((pad(C, 8) % 1) / 1) * ((pad(C, 8) % 1) % 1)) / 1), 1) * (fused(m_v<m<1>> * pad(C, 8)) / 1)), 1), term(((pad(C, 8) % 8) % 1), 1)), pad<zero>((A * B), 9) % 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(5, index_of(C = 5)));
static_assert(holds<X>(15, index_of(B = 1, C = 7)));
static_assert(holds<Y>(5, index_of(C = 5)));
static_assert(holds<Y>(15, index_of(B = 1, C = 7)));
}

namespace drawn_80 {
TMAP_AXES((A, 8), (B, 4), (C, 8));
using X = parts<m<pad<bottom>(pad<bottom>(C, 12), 16), slice(B, 3, 1, 1)>>;
using Y = parts<m<fused(pad<bottom>(pad<bottom>(C, 12), 16) * slice(B, 3, 1, 1)) / 8, fused(pad<bottom>(pad<bottom>(C, 12), 16) * slice(B, 3, 1, 1)) % 8>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(5, index_of(B = 3, C = 5)));
static_assert(pads<X>(15, bottom));
static_assert(holds<Y>(5, index_of(B = 3, C = 5)));
static_assert(pads<Y>(15, bottom));
}

namespace drawn_81 {
TMAP_AXES((A, 8), (B, 4), (C, 5));
using X = parts<m<fused((C / 5) * B) % 2>, m<slice(pad<bottom>((pad<zero>(pad<bottom>(A, 10), 14) % 7), 11), 3, 1, 4)>, m<1>>;
using Y = parts<m<(fused((C / 5) * B) % 2) / 1, 1>, m<slice(slice(pad<bottom>((pad<zero>(pad<bottom>(A, 10), 14) % 7), 11), 3, 8, 1), 0, 1, 4)>, m<m_v<m<1>> / 1, m_v<m<1>> % 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of(A = 3)));
static_assert(holds<X>(1, index_of(A = 3, B = 1)));
static_assert(holds<Y>(0, index_of(A = 3)));
static_assert(holds<Y>(1, index_of(A = 3, B = 1)));
}

namespace drawn_82 {
TMAP_AXES((A, 8), (B, 6), (C, 4));
using X = parts<m<((fused(C * m_v<m<2>>) % 4) / 2) * resize((fused(C * m_v<m<2>>) / 4), 1), (fused(C * m_v<m<2>>) % 4) % 2>>;
using Y = parts<m<fused(m_v<m<2>> * ((((fused(m_v<m<2>> * C) % 4) / 2) * resize((fused(C * m_v<m<2>>) / 4), 1)) * ((fused(C * m_v<m<2>>) % 4) % 2))) % 4>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(1, index_of()));
static_assert(holds<X>(3, index_of(C = 1)));
static_assert(holds<Y>(1, index_of()));
static_assert(holds<Y>(3, index_of(C = 2)));
}

namespace drawn_83 {
TMAP_AXES((A, 27), (B, 4), (C, 8));
using X = parts<m<slice((pad(((m_v<m<3>> / 3) / 1), 2) / 2), 0, 1, 1)>, m<1>, m<1>, m<1>, m<1>>;
using Y = parts<m<slice((pad(resize(pad<zero>(((m_v<m<3>> / 3) / 1), 6), 1), 2) / 2), 0, 1, 1)>, m<m_v<m<1>> / 1, m_v<m<1>> % 1>, m<fused(m_v<m<2>> * m_v<m<1>>) % 1>, m<1>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
}

namespace drawn_84 {
TMAP_AXES((A, 4), (B, 16), (C, 8));
using X = parts<m<A>, m<1>, m<1>>;
using Y = parts<m<slice(B, 0, 4, 1)>, m<resize(slice(m_v<m<1>>, 0, 1, 1), 1) / 1>, m<1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(1, index_of(A = 1)));
static_assert(holds<X>(3, index_of(A = 3)));
static_assert(holds<Y>(1, index_of(B = 1)));
static_assert(holds<Y>(3, index_of(B = 3)));
}

namespace drawn_85 {
TMAP_AXES((A, 3), (B, 2), (C, 12));
using X = parts<m<(pad<zero>(slice(linear(term(B, 1), term(m_v<m<2>>, 1)), 0, 3, 1), 6) % 3) % 1, pad<zero>(slice(linear(term(B, 1), term(m_v<m<2>>, 1)), 0, 3, 1), 6) / 3, (pad<zero>(slice(linear(term(B, 1), term(m_v<m<2>>, 1)), 0, 3, 1), 6) % 3) / 1>>;
using Y = parts<m<(fused(m_v<m<2>> * (pad<zero>(slice(linear(term(B, 1), term(m_v<m<2>>, 1)), 0, 3, 1), 6) % 3)) % 3) % 1, pad<zero>((fused(m_v<m<2>> * slice(linear(term(B, 1), term(m_v<m<2>>, 1)), 0, 3, 1)) % 3), 6) / 3, (pad<zero>(((fused(slice(linear(term(B, 1), term(m_v<m<2>>, 1)), 0, 3, 1) * m_v<m<2>>) / 1) / 1), 6) % 3) / 1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(2, index_of(B = 1)));
static_assert(pads<X>(5, zero));
static_assert(holds<Y>(2, index_of()) && holds<Y>(2, index_of(B = 1)));
static_assert(pads<Y>(5, zero));
}

namespace drawn_86 {
TMAP_AXES((A, 61), (B, 8), (C, 4));
using X = parts<m<pad<bottom>(A, 62) / 62>, m<slice((pad<bottom>(A, 62) % 62), 41, 6, 2)>, m<1>, m<1>, m<1>>;
using Y = parts<m<(pad<bottom>(A, 61) / 1) % 1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(2, index_of(A = 45)));
static_assert(holds<X>(5, index_of(A = 51)));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
}

namespace drawn_87 {
TMAP_AXES((A, 12), (B, 2), (C, 3));
using X = parts<m<((C % 3) / 1) * ((pad(A, 17) / 17) / 1), (C % 3) % 1>>;
using Y = parts<m<((C % 3) / 1) * ((pad(A, 17) / 17) / 1), fused(((C % 3) % 1) * m_v<m<2>>) / 2>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(1, index_of(C = 1)));
static_assert(holds<X>(2, index_of(C = 2)));
static_assert(holds<Y>(1, index_of(C = 1)));
static_assert(holds<Y>(2, index_of(C = 2)));
}

namespace drawn_88 {
TMAP_AXES((A, 3), (B, 8), (C, 4));
using X = parts<m<pad((C / 2), 4) / 2, pad((C / 2), 4) % 2, A>, m<1>, m<1>, m<1>, m<1>>;
using Y = parts<m<pad((C / 2), 4) / 2, pad(linear(term((C / 2), 1)), 4) % 2, A>, m<1, 1>, m<m_v<m<1>> % 1>, m<slice(m_v<m<1>>, 0, 1, 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(4, index_of(A = 1, C = 2)));
static_assert(pads<X>(11, top));
static_assert(holds<Y>(4, index_of(A = 1, C = 2)));
static_assert(pads<Y>(11, top));
}

namespace drawn_89 {
TMAP_AXES((A, 4), (B, 4), (C, 4));
using X = parts<m<C, slice(B, 3, 0, 1) % 4>>;
using Y = parts<m<resize(pad<zero>(linear(term(C, 4), term((((slice(B, 3, 0, 1) % 4) / 2) * ((slice(B, 3, 0, 2) % 4) % 2)), 1)), 18), 16)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(pads<X>(5, top));
static_assert(pads<X>(15, top));
static_assert(pads<Y>(5, zero));
static_assert(pads<Y>(15, zero));
}

namespace drawn_90 {
TMAP_AXES((A, 16), (B, 4), (C, 12));
using X = parts<m<pad<zero>(B, 4) % 2>>;
using Y = parts<m<linear(term(m_v<m<1>>, 1)), fused(pad<zero>(B, 4) * m_v<m<1>>) % 2>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(1, index_of(B = 1)));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(1, index_of(B = 1)));
}

namespace drawn_91 {
TMAP_AXES((A, 13), (B, 16), (C, 3));
using X = parts<m<pad<zero>((pad<zero>(A, 15) / 15), 8)>>;
using Y = parts<m<pad<zero>((pad<zero>(pad<zero>(A, 13), 15) / 15), 8)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(2, zero));
static_assert(pads<X>(7, zero));
static_assert(pads<Y>(2, zero));
static_assert(pads<Y>(7, zero));
}

namespace drawn_92 {
TMAP_AXES((A, 3), (B, 4), (C, 12));
using X = parts<m<B % 2, B / 2>>;
using Y = parts<m<pad<bottom>(((B % 2) * (B / 2)), 4)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(1, index_of(B = 2)));
static_assert(holds<X>(3, index_of(B = 3)));
static_assert(holds<Y>(1, index_of(B = 2)));
static_assert(holds<Y>(3, index_of(B = 3)));
}

namespace drawn_93 {
TMAP_AXES((A, 8), (B, 16), (C, 27));
using X = parts<m<slice(C, 2, 25, 1) % 25>, m<1>, m<1>>;
using Y = parts<m<slice(C, 2, 25, 1) % 25>, m<fused((m_v<m<1>> % 1) * m_v<m<2>>) / 2>, m<pad(((m_v<m<1>> / 1) * (m_v<m<1>> % 1)), 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(8, index_of(C = 10)));
static_assert(holds<X>(24, index_of(C = 26)));
static_assert(holds<Y>(8, index_of(C = 10)));
static_assert(holds<Y>(24, index_of(C = 26)));
}

namespace drawn_94 {
TMAP_AXES((A, 12), (B, 1), (C, 4));
using X = parts<m<(pad<bottom>((C / 2), 7) / 1) * ((pad<bottom>((C / 2), 7) % 1) * ((B % 1) / 1)), B / 1, (B % 1) % 1>>;
using Y = parts<m<fused(m_v<m<2>> * (((fused((B / 1) * ((B % 1) % 1)) / 1) * (fused((B / 1) * ((B % 1) % 1)) % 1)) * ((pad<bottom>((C / 2), 7) / 1) * ((pad<bottom>((C / 2), 7) % 1) * (((fused(B * m_v<m<2>>) / 2) % 1) / 1))))) % 7>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(2, bottom));
static_assert(pads<X>(6, bottom));
static_assert(pads<Y>(2, bottom));
static_assert(pads<Y>(6, bottom));
}

namespace drawn_95 {
TMAP_AXES((A, 2), (B, 5), (C, 6));
using X = parts<m<pad<bottom>(((m_v<m<4>> / 2) * B), 12)>, m<pad<bottom>(m_v<m<1>>, 8)>>;
using Y = parts<m<pad<bottom>((fused((m_v<m<4>> / 2) * B) % 10), 12)>, m<pad<bottom>(m_v<m<1>>, 8)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(32, index_of(B = 4)));
static_assert(pads<X>(95, bottom));
static_assert(holds<Y>(32, index_of(B = 4)));
static_assert(pads<Y>(95, bottom));
}

namespace drawn_96 {
TMAP_AXES((A, 27), (B, 27), (C, 3));
using X = parts<m<pad<zero>(A, 30), A / 27, (A % 27) % 1>, m<1>, m<1>>;
using Y = parts<m<pad<zero>(A, 30), A / 27, (A % 27) % 1>, m<1>, m<linear(term((m_v<m<1>> * m_v<m<1>>), 1))>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(10, index_of(A = 10)));
static_assert(pads<X>(29, zero));
static_assert(holds<Y>(10, index_of(A = 10)));
static_assert(pads<Y>(29, zero));
}

namespace drawn_97 {
TMAP_AXES((A, 24), (B, 3), (C, 0));
using X = parts<m<1>, m<1>, m<1>, m<1>>;
using Y = parts<m<1>, m<m_v<m<1>> * m_v<m<1>>, 1>, m<fused((m_v<m<1>> / 1) * (m_v<m<1>> % 1)) / 1, m_v<m<1>> % 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
}

namespace drawn_98 {
TMAP_AXES((A, 127), (B, 32), (C, 24));
using X = parts<m<resize((((fused(C * m_v<m<2>>) / 12) / 2) * ((pad<zero>(slice(A, 107, 10, 2), 13) / 13) * (pad<zero>(slice(A, 107, 10, 2), 13) % 13))), 21)>>;
using Y = parts<m<resize((((fused(C * m_v<m<2>>) / 12) / 2) * (pad<bottom>((pad<zero>(slice(A, 107, 10, 2), 13) / 13), 1) * (pad<zero>(slice(A, 107, 10, 2), 13) % 13))), 21)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(7, index_of(A = 121)));
static_assert(holds<X>(20, index_of(A = 121, C = 12)));
static_assert(holds<Y>(7, index_of(A = 121)));
static_assert(holds<Y>(20, index_of(A = 121, C = 12)));
}

namespace drawn_99 {
TMAP_AXES((A, 2), (B, 129), (C, 8));
using X = parts<m<linear(term((((B / 129) * ((pad<zero>(resize(resize(A, 2), 0), 1) % 1) / 1)) * (pad<zero>(resize(resize(A, 2), 0), 1) / 1)), 1), term(((pad<zero>(resize(resize(A, 2), 0), 1) % 1) % 1), 1))>>;
using Y = parts<m<linear(term((((fused(B * m_v<m<1>>) / 129) * ((pad<zero>(resize(resize(A, 2), 0), 1) % 1) / 1)) * (pad<zero>(resize(resize(A, 2), 1), 1) / 1)), 1), term(((pad<zero>(slice(resize(A, 2), 0, 0, 1), 1) % 1) % 1), 1))>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(0, zero));
static_assert(pads<X>(0, zero));
static_assert(pads<Y>(0, zero));
static_assert(pads<Y>(0, zero));
}

namespace drawn_100 {
TMAP_AXES((A, 8), (B, 32), (C, 6));
using X = parts<m<linear(term((A * resize((pad<zero>(C, 7) / 7), 1)), 6), term((pad<zero>(C, 7) % 7), 1))>>;
using Y = parts<m<C, A>, m<1>, m<1>, m<1>, m<1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(16, index_of(A = 2, C = 4)));
static_assert(pads<X>(48, zero));
static_assert(holds<Y>(16, index_of(C = 2)));
static_assert(holds<Y>(47, index_of(A = 7, C = 5)));
}

namespace drawn_101 {
TMAP_AXES((A, 12), (B, 8), (C, 12));
using X = parts<m<resize((linear(term(C, 11), term(B, 1)) / 1), 48)>>;
using Y = parts<m<slice(C, 3, 5, 2)>, m<1>, m<1>, m<1>, m<1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(16, index_of(B = 5, C = 1)));
static_assert(holds<X>(47, index_of(B = 3, C = 4)));
static_assert(holds<Y>(1, index_of(C = 5)));
static_assert(holds<Y>(4, index_of(C = 11)));
}

namespace drawn_102 {
TMAP_AXES((A, 16), (B, 6), (C, 4));
using X = parts<m<(linear(term(resize(C, 3), 26), term((B * m_v<m<4>>), 1)) % 1) * ((A % 4) / 2), A / 4>, m<(A % 4) % 2>>;
using Y = parts<m<(linear(term(resize(C, 3), 26), term((B * m_v<m<3>>), 1)) % 1) * slice((pad(A, 16) % 4), 0, 2, 2), A / 4>, m<(fused((A / 4) * linear(term((A % 4), 1))) % 4) % 2>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(5, index_of(A = 9)));
static_assert(holds<X>(15, index_of(A = 15)));
static_assert(holds<Y>(5, index_of(A = 9)));
static_assert(holds<Y>(15, index_of(A = 15)));
}

namespace drawn_103 {
TMAP_AXES((A, 12), (B, 8), (C, 27));
using X = parts<m<resize(C, 20), B / 4>, m<slice(B, 6, 2, 1) / 2>, m<slice(B, 6, 2, 1) % 2, B % 4>, m<1>>;
using Y = parts<m<resize(C, 20)>, m<B / 4>, m<slice(A, 6, 2, 1) / 2>, m<slice(B, 6, 2, 1) % 2, fused(m_v<m<1>> * B) % 4>, m<resize(pad(m_v<m<1>>, 3), 1)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(pads<X>(106, top));
static_assert(pads<X>(319, top));
static_assert(pads<Y>(106, top));
static_assert(pads<Y>(319, top));
}

namespace drawn_104 {
TMAP_AXES((A, 8), (B, 4), (C, 8));
using X = parts<m<(B % 2) % 1, A, slice(((B % 2) / 1), 1, 1, 1), B / 2>>;
using Y = parts<m<resize(B, 2) % 1, A, resize(pad<bottom>(slice((pad((B % 2), 2) / 1), 1, 1, 1), 2), 1), B / 2>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(5, index_of(A = 2, B = 3)));
static_assert(holds<X>(15, index_of(A = 7, B = 3)));
static_assert(holds<Y>(5, index_of(A = 2, B = 3)));
static_assert(holds<Y>(15, index_of(A = 7, B = 3)));
}

namespace drawn_105 {
TMAP_AXES((A, 129), (B, 9), (C, 24));
using X = parts<m<pad<bottom>(((slice(m_v<m<2>>, 1, 1, 1) / 1) * (slice(m_v<m<2>>, 1, 1, 1) % 1)), 4)>>;
using Y = parts<m<linear(term(pad<bottom>(resize(pad<bottom>(((slice(slice(m_v<m<2>>, 1, 1, 1), 0, 1, 1) / 1) * (slice(m_v<m<2>>, 1, 1, 1) % 1)), 7), 1), 4), 1))>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(1, bottom));
static_assert(pads<X>(3, bottom));
static_assert(pads<Y>(1, bottom));
static_assert(pads<Y>(3, bottom));
}

namespace drawn_106 {
TMAP_AXES((A, 16), (B, 4), (C, 4));
using X = parts<m<B>>;
using Y = parts<m<m_v<m<1>> * m_v<m<1>>, B>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(1, index_of(B = 1)));
static_assert(holds<X>(3, index_of(B = 3)));
static_assert(holds<Y>(1, index_of(B = 1)));
static_assert(holds<Y>(3, index_of(B = 3)));
}

namespace drawn_107 {
TMAP_AXES((A, 129), (B, 6), (C, 2));
using X = parts<m<(pad<bottom>(B, 7) / 1) / 7>, m<1>, m<1>>;
using Y = parts<m<fused(((linear(term(pad<bottom>(B, 7), 1)) / 1) / 7) * ((linear(term(pad<bottom>(B, 7), 1)) / 1) % 7)) / 7, 1>, m<m_v<m<1>> % 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
}

namespace drawn_108 {
TMAP_AXES((A, 16), (B, 24), (C, 13));
using X = parts<m<pad(resize(m_v<m<1>>, 0), 8) / 4, pad(resize(m_v<m<1>>, 0), 8) % 4>, m<1>, m<1>, m<1>>;
using Y = parts<m<linear(term(B, 4), term(resize(((pad<bottom>(((C / 13) * C), 18) % 2) / 2), 1), 1)), ((pad<bottom>(((C / 13) * C), 18) % 2) % 2) * slice((pad<zero>(m_v<m<2>>, 2) / 1), 1, 1, 2), pad<zero>(m_v<m<2>>, 2) % 1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(pads<X>(2, top));
static_assert(pads<X>(7, top));
static_assert(pads<Y>(62, top));
static_assert(holds<Y>(185, index_of(B = 23, C = 1)));
}

namespace drawn_109 {
TMAP_AXES((A, 4), (B, 16), (C, 3));
using X = parts<m<fused(linear(term(C, 5), term(m_v<m<2>>, 3)) * A) % 8, C % 3>>;
using Y = parts<m<fused(linear(term((m_v<m<1>> * C), 5), term(m_v<m<2>>, 3)) * A) % 8, resize(pad<zero>((C % 3), 5), 3)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(8, index_of(A = 2, C = 2)));
static_assert(pads<X>(23, top));
static_assert(holds<Y>(8, index_of(A = 2, C = 2)));
static_assert(pads<Y>(23, top));
}

namespace drawn_110 {
TMAP_AXES((A, 4), (B, 6), (C, 127));
using X = parts<m<pad<zero>(((A % 2) % 1), 2), (A % 2) / 1>, m<A / 2>, m<1>, m<1>>;
using Y = parts<m<pad<zero>(((A % 2) % 1), 2), (A % 2) / 1>, m<A / 2>, m<1, 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(2, index_of(A = 1)));
static_assert(pads<X>(7, zero));
static_assert(holds<Y>(2, index_of(A = 1)));
static_assert(pads<Y>(7, zero));
}

namespace drawn_111 {
TMAP_AXES((A, 8), (B, 6), (C, 7));
using X = parts<m<pad<bottom>(resize(C, 6), 11) % 1, slice((fused((B % 2) * B) % 6), 1, 2, 4) * (pad<bottom>(resize(C, 6), 11) / 1), fused((B % 2) * B) / 6>>;
using Y = parts<m<pad<bottom>(resize(C, 6), 11) % 1>, m<slice((fused((B % 2) * B) % 6), 1, 2, 4) * (pad<bottom>(resize(C, 6), 11) / 1), fused((B % 2) * B) / 6>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(14, bottom));
static_assert(pads<X>(43, bottom));
static_assert(pads<Y>(14, bottom));
static_assert(pads<Y>(43, bottom));
}

namespace drawn_112 {
TMAP_AXES((A, 127), (B, 3), (C, 3));
using X = parts<m<pad(pad((C / 1), 4), 8) / 4, pad<bottom>((C % 1), 3) / 3, pad(pad((C / 1), 4), 8) % 4>>;
using Y = parts<m<linear(term((slice(slice(A, 74, 0, 3), 0, 0, 1) % 4), 1), term((A % 1), 4))>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(2, index_of(C = 2)));
static_assert(pads<X>(7, top));
static_assert(pads<Y>(1, top));
static_assert(pads<Y>(3, top));
}

namespace drawn_113 {
TMAP_AXES((A, 24), (B, 9), (C, 2));
using X = parts<m<resize(((pad<zero>(A, 28) % 4) / 1), 3)>, m<pad<zero>(A, 28) / 4>, m<pad<bottom>(C, 2) % 1, (pad<bottom>(pad<bottom>(B, 12), 14) % 7) / 7>, m<resize((pad<bottom>(pad<bottom>(B, 12), 14) / 7), 1)>, m<1>>;
using Y = parts<m<resize(((pad<zero>(A, 28) % 4) / 1), 3)>, m<pad<zero>(A, 28) / 4, pad<bottom>(C, 2) % 1, (pad<bottom>(pad<bottom>(B, 12), 14) % 7) / 7>, m<resize((pad<bottom>(pad<bottom>(B, 12), 14) / 7), 1)>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(7, index_of(A = 1)));
static_assert(pads<X>(20, zero));
static_assert(holds<Y>(7, index_of(A = 1)));
static_assert(pads<Y>(20, zero));
}

namespace drawn_114 {
TMAP_AXES((A, 8), (B, 4), (C, 2));
using X = parts<m<slice(linear(term((B / 2), 1), term((A * A), 2)), 1, 48, 2)>, m<1>, m<1>, m<1>, m<1>>;
using Y = parts<m<slice(linear(term((B / 2), 1), term((A * A), 2)), 1, 48, 2)>, m<fused((m_v<m<1>> / 1) * (m_v<m<1>> % 1)) % 1>, m<1, linear(term(m_v<m<1>>, 1))>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(16, index_of(A = 2, B = 2)));
static_assert(pads<X>(47, top));
static_assert(holds<Y>(16, index_of(A = 2, B = 2)));
static_assert(pads<Y>(47, top));
}

namespace drawn_115 {
TMAP_AXES((A, 12), (B, 4), (C, 9));
using X = parts<m<fused(C * B) / 4, resize((fused(C * B) % 4), 4)>>;
using Y = parts<m<pad<bottom>((C * B), 36) / 4, linear(term(resize((resize(pad<zero>((C * (B * m_v<m<1>>)), 40), 36) % 4), 4), 1))>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(12, index_of(C = 3)));
static_assert(holds<X>(35, index_of(B = 3, C = 8)));
static_assert(holds<Y>(12, index_of(C = 3)));
static_assert(holds<Y>(35, index_of(B = 3, C = 8)));
}

namespace drawn_116 {
TMAP_AXES((A, 4), (B, 16), (C, 3));
using X = parts<m<slice((A % 4), 3, 1, 2)>, m<A>, m<A / 2>, m<1>, m<1>>;
using Y = parts<m<pad<bottom>(A, 7) % 1, pad<bottom>(A, 7) / 1>, m<A / 2>, m<(A % 2) % 2>, m<(A % 2) / 2>, m<1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(pads<X>(2, top));
static_assert(pads<X>(7, top));
static_assert(holds<Y>(9, index_of(A = 3)));
static_assert(pads<Y>(27, bottom));
}

namespace drawn_117 {
TMAP_AXES((A, 129), (B, 4), (C, 3));
using X = parts<m<slice((((m_v<m<3>> % 3) / 1) * ((m_v<m<3>> / 3) * linear(term(((m_v<m<3>> % 3) % 1), 6), term(pad<bottom>(B, 7), 1)))), 20, 1, 4)>>;
using Y = parts<m<C / 1, resize(B, 3)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(pads<X>(0, bottom));
static_assert(pads<X>(0, bottom));
static_assert(holds<Y>(3, index_of(C = 1)));
static_assert(holds<Y>(8, index_of(B = 2, C = 2)));
}

namespace drawn_118 {
TMAP_AXES((A, 16), (B, 16), (C, 12));
using X = parts<m<resize(((B * A) * A), 48)>, m<1>, m<1>, m<1>>;
using Y = parts<m<slice(((B * A) * (fused(m_v<m<2>> * A) % 16)), 0, 49, 1)>, m<1>, m<linear(term(m_v<m<1>>, 0))>, m<1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(16, index_of(A = 1)));
static_assert(pads<X>(47, top));
static_assert(holds<Y>(16, index_of(A = 1)));
static_assert(holds<Y>(48, index_of(A = 3)));
}

namespace drawn_119 {
TMAP_AXES((A, 6), (B, 4), (C, 6));
using X = parts<m<((B % 2) / 2) % 1>, m<1>, m<1>, m<1>>;
using Y = parts<m<((B % 2) / 2) % 1>, m<pad<zero>(m_v<m<1>>, 1), 1>, m<1, 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
}

namespace drawn_120 {
TMAP_AXES((A, 24), (B, 7), (C, 12));
using X = parts<m<B / 7, B % 7>>;
using Y = parts<m<linear(term((resize(pad(B, 7), 7) / 7), 7), term(pad<zero>((B % 7), 7), 1))>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(2, index_of(B = 2)));
static_assert(holds<X>(6, index_of(B = 6)));
static_assert(holds<Y>(2, index_of(B = 2)));
static_assert(holds<Y>(6, index_of(B = 6)));
}

namespace drawn_121 {
TMAP_AXES((A, 16), (B, 8), (C, 4));
using X = parts<m<resize(((B % 4) / 2), 1) * (((B % 4) % 2) % 1), ((B % 4) % 2) / 1>>;
using Y = parts<m<resize((fused(slice((B % 4), 0, 2, 2) * m_v<m<2>>) / 2), 1), ((B % 4) % 2) % 1>, m<((B % 4) % 2) / 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(1, index_of(B = 1)));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(1, index_of(B = 1)));
}

namespace drawn_122 {
TMAP_AXES((A, 4), (B, 16), (C, 6));
using X = parts<m<slice((C / 2), 0, 1, 1), 3, A / 2>>;
using Y = parts<m<slice(slice((C / 2), 0, 3, 1), 0, 1, 1), linear(term((m_v<m<3>> * linear(term((A / 2), 1))), 1))>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(2, index_of()));
static_assert(holds<X>(5, index_of(A = 2)));
static_assert(holds<Y>(2, index_of()));
static_assert(holds<Y>(5, index_of(A = 2)));
}

namespace drawn_123 {
TMAP_AXES((A, 2), (B, 2), (C, 4));
using X = parts<m<pad(B, 4), resize(C, 3) % 3>, m<1>, m<1>, m<1>, m<1>>;
using Y = parts<m<pad(B, 4), resize(pad<bottom>(C, 4), 3) % 3>, m<1>, m<linear(term(m_v<m<1>>, 1))>, m<1>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(4, index_of(B = 1, C = 1)));
static_assert(pads<X>(11, top));
static_assert(holds<Y>(4, index_of(B = 1, C = 1)));
static_assert(pads<Y>(11, top));
}

namespace drawn_124 {
TMAP_AXES((A, 128), (B, 13), (C, 4));
using X = parts<m<(pad((pad(A, 133) * C), 537) % 3) / 3>, m<resize(((pad((pad(A, 133) * C), 537) % 3) % 3), 2)>, m<slice((B / 13), 0, 1, 1), B % 13, (m_v<m<2>> / 2) / 1, (m_v<m<2>> / 2) % 1>>;
using Y = parts<m<(pad((pad(A, 133) * C), 537) % 3) / 3>, m<resize(((pad((pad(A, 133) * C), 537) % 3) % 3), 2)>, m<slice((B / 13), 0, 1, 1), B % 13, slice((((m_v<m<2>> / 2) / 1) * ((m_v<m<2>> / 2) % 1)), 0, 1, 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(8, index_of(B = 8)));
static_assert(holds<X>(25, index_of(B = 12, C = 1)));
static_assert(holds<Y>(8, index_of(B = 8)));
static_assert(holds<Y>(25, index_of(B = 12, C = 1)));
}

namespace drawn_125 {
TMAP_AXES((A, 6), (B, 24), (C, 8));
using X = parts<m<(pad<bottom>(B, 26) % 1) % 1, (pad<bottom>(B, 26) % 1) / 1>>;
using Y = parts<m<(pad<bottom>(((fused(m_v<m<1>> * B) / 4) * (fused(m_v<m<2>> * B) % 4)), 26) % 1) % 1, (pad<bottom>(B, 26) % 1) / 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
}

namespace drawn_126 {
TMAP_AXES((A, 2), (B, 5), (C, 6));
using X = parts<m<((pad<zero>(A, 7) / 1) * B) * slice((pad<bottom>((pad<bottom>(B, 9) * C), 56) / 28), 0, 1, 1), (pad<bottom>((pad<bottom>(B, 9) * C), 56) % 28) % 1>, m<1>, m<1>, m<1>>;
using Y = parts<m<((pad<zero>(A, 7) / 1) * B) * slice((pad<bottom>((pad<bottom>(pad<bottom>(B, 6), 9) * C), 56) / 28), 0, 1, 1), (pad<bottom>((pad<bottom>(B, 9) * C), 56) % 28) % 1>, m<1, 1>, m<resize(pad((m_v<m<1>> * m_v<m<1>>), 5), 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(11, zero));
static_assert(pads<X>(34, zero));
static_assert(pads<Y>(11, zero));
static_assert(pads<Y>(34, zero));
}

namespace drawn_127 {
TMAP_AXES((A, 9), (B, 27), (C, 12));
using X = parts<m<resize(((pad<zero>(B, 28) % 4) / 2), 1) * resize((pad<zero>(B, 28) / 4), 6), (pad<zero>(B, 28) % 4) % 2>>;
using Y = parts<m<(fused(linear(term(m_v<m<2>>, 1)) * slice(((pad<zero>(B, 28) % 4) / 2), 0, 1, 1)) % 1) * resize((pad<zero>(B, 28) / 4), 6), resize((pad<zero>(B, 28) % 14), 2)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(4, index_of(B = 8)));
static_assert(holds<X>(11, index_of(B = 21)));
static_assert(holds<Y>(4, index_of(B = 8)));
static_assert(holds<Y>(11, index_of(B = 21)));
}

namespace drawn_128 {
TMAP_AXES((A, 9), (B, 4), (C, 0));
using X = parts<m<linear(term(B, 0), term(m_v<m<4>>, 1))>>;
using Y = parts<m<linear(term(linear(term((B / 1), 0), term((m_v<m<4>> * m_v<m<1>>), 1)), 1), term(m_v<m<1>>, 1))>>;
static_assert(equality<X, Y> == detail::answer::yes);
}

namespace drawn_129 {
TMAP_AXES((A, 1), (B, 9), (C, 6));
using X = parts<m<B, A>>;
using Y = parts<m<resize(pad<bottom>(B, 12), 9), A>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(3, index_of(B = 3)));
static_assert(holds<X>(8, index_of(B = 8)));
static_assert(holds<Y>(3, index_of(B = 3)));
static_assert(holds<Y>(8, index_of(B = 8)));
}

namespace drawn_130 {
TMAP_AXES((A, 6), (B, 3), (C, 9));
using X = parts<m<B>>;
using Y = parts<m<resize(pad<zero>(pad<zero>(B, 6), 7), 3) / 3, A % 3>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(1, index_of(B = 1)));
static_assert(holds<X>(2, index_of(B = 2)));
static_assert(holds<Y>(1, index_of(A = 1)));
static_assert(holds<Y>(2, index_of(A = 2)));
}

namespace drawn_131 {
TMAP_AXES((A, 27), (B, 0), (C, 9));
using X = parts<m<pad<bottom>((A % 3), 5)>, m<pad<bottom>(m_v<m<1>>, 8)>, m<1>, m<1>, m<1>>;
using Y = parts<m<pad<bottom>(pad<bottom>((A % 3), 5), 5)>, m<resize(pad<bottom>(m_v<m<1>>, 8), 8)>, m<1>, m<1>, m<resize(pad(m_v<m<1>>, 4), 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(13, bottom));
static_assert(pads<X>(39, bottom));
static_assert(pads<Y>(13, bottom));
static_assert(pads<Y>(39, bottom));
}

namespace drawn_132 {
TMAP_AXES((A, 8), (B, 7), (C, 27));
using X = parts<m<pad<zero>((pad(m_v<m<3>>, 3) % 1), 2)>, m<pad<bottom>((C / 9), 4)>, m<slice((C % 9), 2, 4, 1)>, m<resize(((pad<bottom>((B % 7), 8) / 1) * (pad<bottom>((B % 7), 8) % 1)), 8)>, m<1>>;
using Y = parts<m<B % 7, pad(slice(m_v<m<3>>, 1, 2, 1), 2) % 2>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(85, index_of(B = 5, C = 22)));
static_assert(pads<X>(255, zero));
static_assert(holds<Y>(4, index_of(B = 2)));
static_assert(holds<Y>(13, index_of(B = 6)));
}

namespace drawn_133 {
TMAP_AXES((A, 2), (B, 2), (C, 4));
using X = parts<m<(pad((B / 2), 5) % 5) / 1, (pad((B / 2), 5) % 5) % 1>, m<pad((B / 2), 5) / 5>>;
using Y = parts<m<B / 2, slice(((B % 2) % 1), 0, 1, 1), slice(((B % 2) / 1), 1, 1, 1)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(pads<X>(1, top));
static_assert(pads<X>(4, top));
static_assert(holds<Y>(0, index_of(B = 1)));
static_assert(holds<Y>(0, index_of(B = 1)));
}

namespace drawn_134 {
TMAP_AXES((A, 12), (B, 3), (C, 3));
using X = parts<m<fused(m_v<m<1>> * C) % 3, B>, m<1>>;
using Y = parts<m<fused(m_v<m<1>> * C) % 3, B>, m<resize(pad(m_v<m<1>>, 1), 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(3, index_of(C = 1)));
static_assert(holds<X>(8, index_of(B = 2, C = 2)));
static_assert(holds<Y>(3, index_of(C = 1)));
static_assert(holds<Y>(8, index_of(B = 2, C = 2)));
}

namespace drawn_135 {
TMAP_AXES((A, 7), (B, 2), (C, 36));
using X = parts<m<slice((B % 2), 1, 1, 1)>, m<B / 2>, m<1>, m<1>>;
using Y = parts<m<resize(C, 19)>, m<1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(0, index_of(B = 1)));
static_assert(holds<X>(0, index_of(B = 1)));
static_assert(holds<Y>(6, index_of(C = 6)));
static_assert(holds<Y>(18, index_of(C = 18)));
}

namespace drawn_136 {
TMAP_AXES((A, 36), (B, 8), (C, 24));
using X = parts<m<A, ((fused(C * C) % 2) % 1) / 1>>;
using Y = parts<m<resize((linear(term(B, 24), term(C, 1)) / 2), 87), slice(C, 3, 21, 1)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(12, index_of(A = 12)));
static_assert(holds<X>(35, index_of(A = 35)));
static_assert(holds<Y>(609, index_of(B = 2, C = 13)));
static_assert(pads<Y>(1826, top));
}

namespace drawn_137 {
TMAP_AXES((A, 7), (B, 36), (C, 8));
using X = parts<m<B>, m<1>, m<1>>;
using Y = parts<m<C>, m<1>, m<resize(pad<zero>(m_v<m<1>>, 3), 1)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(12, index_of(B = 12)));
static_assert(holds<X>(35, index_of(B = 35)));
static_assert(holds<Y>(2, index_of(C = 2)));
static_assert(holds<Y>(7, index_of(C = 7)));
}

namespace drawn_138 {
TMAP_AXES((A, 8), (B, 4), (C, 5));
using X = parts<m<resize(A, 1)>, m<resize(m_v<m<1>>, 1)>, m<1>, m<1>, m<pad<zero>(m_v<m<1>>, 3)>>;
using Y = parts<m<resize(A, 1)>, m<resize(m_v<m<1>>, 1)>, m<m_v<m<1>> / 1, fused((m_v<m<1>> % 1) * m_v<m<2>>) / 2>, m<1, pad<zero>((m_v<m<1>> * m_v<m<1>>), 3)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(1, zero));
static_assert(pads<X>(2, zero));
static_assert(pads<Y>(1, zero));
static_assert(pads<Y>(2, zero));
}

namespace drawn_139 {
TMAP_AXES((A, 24), (B, 5), (C, 24));
using X = parts<m<slice(pad((B * A), 126), 0, 48, 2)>, m<1>>;
using Y = parts<m<slice(pad((B * (m_v<m<1>> * A)), 125), 0, 48, 2)>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(16, index_of(A = 8, B = 1)));
static_assert(holds<X>(47, index_of(A = 22, B = 3)));
static_assert(holds<Y>(16, index_of(A = 8, B = 1)));
static_assert(holds<Y>(47, index_of(A = 22, B = 3)));
}

namespace drawn_140 {
TMAP_AXES((A, 5), (B, 1), (C, 2));
using X = parts<m<(B / 1) / 1>, m<(B / 1) % 1>, m<1>, m<1>, m<resize(m_v<m<1>>, 1)>>;
using Y = parts<m<slice(B, 0, 1, 1) / 1>, m<(B / 1) % 1>, m<1>, m<slice(m_v<m<1>>, 0, 1, 1)>, m<resize(pad(m_v<m<1>>, 1), 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
}

namespace drawn_141 {
TMAP_AXES((A, 127), (B, 12), (C, 4));
using X = parts<m<1>, m<1>, m<1>>;
using Y = parts<m<1>, m<m_v<m<2>> / 1, m_v<m<1>> % 1>, m<1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(1, index_of()));
}

namespace drawn_142 {
TMAP_AXES((A, 8), (B, 13), (C, 4));
using X = parts<m<resize((C * B), 48)>>;
using Y = parts<m<slice((linear(term(C, 1)) * B), 0, 48, 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(16, index_of(B = 3, C = 1)));
static_assert(holds<X>(47, index_of(B = 8, C = 3)));
static_assert(holds<Y>(16, index_of(B = 3, C = 1)));
static_assert(holds<Y>(47, index_of(B = 8, C = 3)));
}

namespace drawn_143 {
TMAP_AXES((A, 8), (B, 6), (C, 5));
using X = parts<m<pad<bottom>(resize(pad<zero>(A, 10), 6), 10) / 1, pad<bottom>(resize(pad<zero>(A, 10), 6), 10) % 1>, m<1>>;
using Y = parts<m<slice(pad<bottom>(resize(pad<zero>(A, 10), 6), 10), 0, 10, 1), pad<bottom>(slice(pad<zero>(A, 10), 0, 6, 1), 10) % 1>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(3, index_of(A = 3)));
static_assert(pads<X>(9, bottom));
static_assert(holds<Y>(3, index_of(A = 3)));
static_assert(pads<Y>(9, bottom));
}

namespace drawn_144 {
TMAP_AXES((A, 24), (B, 8), (C, 16));
using X = parts<m<resize(pad<bottom>(((B * C) * m_v<m<3>>), 388), 48)>, m<m_v<m<1>> * m_v<m<1>>, pad<zero>((m_v<m<3>> * A), 80) / 80>, m<1>, m<1>, m<1>>;
using Y = parts<m<resize(pad<bottom>(((B * C) * m_v<m<3>>), 388), 48)>, m<m_v<m<1>> * m_v<m<1>>, pad<zero>((m_v<m<3>> * A), 80) / 80>, m<1>, m<1>, m<m_v<m<1>> / 1, m_v<m<2>> % 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(16, index_of(C = 5)));
static_assert(holds<X>(47, index_of(C = 15)));
static_assert(holds<Y>(16, index_of(C = 5)));
static_assert(holds<Y>(47, index_of(C = 15)));
}

namespace drawn_145 {
TMAP_AXES((A, 4), (B, 4), (C, 4));
using X = parts<m<(B / 1) * resize((B % 1), 1), slice(A, 3, 1, 2) / 1>>;
using Y = parts<m<pad(B, 8) / 2, slice((pad(B, 8) % 2), 1, 1, 4)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(1, index_of(A = 3, B = 1)));
static_assert(holds<X>(3, index_of(A = 3, B = 3)));
static_assert(holds<Y>(1, index_of(B = 3)));
static_assert(pads<Y>(3, top));
}

namespace drawn_146 {
TMAP_AXES((A, 8), (B, 7), (C, 6));
using X = parts<m<pad(C, 6)>, m<1>, m<1>, m<1>, m<1>>;
using Y = parts<m<pad(pad(C, 6), 6)>, m<1>, m<linear(term(m_v<m<1>>, 1))>, m<1>, m<m_v<m<1>> / 1, m_v<m<1>> % 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(2, index_of(C = 2)));
static_assert(holds<X>(5, index_of(C = 5)));
static_assert(holds<Y>(2, index_of(C = 2)));
static_assert(holds<Y>(5, index_of(C = 5)));
}

namespace drawn_147 {
TMAP_AXES((A, 24), (B, 4), (C, 7));
using X = parts<m<(pad<bottom>(C, 8) % 2) / 1, pad<bottom>(C, 8) / 2, (pad<bottom>(C, 8) % 2) % 1>, m<1>, m<1>, m<1>>;
using Y = parts<m<(pad<bottom>(C, 8) % 2) / 1, slice(pad<bottom>(C, 9), 0, 4, 2), (pad<bottom>(C, 8) % 2) % 1>, m<m_v<m<1>> % 1, 1>, m<m_v<m<1>> / 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(2, index_of(C = 4)));
static_assert(pads<X>(7, bottom));
static_assert(holds<Y>(2, index_of(C = 4)));
static_assert(pads<Y>(7, bottom));
}

namespace drawn_148 {
TMAP_AXES((A, 8), (B, 3), (C, 8));
using X = parts<m<(A / 4) * (((A % 4) % 2) * resize(((A % 4) / 2), 2)), (A / 4) % 2>>;
using Y = parts<m<(A / 4) * (((A % 4) % 2) * slice(((A % 4) / 2), 0, 2, 1)), (fused(m_v<m<2>> * (A / 4)) % 2) % 2>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(5, index_of(A = 5)));
static_assert(pads<X>(15, top));
static_assert(holds<Y>(5, index_of(A = 5)));
static_assert(pads<Y>(15, top));
}

namespace drawn_149 {
TMAP_AXES((A, 8), (B, 27), (C, 2));
using X = parts<m<B>, m<1>, m<1>>;
using Y = parts<m<A>, m<1, 1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(9, index_of(B = 9)));
static_assert(holds<X>(26, index_of(B = 26)));
static_assert(holds<Y>(2, index_of(A = 2)));
static_assert(holds<Y>(7, index_of(A = 7)));
}

namespace drawn_150 {
TMAP_AXES((A, 3), (B, 16), (C, 1));
using X = parts<m<slice((B % 8), 3, 1, 1), C, C % 1, B / 8>>;
using Y = parts<m<slice((fused(m_v<m<2>> * resize(pad<zero>((B % 8), 10), 8)) % 8), 3, 1, 1), C, C % 1, B / 8>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of(B = 3)));
static_assert(holds<X>(1, index_of(B = 11)));
static_assert(holds<Y>(0, index_of(B = 3)));
static_assert(holds<Y>(1, index_of(B = 11)));
}

namespace drawn_151 {
TMAP_AXES((A, 12), (B, 4), (C, 24));
using X = parts<m<B / 2, C>, m<slice(m_v<m<1>>, 0, 1, 1)>, m<1>, m<1>>;
using Y = parts<m<C, (B / 2) / 2>, m<slice(m_v<m<1>>, 0, 1, 1)>, m<1>, m<1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(16, index_of(C = 16)));
static_assert(holds<X>(47, index_of(B = 2, C = 23)));
static_assert(holds<Y>(8, index_of(C = 8)));
static_assert(holds<Y>(23, index_of(C = 23)));
}

namespace drawn_152 {
TMAP_AXES((A, 1), (B, 13), (C, 24));
using X = parts<m<(C / 1) / 6>, m<(((C % 2) % 2) / 1) * ((C / 1) % 6), slice((((C % 2) % 2) % 1), 0, 1, 1)>>;
using Y = parts<m<1, (C / 1) / 6>, m<2, (((C % 2) / 1) % 2) * ((C / 1) % 6), slice((((C % 2) % 2) % 1), 0, 1, 1)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(16, index_of(C = 10)));
static_assert(pads<X>(47, top));
static_assert(holds<Y>(32, index_of(C = 9)));
static_assert(pads<Y>(95, top));
}

namespace drawn_153 {
TMAP_AXES((A, 4), (B, 2), (C, 16));
using X = parts<m<((fused(A * C) / 8) * slice(B, 0, 1, 3)) * (A / 2), (pad<zero>(C, 16) % 4) / 2>>;
using Y = parts<m<((fused(A * C) / 8) * slice(B, 0, 1, 3)) * (A / 2), (pad<zero>(pad<bottom>(C, 16), 16) % 4) / 2>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(10, index_of(A = 3)));
static_assert(pads<X>(31, top));
static_assert(holds<Y>(10, index_of(A = 3)));
static_assert(pads<Y>(31, top));
}

namespace drawn_154 {
TMAP_AXES((A, 7), (B, 12), (C, 8));
using X = parts<m<pad<zero>(A, 8), 1>, m<1>>;
using Y = parts<m<1, pad<zero>(C, 8)>, m<m_v<m<1>> / 1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(2, index_of(A = 2)));
static_assert(pads<X>(7, zero));
static_assert(holds<Y>(2, index_of(C = 2)));
static_assert(holds<Y>(7, index_of(C = 7)));
}

namespace drawn_155 {
TMAP_AXES((A, 61), (B, 12), (C, 2));
using X = parts<m<resize(A, 48)>>;
using Y = parts<m<resize(A, 48) % 4, resize(A, 48) / 4>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(16, index_of(A = 16)));
static_assert(holds<X>(47, index_of(A = 47)));
static_assert(holds<Y>(16, index_of(A = 17)));
static_assert(holds<Y>(47, index_of(A = 47)));
}

namespace drawn_156 {
TMAP_AXES((A, 24), (B, 1), (C, 12));
using X = parts<m<resize((fused(B * A) % 2), 1)>, m<B>, m<1>, m<1>, m<1>>;
using Y = parts<m<pad((pad<bottom>(resize(C, 3), 4) / 1), 5) * resize((pad<bottom>(resize(C, 3), 4) % 1), 1), resize(((pad<zero>(A, 28) % 2) / 2), 1), (pad<zero>(A, 28) % 2) % 2>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(0, index_of()));
static_assert(holds<Y>(3, index_of(A = 1, C = 1)));
static_assert(pads<Y>(9, top));
}

namespace drawn_157 {
TMAP_AXES((A, 9), (B, 8), (C, 24));
using X = parts<m<pad(A, 12) % 4>, m<pad(A, 12) / 4>, m<1>>;
using Y = parts<m<(fused(m_v<m<2>> * (pad(A, 12) % 6)) % 4) / 2, (pad(A, 12) % 4) % 2>, m<pad(A, 12) / 4>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(4, index_of(A = 5)));
static_assert(pads<X>(11, top));
static_assert(holds<Y>(4, index_of(A = 5)));
static_assert(pads<Y>(11, top));
}

namespace drawn_158 {
TMAP_AXES((A, 13), (B, 12), (C, 9));
using X = parts<m<(B % 4) % 2, slice((C % 1), 0, 1, 4)>, m<slice((B / 4), 0, 1, 1), (B % 4) / 2>>;
using Y = parts<m<pad((pad<bottom>(C, 10) % 10), 16), B>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(1, index_of(B = 2)));
static_assert(holds<X>(3, index_of(B = 3)));
static_assert(holds<Y>(64, index_of(B = 4, C = 5)));
static_assert(pads<Y>(191, top));
}

namespace drawn_159 {
TMAP_AXES((A, 24), (B, 16), (C, 16));
using X = parts<m<C % 8>, m<1>, m<1>, m<1>, m<1>>;
using Y = parts<m<pad<zero>(C, 16) % 8, 1>, m<resize(pad(m_v<m<1>>, 1), 1)>, m<1, 1>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(2, index_of(C = 2)));
static_assert(holds<X>(7, index_of(C = 7)));
static_assert(holds<Y>(2, index_of(C = 2)));
static_assert(holds<Y>(7, index_of(C = 7)));
}

namespace drawn_160 {
TMAP_AXES((A, 9), (B, 2), (C, 129));
using X = parts<m<resize((resize((A / 3), 2) * linear(term(C, 131), term(C, 1))), 48), (pad((fused(B * B) % 2), 4) % 2) % 1>, m<pad(m_v<m<1>>, 4)>, m<1>, m<1>, m<1>>;
using Y = parts<m<resize((resize((A / 3), 2) * linear(term(C, 131), term(C, 1))), 48), (pad((fused(B * B) % 2), 4) % 2) % 1>, m<pad<bottom>(pad(pad(m_v<m<1>>, 3), 4), 4)>, m<1>, m<m_v<m<1>> * m_v<m<1>>, 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(64, index_of(C = 16)));
static_assert(pads<X>(191, top));
static_assert(holds<Y>(64, index_of(C = 16)));
static_assert(pads<Y>(191, top));
}

namespace drawn_161 {
TMAP_AXES((A, 12), (B, 4), (C, 4));
using X = parts<m<C>>;
using Y = parts<m<resize(pad<zero>((C / 2), 6), 4) / 1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(1, index_of(C = 1)));
static_assert(holds<X>(3, index_of(C = 3)));
static_assert(holds<Y>(1, index_of(C = 2)));
static_assert(pads<Y>(3, zero));
}

namespace drawn_162 {
TMAP_AXES((A, 12), (B, 8), (C, 16));
using X = parts<m<pad<bottom>(resize(pad<bottom>(A, 17), 15), 21), pad<bottom>(((pad((fused(C * C) % 64), 64) % 8) / 4), 2)>, m<1>, m<1>>;
using Y = parts<m<pad<bottom>(slice(pad<bottom>(A, 17), 0, 15, 1), 21), resize(pad(pad<bottom>(((pad((fused(C * C) % 1), 64) % 8) / 4), 2), 5), 2)>, m<linear(term(m_v<m<1>>, 1))>, m<fused(m_v<m<2>> * m_v<m<1>>) % 1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(14, index_of(A = 7)));
static_assert(pads<X>(41, bottom));
static_assert(holds<Y>(14, index_of(A = 7)));
static_assert(pads<Y>(41, bottom));
}

namespace drawn_163 {
TMAP_AXES((A, 7), (B, 8), (C, 3));
using X = parts<m<pad<bottom>(C, 5) / 1>>;
using Y = parts<m<slice(pad<bottom>(C, 5), 0, 5, 1) % 5>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(1, index_of(C = 1)));
static_assert(pads<X>(4, bottom));
static_assert(holds<Y>(1, index_of(C = 1)));
static_assert(pads<Y>(4, bottom));
}

namespace drawn_164 {
TMAP_AXES((A, 2), (B, 4), (C, 2));
using X = parts<m<resize((fused(B * B) / 4), 3), fused(B * B) % 4>, m<1>, m<1>, m<1>>;
using Y = parts<m<resize((fused(B * B) / 4), 3) * (fused(B * B) % 4), 1>, m<1>, m<pad<zero>(m_v<m<1>>, 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(4, index_of(B = 1)));
static_assert(pads<X>(11, top));
static_assert(holds<Y>(4, index_of(B = 1)));
static_assert(pads<Y>(11, top));
}

namespace drawn_165 {
TMAP_AXES((A, 4), (B, 4), (C, 5));
using X = parts<m<pad(slice((A * A), 0, 16, 1), 16) / 8, resize((pad(slice((A * A), 0, 16, 1), 16) % 8), 4)>, m<C>, m<1>, m<1>>;
using Y = parts<m<pad(slice((A * A), 0, 16, 1), 16) / 8, resize((pad(slice(resize((A * A), 16), 0, 16, 1), 16) % 8), 4)>, m<C>, m<pad(m_v<m<1>>, 1)>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(13, index_of(A = 2, C = 3)));
static_assert(pads<X>(39, top));
static_assert(holds<Y>(13, index_of(A = 2, C = 3)));
static_assert(pads<Y>(39, top));
}

namespace drawn_166 {
TMAP_AXES((A, 2), (B, 16), (C, 16));
using X = parts<m<C % 8, C / 8>>;
using Y = parts<m<slice((((fused(m_v<m<2>> * ((C % 8) * resize(pad<bottom>((C / 8), 6), 2))) % 16) / 2) * (fused((C % 8) * (C / 8)) % 2)), 0, 16, 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(5, index_of(C = 10)));
static_assert(holds<X>(15, index_of(C = 15)));
static_assert(holds<Y>(5, index_of(C = 10)));
static_assert(holds<Y>(15, index_of(C = 15)));
}

namespace drawn_167 {
TMAP_AXES((A, 12), (B, 24), (C, 8));
using X = parts<m<pad(A, 16) % 8, pad(A, 16) / 8>, m<1>, m<1>, m<1>>;
using Y = parts<m<pad(A, 16) % 8, pad(A, 16) / 8>, m<1>, m<linear(term(m_v<m<1>>, 1))>, m<(m_v<m<1>> % 1) % 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(5, index_of(A = 10)));
static_assert(pads<X>(15, top));
static_assert(holds<Y>(5, index_of(A = 10)));
static_assert(pads<Y>(15, top));
}

namespace drawn_168 {
TMAP_AXES((A, 8), (B, 2), (C, 4));
using X = parts<m<(((pad<bottom>(C, 8) % 4) % 2) * C) * (pad<bottom>(C, 8) / 4), (pad<bottom>(C, 8) % 4) / 2>>;
using Y = parts<m<(pad<bottom>(C, 8) % 4) % 2, linear(term(C, 1)), pad<bottom>(A, 8) / 4, slice((pad<bottom>(C, 8) % 4), 0, 2, 2)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(pads<X>(10, bottom));
static_assert(pads<X>(31, bottom));
static_assert(holds<Y>(10, index_of(A = 4, C = 2)));
static_assert(pads<Y>(31, bottom));
}

namespace drawn_169 {
TMAP_AXES((A, 4), (B, 4), (C, 3));
using X = parts<m<A>, m<1>>;
using Y = parts<m<A / 1>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(1, index_of(A = 1)));
static_assert(holds<X>(3, index_of(A = 3)));
static_assert(holds<Y>(1, index_of(A = 1)));
static_assert(holds<Y>(3, index_of(A = 3)));
}

namespace drawn_170 {
TMAP_AXES((A, 9), (B, 7), (C, 9));
using X = parts<m<pad<zero>(A, 10) % 2>, m<pad<bottom>((B / 7), 2), B % 7>>;
using Y = parts<m<linear(term((pad<zero>(A, 10) % 2), 0))>, m<pad<bottom>((B / 7), 2), B % 7>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(pads<X>(9, bottom));
static_assert(pads<X>(27, bottom));
static_assert(holds<Y>(4, index_of(B = 4)) && holds<Y>(4, index_of(A = 1, B = 4)));
static_assert(pads<Y>(13, bottom));
}

namespace drawn_171 {
TMAP_AXES((A, 0), (B, 3), (C, 12));
using X = parts<m<(A % 3) / 1>, m<linear(term(resize((B % 3), 1), 0), term((B / 3), 3))>, m<pad<zero>(B, 3)>>;
using Y = parts<m<(A % 3) / 1>, m<linear(term(pad<zero>(A, 3), 1)), slice(linear(term(resize((B % 3), 1), 0), term(slice(B, 0, 1, 3), 3)), 0, 1, 1)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(pads<X>(3, top));
static_assert(pads<X>(8, top));
static_assert(pads<Y>(3, zero));
static_assert(pads<Y>(8, zero));
}

namespace drawn_172 {
TMAP_AXES((A, 2), (B, 16), (C, 12));
using X = parts<m<C / 3>, m<1>>;
using Y = parts<m<fused(C * m_v<m<1>>) / 3>, m<2>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(1, index_of(C = 3)));
static_assert(holds<X>(3, index_of(C = 9)));
static_assert(holds<Y>(2, index_of(C = 3)));
static_assert(holds<Y>(7, index_of(C = 9)));
}

namespace drawn_173 {
TMAP_AXES((A, 3), (B, 6), (C, 13));
using X = parts<m<slice((m_v<m<1>> % 1), 0, 1, 1)>>;
using Y = parts<m<slice((resize(pad<bottom>((fused(m_v<m<1>> * m_v<m<2>>) / 2), 1), 1) % 1), 0, 1, 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
}

namespace drawn_174 {
TMAP_AXES((A, 4), (B, 8), (C, 5));
using X = parts<m<linear(term(B, 3), term(A, 3)) % 1, pad<zero>(B, 10)>, m<1>>;
using Y = parts<m<(((pad(B, 11) % 1) % 1) * (pad<bottom>((B / 2), 8) / 8)) * (pad(B, 11) / 1), slice(((pad(B, 11) % 1) / 1), 0, 1, 1)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(3, index_of(B = 3)));
static_assert(pads<X>(9, zero));
static_assert(holds<Y>(3, index_of(B = 3)));
static_assert(pads<Y>(10, top));
}

namespace drawn_175 {
TMAP_AXES((A, 12), (B, 12), (C, 6));
using X = parts<m<((pad<zero>(A, 15) % 15) / 3) * (pad<zero>(A, 15) / 15), (pad<zero>(A, 15) % 15) % 3>>;
using Y = parts<m<((pad<zero>(A, 15) % 15) / 3) * (fused((linear(term((pad<zero>(A, 15) / 1), 1), term((pad<zero>(A, 15) % 1), 1)) / 3) * (fused((pad<zero>(pad<zero>(A, 13), 15) / 1) * (pad<zero>(A, 15) % 1)) % 3)) / 15), (pad<zero>(A, 15) % 15) % 1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(5, index_of(A = 5)));
static_assert(pads<X>(14, zero));
static_assert(holds<Y>(1, index_of(A = 3)));
static_assert(pads<Y>(4, zero));
}

namespace drawn_176 {
TMAP_AXES((A, 32), (B, 16), (C, 6));
using X = parts<m<resize(linear(term((A * B), 3), term((C * C), 1)), 48), m_v<m<2>> % 1>>;
using Y = parts<m<linear(term((resize(linear(term((((A / 2) * (A % 2)) * pad<zero>(B, 16)), 3), term((C * C), 1)), 48) * (m_v<m<2>> % 1)), 1))>>;
static_assert(equality<X, Y> == detail::answer::yes);
}

namespace drawn_177 {
TMAP_AXES((A, 24), (B, 4), (C, 2));
using X = parts<m<slice(pad<zero>(A, 28), 21, 5, 1)>, m<1>, m<1>, m<1>, m<1>>;
using Y = parts<m<slice(pad<zero>(A, 28), 21, 5, 1)>, m<1>, m<m_v<m<1>> / 1, 1>, m<resize(pad(m_v<m<1>>, 4), 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(1, index_of(A = 22)));
static_assert(pads<X>(4, zero));
static_assert(holds<Y>(1, index_of(A = 22)));
static_assert(pads<Y>(4, zero));
}

namespace drawn_178 {
TMAP_AXES((A, 6), (B, 4), (C, 3));
using X = parts<m<resize(C, 2), B, 2>, m<1>, m<1>, m<1>, m<1>>;
using Y = parts<m<fused(m_v<m<2>> * (resize(C, 2) * (B * m_v<m<2>>))) % 16>, m<1, resize(pad(m_v<m<1>>, 7), 1)>, m<1, 1>, m<2>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(5, index_of(B = 2)));
static_assert(holds<X>(15, index_of(B = 3, C = 1)));
static_assert(holds<Y>(10, index_of(B = 2)));
static_assert(holds<Y>(31, index_of(B = 3, C = 1)));
}

namespace drawn_179 {
TMAP_AXES((A, 36), (B, 2), (C, 5));
using X = parts<m<((pad<zero>(C, 8) / 4) * resize((pad<zero>(C, 8) % 4), 4)) * pad<bottom>(((((B / 1) % 1) % 1) / 1), 3), pad<zero>((((B / 1) % 1) / 1), 2)>, m<pad(((((B / 1) % 1) % 1) % 1), 2), B>, m<1>, m<1>>;
using Y = parts<m<(pad<zero>(C, 8) / 4) * (resize((pad<zero>(C, 8) % 4), 4) * pad<bottom>(((((B / 1) % 1) % 1) / 1), 3)), pad<zero>((((B / 1) % 1) / 1), 2)>, m<pad(((((B / 1) % 1) % 1) % 1), 2), B>, m<1>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(64, bottom));
static_assert(pads<X>(191, bottom));
static_assert(pads<Y>(64, bottom));
static_assert(pads<Y>(191, bottom));
}

namespace drawn_180 {
TMAP_AXES((A, 4), (B, 2), (C, 9));
using X = parts<m<C, A>>;
using Y = parts<m<C % 9, A>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(12, index_of(C = 3)));
static_assert(holds<X>(35, index_of(A = 3, C = 8)));
static_assert(holds<Y>(12, index_of(C = 3)));
static_assert(holds<Y>(35, index_of(A = 3, C = 8)));
}

namespace drawn_181 {
TMAP_AXES((A, 13), (B, 3), (C, 8));
using X = parts<m<slice((pad<bottom>(A, 15) % 3), 0, 3, 1), C>>;
using Y = parts<m<slice(resize((resize(pad(pad<bottom>(A, 15), 15), 15) * m_v<m<1>>), 3), 0, 3, 1), C>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(8, index_of(A = 1)));
static_assert(holds<X>(23, index_of(A = 2, C = 7)));
static_assert(holds<Y>(8, index_of(A = 1)));
static_assert(holds<Y>(23, index_of(A = 2, C = 7)));
}

namespace drawn_182 {
TMAP_AXES((A, 2), (B, 6), (C, 12));
using X = parts<m<slice(((B * C) * B), 0, 256, 1)>>;
using Y = parts<m<slice(slice(((C * B) * (B / 1)), 0, 256, 1), 0, 256, 1)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(85, index_of(B = 2, C = 2)));
static_assert(pads<X>(255, top));
static_assert(holds<Y>(85, index_of(B = 3, C = 2)));
static_assert(holds<Y>(255, index_of(B = 3, C = 7)));
}

namespace drawn_183 {
TMAP_AXES((A, 4), (B, 4), (C, 24));
using X = parts<m<linear(term((resize(C, 10) % 2), 3), term(resize(linear(term(B, 1), term(m_v<m<4>>, 1)), 7), 0)), (A % 2) / 1>>;
using Y = parts<m<linear(term((resize(C, 10) % 2), 3), term(resize(linear(term(B, 1), term(resize(pad<zero>(m_v<m<4>>, 8), 4), 1)), 7), 0))>, m<(resize(pad<bottom>(A, 6), 4) / 1) % 2>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(pads<X>(2, top));
static_assert(pads<Y>(2, top));
}

namespace drawn_184 {
TMAP_AXES((A, 13), (B, 6), (C, 4));
using X = parts<m<resize((C % 2), 1), C / 2>>;
using Y = parts<m<(B % 1) / 1>, m<resize((B / 1), 4) * pad<bottom>(((B % 1) % 1), 5), slice((pad(B, 6) / 3), 0, 1, 1)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(1, index_of(C = 2)));
static_assert(pads<Y>(6, bottom));
static_assert(pads<Y>(19, bottom));
}

namespace drawn_185 {
TMAP_AXES((A, 8), (B, 4), (C, 5));
using X = parts<m<A, (C / 5) % 1, pad<bottom>(pad<bottom>(B, 4), 8) / 2>>;
using Y = parts<m<resize((linear(term(linear(term(B, 1), term(C, 4)), 1), term((B * B), 20)) * (C * C)), 256)>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(pads<X>(10, bottom));
static_assert(pads<X>(31, bottom));
static_assert(holds<Y>(85, index_of(B = 3, C = 2)));
static_assert(holds<Y>(255, index_of(B = 2, C = 3)));
}

namespace drawn_186 {
TMAP_AXES((A, 16), (B, 9), (C, 6));
using X = parts<m<slice(B, 4, 5, 1)>>;
using Y = parts<m<slice(resize(B, 9), 4, 5, 1)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(1, index_of(B = 5)));
static_assert(holds<X>(4, index_of(B = 8)));
static_assert(holds<Y>(1, index_of(B = 5)));
static_assert(holds<Y>(4, index_of(B = 8)));
}

namespace drawn_187 {
TMAP_AXES((A, 16), (B, 16), (C, 16));
using X = parts<m<(fused(A * C) % 256) / 32, fused(A * C) / 256, pad<bottom>(C, 16) / 8>, m<1>>;
using Y = parts<m<(fused(A * C) % 256) / 32, fused(A * C) / 256, pad<bottom>(C, 16) / 8>, m<linear(term((m_v<m<1>> * m_v<m<1>>), 1), term(m_v<m<1>>, 1))>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(5, index_of(A = 4, C = 8)));
static_assert(holds<X>(15, index_of(A = 14, C = 8)));
static_assert(holds<Y>(5, index_of(A = 4, C = 8)));
static_assert(holds<Y>(15, index_of(A = 14, C = 8)));
}

namespace drawn_188 {
TMAP_AXES((A, 12), (B, 6), (C, 5));
using X = parts<m<slice((linear(term(B, 4), term(C, 1)) * A), 0, 256, 1)>, m<1>, m<1>, m<1>>;
using Y = parts<m<pad(m_v<m<3>>, 4) % 2>, m<pad(m_v<m<3>>, 4) / 2>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(85, index_of(A = 1, B = 1, C = 3)));
static_assert(holds<X>(255, index_of(A = 3, B = 5, C = 1)));
static_assert(holds<Y>(1, index_of()));
static_assert(pads<Y>(3, top));
}

namespace drawn_189 {
TMAP_AXES((A, 128), (B, 4), (C, 24));
using X = parts<m<linear(term(linear(term(B, 0), term(A, 1)), 94), term(slice(A, 11, 95, 1), 1)) % 3>>;
using Y = parts<m<linear(term(linear(term(B, 0), term(A, 1)), 94), term(slice(A, 11, 95, 1), 1)) % 3>>;
static_assert(equality<X, Y> == detail::answer::yes);
}

namespace drawn_190 {
TMAP_AXES((A, 6), (B, 24), (C, 24));
using X = parts<m<pad<zero>((pad<bottom>((A * m_v<m<2>>), 16) / 2), 12)>, m<pad<bottom>((A * m_v<m<2>>), 16) % 2>>;
using Y = parts<m<pad<zero>(slice((pad<bottom>((A * m_v<m<2>>), 16) / 2), 0, 8, 1), 12)>, m<pad<bottom>(linear(term((A * m_v<m<2>>), 1)), 16) % 2>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(8, index_of(A = 4)));
static_assert(pads<X>(23, zero));
static_assert(holds<Y>(8, index_of(A = 4)));
static_assert(pads<Y>(23, zero));
}

namespace drawn_191 {
TMAP_AXES((A, 8), (B, 2), (C, 2));
using X = parts<m<pad<zero>((resize((A * C), 5) % 5), 7)>>;
using Y = parts<m<pad<zero>(((resize((A * linear(term(C, 1))), 5) % 5) % 5), 7)>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(2, index_of(A = 1)));
static_assert(pads<X>(6, zero));
static_assert(holds<Y>(2, index_of(A = 1)));
static_assert(pads<Y>(6, zero));
}

namespace drawn_192 {
TMAP_AXES((A, 27), (B, 6), (C, 24));
using X = parts<m<pad(A, 28) % 2>>;
using Y = parts<m<pad(linear(term(pad<zero>(resize(pad<zero>(A, 29), 27), 27), 1)), 28) % 2>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(1, index_of(A = 1)));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(1, index_of(A = 1)));
}

namespace drawn_193 {
TMAP_AXES((A, 8), (B, 2), (C, 0));
using X = parts<m<B * (pad<bottom>(slice(C, 1, 0, 1), 4) / 4), pad<bottom>(slice(C, 1, 0, 1), 4) % 4>>;
using Y = parts<m<((((B / 2) / 1) * ((B / 2) % 1)) * (B % 2)) * ((pad<bottom>(slice(C, 1, 0, 1), 4) / 4) * m_v<m<1>>), pad<bottom>(slice(C, 1, 0, 1), 4) % 2>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(pads<X>(2, bottom));
static_assert(pads<X>(7, bottom));
static_assert(pads<Y>(1, bottom));
static_assert(pads<Y>(3, bottom));
}

namespace drawn_194 {
TMAP_AXES((A, 8), (B, 16), (C, 27));
using X = parts<m<pad<zero>(B, 18) / 9, A / 1>, m<1>, m<1>, m<1>, m<1>>;
using Y = parts<m<pad<zero>(B, 18) / 9, A / 1, 1>, m<pad<zero>(m_v<m<1>>, 1)>, m<1>, m<1>, m<1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(5, index_of(A = 5)));
static_assert(holds<X>(15, index_of(A = 7, B = 9)));
static_assert(holds<Y>(5, index_of(A = 5)));
static_assert(holds<Y>(15, index_of(A = 7, B = 9)));
}

namespace drawn_195 {
TMAP_AXES((A, 12), (B, 3), (C, 1));
using X = parts<m<((C / 1) / 1) % 1>>;
using Y = parts<m<fused(m_v<m<2>> * (((C / 1) % 1) / 1)) % 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(0, index_of()));
static_assert(holds<X>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
static_assert(holds<Y>(0, index_of()));
}

namespace drawn_196 {
TMAP_AXES((A, 1), (B, 4), (C, 8));
using X = parts<m<A>, m<slice((C % 4), 1, 1, 1)>, m<1>, m<1>, m<1>>;
using Y = parts<m<A>, m<slice((C % 4), 1, 1, 1)>, m<2>, m<linear(term(m_v<m<1>>, 1))>, m<m_v<m<1>> / 1, m_v<m<1>> % 1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(0, index_of(C = 1)));
static_assert(holds<X>(0, index_of(C = 1)));
static_assert(holds<Y>(0, index_of(C = 1)));
static_assert(holds<Y>(1, index_of(C = 1)));
}

namespace drawn_197 {
TMAP_AXES((A, 16), (B, 4), (C, 13));
using X = parts<m<(C % 13) * (C / 13), A>, m<1>, m<1>, m<1>>;
using Y = parts<m<resize(pad<bottom>((((C % 13) * (C / 13)) * A), 212), 208)>, m<2>, m<1>, m<1>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(69, index_of(A = 5, C = 4)));
static_assert(holds<X>(207, index_of(A = 15, C = 12)));
static_assert(holds<Y>(138, index_of(A = 5, C = 4)));
static_assert(holds<Y>(415, index_of(A = 15, C = 12)));
}

namespace drawn_198 {
TMAP_AXES((A, 8), (B, 8), (C, 5));
using X = parts<m<pad(resize(linear(term(B, 4), term(B, 2)), 1), 6) % 2>, m<1>>;
using Y = parts<m<pad(resize(linear(term(B, 4), term(B, 2)), 1), 6) % 2>, m<linear(term(m_v<m<2>>, 1), term(m_v<m<1>>, 1))>>;
static_assert(equality<X, Y> == detail::answer::no);
static_assert(holds<X>(0, index_of()));
static_assert(pads<X>(1, top));
static_assert(holds<Y>(1, index_of()));
static_assert(pads<Y>(3, top));
}

namespace drawn_199 {
TMAP_AXES((A, 2), (B, 13), (C, 3));
using X = parts<m<((pad<bottom>(B, 14) % 7) / 1) * slice(((pad<bottom>(B, 14) % 7) % 1), 0, 1, 3), pad<zero>((pad<bottom>(C, 6) % 2), 5) % 1>>;
using Y = parts<m<pad<zero>((pad<bottom>(B, 14) % 7), 7) / 1, slice(((pad<bottom>(B, 14) % 7) % 1), 0, 1, 3)>, m<pad<zero>((pad<bottom>((C / 1), 6) % 3), 5) % 1>>;
static_assert(equality<X, Y> == detail::answer::yes);
static_assert(holds<X>(2, index_of(B = 2)));
static_assert(holds<X>(6, index_of(B = 6)));
static_assert(holds<Y>(2, index_of(B = 2)));
static_assert(holds<Y>(6, index_of(B = 6)));
}
