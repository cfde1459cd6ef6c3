#include <tmap/transfer/cost.hpp>

#include <tmap/transfer/move.hpp>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;
TMAP_AXES((A, 8), (B, 8), (C, 256), (D, 15), (E, 512), (S, 32), (L, 524288), (T, 1024), (W, 70000), (Two, 2));

/// What a move from X to Y costs on the default device, without moving.
template <class X, class Y>
ledger account() {
  return detail::cost_of<device>(plan_of<X, Y>, Y::digits().live, detail::shape_of_move<X, Y>());
}
template <class D, class Element>
using hbm = HbmTensor<D, m<1>, Element>;

}  // namespace

TEST_CASE("a transpose of 256-byte rows within HBM takes 628 cycles") {
  const ledger a = account<hbm<i8, m<A, B, C>>, hbm<i8, m<B, A, C>>>();
  CHECK(a.cycles == 64 + 64 + 500);
  CHECK(a.packets == 64);
  CHECK(a.commands == 1);
  CHECK(a.hbm == traffic{16384, 16384});
  CHECK(a.dm == traffic{});
  CHECK(a.host == traffic{});
}

TEST_CASE("65 536 requests take 66 036 cycles from HBM to DM, and twice as many requests within DM") {
  using in_hbm = hbm<i8, m<S, L>>;
  using in_dm = DmTensor<i8, m<1>, m<1>, m<S>, m<L>>;
  const ledger read = account<in_hbm, in_dm>();
  CHECK(read.cycles == 66036);
  CHECK(read.packets == 65536 * 256 / 4096);
  CHECK(read.hbm == traffic{1 << 24, 0});
  CHECK(read.dm == traffic{0, 1 << 24});
  CHECK(account<in_dm, in_hbm>().cycles == 66036);
  CHECK(account<in_dm, in_dm>().cycles == 131572);
}

TEST_CASE("a write to DM that is no whole granule counts three times") {
  using in_hbm = hbm<bf16, m<E>>;
  using narrow = DmTensor<bf16, m<1>, m<1>, m<E / 2>, m<E % 2>>;  // 4 bytes a slice
  using whole = DmTensor<bf16, m<1>, m<1>, m<E / 4>, m<E % 4>>;   // 8 bytes a slice
  CHECK(account<in_hbm, narrow>().cycles == 500 + 3 * 256);
  CHECK(account<in_hbm, whole>().cycles == 500 + 128);
  CHECK(account<narrow, in_hbm>().cycles == 500 + 256);
  CHECK(account<narrow, narrow>().cycles == 500 + 256 + 3 * 256);
  CHECK(account<in_hbm, narrow>().packets == 256);
}

TEST_CASE("granules are counted from where a slice begins") {
  using padded = DmTensor<bf16, m<1>, m<1>, m<E / 4>, m<pad(E % 4, 6)>>;  // 12 bytes a slice, 8 written
  CHECK(account<hbm<bf16, m<E>>, padded>().cycles == 500 + 128);
  using shifted = DmTensor<bf16, m<1>, m<1>, m<E / 4>, m<Two, E % 4>>;
  CHECK(account<hbm<bf16, m<E>>, shifted>().cycles == 500 + 256);
}

TEST_CASE("a packet lies within one slice, however neighbours there are numbered") {
  using single = DmTensor<i32, m<1>, m<1>, m<C>, m<1>>;
  const ledger a = account<hbm<i32, m<C>>, single>();
  CHECK(a.packets == 256);
  CHECK(a.cycles == 500 + 3 * 256);
}

TEST_CASE("packets of scattered elements are of one element") {
  const ledger a = account<hbm<i8, m<A, C>>, hbm<i8, m<C, A>>>();
  CHECK(a.packets == 2048);
  CHECK(a.cycles == 500 + 2 * 2048);
  CHECK(a.hbm == traffic{2048, 2048});
}

TEST_CASE("chips run side by side, and each takes a command") {
  using split = HbmTensor<i8, m<A>, m<B, C>>;
  using turned = HbmTensor<i8, m<A>, m<C, B>>;
  const ledger a = account<split, turned>();
  CHECK(a.commands == 8);
  CHECK(a.packets == 8 * 2048);
  CHECK(a.cycles == 500 + 2 * 2048);
  CHECK(a.hbm == traffic{16384, 16384});
}

TEST_CASE("a sequencer that has too few entries is programmed again") {
  using reversed = m<T % 2, T / 2 % 2, T / 4 % 2, T / 8 % 2, T / 16 % 2, T / 32 % 2, T / 64 % 2, T / 128 % 2,
                     T / 256 % 2, T / 512>;
  const ledger a = account<hbm<i8, m<T>>, hbm<i8, reversed>>();
  STATIC_REQUIRE(plan_of<hbm<i8, m<T>>, hbm<i8, reversed>>.copy.count == 10);
  CHECK(a.commands == 4);  // ten loops, eight entries: two loops of two turns are left
  CHECK(a.cycles == 4 * 500 + 2 * 1024);
}

TEST_CASE("a loop too long for one entry takes two, which are still one command") {
  const ledger a = account<hbm<i8, m<W, Two>>, hbm<i8, m<Two, W>>>();
  CHECK(a.commands == 1);
  CHECK(a.packets == 140000);
}

TEST_CASE("ragged splits are counted as packets of one element") {
  const ledger a = account<hbm<i8, m<D % 5, D / 5>>, hbm<i8, m<D % 3, D / 3>>>();
  CHECK(a.packets == 15);
  CHECK(a.cycles == 500 + 2 * 15);
  CHECK(a.hbm == traffic{15, 15});
}

TEST_CASE("ragged tiles are counted without their padding") {
  const ledger a = account<hbm<i8, m<D>>, hbm<i8, m<pad(D, 16) / 4, pad(D, 16) % 4>>>();
  CHECK(a.hbm == traffic{15, 15});
}

TEST_CASE("packed elements are counted in whole bytes a packet") {
  const ledger a = account<hbm<i4, m<C>>, hbm<i4, m<C>>>();
  CHECK(a.hbm == traffic{128, 128});
  CHECK(a.packets == 1);
  CHECK(account<hbm<i4, m<A, C>>, hbm<i4, m<C, A>>>().hbm == traffic{2048, 2048});
}

TEST_CASE("the host's memory is a tier of its own") {
  const ledger a = account<HostTensor<i32, m<C>>, hbm<i32, m<C>>>();
  CHECK(a.host == traffic{1024, 0});
  CHECK(a.hbm == traffic{0, 1024});
  CHECK(a.cycles == 500 + 4);
}

TEST_CASE("nothing to move is no command") {
  const ledger a = account<hbm<i8, m<A, 0>>, hbm<i8, m<0, A>>>();
  CHECK(a == ledger{});
}
