#include <tmap/detail/cache.hpp>

#include <algorithm>

#include <catch2/catch.hpp>

using namespace tmap;
using namespace tmap::detail;

TEST_CASE("the caches have plausible sizes, the same at every call") {
  const caches& found = cache_sizes();
  CHECK(found.own >= 128 << 10);
  CHECK(found.own <= found.shared);
  CHECK(found.shared <= 24 << 20);
  CHECK(&cache_sizes() == &found);
}

TEST_CASE("results outgrow the caches when they leave no room in the shared one") {
  CHECK_FALSE(outgrow_caches(0));
  CHECK_FALSE(outgrow_caches(cache_sizes().shared / 2));
  CHECK(outgrow_caches(cache_sizes().shared));
}

TEST_CASE("results outgrow a core's own cache from its size on, and never below 2 MiB") {
  CHECK_FALSE(outgrow_own_cache((2 << 20) - 1));
  CHECK_FALSE(outgrow_own_cache(cache_sizes().own - 1));
  CHECK(outgrow_own_cache(std::max<i64>(cache_sizes().own, 2 << 20)));
}
