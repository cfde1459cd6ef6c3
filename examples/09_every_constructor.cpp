// 9. Every constructor on one page, with its size, its picture and its laws: a reference, not a tutorial.
#include <cstdio>
#include <tmap/picture.hpp>
#include <tmap/tmap.hpp>

using namespace tmap;

TMAP_AXES((A, 6), (B, 4), (N, 5), (F, 3));

// [laws]
// product and broadcast
static_assert(equivalent<m<m_v<m<A, B>>, N>, m<A, m_v<m<B, N>>>>);
static_assert(equivalent<m<1, A>, m<A>> && equivalent<m<A, 1>, m<A>> && std::is_same_v<m<>, m<1>>);
static_assert(equivalent<m<2, 3>, m<6>>);
// stride and modulo: n divides the size
static_assert(equivalent<m<A / 1>, m<A>> && equivalent<m<A % 1>, m<1>>);
static_assert(equivalent<m<A / 2, A % 2>, m<A>>);
static_assert(equivalent<m<A / 3 / 2>, m<A / 6>>);
static_assert(equivalent<m<B % 4 % 2>, m<B % 2>> && equivalent<m<B % 4 / 2>, m<B / 2 % 2>>);
static_assert(equivalent<m<fused(A* B) / 4>, m<A>> && equivalent<m<fused(A* B) % 4>, m<B>>);
// padding, resize, slice
static_assert(equivalent<m<pad(A, 6)>, m<A>> && equivalent<m<resize(A, 6)>, m<A>>);
static_assert(equivalent<m<resize(pad(A, 8), 6)>, m<A>>);
static_assert(equivalent<m<pad<zero>(pad<zero>(A, 7), 8)>, m<pad<zero>(A, 8)>>);
static_assert(equivalent<m<slice(A, 0, 4)>, m<resize(A, 4)>>);
static_assert(equivalent<m<slice(slice(A, 1, 5), 1, 2, 2)>, m<slice(A, 2, 2, 2)>>);
// linear combination
static_assert(equivalent<m<A, B>, m<linear(term(A, B.size), term(B, 1))>>);
static_assert(equivalent<m<B, A>, m<linear(term(A, 1), term(B, A.size))>>);
// [/laws]

// [chains]
// A chain of `/`, `%` over E gives a position of E, and positions add before E is asked. So a split of a
// padded, resized or sliced axis, and of a product, is put together again exactly, in whichever parts it
// stands.
static_assert(equivalent<m<pad(A, 8) / 4, pad(A, 8) % 4>, m<pad(A, 8)>>);
static_assert(equivalent<m<slice(A, 2, 4) / 2, slice(A, 2, 4) % 2>, m<slice(A, 2, 4)>>);
static_assert(equivalent<m<fused(A* B) / 8, fused(A* B) % 8>, m<A, B>>);
static_assert(
    equivalent<HbmTensor<f32, m<pad(A, 8) / 4>, m<pad(A, 8) % 4>>, HbmTensor<f32, m<1>, m<pad(A, 8)>>>);
// [/chains]

// [unequal]
// And what is not equal is not: the order of digits, the kind of padding, the size.
static_assert(!equivalent<m<A % 2, A / 2>, m<A>>);
static_assert(!equivalent<m<pad<zero>(A, 8)>, m<pad(A, 8)>>);
static_assert(!equivalent<m<A, 1>, m<A, 2>>);
// The rule that `/` and `%` may stand apart does not make their order matter less.
static_assert(same_domain<m<A % 2, A / 2>, m<A>> && same_domain<m<pad<zero>(A, 8)>, m<A>>);
// [/unequal]

// [large]
// Digits, not positions, are compared: this is as cheap as the lines above.
TMAP_AXES((Large, 1LL << 40));
static_assert(equivalent<m<Large / 65536, Large / 256 % 256, Large % 256>, m<Large>>);
// [/large]

int main() {
  // [all]
  std::printf("%s\n", text<m<A>>().c_str());
  std::printf("%s\n", text<m<3>>().c_str());
  std::printf("%s\n", text<m<A, B>>().c_str());
  std::printf("%s\n", text<m<A / 2>>().c_str());
  std::printf("%s\n", text<m<A % 2>>().c_str());
  std::printf("%s\n", text<m<A % 2, A / 2>>().c_str());
  std::printf("%s\n", text<m<pad(A, 8)>>().c_str());
  std::printf("%s\n", text<m<pad<bottom>(pad<zero>(A, 7), 8)>>().c_str());
  std::printf("%s\n", text<m<resize(A, 4)>>().c_str());
  std::printf("%s\n", text<m<slice(A, 1, 3)>>().c_str());
  std::printf("%s\n", text<m<slice(A, 1, 3, 2)>>().c_str());
  std::printf("%s\n", text<m<linear(term(N, 1), term(F, 2))>>().c_str());
  std::printf("%s\n", text<m<linear(term(F, 4), term(B % 2, 1))>>().c_str());
  std::printf("%s\n", text<m<fused(A * B) / 8, fused(A * B) % 8>>().c_str());
  // [/all]
}
