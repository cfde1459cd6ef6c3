#include <tmap/transfer/move.hpp>

#include <algorithm>
#include <vector>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;
TMAP_AXES((A, 4), (B, 6), (D, 15), (One, 1), (Empty, 0), (N, 5), (F, 3));

const auto number = [](const tensor_index& t) { return (17 * t[A] + 5 * t[B] + 3 * t[D]) % 8 - 3; };

template <class X>
std::vector<i32> cells_of(const X& x) {
  std::vector<i32> out;
  for (i64 s = 0; s < X::size; ++s)
    out.push_back(static_cast<i32>(detail::load<typename X::element_type>(x.cells(), s)));
  return out;
}
template <class X>
X marked(i32 marker) {
  X x;
  for (i64 s = 0; s < X::size; ++s) {
    detail::store(x.cells(), s, detail::as_element<typename X::element_type>(marker));
  }
  return x;
}

/// Moves a tensor of D from E to Other through every pair of tiers, fresh and into what exists.
template <class D, class E, class Other>
void moves_through_all_tiers() {
  context ctx;
  const auto host = HostTensor<D, E>::from(number);
  const auto hbm = host.template to_hbm<m<1>, Other>(ctx.pdma);
  CHECK(holds(hbm, number));
  const auto again = hbm.template to_hbm<m<1>, E>(ctx.tdma);
  CHECK(holds(again, number));
  const auto dm = hbm.template to_dm<m<1>, m<1>, E>(ctx.tdma);
  CHECK(holds(dm, number));
  const auto dm_other = dm.template to_dm<m<1>, m<1>, Other>(ctx.tdma);
  CHECK(holds(dm_other, number));
  const auto back = dm_other.template to_hbm<E>(ctx.tdma);
  CHECK(holds(back, number));
  CHECK(holds(back.template to_host<Other>(ctx.pdma), number));
  CHECK(holds(host.template to_host<Other>(ctx.pdma), number));
  CHECK(holds(move_to<HostTensor<D, Other>>(ctx.pdma, back), number));
  auto existing = marked<HostTensor<D, Other>>(7);
  copy_into(ctx.pdma, host, existing);
  CHECK(holds(existing, number));
}
template <class E, class Other>
void moves_of_all_elements() {
  moves_through_all_tiers<i4, E, Other>();
  moves_through_all_tiers<i8, E, Other>();
  moves_through_all_tiers<bf16, E, Other>();
  moves_through_all_tiers<i32, E, Other>();
}

}  // namespace

TEST_CASE("moves between all tiers hold the tensor, for elements of every width") {
  moves_of_all_elements<m<A, B>, m<B, A>>();
  moves_of_all_elements<m<A, B>, m<B / 3, A / 2, B % 3, A % 2>>();
  moves_of_all_elements<m<A, pad<zero>(B, 8)>, m<pad(B, 8), A>>();
  moves_of_all_elements<m<pad(A, 6) / 3, B, pad(A, 6) % 3>, m<2, B, A>>();
}

TEST_CASE("splits of 15 by 5 and by 3 move exactly, though they have no common refinement") {
  moves_through_all_tiers<i32, m<D % 5, D / 5>, m<D % 3, D / 3>>();
  moves_through_all_tiers<bf16, m<D % 3, D / 3>, m<D / 5, D % 5>>();
  moves_through_all_tiers<i8, m<pad(D, 16) % 4, pad(D, 16) / 4>, m<D % 5, D / 5>>();
}

TEST_CASE("empty axes and axes of one coordinate move") {
  moves_through_all_tiers<i32, m<Empty, B>, m<B, Empty>>();
  moves_through_all_tiers<i32, m<One, B>, m<B, One>>();
  moves_through_all_tiers<i32, m<>, m<One>>();
}

TEST_CASE("a move may change what chips hold, and keeps chips on the way to DM") {
  context ctx;
  const auto x = HostTensor<i32, m<A, B>>::from(number).to_hbm<m<A>, m<B>>(ctx.pdma);
  CHECK(holds(x, number));
  const auto by_rows = x.to_hbm<m<B>, m<A>>(ctx.tdma);
  CHECK(holds(by_rows, number));
  CHECK(holds(x.to_hbm<m<A / 2>, m<B, A % 2>>(ctx.tdma), number));
  CHECK(holds(x.to_hbm<m<1>, m<A, B>>(ctx.tdma), number));
  const auto dm = by_rows.to_dm<m<A / 2>, m<A % 2>, m<1>>(ctx.tdma);
  STATIC_REQUIRE(std::is_same_v<decltype(dm), const DmTensor<i32, m<B>, m<A / 2>, m<A % 2>, m<1>>>);
  CHECK(holds(dm, number));
  CHECK(holds(dm.to_dm<m<1>, m<A>, m<1>>(ctx.tdma), number));
  CHECK(holds(dm.to_hbm<m<A>>(ctx.tdma), number));
}

TEST_CASE("free moves do what members do") {
  context ctx;
  const auto x = HostTensor<i32, m<A, B>>::from(number);
  const auto hbm = to_hbm<m<A>, m<B>>(ctx.pdma, x);
  const auto dm = to_dm<m<1>, m<B / 2>, m<B % 2>>(ctx.tdma, hbm);
  const auto back = to_hbm<m<B>>(ctx.tdma, dm);
  CHECK(holds(back, number));
  CHECK(holds(to_host<m<B, A>>(ctx.pdma, back), number));
  CHECK(holds(to_dm<m<1>, m<1>, m<B>>(ctx.tdma, dm), number));
}

TEST_CASE("a move broadcasts along the axes asked for") {
  context ctx;
  const auto row = HostTensor<i32, m<B>>::from(number).to_hbm<m<1>, m<B>>(ctx.pdma);
  const auto over_a = [](const tensor_index& t) { return (5 * t[B]) % 8 - 3; };
  const auto wide = row.to_hbm<m<1>, m<A, B>>(ctx.tdma, along<A>);
  CHECK(holds(wide, over_a));
  CHECK(holds(row.to_dm<m<1>, m<A>, m<B>>(ctx.tdma, along<A>), over_a));
  CHECK(holds(move_to<HbmTensor<i32, m<A>, m<B, D>>>(ctx.tdma, row, along<A>, along<D>), over_a));
  CHECK(holds(move_to<HbmTensor<i32, m<A>, m<B, D>>>(ctx.tdma, row, along<A, D>), over_a));
}

TEST_CASE("a move drops what resize and slice drop") {
  context ctx;
  const auto x = HostTensor<i32, m<D, A>>::from(number);
  CHECK(holds(x.to_host<m<A, slice(D, 2, 9)>>(ctx.pdma), number));
  CHECK(holds(x.to_host<m<A, slice(D, 1, 5, 3)>>(ctx.pdma), number));
  CHECK(holds(x.to_host<m<resize(A, 2), resize(D, 7)>>(ctx.pdma), number));
  CHECK(cells_of(x.to_host<m<slice(D, 2, 3), resize(A, 1)>>(ctx.pdma)) == std::vector<i32>{3, -2, 1});
}

TEST_CASE("into an existing variable a move writes live cells and zero padding, nothing else") {
  context ctx;
  const auto x = HostTensor<i32, m<B>>::from([](const tensor_index& t) { return 10 + t[B]; });
  const auto into = [&](auto y) {
    copy_into(ctx.pdma, x, y);
    return cells_of(y);
  };
  CHECK(into(marked<HostTensor<i32, m<pad(B, 8)>>>(-7)) == std::vector<i32>{10, 11, 12, 13, 14, 15, -7, -7});
  CHECK(into(marked<HostTensor<i32, m<pad<zero>(B, 8)>>>(-7)) ==
        std::vector<i32>{10, 11, 12, 13, 14, 15, 0, 0});
  CHECK(into(marked<HostTensor<i32, m<pad<bottom>(B, 8)>>>(-7)) ==
        std::vector<i32>{10, 11, 12, 13, 14, 15, -7, -7});
  CHECK(into(marked<HostTensor<i32, m<pad<bottom>(pad<zero>(B, 7), 9)>>>(-7)) ==
        std::vector<i32>{10, 11, 12, 13, 14, 15, 0, -7, -7});
  CHECK(into(marked<HostTensor<i32, m<pad<zero>(B, 8) % 4, pad<zero>(B, 8) / 4>>>(-7)) ==
        std::vector<i32>{10, 14, 11, 15, 12, 0, 13, 0});
  CHECK(into(marked<HostTensor<i32, m<linear(term(B, 2), term(One, 1))>>>(-7)) ==
        std::vector<i32>{10, -7, 11, -7, 12, -7, 13, -7, 14, -7, 15});
}

TEST_CASE("five zero paddings are owed as well") {
  context ctx;
  const auto x = HostTensor<i32, m<A>>::from([](const tensor_index&) { return 9; });
  using Y = HostTensor<i32, m<pad<zero>(m_v<m<1>>, 2), pad<zero>(m_v<m<1>>, 2), pad<zero>(m_v<m<1>>, 2),
                              pad<zero>(m_v<m<1>>, 2), pad<zero>(A, 5)>>;
  auto y = marked<Y>(-7);
  copy_into(ctx.pdma, x, y);
  std::vector<i32> expected(80, 0);
  for (std::size_t k = 0; k < 4; ++k) expected[k] = 9;
  CHECK(cells_of(y) == expected);
}

TEST_CASE("padding of the source is never read as data") {
  context ctx;
  auto x = HostTensor<i32, m<pad(A, 6), pad<bottom>(B, 8)>>::from(number);
  for (i64 s = 0; s < decltype(x)::size; ++s) {
    if (s % 8 >= 6 || s / 8 >= 4) x.span()[static_cast<std::size_t>(s)] = 1 << 30;
  }
  const auto y = x.to_host<m<pad(B, 7), pad<zero>(A, 5)>>(ctx.pdma);
  CHECK(holds(y, number));
  for (i32 cell : cells_of(y)) CHECK(cell < 10);
  const auto z = x.to_hbm<m<1>, m<pad(A, 6), pad<bottom>(B, 8)>>(ctx.pdma);
  CHECK(holds(z, number));
}

TEST_CASE("a tile is a source and a destination, and cells outside it keep their bytes") {
  context ctx;
  auto x = marked<HostTensor<i32, m<A, pad<zero>(B, 8)>>>(-7);
  const auto row = HostTensor<i32, m<B>>::from([](const tensor_index& t) { return 10 + t[B]; });
  copy_into(ctx.pdma, row, x.tile<A, 1>(2));
  for (i64 a = 0; a < 4; ++a) {
    for (i64 b = 0; b < 8; ++b) {
      const i32 expected = a != 2 ? -7 : b < 6 ? static_cast<i32>(10 + b) : 0;
      CHECK(x.span()[static_cast<std::size_t>(a * 8 + b)] == expected);
    }
  }
  const auto& fixed = x;
  CHECK(holds(fixed.tile<A, 1>(2).to_host<m<B>>(ctx.pdma), [](const tensor_index& t) { return 10 + t[B]; }));

  const auto two = HostTensor<i4, m<resize(A, 2), resize(B, 2)>>::from(
      [](const tensor_index& t) { return t[A] * 2 + t[B]; });
  auto packed = marked<HostTensor<i4, m<A, B>>>(-1);
  copy_into(ctx.pdma, two, packed.tile<A, 2>(1).tile<B / 2, 1>(2));
  CHECK(cells_of(packed) == std::vector<i32>{-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0,  1,
                                             -1, -1, -1, -1, 2,  3,  -1, -1, -1, -1, -1, -1});
}

TEST_CASE("tiles of HBM and DM are moved in loops over run-time starts") {
  context ctx;
  const auto x = HbmTensor<i32, m<1>, m<A, B>>::from(number);
  HbmTensor<i32, m<1>, m<B, A>> y;
  for (i64 a = 0; a < A.size; ++a) {
    const auto in_dm = x.tile<A, 1>(a).to_dm<m<1>, m<B / 2>, m<B % 2>>(ctx.tdma);
    copy_into(ctx.tdma, in_dm, y.tile<A, 1>(a));
  }
  CHECK(holds(y, number));
}

TEST_CASE("copy_into throws where source and destination share memory, before a byte is written") {
  context ctx;
  auto x = HostTensor<i32, m<A, B>>::from(number);
  const auto before = cells_of(x);
  CHECK_THROWS_AS(copy_into(ctx.pdma, x, x), mismatch);
  CHECK_THROWS_AS(copy_into(ctx.pdma, x.tile<A, 2>(0), x.tile<A, 2>(1)), mismatch);
  CHECK_THROWS_AS(copy_into(ctx.pdma, x.tile<A, 2>(1), x.view().tile<A, 2>(0)), mismatch);
  CHECK(cells_of(x) == before);
  CHECK(ctx.ledger() == ledger{});
  copy_into(ctx.pdma, x.tile<A, 2>(0), x.tile<A, 2>(2));
  CHECK(holds(x, [](const tensor_index& t) { return number(index_of(A % 2 = t[A] % 2, B = t[B])); }));
}

TEST_CASE("tiles of one variable that interleave share no memory") {
  context ctx;
  auto x = HostTensor<i32, m<A, B>>::from(number);
  copy_into(ctx.pdma, x.tile<B / 2, 1>(0), x.tile<B / 2, 1>(2));
  CHECK(holds(
      x, [](const tensor_index& t) { return number(index_of(A = t[A], B = t[B] >= 4 ? t[B] - 4 : t[B])); }));
  CHECK_THROWS_AS(copy_into(ctx.pdma, x.tile<B / 2, 2>(0), x.tile<B / 2, 2>(1)), mismatch);
}

TEST_CASE("an overlapping source is read as any other") {
  context ctx;
  using window = m<linear(term(N, 1), term(F, 2))>;
  const auto value = [](const tensor_index& t) { return t[N] + 2 * t[F]; };
  const auto x = HostTensor<i32, window>::from(value);
  CHECK(holds(x.to_host<m<F, N>>(ctx.pdma), value));
  CHECK(holds(x.to_host<m<pad<zero>(m_v<window>, 12)>>(ctx.pdma), value));
}

TEST_CASE("the plan and the longest run of a move are known without one") {
  using X = HbmTensor<i32, m<A>, m<B>>;
  using Y = DmTensor<i32, m<A>, m<1>, m<B / 2>, m<B % 2>>;
  STATIC_REQUIRE(plan_of<X, Y>.copy.count == 3);
  STATIC_REQUIRE(plan_of<X, Y>.copy.loops[0].extent == 4);
  STATIC_REQUIRE(plan_of<X, Y>.copy.loops[1].extent == 3);
  STATIC_REQUIRE(plan_of<X, Y>.copy.loops[2].extent == 2);
  STATIC_REQUIRE(contiguous_run<X, Y> == 24);
  STATIC_REQUIRE(contiguous_run<X, HbmTensor<i32, m<1>, m<B, A>>> == 1);
  STATIC_REQUIRE(contiguous_run<HostTensor<i32, m<D % 5, D / 5>>, HostTensor<i32, m<D % 3, D / 3>>> == 1);
}

TEST_CASE("every move adds to the ledger of its context") {
  context ctx;
  const auto x = HostTensor<i32, m<A, B>>::from(number);
  const auto hbm = x.to_hbm<m<1>, m<A, B>>(ctx.pdma);
  const ledger after_one = ctx.ledger();
  CHECK(after_one.host == traffic{96, 0});
  CHECK(after_one.hbm == traffic{0, 96});
  CHECK(after_one.commands == 1);
  (void)hbm.to_hbm<m<1>, m<A, B>>(ctx.tdma);
  CHECK(ctx.ledger().hbm == traffic{96, 192});
  CHECK(ctx.ledger().cycles == after_one.cycles + 502);
}

TEST_CASE("a tiny device moves what fits it") {
  basic_context<tiny_device> ctx;
  const auto x = HostTensor<i32, m<A, B>>::from(number).to_hbm<m<1>, m<A, B>>(ctx.pdma);
  CHECK(holds(x.to_dm<m<A / 2>, m<A % 2>, m<B>>(ctx.tdma), number));
}

namespace {
namespace beside {
TMAP_AXES((H, 6), (W, 3), (C, 8), (K, 127), (J, 61));
}
}  // namespace

TEST_CASE("writing to a tile leaves its neighbours alone, whatever padding the variable has") {
  using namespace beside;
  using From = HostTensor<float, m<H, W, C>>;
  using To = HostTensor<float, m<pad<zero>(H, 8) / 4, W, pad<zero>(H, 8) % 4, C>>;
  context ctx;
  const From x =
      From::from([](const tensor_index& t) { return static_cast<float>(100 * t[H] + 10 * t[W] + t[C]); });
  for (i64 start : {0, 3, 4}) {
    To y;
    std::fill_n(y.data(), To::size, 7.0f);
    copy_into(ctx.pdma, x.tile<C, 4>(start), y.tile<C, 4>(start));
    for (i64 s = 0; s < To::size; ++s) {
      const cell c = detail::cell_at(To::digits().all, s);
      const i64 channel = s % 8;
      const bool inside = channel >= start && channel < start + 4;
      CAPTURE(start, s);
      REQUIRE(y.data()[s] == (!inside ? 7.0f : c.is_index() ? x.at(c.index()) : 0.0f));
    }
  }
}

TEST_CASE(
    "variables that lie one after the other do not share memory, however far their digits could count") {
  using namespace beside;
  using Padded = HostTensor<i8, m<pad<zero>(m_v<m<K, J>>, 8001)>>;
  context ctx;
  const auto value = [](const tensor_index& t) { return static_cast<i8>(t[K] + t[J]); };
  const Padded x = Padded::from(value);
  std::vector<Padded> many(8);
  for (Padded& y : many) {
    copy_into(ctx.pdma, x, y);
    CHECK(holds(y, value));
  }
}
