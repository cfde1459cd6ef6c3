#include <tmap/storage/dtype.hpp>

#include <catch2/catch.hpp>
#include <cstring>

using namespace tmap::storage;

TEST_CASE("each dtype has a width and a name, those of its scalar") {
  const struct {
    dtype d;
    tmap::i64 width;
    const char* name;
  } all[] = {{dtype::f32, 4, "f32"}, {dtype::f16, 2, "f16"}, {dtype::bf16, 2, "bf16"}, {dtype::i8, 1, "i8"},
             {dtype::u8, 1, "u8"},   {dtype::i16, 2, "i16"}, {dtype::i32, 4, "i32"}};
  for (const auto& x : all) {
    CHECK(width_of(x.d) == x.width);
    CHECK(std::strcmp(name_of(x.d), x.name) == 0);
    CHECK(with_scalar(x.d, [](auto value) { return static_cast<tmap::i64>(sizeof(value)); }) == x.width);
  }
  STATIC_REQUIRE(dtype::f16 != dtype::bf16);
}
