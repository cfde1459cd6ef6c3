#include <tmap/detail/cache.hpp>

#include <catch2/catch.hpp>

TEST_CASE("the last-level cache has a plausible size, the same at every call") {
  const tmap::i64 bytes = tmap::detail::cache_bytes();
  CHECK(bytes >= 256 << 10);
  CHECK(bytes <= tmap::i64{4} << 30);
  CHECK(tmap::detail::cache_bytes() == bytes);
}
