#include <tmap/machine/device.hpp>

#include <catch2/catch.hpp>

using namespace tmap;

TEST_CASE("the default device is the reference chip") {
  STATIC_REQUIRE(device::chips == 8);
  STATIC_REQUIRE(device::clusters == 2);
  STATIC_REQUIRE(device::slices == 256);
  STATIC_REQUIRE(device::hbm_bytes == 2LL * 16 * 3 * 16 * 16384 * 2048);
  STATIC_REQUIRE(device::dm_bytes == 524288);
  STATIC_REQUIRE(device::packet_bytes == 4096);
  STATIC_REQUIRE(device::request_bytes == 256);
  STATIC_REQUIRE(device::dm_write_granule == 8);
  STATIC_REQUIRE(device::sequencer_entries == 8);
  STATIC_REQUIRE(device::sequencer_iterations == 65536);
}

TEST_CASE("the tiny device is as large as the pictures need it, and costs what the reference chip costs") {
  STATIC_REQUIRE(tiny_device::chips == 1);
  STATIC_REQUIRE(tiny_device::clusters == 2);
  STATIC_REQUIRE(tiny_device::slices == 4);
  STATIC_REQUIRE(tiny_device::hbm_bytes == 65536);
  STATIC_REQUIRE(tiny_device::dm_bytes == 1024);
  STATIC_REQUIRE(tiny_device::startup_cycles == device::startup_cycles);
}
