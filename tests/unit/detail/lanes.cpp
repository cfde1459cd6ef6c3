#include <tmap/detail/lanes.hpp>

#include <cstdint>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;

template <class V, class E>
void converts() {
  E from[32];
  for (int k = 0; k < 32; ++k) from[k] = static_cast<E>(k * 7 - 100);
  V v;
  detail::load_converted(v, from);
  for (int k = 0; k < static_cast<int>(sizeof(V) / sizeof(v[0])); ++k) {
    CHECK(v[k] == static_cast<std::remove_cvref_t<decltype(v[0])>>(from[k]));
  }
}

}  // namespace

TEST_CASE("elements become lanes of wider types with their values") {
  converts<detail::vector<std::int32_t, 16>, std::int8_t>();
  converts<detail::vector<std::uint32_t, 16>, std::int8_t>();
  converts<detail::vector<std::uint32_t, 16>, std::uint8_t>();
  converts<detail::vector<std::uint32_t, 16>, std::uint16_t>();
  converts<detail::vector<std::int32_t, 16>, std::int16_t>();
  converts<detail::vector<std::int16_t, 16>, std::int16_t>();
  detail::vector<std::int16_t, 16> v;
  detail::fill_lanes(v, std::int16_t{-3});
  for (int k = 0; k < 8; ++k) CHECK(v[k] == -3);
}

TEST_CASE("the greatest lane, and the first that is set, are found wherever they are") {
  for (int k = 0; k < 16; ++k) {
    detail::vector<std::int8_t, 16> v, mask{};
    detail::fill_lanes(v, std::int8_t{-100});
    v[k] = static_cast<std::int8_t>(k - 50);
    CHECK(detail::greatest_lane<std::int8_t>(v) == k - 50);
    CHECK_FALSE(detail::any_set(mask));
    CHECK(detail::first_set<std::int8_t>(mask) == -1);
    for (int j = k; j < 16; j += 3) mask[j] = -1;
    CHECK(detail::any_set(mask));
    CHECK(detail::first_set<std::int8_t>(mask) == k);
  }
  detail::vector<std::int32_t, 16> wide{-7, -9, -3, -5};
  CHECK(detail::greatest_lane<std::int32_t>(wide) == -3);
  CHECK(detail::first_set<std::int32_t>(wide == -5) == 3);
}
