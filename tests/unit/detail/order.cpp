#include <tmap/detail/order.hpp>

#include <bit>
#include <limits>

#include <catch2/catch.hpp>

#include "rows.hpp"

using namespace rows;

TEST_CASE("keys are ordered as elements are, with one for both zeros and the greatest for NaN") {
  std::mt19937 random(2);
  for_every_type([&]<class D>() {
    std::vector<D> all = drawn<D>(random, 120);
    const auto more = tied<D>(random, 30, true);
    all.insert(all.end(), more.begin(), more.end());
    for (const D a : all) {
      auto of_a = order<D, true>::word_of(a), of_a_least = of_a;
      order<D, true>::to_key(of_a);
      order<D, true>::cap(of_a);
      order<D, false>::to_key(of_a_least);
      order<D, false>::cap(of_a_least);
      for (const D b : all) {
        auto of_b = order<D, true>::word_of(b), of_b_least = of_b;
        order<D, true>::to_key(of_b);
        order<D, true>::cap(of_b);
        order<D, false>::to_key(of_b_least);
        order<D, false>::cap(of_b_least);
        CAPTURE(name_of<D>, static_cast<float>(a), static_cast<float>(b));
        const bool same = std::memcmp(&a, &b, sizeof(D)) == 0;
        REQUIRE((of_b > of_a) == (!same && beats<true>(b, a)));
        REQUIRE((of_b_least > of_a_least) == (!same && beats<false>(b, a)));
      }
    }
  });
}

namespace {

template <class D, class Word>
auto key(Word bits) {
  auto k = std::bit_cast<typename order<D, true>::word>(bits);
  order<D, true>::to_key(k);
  order<D, true>::cap(k);
  return k;
}

template <class D>
void check_keys() {
  long wrong = 0;
  for (std::uint32_t a = 0; a < 0x10000; a += 13) {
    for (std::uint32_t b = 0; b < 0x10000; b += 251) {
      const auto s = static_cast<std::uint16_t>(a), t = static_cast<std::uint16_t>(b);
      const auto x = D::from_bits(s), y = D::from_bits(t);
      const auto i = key<D>(s), j = key<D>(t);
      const bool x_nan = detail::is_nan(x), y_nan = detail::is_nan(y);
      wrong += (i > j) != (y_nan ? false : x_nan || x > y);
      wrong += (i == j) != (x_nan || y_nan ? x_nan && y_nan : x == y);
    }
  }
  CHECK(wrong == 0);
}

}  // namespace

TEST_CASE("the keys of floats are in the order of the floats, zeros are one, NaNs are the largest") {
  check_keys<bf16>();
  check_keys<f16>();
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
  CHECK(key<u8>(u8{255}) == 127);
  CHECK(key<u8>(u8{0}) == -128);
  CHECK(key<i8>(i8{-128}) == -128);
  CHECK(key<i16>(i16{-7}) == -7);
  CHECK(key<i32>(i32{-5}) == -5);
}
