#include <tmap/ranges.hpp>

#include <range/v3/algorithm/all_of.hpp>
#include <range/v3/algorithm/count_if.hpp>
#include <range/v3/algorithm/equal.hpp>
#include <range/v3/distance.hpp>
#include <range/v3/range/conversion.hpp>
#include <range/v3/view/filter.hpp>
#include <range/v3/view/reverse.hpp>
#include <range/v3/view/take.hpp>
#include <range/v3/view/zip.hpp>
#include <tmap/tmap.hpp>
#include <vector>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;
TMAP_AXES((A, 8), (B, 512), (C, 2), (D, 3), (N, 5), (F, 3), (Empty, 0));

}  // namespace

TEST_CASE("cells are those of map, position by position") {
  using E = m<C, pad<zero>(D, 4)>;
  i64 position = 0;
  for (const cell& c : cells<E>()) CHECK(c == map<E>(position++));
  CHECK(position == 8);
  CHECK(ranges::count_if(cells<E>(), [](const cell& c) { return c.is_padding(); }) == 2);
  CHECK(ranges::distance(cells<m<Empty>>()) == 0);
}

TEST_CASE("cells are lazy and of random access") {
  STATIC_REQUIRE(ranges::random_access_range<decltype(cells<m<B>>())>);
  STATIC_REQUIRE(ranges::sized_range<decltype(cells<m<B>>())>);
  CHECK(cells<m<B>>()[97].index() == index_of(B = 97));
  CHECK(ranges::distance(cells<m<B>>() | ranges::views::take(5)) == 5);
  CHECK((cells<m<B>>() | ranges::views::reverse)[0].index() == index_of(B = 511));
}

TEST_CASE("equivalent mappings agree when they are zipped") {
  using E = m<B>;
  using G = m<B / 64, B % 64>;
  using Other = m<B % 64, B / 64>;
  STATIC_REQUIRE(equivalent<E, G>);
  const auto same = [](const auto& pair) { return pair.first == pair.second; };
  CHECK(ranges::all_of(ranges::views::zip(cells<E>(), cells<G>()), same));
  CHECK_FALSE(ranges::all_of(ranges::views::zip(cells<E>(), cells<Other>()), same));
}

TEST_CASE("the cells of a tensor go through its units") {
  using X = HbmTensor<bf16, m<A>, m<B>>;
  CHECK(ranges::distance(positions<X>()) == 8 * 512);
  CHECK(cells<X>()[512 + 3].index() == index_of(A = 1, B = 3));
}

TEST_CASE("indices of a position are a range") {
  using E = m<linear(term(N, 1), term(F, 2))>;
  STATIC_REQUIRE(ranges::input_range<index_range>);
  STATIC_REQUIRE(ranges::view_<index_range>);
  const std::vector<tensor_index> expected{index_of(N = 4), index_of(N = 2, F = 1), index_of(F = 2)};
  CHECK(ranges::equal(indices<E>(4), expected));
  CHECK(ranges::distance(index_range()) == 0);
  const auto without_f = [](const tensor_index& index) { return index[F] == 0; };
  CHECK(ranges::distance(indices<E>(4) | ranges::views::filter(without_f)) == 1);
}

TEST_CASE("a relation has every pair of position and index") {
  using E = m<linear(term(N, 1), term(F, 2))>;
  const auto pairs = relation<E>() | ranges::to<std::vector<relation_pair>>();
  CHECK(pairs.size() == 15);
  for (const auto& [position, index] : pairs) {
    CHECK(position == index[N] + 2 * index[F]);
    CHECK(maps<E>(position, index));
  }
  CHECK(ranges::distance(relation<m<pad(D, 64)>>()) == 3);
  CHECK(ranges::distance(relation<m<A, 4>>()) == 32);
}

TEST_CASE("tiles go through a tensor in order") {
  HostTensor<f32, m<A, B>> x;
  i64 number = 0;
  for (auto tile : tiles<B / 32, 2>(x)) tile.at(B = 0) = static_cast<float>(++number);
  CHECK(number == 8);
  for (i64 k = 0; k < 8; ++k) CHECK(x.at(B = 64 * k) == static_cast<float>(k + 1));
  CHECK(x.at(B = 1) == 0);

  const auto& fixed = x;
  float sum = 0;
  for (auto tile : tiles<B / 32, 2>(fixed)) sum += tile.at(B = 0);
  CHECK(sum == 36);
}

TEST_CASE("tiles of two tensors are zipped") {
  HostTensor<f32, m<A, B>> x;
  HostTensor<f32, m<B>> y;
  y.at(B = 256) = 7;
  for (auto [to, from] : ranges::views::zip(tiles<B, 128>(x), tiles<B, 128>(y))) {
    to.at(A = 3, B = 0) = from.at(B = 0);
  }
  CHECK(x.at(A = 3, B = 256) == 7);
  CHECK(ranges::distance(tiles<A, 1>(x) | ranges::views::take(3)) == 3);
}

TEST_CASE("tiles of a tile") {
  HostTensor<f32, m<A, B>> x;
  for (auto outer_tile : tiles<A, 4>(x)) {
    for (auto inner : tiles<B, 256>(outer_tile)) inner.at(A = 1, B = 2) = 1;
  }
  CHECK(x.at(A = 5, B = 258) == 1);
}
