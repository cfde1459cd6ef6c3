// Five moves, by copy_into and by the loops that a careful programmer writes for the same two layouts, around
// the same primitives: memcpy, the transpose of a plane, the copy of a strided run. scripts/zero-overhead
// counts the instructions of both.
//
// zero_overhead            lists the moves
// zero_overhead MOVE WHO   does a move, by the `library` or by `hand`, inside the function `measured`
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <tmap/tmap.hpp>

using namespace tmap;

namespace {

TMAP_AXES((A, 1048576), (I, 1024), (J, 1024), (N, 4), (C, 64), (H, 64), (W, 64), (R, 1000), (S, 1100));

template <class E>
using host = HostTensor<float, E>;

/// What each move is written by hand against: plain memory.
using cells = const float*;
using written = float*;

namespace run {
using from = host<m<A>>;
using to = host<m<A / 64, A % 64>>;
void by_hand(cells x, written y) { std::memcpy(y, x, sizeof(float) * A.size); }
}  // namespace run

/// Planes of rows in x and of columns in y, by the library's own primitive.
void turn(cells x, i64 planes, i64 rows, i64 columns, written y) {
  const bool stream = detail::outgrow_own_cache(4 * planes * rows * columns);
  for (i64 k = 0; k < planes; ++k, x += rows * columns, y += rows * columns) {
    detail::transpose<4>({.source = reinterpret_cast<const unsigned char*>(x),
                          .destination = reinterpret_cast<unsigned char*>(y),
                          .rows = rows,
                          .columns = columns,
                          .row_pitch = 4 * columns,
                          .column_pitch = 4 * rows},
                         stream);
  }
  if (stream) detail::end_stream();
}

namespace transpose {
using from = host<m<I, J>>;
using to = host<m<J, I>>;
void by_hand(cells x, written y) { turn(x, 1, I.size, J.size, y); }
}  // namespace transpose

namespace images {
using from = host<m<N, C, H, W>>;
using to = host<m<N, H, W, C>>;
void by_hand(cells x, written y) { turn(x, N.size, C.size, H.size * W.size, y); }
}  // namespace images

namespace padded {
using from = host<m<R, S>>;
using to = host<
    m<pad<zero>(R, 1024) / 32, pad<zero>(S, 1120) / 32, pad<zero>(R, 1024) % 32, pad<zero>(S, 1120) % 32>>;
void by_hand(cells x, written y) {
  for (i64 i = 0; i < 1024; i += 32) {
    for (i64 j = 0; j < 1120; j += 32) {
      const i64 wide = std::min<i64>(32, S.size - j);
      for (i64 r = i; r < i + 32; ++r, y += 32) {
        const i64 live = r < R.size ? wide : 0;
        if (live > 0) std::memcpy(y, x + r * S.size + j, sizeof(float) * static_cast<std::size_t>(live));
        std::fill(y + live, y + 32, 0.0f);
      }
    }
  }
}
}  // namespace padded

namespace pairs {
using from = host<m<I, J>>;
using to = host<m<I / 2, J / 2, I % 2, J % 2>>;
void by_hand(cells x, written y) {
  const auto* source = reinterpret_cast<const unsigned char*>(x);
  auto* destination = reinterpret_cast<unsigned char*>(y);
  for (i64 i = 0; i < I.size; ++i) {  // a row of x is every other pair of two rows of tiles
    unsigned char* to_row = destination + i / 2 * 8 * J.size + i % 2 * 8;
    detail::copy_strided<8>(source + i * 4 * J.size, to_row, J.size / 2, 8, 16);
  }
}
}  // namespace pairs

}  // namespace

/// Where instructions are counted, and nowhere else.
extern "C" [[gnu::noinline]] void measured(void (*work)(void*), void* data) { work(data); }

namespace {

template <class X, class Y, void (*ByHand)(cells, written)>
int move(bool library) {
  struct all {
    context ctx;
    X x;
    Y y;
  } it;
  for (i64 k = 0; k < X::size; ++k) it.x.data()[k] = static_cast<float>(k + 1);
  copy_into(it.ctx.pdma, it.x, it.y);  // what is made once for each kind of move is made
  const Y expected = it.y;
  std::fill_n(it.y.data(), Y::size, 7.0f);
  if (library) {
    measured(
        [](void* data) {
          auto& a = *static_cast<all*>(data);
          copy_into(a.ctx.pdma, a.x, a.y);
        },
        &it);
  } else {
    measured(
        [](void* data) {
          auto& a = *static_cast<all*>(data);
          ByHand(a.x.data(), a.y.data());
        },
        &it);
  }
  return std::memcmp(it.y.data(), expected.data(), static_cast<std::size_t>(Y::bytes())) != 0;
}

constexpr struct {
  const char* name;
  int (*move)(bool library);
} moves[] = {
    {"coalesced run", move<run::from, run::to, run::by_hand>},
    {"transpose f32", move<transpose::from, transpose::to, transpose::by_hand>},
    {"NCHW to NHWC", move<images::from, images::to, images::by_hand>},
    {"ragged padded tiles", move<padded::from, padded::to, padded::by_hand>},
    {"tiles 2x2", move<pairs::from, pairs::to, pairs::by_hand>},
};

}  // namespace

int main(int argc, char** argv) {
  for (const auto& m : moves) {
    if (argc < 3) std::printf("%s\n", m.name);
    if (argc == 3 && std::strcmp(argv[1], m.name) == 0) return m.move(std::strcmp(argv[2], "library") == 0);
  }
  return argc < 3 ? 0 : 2;
}
