// 2. Outer products and splits: cutting axes into digits, and laying the digits out in any order.
#include <cstdio>
#include <tmap/picture.hpp>
#include <tmap/tmap.hpp>

using namespace tmap;

TMAP_AXES((A, 4), (B, 6), (C, 512));

// [product]
// A product lays its right side out inside each position of its left side, and the indices add. A comma is a
// product; so is `*`. Products are associative, and 1 is their identity.
static_assert(equivalent<m<A, B>, m<A * B>>);
static_assert(equivalent<m<m_v<m<A, B>>, C>, m<A, m_v<m<B, C>>>>);
static_assert(equivalent<m<A, 1, B>, m<A, B>>);
static_assert(!equivalent<m<A, B>, m<B, A>>);
// [/product]

// [broadcast]
// An integer is a broadcast: so many positions that say nothing about the index.
using Repeated = m<3, A>;
static_assert(Repeated::size == 12 && replicated<Repeated> && complete<Repeated>);
static_assert(map<Repeated>(1) == map<Repeated>(5) && map<Repeated>(5) == map<Repeated>(9));
// [/broadcast]

// [split]
// B / n takes every n-th position, B % n the first n: the major and the minor digit of a split by n. Put
// together they are B again, for every n that divides the size.
static_assert(m<B / 2>::size == 3 && map<m<B / 2>>(1).index() == index_of(B = 2));
static_assert(m<B % 2>::size == 2 && map<m<B % 2>>(1).index() == index_of(B = 1));
static_assert(equivalent<m<B / 2, B % 2>, m<B>>);
static_assert(equivalent<m<B / 3, B % 3>, m<B>>);

// What lies between the digits is free. Here are tiles of 2 x 2 ...
using Tiled = m<A / 2, B / 2, A % 2, B % 2>;
static_assert(complete<Tiled> && injective<Tiled> && !equivalent<Tiled, m<A, B>>);

// ... and here the middle digit of C is made the minor one: position 64i + 2j + k holds C = 64i + j + 32k.
using Interleaved = m<C / 64, C % 32, C / 32 % 2>;
static_assert(map<Interleaved>(67).index() == index_of(C = 97));
static_assert(complete<Interleaved> && injective<Interleaved>);
// [/split]

// [normal-form]
// Mappings are compared by what they do. Digits that count on where their neighbour ends are one digit, so
// this costs the same for 6 positions and for 2^40.
static_assert(equivalent<m<C / 128, C / 32 % 4, C % 32>, m<C>>);
static_assert(equivalent<m<C / 4 / 8>, m<C / 32>>);
static_assert(equivalent<m<C % 32 / 4>, m<C / 4 % 8>>);
static_assert(equivalent<m<A, B, 1, C>, m<A, B, C / 2, C % 2>>);
// [/normal-form]

// [escape]
// A mapping type is used inside an expression as m_v<...>: `{ L }` in the notation of papers.
using Inner = m<B % 2, A>;
static_assert(equivalent<m<B / 2, m_v<Inner>>, m<B / 2, B % 2, A>>);
// [/escape]

// [fused]
// In C++, B / 2 * A % 2 means ((B / 2) * A) % 2, which is hardly what one means. A bare product under `/` or
// `%` is therefore refused, and the position in the product is asked for by name.
using Blocks = m<fused(A* B) / 12>;
static_assert(equivalent<Blocks, m<A / 2>>);
static_assert(equivalent<m<fused(A* B) / 12, fused(A* B) % 12>, m<A, B>>);

// A split need not fall between A and B: 8 and 3 cut through a digit, and still decode A * B exactly when
// both parts of the split are there. Their positions add first, and A * B is asked once.
static_assert(equivalent<m<fused(A* B) / 3, fused(A* B) % 3>, m<A, B>>);
static_assert(equivalent<m<fused(A* B) / 8, fused(A* B) % 8>, m<A, B>>);
// [/fused]

int main() {
  // [tiles]
  std::printf("%s\n", text<Tiled>({.columns = 4}).c_str());
  // [/tiles]

  // [digits]
  std::printf("%s\n%s\n", text<m<B / 2>>().c_str(), text<m<B % 2>>().c_str());
  std::printf("%s\n", text<m<B % 2, B / 2>>().c_str());
  std::printf("%s\n", text<Repeated>().c_str());
  std::printf("%s\n", text<Interleaved>({.columns = 8, .most_cells = 32}).c_str());
  // [/digits]

  // [index]
  // Digits work in indices as well: these name one element each, C = 97 both.
  constexpr tensor_index one = index_of(C / 64 = 1, C / 32 % 2 = 1, C % 32 = 1);
  static_assert(one == index_of(C = 97));
  std::printf("%s\n", to_text(one).c_str());
  // [/index]
}
