#include <tmap/tensor/host.hpp>

#include <string>
#include <vector>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;
TMAP_AXES((A, 2), (B, 3), (C, 4));

}  // namespace

TEST_CASE("from_span takes exactly the cells of the buffer, in its order") {
  const std::vector<i32> values{1, 2, 3, 4, 5, 6};
  const auto x = HostTensor<i32, m<B, A>>::from_span(values);
  CHECK(x.at(A = 1, B = 2) == 6);
  CHECK(x.at(A = 0, B = 1) == 3);
  CHECK(std::vector<i32>(x.data(), x.data() + 6) == values);
}

TEST_CASE("from_span refuses any other number of cells and says both") {
  for (std::size_t n : {0u, 5u, 7u}) {
    const std::vector<i32> values(n, 1);
    CHECK_THROWS_AS((HostTensor<i32, m<B, A>>::from_span(values)), mismatch);
  }
  std::string message;
  try {
    HostTensor<i32, m<A, pad(B, 4)>>::from_span(std::vector<i32>(6));
  } catch (const mismatch& e) {
    message = e.what();
  }
  CHECK(message == "from_span got 6 cells, the buffer has 8");
}

TEST_CASE("packed cells come two a byte") {
  const std::vector<std::uint8_t> bytes{0x21, 0x43};
  const auto x = HostTensor<i4, m<C>>::from_span(bytes);
  CHECK(x.span().size() == 2);
  for (i64 c = 0; c < 4; ++c) CHECK(x.at(C = c) == c + 1);
}

TEST_CASE("the buffer of a host tensor is open to writing unless the tensor is const") {
  HostTensor<i32, m<A>> x;
  x.data()[1] = 5;
  x.span()[0] = 4;
  const auto& fixed = x;
  CHECK(fixed.data()[1] == 5);
  CHECK(fixed.span()[0] == 4);
  STATIC_REQUIRE(std::is_same_v<decltype(fixed.data()), const i32*>);
  STATIC_REQUIRE(std::is_same_v<decltype(x.data()), i32*>);
  STATIC_REQUIRE(std::is_same_v<decltype(HostTensor<i4, m<A>>().data()), std::uint8_t*>);
}
