#include <tmap/storage/strips.hpp>

#include "model.hpp"

#include <catch2/catch.hpp>

using namespace storage_model;

TEST_CASE("strips and padding follow on each other and make up the whole capacity") {
  std::mt19937 random(11);
  draw d([&] { return static_cast<std::uint32_t>(random()); });
  for (int turn = 0; turn < 500; ++turn) {
    tensor_spec spec{d.extents(1 + static_cast<int>(d.below(6)), 400), d.scalar()};
    if (spec.shape.empty()) continue;
    spec.layout = d.mla(spec.shape, true);
    const tmap::detail::tile_grid grid(spec);
    const auto strides = tmap::detail::strides_of({spec.shape, dtype::i8});
    i64 end = 0, elements = 0;
    tmap::detail::strip_walk(
        grid, strides,
        [&](const tmap::detail::strip& s) {
          CHECK(s.mla == end);
          end += s.rows * s.pixels * s.lanes * width_of(spec.dtype);
          elements += s.rows * s.pixels * s.channels;
          CHECK(s.channels <= s.lanes);
        },
        [&](i64 offset, i64 size) {
          CHECK(offset == end);
          CHECK(size < 16);
          end += size;
        })
        .run();
    CHECK(end == requirements(spec)->capacity);
    CHECK(elements == spec.shape.elements());
  }
}
