// 3. Tiling: padding what does not divide, keeping part of an axis, and windows that move at run time.
#include <cstdio>
#include <tmap/picture.hpp>
#include <tmap/ranges.hpp>
#include <tmap/tmap.hpp>

using namespace tmap;

TMAP_AXES((D, 13), (R, 4), (B, 12));

// [ragged]
// 13 columns do not split into tiles of 8: m<D / 8> is refused, and the message offers 16. So pad to 16
// first. The three positions past the end are padding: they hold no index, and nobody mistakes them for data.
using TileOf8 = m<pad(D, 16) / 8, pad(D, 16) % 8>;
static_assert(equivalent<TileOf8, m<pad(D, 16)>>);
static_assert(map<TileOf8>(12).index() == index_of(D = 12));
static_assert(map<TileOf8>(13).is_padding());

// The digits may stand apart: tiles of 2 x 8, one after the other, every second one ragged.
using Tiled = m<R / 2, pad(D, 16) / 8, R % 2, pad(D, 16) % 8>;
static_assert(complete<Tiled> && injective<Tiled>);
static_assert(padding_ratio<Tiled> == 64.0 / 52);
// [/ragged]

// [kinds]
// Padding has a kind, which is a promise about what lies there:
//   top      (the default) anything; a writer leaves it alone
//   zero     zeros; every writer writes them
//   bottom   nothing: it is neither read nor written
// A kind inside another one stays: here 13 columns, one zero, and two positions that nobody touches.
using Kinds = m<pad<bottom>(pad<zero>(D, 14), 16)>;
static_assert(map<Kinds>(13).kind() == zero && map<Kinds>(14).kind() == bottom);
static_assert(!equivalent<m<pad<zero>(D, 16)>, m<pad(D, 16)>>);
// [/kinds]

// [windows]
// resize keeps the first positions, slice any run of them; coordinates stay those of the axis.
static_assert(equivalent<m<resize(pad(D, 16), 13)>, m<D>>);
static_assert(equivalent<m<slice(B, 0, 8)>, m<resize(B, 8)>>);
static_assert(map<m<slice(B, 4, 8)>>(1).index() == index_of(B = 5));
static_assert(map<m<slice(B, 1, 4, 3)>>(2).index() == index_of(B = 7));
// [/windows]

int main() {
  // [ragged-picture]
  std::printf("%s\n", text<Tiled>().c_str());
  // [/ragged-picture]
  // [kinds-picture]
  std::printf("%s\n", text<Kinds>().c_str());
  // [/kinds-picture]
  // [windows-picture]
  std::printf("%s\n%s\n", text<m<slice(B, 4, 8)>>().c_str(), text<m<slice(B, 1, 4, 3)>>().c_str());
  // [/windows-picture]

  // [views]
  // slice is fixed by the type. A tile is a window whose start is a number at run time: here 4 of the 12
  // columns. Its coordinates count from 0 again.
  using Matrix = HostTensor<i32, m<R, B>>;
  Matrix x = Matrix::from([](const tensor_index& t) { return 100 * t[R] + t[B]; });
  for (int start : {0, 4, 8}) {
    const auto tile = x.tile<B, 4>(start);
    std::printf("tile at %d: {R: 1, B: 2} is %d\n", start, tile.at(R = 1, B = 2));
  }

  // A tile of a digit: two of the six pairs of columns. A tile can be tiled again, and starts add up: the two
  // pairs that it has are resize(B / 2, 2).
  std::printf("columns 6 and 7 begin with %d\n\n", x.tile<B / 2, 2>(2).tile<resize(B / 2, 2), 1>(1).at());
  // [/views]

  // [destinations]
  // A tile of a variable is a destination too. Only its cells are written.
  context ctx;
  using Columns = HostTensor<i32, m<R, resize(B, 4)>>;
  const auto ones = Columns::from([](const tensor_index&) { return -1; });
  copy_into(ctx.pdma, ones, x.tile<B, 4>(8));
  for (int b = 0; b < B.size; ++b) std::printf("%5d", x.at(R = 1, B = b));
  std::printf("  <- row 1 of x\n\n");
  // [/destinations]

  // [past-the-end]
  try {
    copy_into(ctx.pdma, ones, x.tile<B, 4>(9));
  } catch (const out_of_range& e) {
    std::printf("%s\n\n", e.what());
  }
  // [/past-the-end]

  // [ranges]
  // All tiles one after the other, as a range (tmap/ranges.hpp, which builds on range-v3).
  i32 last_of_each = 0;
  for (auto tile : tiles<B, 4>(x)) last_of_each += tile.at(R = 0, B = 3);
  std::printf("3 + 7 - 1 = %d\n", last_of_each);
  // [/ranges]
  return last_of_each == 9 ? 0 : 1;
}
