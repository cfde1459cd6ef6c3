// tmap's moves, into variables that are there.
#include "tmap.hpp"

namespace bench {
namespace {

using namespace tmap;

template <class D, class E>
using host = HostTensor<D, E>;

namespace coalesced {
TMAP_AXES((A, 8), (B, 512), (C, 16777216), (S, 2048));
const way all[] = {
    moving<host<tmap::bf16, m<A, B>>, host<tmap::bf16, m<A, B / 2, B % 2>>>("coalesced bf16 8x512"),
    moving<host<float, m<S, B>>, host<float, m<S, B>>>("coalesced f32 2048x512"),
    moving<host<float, m<C>>, host<float, m<C / 64, C % 64>>>("coalesced f32 16777216"),
};
}  // namespace coalesced

/// A plane of Rows x Columns, turned over, and cut into tiles of a side.
template <class D, auto Row, auto Column>
struct plane_of {
  using rows_first = host<D, m<Row, Column>>;
  static way turned(const char* name) { return moving<rows_first, host<D, m<Column, Row>>>(name); }
  template <i64 Side>
  static way tiled(const char* name) {
    return moving<rows_first, host<D, m<Row / Side, Column / Side, Row % Side, Column % Side>>>(name);
  }
};

namespace planes {
TMAP_AXES((H, 61), (I, 128), (J, 256), (K, 512), (L, 1000), (M, 1024), (N, 3000), (O, 4096), (P, 256),
          (Q, 1024), (R, 4096), (S, 2));
const way all[] = {
    plane_of<float, I, J>::turned("transpose f32 128x256"),
    plane_of<float, K, M>::turned("transpose f32 512x1024"),
    plane_of<float, L, N>::turned("transpose f32 1000x3000"),
    plane_of<float, O, R>::turned("transpose f32 4096x4096"),
    plane_of<tmap::bf16, J, P>::turned("transpose bf16 256x256"),
    plane_of<tmap::bf16, M, Q>::turned("transpose bf16 1024x1024"),
    plane_of<tmap::bf16, O, R>::turned("transpose bf16 4096x4096"),
    plane_of<tmap::i8, M, Q>::turned("transpose i8 1024x1024"),
    plane_of<tmap::i8, L, N>::turned("transpose i8 1000x3000"),
    plane_of<tmap::i8, H, N>::turned("transpose i8 61x3000"),
    moving<host<float, m<L, N, S>>, host<float, m<N, L, S>>>("transpose pairs of f32 1000x3000"),
    moving<host<float, m<M, Q, S>>, host<float, m<Q, M, S>>>("transpose pairs of f32 1024x1024"),
    plane_of<float, K, M>::tiled<2>("tiles 2x2 f32 512x1024"),
    plane_of<float, O, R>::tiled<2>("tiles 2x2 f32 4096x4096"),
    plane_of<float, O, R>::tiled<32>("tiles 32x32 f32 4096x4096"),
    plane_of<tmap::bf16, O, R>::tiled<2>("tiles 2x2 bf16 4096x4096"),
    plane_of<tmap::bf16, O, R>::tiled<32>("tiles 32x32 bf16 4096x4096"),
};
}  // namespace planes

namespace images {
TMAP_AXES((One, 1), (N, 32), (C, 64), (K, 61), (H, 56), (W, 56));
template <auto Images, auto Channels>
struct images_of {
  using nchw = host<float, m<Images, Channels, H, W>>;
  static way to_nhwc(const char* name) { return moving<nchw, host<float, m<Images, H, W, Channels>>>(name); }
  static way to_blocks_of_16(const char* name) {
    return moving<nchw,
                  host<float, m<Images, pad<zero>(Channels, 64) / 16, H, W, pad<zero>(Channels, 64) % 16>>>(
        name);
  }
};
const way all[] = {
    images_of<One, C>::to_nhwc("NCHW to NHWC f32 1x64x56x56"),
    images_of<N, C>::to_nhwc("NCHW to NHWC f32 32x64x56x56"),
    images_of<One, K>::to_nhwc("NCHW to NHWC f32 1x61x56x56"),
    images_of<N, K>::to_nhwc("NCHW to NHWC f32 32x61x56x56"),
    images_of<One, C>::to_blocks_of_16("NCHW to nChw16c f32 1x64x56x56"),
    images_of<N, C>::to_blocks_of_16("NCHW to nChw16c f32 32x64x56x56"),
    images_of<One, K>::to_blocks_of_16("NCHW to nChw16c f32 1x61x56x56"),
    images_of<N, K>::to_blocks_of_16("NCHW to nChw16c f32 32x61x56x56"),
};
}  // namespace images

namespace five_digits {
TMAP_AXES((A, 12), (B, 16), (C, 20), (D, 24), (E, 28));
const way all[] = {
    moving<host<float, m<A, B, C, D, E>>, host<float, m<E, D, C, B, A>>>("5-D f32 reversed"),
    moving<host<float, m<A, B, C, D, E>>, host<float, m<C, A, E, B, D>>>("5-D f32 order 2 0 4 1 3"),
    moving<host<tmap::bf16, m<A, B, C, D, E>>, host<tmap::bf16, m<A, D, C, B, E>>>(
        "5-D bf16 order 0 3 2 1 4"),
};
}  // namespace five_digits

}  // namespace

task* take_on_move(const problem& p) {
  return first_of(p, coalesced::all, planes::all, images::all, five_digits::all);
}

}  // namespace bench
