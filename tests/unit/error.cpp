#include <tmap/error.hpp>

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <type_traits>

#include <catch2/catch.hpp>

using tmap::error;

TEST_CASE("an error's message is joined from its parts") {
  const std::string path = "weights.npy";
  CHECK(
      std::string(error("file ", path, ": ", -3, " of ", std::string_view("12 bytes").substr(0, 2)).what()) ==
      "file weights.npy: -3 of 12");
  CHECK(std::string(error().what()).empty());
}

TEST_CASE("an error's message holds every integer") {
  CHECK(std::string(error(std::numeric_limits<std::int64_t>::min()).what()) == "-9223372036854775808");
  CHECK(std::string(error(std::numeric_limits<std::uint64_t>::max()).what()) == "18446744073709551615");
  CHECK(std::string(error(std::numeric_limits<std::int8_t>::min(), ' ', 0).what()) == "-128 0");
}

TEST_CASE("a long message is cut with an ellipsis") {
  const std::string full(1023, 'x');
  CHECK(error(full).what() == full);
  const std::string cut = error(full, "y").what();
  CHECK(cut == std::string(1020, 'x') + "...");
}

TEST_CASE("copying an error cannot throw and keeps its message") {
  STATIC_REQUIRE(std::is_nothrow_copy_constructible_v<tmap::io_error>);
  tmap::io_error first("no such file");
  const tmap::io_error second = first;
  CHECK(std::string(second.what()) == "no such file");
}

TEST_CASE("every error can be caught as tmap::error and as std::exception") {
  CHECK_THROWS_AS(throw tmap::out_of_range("past"), error);
  CHECK_THROWS_AS(throw tmap::mismatch("unequal"), error);
  CHECK_THROWS_AS(throw tmap::io_error("gone"), std::exception);
}
