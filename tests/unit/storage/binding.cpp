#include <tmap/storage/binding.hpp>

#include <catch2/catch.hpp>

using namespace tmap::storage;
using tmap::detail::check_binding;
using tmap::detail::share_memory;

TEST_CASE("memory that can be written can be read") {
  int x = 0;
  const const_binding b = binding{&x, 4};
  CHECK(b.address == &x);
  CHECK(b.capacity == 4);
}

TEST_CASE("a port that needs nothing takes any address") {
  CHECK_FALSE(check_binding({}, needs{}, "input"));
  CHECK_FALSE(check_binding({reinterpret_cast<const void*>(1), 0}, {.alignment = 16}, "input"));
  CHECK(check_binding({nullptr, -1}, needs{}, "input").code() == fault::capacity);
}

TEST_CASE("the order of refusals: capacity, null, alignment, overflow") {
  const needs n{4, 4, 4, 4};
  const auto at = [](std::uintptr_t address) { return reinterpret_cast<const void*>(address); };
  CHECK(check_binding({nullptr, 3}, n, "input").code() == fault::capacity);
  CHECK(check_binding({nullptr, 4}, n, "input").code() == fault::null_address);
  CHECK(check_binding({at(6), 4}, n, "input").code() == fault::unaligned_address);
  CHECK(check_binding({at(~std::uintptr_t{7}), 16}, n, "input").code() == fault::address_overflow);
  CHECK_FALSE(check_binding({at(~std::uintptr_t{7}), 7}, n, "input"));
}

TEST_CASE("ranges share memory when each begins before the other ends") {
  const unsigned char m[16] = {};
  CHECK(share_memory(m, 4, m + 3, 4));
  CHECK_FALSE(share_memory(m, 4, m + 4, 4));
  CHECK(share_memory(m + 4, 1, m, 8));
  CHECK_FALSE(share_memory(m + 8, 1, m, 8));
}
