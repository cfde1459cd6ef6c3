#include <tmap/tensor/view.hpp>

#include <tmap/tensor/dm.hpp>
#include <tmap/tensor/hbm.hpp>
#include <tmap/tensor/host.hpp>

#include <string>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;
TMAP_AXES((A, 4), (B, 12), (D, 15), (E, 7), (Empty, 0));

const auto number = [](const tensor_index& t) { return 100 * t[A] + t[B]; };
using X = HostTensor<i32, m<B / 4, A, B % 4>>;

template <class Tensor, class I, i64 N>
inline constexpr bool tiles = !refused<decltype(detail::tile_verdict<Tensor, I, N>())>;

template <class View>
concept writes = requires(View& v) {
  v.at(index_of()) = i32{1};
};

}  // namespace

TEST_CASE("a tile holds the tensor shifted") {
  const auto x = X::from(number);
  for (i64 start = 0; start <= 2; ++start) {
    const auto tile = x.tile<B / 4, 1>(start);
    CHECK(holds(tile, [&](const tensor_index& t) { return 100 * t[A] + 4 * start + t[B]; }));
  }
  const auto rows = x.tile<A, 2>(1);
  CHECK(holds(rows, [&](const tensor_index& t) { return 100 * (t[A] + 1) + t[B]; }));
  CHECK(rows.at(A = 1, B = 5) == 205);
  CHECK_THROWS_AS(rows.at(A = 2, B = 5), out_of_range);
}

TEST_CASE("a tile of a digit keeps what is repeated above it") {
  const auto x = X::from(number);
  const auto odd = x.tile<B % 4, 1>(3);
  CHECK(holds(odd, [&](const tensor_index& t) { return 100 * t[A] + t[B] + 3; }));
  CHECK(odd.at(B / 4 = 2) == 11);
  const auto middle = x.tile<B % 4, 2>(1);
  CHECK(holds(middle, [&](const tensor_index& t) { return 100 * t[A] + t[B] + 1; }));
  CHECK_THROWS_AS(middle.at(B % 4 = 2), out_of_range);
}

TEST_CASE("tiles nest, and their starts add up") {
  const auto x = X::from(number);
  const auto outer = x.tile<B / 4, 2>(1);
  const auto inner = outer.tile<A, 2>(2);
  CHECK(holds(inner, [](const tensor_index& t) { return 100 * (t[A] + 2) + t[B] + 4; }));
  CHECK(inner.at(A = 1, B = 7) == 311);
  const auto deeper = inner.tile<B / 4, 1>(1);
  CHECK(deeper.at(A = 0, B = 3) == 211);
}

TEST_CASE("the start of a tile is checked") {
  const auto x = X::from(number);
  CHECK_NOTHROW(x.tile<A, 2>(2));
  CHECK_THROWS_AS((x.tile<A, 2>(3)), out_of_range);
  CHECK_THROWS_AS((x.tile<A, 2>(-1)), out_of_range);
  CHECK_NOTHROW(x.tile<A, 0>(4));
  CHECK_THROWS_AS((x.tile<A, 0>(5)), out_of_range);
  const auto outer = x.tile<B / 4, 2>(0);
  CHECK_NOTHROW(outer.tile<B / 4, 1>(1));
  CHECK_THROWS_AS((outer.tile<B / 4, 1>(2)), out_of_range);  // inside x, outside the tile
  const HostTensor<i32, m<resize(A, 3)>> cut;
  CHECK_NOTHROW(cut.tile<A, 2>(1));
  CHECK_THROWS_AS((cut.tile<A, 2>(2)), out_of_range);
  std::string message;
  try {
    (void)x.tile<A, 2>(3);
  } catch (const out_of_range& e) {
    message = e.what();
  }
  CHECK(message == "tile start 3 with 2 cells is outside 0..3");
}

TEST_CASE("a tile of a variable is written where the variable may be, and a const one is only read") {
  auto x = X::from(number);
  auto tile = x.tile<A, 1>(2);
  tile.at(B = 5) = -1;
  CHECK(x.at(A = 2, B = 5) == -1);
  CHECK(x.at(A = 1, B = 5) == 105);
  auto nested = tile.tile<B / 4, 1>(2);
  nested.at(B = 3) = -2;
  CHECK(x.at(A = 2, B = 11) == -2);

  const auto& fixed = x;
  const auto read = fixed.tile<A, 1>(2);
  STATIC_REQUIRE(writes<decltype(tile)>);
  STATIC_REQUIRE(writes<decltype(nested)>);
  STATIC_REQUIRE_FALSE(writes<decltype(read)>);
  auto read_nested = read.tile<B / 4, 1>(2);
  STATIC_REQUIRE_FALSE(writes<decltype(read_nested)>);
  CHECK(read_nested.at(B = 3) == -2);
}

TEST_CASE("packed elements are tiled where a start falls on whole bytes") {
  HostTensor<i4, m<A, B>> x;
  auto row = x.tile<A, 1>(3);
  row.at(B = 1) = i4(5);
  CHECK(x.span()[18] == 0x50);
  STATIC_REQUIRE(tiles<decltype(x), m<B / 2>, 3>);
  STATIC_REQUIRE_FALSE(tiles<decltype(x), m<B>, 3>);  // a start may lie within a byte
}

TEST_CASE("a view is the whole tensor") {
  auto x = X::from(number);
  CHECK(holds(x.view(), number));
  x.view().at(A = 1, B = 1) = 0;
  CHECK(x.at(A = 1, B = 1) == 0);
  const auto& fixed = x;
  CHECK(fixed.view().at(B = 2) == 2);
}

TEST_CASE("what cannot be tiled is refused") {
  STATIC_REQUIRE(tiles<X, m<A>, 4>);
  STATIC_REQUIRE_FALSE(tiles<X, m<A>, 5>);      // more cells than the digit has
  STATIC_REQUIRE_FALSE(tiles<X, m<B>, 3>);      // two digits of the tensor
  STATIC_REQUIRE_FALSE(tiles<X, m<D>, 3>);      // an axis it lacks
  STATIC_REQUIRE_FALSE(tiles<X, m<B / 3>, 2>);  // cuts a digit of the tensor
  using Ragged = HostTensor<i32, m<pad(D, 16) / 4, pad(D, 16) % 4>>;
  STATIC_REQUIRE_FALSE(tiles<Ragged, m<pad(D, 16) / 4>, 1>);  // the last one is shorter
  STATIC_REQUIRE_FALSE(tiles<Ragged, m<pad(D, 16) % 4>, 1>);
  STATIC_REQUIRE(tiles<HostTensor<i32, m<pad(D, 16)>>, m<D>, 4>);  // the bound goes with the digit
}

TEST_CASE("a tile over padding keeps clear of it") {
  HostTensor<i32, m<A, pad(E, 8)>> x;
  for (auto& cell : x.span()) cell = -1;
  auto tile = x.tile<E, 3>(4);
  for (i64 a = 0; a < A.size; ++a) {
    for (i64 e = 0; e < 3; ++e) tile.at(A = a, E = e) = static_cast<i32>(e);
  }
  CHECK(x.span()[6] == 2);
  CHECK(x.span()[7] == -1);
  CHECK(x.span()[3] == -1);
}

TEST_CASE("digits of a padded axis are tiled where the last one is as long as the others") {
  auto x =
      HostTensor<i32, m<pad(D, 20) / 5, pad(D, 20) % 5>>::from([](const tensor_index& t) { return t[D]; });
  CHECK(holds(x.tile<D / 5, 2>(1), [](const tensor_index& t) { return t[D] + 5; }));
  CHECK_THROWS_AS((x.tile<D / 5, 2>(2)), out_of_range);
  CHECK(holds(x.tile<D % 5, 2>(3), [](const tensor_index& t) { return t[D] + 3; }));
}

TEST_CASE("a tile of nothing holds nothing") {
  HostTensor<i32, m<Empty, A>> x;
  CHECK(holds(x.tile<A, 2>(1), [](const tensor_index&) { return 7; }));
  HostTensor<i32, m<A>> y;
  CHECK(holds(y.tile<A, 0>(1), [](const tensor_index&) { return 7; }));
}

TEST_CASE("tensors of every tier are tiled, over parts of their units as well") {
  auto x = HbmTensor<i32, m<A>, m<B>>::from(number);
  CHECK(x.tile<A, 1>(3).at(B = 2) == 302);
  CHECK(x.tile<B / 4, 2>(1).at(A = 1, B = 7) == 111);
  auto y = DmTensor<i32, m<A>, m<1>, m<B / 4>, m<B % 4>>::from(number);
  CHECK(y.tile<B / 4, 1>(2).at(A = 2, B = 3) == 211);
  y.tile<B / 4, 1>(2).at(A = 2, B = 3) = 1;
  CHECK(y.at(A = 2, B = 11) == 1);
}

namespace shared_elements {

using namespace tmap;
TMAP_AXES((U, 5), (V, 3));
using Windows = HostTensor<float, m<linear(term(U, 1), term(V, 2))>>;
using Rows = HostTensor<float, m<U, V>>;

}  // namespace shared_elements

TEST_CASE("a tile of a variable whose elements are shared may only be read") {
  using namespace shared_elements;
  STATIC_REQUIRE_FALSE(tile_view<Windows, m<U>, 1>::is_mutable);
  STATIC_REQUIRE(tile_view<Windows, identity, 1>::is_mutable);
  STATIC_REQUIRE(tile_view<Rows, m<U>, 1>::is_mutable);
  const auto t = [](const tensor_index& i) { return static_cast<float>(i[U] + 2 * i[V]); };
  Windows w = Windows::from(t);
  CHECK(w.tile<U, 1>(2).at(V = 1) == 4);
}
