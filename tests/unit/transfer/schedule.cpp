#include <catch2/catch.hpp>
#include <tmap/tmap.hpp>
#include <tmap/transfer/schedule.hpp>

using namespace tmap;
using detail::leaf;
using detail::schedule;
using detail::schedule_of;

namespace {

TMAP_AXES((A, 3), (H, 64), (W, 128), (C, 61), (C2, 59), (E, 28));

template <class From, class To>
constexpr schedule chosen = schedule_of(detail::host_nest<From, To>(), bits_of<typename From::element_type>);

}  // namespace

TEST_CASE("a transpose is one plane: the first loop goes on in the source, the second in the destination") {
  constexpr schedule s = chosen<HostTensor<float, m<H, W>>, HostTensor<float, m<W, H>>>;
  STATIC_REQUIRE(s.kind == leaf::planes);
  STATIC_REQUIRE(s.width == 4);
  STATIC_REQUIRE(s.loops.count == 2);
  STATIC_REQUIRE(s.loops.loops[0].read == 1);
  STATIC_REQUIRE(s.loops.loops[0].write == 64);
  STATIC_REQUIRE(s.loops.loops[1].read == 128);
  STATIC_REQUIRE(s.loops.loops[1].write == 1);
}

TEST_CASE("columns of a plane take in the loop in which they go on") {
  constexpr schedule s = chosen<HostTensor<float, m<H, A, C, W>>, HostTensor<float, m<W, C, A, H>>>;
  STATIC_REQUIRE(s.kind == leaf::planes);
  STATIC_REQUIRE(s.loops.count == 3);
  STATIC_REQUIRE(s.loops.loops[2].extent == 64);
  STATIC_REQUIRE(s.groups == 3);
  STATIC_REQUIRE(s.group_read == 61 * 128);
  STATIC_REQUIRE(s.run_length() == 3 * 64);
  // but not where a clip leaves out some of the rows
  constexpr schedule ragged =
      chosen<HostTensor<float, m<A, C, W>>, HostTensor<float, m<W, A, pad(C, 64) / 16, pad(C, 64) % 16>>>;
  STATIC_REQUIRE(ragged.kind == leaf::planes);
  STATIC_REQUIRE(ragged.groups == 1);
}

TEST_CASE("what goes on where a run ends, on either side, is nearest to it") {
  constexpr schedule s = chosen<HostTensor<bf16, m<A, H, C, W, E>>, HostTensor<bf16, m<A, W, C, H, E>>>;
  STATIC_REQUIRE(s.kind == leaf::rows);
  STATIC_REQUIRE(s.loops.count == 5);
  constexpr i64 extents[] = {3, 61, 128, 64, 28};
  for (int k = 0; k < 5; ++k) REQUIRE(s.loops.loops[k].extent == extents[k]);
}

TEST_CASE("a short run is one wider element") {
  constexpr schedule s = chosen<HostTensor<float, m<H, W>>, HostTensor<float, m<H / 2, W / 2, H % 2, W % 2>>>;
  STATIC_REQUIRE(s.width == 8);
  STATIC_REQUIRE(s.kind == leaf::planes);
  constexpr schedule nibbles = chosen<HostTensor<i4, m<H, W>>, HostTensor<i4, m<W / 2, H, W % 2>>>;
  STATIC_REQUIRE(nibbles.width == 1);
}

TEST_CASE("a run of whole lines stays a run, and a coalesced move is one") {
  constexpr schedule tiles =
      chosen<HostTensor<float, m<H, W>>, HostTensor<float, m<H / 32, W / 32, H % 32, W % 32>>>;
  STATIC_REQUIRE(tiles.kind == leaf::rows);
  STATIC_REQUIRE(tiles.loops.loops[tiles.loops.count - 1].extent == 32);
  constexpr schedule whole = chosen<HostTensor<bf16, m<H, W>>, HostTensor<bf16, m<H, W / 2, W % 2>>>;
  STATIC_REQUIRE(whole.loops.count == 1);
  STATIC_REQUIRE(whole.loops.loops[0].extent == 64 * 128);
}

TEST_CASE("a clip on one loop of a plane is a ragged edge of it") {
  constexpr schedule s = chosen<HostTensor<float, m<C, W>>,
                                HostTensor<float, m<pad<zero>(C, 64) / 16, W, pad<zero>(C, 64) % 16>>>;
  STATIC_REQUIRE(s.kind == leaf::planes);
  STATIC_REQUIRE(s.loops.clip_count == 1);
}

namespace {

template <class From, class To>
constexpr schedule padded = detail::make_schedule<HostTensor<float, From>, HostTensor<float, To>>();

}  // namespace

TEST_CASE("zeros behind the runs are written with them") {
  constexpr schedule blocks = padded<m<C, W>, m<pad<zero>(C, 64) / 16, W, pad<zero>(C, 64) % 16>>;
  STATIC_REQUIRE(blocks.pads);
  STATIC_REQUIRE(blocks.gap == 0);  // the clip tells how many
  constexpr schedule columns = padded<m<C, W>, m<W, pad<zero>(C, 64)>>;
  STATIC_REQUIRE(columns.pads);
  STATIC_REQUIRE(columns.gap == 3);
  constexpr schedule rows = padded<m<W, C>, m<W, pad<zero>(C, 64)>>;
  STATIC_REQUIRE(rows.kind == leaf::rows);
  STATIC_REQUIRE(rows.gap == 3);
}

TEST_CASE("so are zeros of tiles that are ragged both ways") {
  constexpr schedule tiles =
      padded<m<C, W>,
             m<pad<zero>(C, 64) / 32, pad<zero>(W, 160) / 32, pad<zero>(C, 64) % 32, pad<zero>(W, 160) % 32>>;
  STATIC_REQUIRE(tiles.kind == leaf::rows);
  STATIC_REQUIRE(!tiles.pads);  // of the five tiles along W the last is padding alone
  constexpr schedule turned = padded<m<C, W>, m<pad<zero>(C, 64) / 32, W, pad<zero>(C, 64) % 32>>;
  STATIC_REQUIRE(turned.pads);
  constexpr schedule both =
      padded<m<C, C2>,
             m<pad<zero>(C, 64) / 32, pad<zero>(C2, 64) / 32, pad<zero>(C, 64) % 32, pad<zero>(C2, 64) % 32>>;
  STATIC_REQUIRE(both.kind == leaf::rows);
  STATIC_REQUIRE(both.pads);
}

TEST_CASE("padding elsewhere, or of another kind, is not the runs' own") {
  STATIC_REQUIRE(!padded<m<C, W>, m<W, pad(C, 64)>>.pads);                        // top
  STATIC_REQUIRE(!padded<m<C, W>, m<pad<zero>(C, 64), W>>.pads);                  // whole rows
  STATIC_REQUIRE(!padded<m<C, W>, m<pad<zero>(W, 130), pad<zero>(C, 64)>>.pads);  // rows too
  STATIC_REQUIRE(!padded<m<C, W>, m<W, C>>.pads);
  // of four blocks of 32 the last two are padding alone
  STATIC_REQUIRE(!padded<m<C, W>, m<pad<zero>(C, 128) / 32, W, pad<zero>(C, 128) % 32>>.pads);
}

TEST_CASE("a single run is strided, and so is one that a clip shares with the loop around it") {
  STATIC_REQUIRE(chosen<HostTensor<float, m<H>>, HostTensor<float, m<H>>>.kind == leaf::strided);
  constexpr schedule shared =
      chosen<HostTensor<float, m<C, W>>, HostTensor<float, m<W, pad(C, 64) / 16, pad(C, 64) % 16>>>;
  STATIC_REQUIRE(shared.kind == leaf::planes);
}

TEST_CASE("a schedule prints its kernel and the loops around it") {
  constexpr schedule turned = chosen<HostTensor<float, m<C, H, W>>, HostTensor<float, m<C, W, H>>>;
  CHECK(std::string(text_of(turned).c_str()) == "planes of 128 x 64, width 4, in loops of 61");
  constexpr schedule joined = chosen<HostTensor<float, m<H, A, C, W>>, HostTensor<float, m<W, C, A, H>>>;
  CHECK(std::string(text_of(joined).c_str()) == "planes of 128 x 192, width 4, in loops of 61");
  constexpr schedule whole = chosen<HostTensor<bf16, m<H, W>>, HostTensor<bf16, m<H, W / 2, W % 2>>>;
  CHECK(std::string(text_of(whole).c_str()) == "a run of 8192, width 2");
  constexpr schedule one = chosen<HostTensor<bf16, m<1>>, HostTensor<bf16, m<1>>>;
  CHECK(std::string(text_of(one).c_str()) == "a run of 1, width 2");
  constexpr schedule blocks = padded<m<C, W>, m<W, pad<zero>(C, 64)>>;
  CHECK(std::string(text_of(blocks).c_str()) == "planes of 128 x 61, width 4, zeros behind");
}
