#include <tmap/tensor/variable.hpp>

#include <tmap/tensor/host.hpp>

#include <string>
#include <vector>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;
TMAP_AXES((A, 4), (B, 6), (N, 5), (F, 3), (Empty, 0), (One, 1));

const auto number = [](const tensor_index& t) { return 10 * t[A] + t[B]; };

template <class X>
std::vector<i32> cells_of(const X& x) {
  return {x.span().begin(), x.span().end()};
}

template <class X>
concept views_a_temporary = requires {
  X{}.view();
};

}  // namespace

TEST_CASE("a fresh variable is zero") {
  const HostTensor<i32, m<A, pad(B, 8)>> x;
  CHECK(cells_of(x) == std::vector<i32>(32, 0));
}

TEST_CASE("from writes the value of every index at its position") {
  const auto x = HostTensor<i32, m<B % 2, A, B / 2>>::from(number);
  CHECK(cells_of(x) == std::vector<i32>{0, 2, 4, 10, 12, 14, 20, 22, 24, 30, 32, 34,
                                        1, 3, 5, 11, 13, 15, 21, 23, 25, 31, 33, 35});
  CHECK(holds(x, number));
}

TEST_CASE("from leaves padding zero and writes every replica") {
  CHECK(cells_of(HostTensor<i32, m<resize(A, 2), pad<bottom>(resize(B, 2), 3)>>::from(
            [](const tensor_index&) { return 5; })) == std::vector<i32>{5, 5, 0, 5, 5, 0});
  CHECK(cells_of(HostTensor<i32, m<2, A, 2>>::from(number)) ==
        std::vector<i32>{0, 0, 10, 10, 20, 20, 30, 30, 0, 0, 10, 10, 20, 20, 30, 30});
}

TEST_CASE("from refuses values that disagree about a shared element, with the position and both indices") {
  using X = HostTensor<i32, m<linear(term(N, 1), term(F, 2))>>;
  const auto agreed = [](const tensor_index& t) { return t[N] + 2 * t[F]; };
  CHECK(cells_of(X::from(agreed)) == std::vector<i32>{0, 1, 2, 3, 4, 5, 6, 7, 8});
  CHECK(holds(X::from(agreed), agreed));
  std::string message;
  try {
    X::from([](const tensor_index& t) { return t[N]; });
  } catch (const mismatch& e) {
    message = e.what();
  }
  CAPTURE(message);
  CHECK(message.find("position 2 ") != std::string::npos);
  CHECK(message.find("{N: 2}") != std::string::npos);
  CHECK(message.find("{F: 1}") != std::string::npos);
}

TEST_CASE("a variable over an empty or a single coordinate") {
  CHECK(HostTensor<i32, m<Empty>>::from(number).span().size() == 0);
  CHECK(cells_of(HostTensor<i32, m<Empty, B>>::from(number)).empty());
  CHECK(cells_of(HostTensor<i32, m<pad(Empty, 3)>>::from([](const tensor_index&) { return 1; })) ==
        std::vector<i32>{0, 0, 0});
  CHECK(cells_of(HostTensor<i32, m<One, One>>::from([](const tensor_index&) { return 1; })) ==
        std::vector<i32>{1});
  CHECK(cells_of(HostTensor<i32, m<>>::from([](const tensor_index&) { return 3; })) == std::vector<i32>{3});
}

TEST_CASE("elements of every type are written and read") {
  const auto small = [](const tensor_index& t) { return static_cast<float>(t[A]); };
  CHECK(holds(HostTensor<f32, m<A>>::from(small), small));
  CHECK(holds(HostTensor<bf16, m<A>>::from(small), small));
  CHECK(holds(HostTensor<f16, m<A>>::from(small), small));
  CHECK(holds(HostTensor<f8e4m3, m<A>>::from(small), small));
  CHECK(holds(HostTensor<f8e5m2, m<A>>::from(small), small));
  CHECK(holds(HostTensor<f4e2m1, m<A>>::from(small), small));
  const auto whole = [](const tensor_index& t) { return t[A] - 2; };
  CHECK(holds(HostTensor<i4, m<A>>::from(whole), whole));
  CHECK(holds(HostTensor<i8, m<A>>::from(whole), whole));
  CHECK(holds(HostTensor<i16, m<A>>::from(whole), whole));
  CHECK(holds(HostTensor<i32, m<A>>::from(whole), whole));
}

TEST_CASE("variables are values: a copy has elements of its own, a move takes them") {
  auto x = HostTensor<i32, m<A>>::from(number);
  const auto copy = x;
  x.at(A = 1) = 99;
  CHECK(copy.at(A = 1) == 10);
  const auto moved = std::move(x);
  CHECK(moved.at(A = 1) == 99);
}

TEST_CASE("the size of a variable is known without one") {
  STATIC_REQUIRE(HostTensor<bf16, m<A, pad(B, 8)>>::size == 32);
  STATIC_REQUIRE(HostTensor<bf16, m<A, pad(B, 8)>>::bytes() == 64);
  STATIC_REQUIRE(HostTensor<i4, m<A, B>>::bytes() == 12);
}

TEST_CASE("a variable that was moved from says so instead of being read") {
  using X = tmap::HostTensor<float, tmap::m<2, 3>>;
  X x;
  const X y = std::move(x);
  CHECK(y.cells() != nullptr);
  CHECK_THROWS_AS(x.cells(), tmap::mismatch);  // NOLINT(bugprone-use-after-move): what is tested
  x = y;
  CHECK(x.cells() != nullptr);
}
