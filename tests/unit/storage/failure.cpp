#include <tmap/storage/failure.hpp>

#include <catch2/catch.hpp>
#include <string>

using namespace tmap::storage;

TEST_CASE("a failure is false where nothing failed") {
  CHECK_FALSE(failure());
  CHECK(failure().code() == fault::none);
  const failure f(fault::capacity, "input: ", 3, " bytes");
  CHECK(f);
  CHECK(f.code() == fault::capacity);
  CHECK(f.message() == std::string("input: 3 bytes"));
}

TEST_CASE("a result is a value or why there is none") {
  const result<int> good = 7;
  CHECK(good);
  CHECK(*good == 7);
  CHECK_FALSE(good.error());
  const result<int> bad = failure(fault::wrong_rank, "no axis");
  CHECK_FALSE(bad);
  CHECK(bad.error().code() == fault::wrong_rank);
}

TEST_CASE("a value that is not there is never handed out") {
  const result<int> bad = failure(fault::wrong_rank, "no axis");
  CHECK_THROWS_AS(*bad, tmap::mismatch);
  CHECK_THROWS_WITH(*bad, "no axis");
}
