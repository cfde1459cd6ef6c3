#include <tmap/tensor/hbm.hpp>

#include <string>
#include <vector>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;
TMAP_AXES((A, 3), (B, 4));

}  // namespace

TEST_CASE("an HBM tensor has a buffer a chip") {
  const auto x = HbmTensor<i32, m<A>, m<B>>::from([](const tensor_index& t) { return 10 * t[A] + t[B]; });
  for (i64 chip = 0; chip < 3; ++chip) {
    const std::vector<i32> cells(x.unit(chip).begin(), x.unit(chip).end());
    const i32 first = static_cast<i32>(10 * chip);
    CHECK(cells == std::vector<i32>{first, first + 1, first + 2, first + 3});
  }
}

TEST_CASE("a chip that does not exist is out of range") {
  HbmTensor<i32, m<A>, m<B>> x;
  CHECK_THROWS_AS(x.unit(3), out_of_range);
  CHECK_THROWS_AS(x.unit(-1), out_of_range);
  std::string message;
  try {
    x.unit(3);
  } catch (const out_of_range& e) {
    message = e.what();
  }
  CHECK(message == "unit 3 is outside 0..2");
}

TEST_CASE("writing a chip's buffer writes the tensor, and a const tensor has const buffers") {
  HbmTensor<i32, m<A>, m<B>> x;
  x.unit(1)[2] = 7;
  CHECK(x.at(A = 1, B = 2) == 7);
  const auto& fixed = x;
  STATIC_REQUIRE(std::is_same_v<decltype(fixed.unit(0)), std::span<const i32>>);
}
