#include <tmap/storage/extreme.hpp>

#include <catch2/catch.hpp>
#include <tmap/scalar/convert.hpp>

using namespace tmap::detail;

namespace {

template <class D>
void check_keys() {
  using keys = key_of<D>;
  long wrong = 0;
  for (std::uint32_t a = 0; a < 0x10000; a += 13) {
    for (std::uint32_t b = 0; b < 0x10000; b += 251) {
      const auto x = D::from_bits(static_cast<std::uint16_t>(a)),
                 y = D::from_bits(static_cast<std::uint16_t>(b));
      const auto i = keys::of(static_cast<std::int16_t>(a)), j = keys::of(static_cast<std::int16_t>(b));
      const bool x_nan = is_nan(x), y_nan = is_nan(y);
      wrong += (i > j) != (y_nan ? false : x_nan || x > y);
      wrong += (i == j) != (x_nan || y_nan ? x_nan && y_nan : x == y);
    }
  }
  CHECK(wrong == 0);
}

}  // namespace

TEST_CASE("the keys of floats are in the order of the floats, zeros are one, NaNs are the largest") {
  check_keys<tmap::bf16>();
  check_keys<tmap::f16>();
  using keys = key_of<float>;
  const auto key = [](std::uint32_t bits) { return keys::of(static_cast<std::int32_t>(bits)); };
  STATIC_REQUIRE(keys::of(0) == keys::of(std::numeric_limits<std::int32_t>::min()));
  CHECK(key(0x7f800000) > key(0x7f7fffff));
  CHECK(key(0x7f800001) == std::numeric_limits<std::int32_t>::max());
  CHECK(key(0xffffffff) == std::numeric_limits<std::int32_t>::max());
  CHECK(key(0xff800000) < key(0xff7fffff));
  CHECK(key(0x80000001) < key(0));
  CHECK(key(1) > key(0x80000000));
}

TEST_CASE("the keys of integers are their values") {
  STATIC_REQUIRE(key_of<tmap::u8>::of(255) == 255);
  STATIC_REQUIRE(key_of<tmap::i8>::of(-128) == -128);
  STATIC_REQUIRE(key_of<tmap::i32>::of(-5) == -5);
}
