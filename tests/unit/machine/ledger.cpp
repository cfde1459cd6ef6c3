#include <tmap/machine/ledger.hpp>

#include <catch2/catch.hpp>

using namespace tmap;

namespace {

constexpr ledger counted = {
    .host = {1, 2}, .hbm = {3, 4}, .dm = {5, 6}, .commands = 7, .packets = 8, .cycles = 9};

constexpr ledger twice() {
  ledger sum = counted;
  return sum += counted;
}

}  // namespace

TEST_CASE("a ledger adds up account by account") {
  STATIC_REQUIRE(
      twice() ==
      ledger{.host = {2, 4}, .hbm = {6, 8}, .dm = {10, 12}, .commands = 14, .packets = 16, .cycles = 18});
  CHECK_FALSE(twice() == counted);
  ledger fresh;
  CHECK(fresh == ledger{});
}

TEST_CASE("a ledger prints a tier a line") {
  CHECK(to_text(counted) ==
        "host  1 bytes read, 2 written\n"
        "HBM   3 bytes read, 4 written\n"
        "DM    5 bytes read, 6 written\n"
        "7 commands, 8 packets, 9 cycles (estimate)");
}
