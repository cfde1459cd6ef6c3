#include <tmap/tensor/buffer.hpp>

#include <limits>

#include <catch2/catch.hpp>

using namespace tmap;
using detail::buffer;

TEST_CASE("a buffer is zero-filled and aligned to 64 bytes") {
  for (i64 bytes : {1, 63, 64, 65, 4096}) {
    const buffer b(bytes);
    CHECK(b.bytes() == bytes);
    CHECK(reinterpret_cast<std::uintptr_t>(b.data()) % 64 == 0);
    for (i64 k = 0; k < bytes; ++k) CHECK(b.data()[k] == 0);
  }
  CHECK(buffer(0).data() == nullptr);
  CHECK(buffer().bytes() == 0);
}

TEST_CASE("a buffer is copied whole, and moved without a copy") {
  buffer a(3);
  a.data()[1] = 7;
  const buffer copy(a);
  CHECK(copy.data() != a.data());
  CHECK(copy.data()[1] == 7);
  a.data()[1] = 8;
  CHECK(copy.data()[1] == 7);

  const unsigned char* const where = a.data();
  buffer moved(std::move(a));
  CHECK(moved.data() == where);
  buffer assigned(5);
  assigned = moved;
  CHECK(assigned.bytes() == 3);
  CHECK(assigned.data()[1] == 8);
  assigned = std::move(moved);
  CHECK(assigned.data() == where);
  buffer& itself = assigned;
  assigned = itself;
  CHECK(assigned.data()[1] == 8);
}

TEST_CASE("two packed elements share a byte, the lower one in the low nibble") {
  unsigned char cells[2] = {0, 0xff};
  detail::store(cells, 0, i4(3));
  detail::store(cells, 1, i4(-2));
  CHECK(cells[0] == 0xe3);
  CHECK(cells[1] == 0xff);
  CHECK(detail::load<i4>(cells, 0) == 3);
  CHECK(detail::load<i4>(cells, 1) == -2);
  CHECK(detail::load<i4>(cells, 3) == -1);
  detail::store(cells, 2, f4e2m1(6.0f));
  CHECK(cells[1] == 0xf7);
  CHECK(static_cast<float>(detail::load<f4e2m1>(cells, 2)) == 6.0f);
}

TEST_CASE("wide elements need no alignment") {
  unsigned char cells[9]{};
  detail::store<i32>(cells + 1, 1, 0x01020304);
  CHECK(cells[5] == 4);
  CHECK(detail::load<i32>(cells + 1, 1) == 0x01020304);
}

TEST_CASE("two elements are the same value when their bits are, or when both are NaN") {
  const float nan = std::numeric_limits<float>::quiet_NaN();
  CHECK(detail::same_value(1.0f, 1.0f));
  CHECK_FALSE(detail::same_value(1.0f, 2.0f));
  CHECK_FALSE(detail::same_value(0.0f, -0.0f));
  CHECK(detail::same_value(nan, -nan));
  CHECK_FALSE(detail::same_value(nan, 1.0f));
  CHECK_FALSE(detail::same_value(1.0f, nan));
  CHECK(detail::same_value(bf16(nan), bf16(-nan)));
  CHECK(detail::same_value(i4(-1), i4(15)));
}

TEST_CASE("a packed reference reads and writes its own nibble") {
  unsigned char cells[1] = {0x21};
  const detail::packed_reference<i4> low(cells, 0), high(cells, 1);
  CHECK(static_cast<i4>(low) == 1);
  CHECK(static_cast<i4>(high) == 2);
  high = i4(-1);
  CHECK(cells[0] == 0xf1);
}

TEST_CASE("a packed element converts to what its value converts to") {
  unsigned char pair = 0xd2;
  const tmap::detail::packed_reference<tmap::i4> low(&pair, 0), high(&pair, 1);
  CHECK(static_cast<int>(low) == 2);
  CHECK(static_cast<int>(high) == -3);
}
