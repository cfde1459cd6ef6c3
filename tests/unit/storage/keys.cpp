#include <tmap/storage/keys.hpp>

#include <catch2/catch.hpp>
#include <tmap/scalar/convert.hpp>

using namespace tmap::detail;

namespace {

template <class D, class Word>
key_of<D> key(Word bits) {
  unsigned char memory[sizeof(Word)];
  std::memcpy(memory, &bits, sizeof bits);
  return key_at<D>(memory);
}

template <class D>
void check_keys() {
  long wrong = 0;
  for (std::uint32_t a = 0; a < 0x10000; a += 13) {
    for (std::uint32_t b = 0; b < 0x10000; b += 251) {
      const auto s = static_cast<std::uint16_t>(a), t = static_cast<std::uint16_t>(b);
      const auto x = D::from_bits(s), y = D::from_bits(t);
      const auto i = key<D>(s), j = key<D>(t);
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
  const auto of = [](std::uint32_t bits) { return key<float>(bits); };
  CHECK(of(0) == of(0x80000000));
  CHECK(of(0x7f800000) > of(0x7f7fffff));
  CHECK(of(0x7f800001) == std::numeric_limits<std::int32_t>::max());
  CHECK(of(0xffffffff) == std::numeric_limits<std::int32_t>::max());
  CHECK(of(0xff800000) < of(0xff7fffff));
  CHECK(of(0x80000001) < of(0));
  CHECK(of(1) > of(0x80000000));
}

TEST_CASE("the keys of integers are in their order") {
  CHECK(key<tmap::u8>(tmap::u8{255}) == 127);
  CHECK(key<tmap::u8>(tmap::u8{0}) == -128);
  CHECK(key<tmap::i8>(tmap::i8{-128}) == -128);
  CHECK(key<tmap::i16>(tmap::i16{-7}) == -7);
  CHECK(key<tmap::i32>(tmap::i32{-5}) == -5);
}
