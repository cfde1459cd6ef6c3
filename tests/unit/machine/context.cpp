#include <tmap/machine/context.hpp>

#include <type_traits>

#include <catch2/catch.hpp>

using namespace tmap;

TEST_CASE("what engines are charged with is in the machine's one ledger") {
  context ctx;
  CHECK(ctx.ledger() == ledger{});
  ledger work, expected;
  work.cycles = 1;
  work.host.read = 2;
  expected.cycles = 4;
  expected.host.read = 8;
  ctx.pdma.charge(work);
  ctx.tdma.charge(work);
  ctx.main.charge(work);
  ctx.sub.charge(work);
  CHECK(ctx.ledger() == expected);
}

TEST_CASE("every machine has an account of its own and is no value") {
  context one, other;
  ledger work;
  work.cycles = 5;
  one.tdma.charge(work);
  CHECK(other.ledger().cycles == 0);
  STATIC_REQUIRE_FALSE(std::is_copy_constructible_v<context>);
  STATIC_REQUIRE_FALSE(std::is_copy_assignable_v<context>);
}

TEST_CASE("the engines of a machine share one crew, by default the caller alone") {
  STATIC_REQUIRE(std::is_same_v<decltype(context().main.crew()), const alone&>);
  struct pair {
    int workers = 2;
  };
  basic_context<device, pair> two, five(5);
  CHECK(two.tdma.crew().workers == 2);
  CHECK(five.sub.crew().workers == 5);
  CHECK(&five.pdma.crew() == &five.main.crew());
}

TEST_CASE("engines know what they are and which device they belong to") {
  using tiny = basic_context<tiny_device>;
  STATIC_REQUIRE(std::is_same_v<decltype(context::tdma)::kind, engine::tdma>);
  STATIC_REQUIRE(std::is_same_v<decltype(context::pdma)::kind, engine::pdma>);
  STATIC_REQUIRE(std::is_same_v<decltype(context::main)::kind, engine::unit>);
  STATIC_REQUIRE(std::is_same_v<decltype(context::sub)::kind, engine::unit>);
  STATIC_REQUIRE(std::is_same_v<decltype(tiny::tdma)::device_type, tiny_device>);
  STATIC_REQUIRE(std::is_same_v<context::device_type, device>);
}
