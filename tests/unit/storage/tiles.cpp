#include <tmap/storage/tiles.hpp>

#include "model.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

using namespace storage_model;

namespace {

/// What lies at each byte of an mla layout: the element and its byte, or padding.
struct place {
  coordinates at;
  i64 byte = -1;
};

/// The bytes of a layout in their order, written down from the words of its description: outer axes, tiles C,
/// D, H, W, then the pixels of a tile. It shares no code with the library.
std::vector<place> written_down(const tensor_spec& spec) {
  const int rank = spec.shape.rank();
  const i64 width = width_of(spec.dtype);
  const auto* tiled = std::get_if<mla_tiled>(&spec.layout);
  const auto* blocked = std::get_if<mla_cblocked>(&spec.layout);
  const tiled_axis c = tiled ? tiled->c : tiled_axis{rank - 1, blocked->tile_c};
  const tiled_axis d = tiled ? tiled->d : tiled_axis{};
  const tiled_axis h = tiled ? tiled->h : tiled_axis{rank - 3, blocked->tile_h};
  const tiled_axis w = tiled ? tiled->w : tiled_axis{rank - 2, blocked->tile_w};
  const auto extent = [&](const tiled_axis& a) { return a.axis < 0 ? 1 : spec.shape[a.axis]; };
  coordinates outer(static_cast<std::size_t>(rank), 1);
  for (int k = 0; k < rank; ++k) {
    const bool named = k == c.axis || k == d.axis || k == h.axis || k == w.axis;
    if (!named) outer[static_cast<std::size_t>(k)] = spec.shape[k];
  }
  std::vector<place> bytes;
  const auto set = [](coordinates& at, const tiled_axis& a, i64 value) {
    if (a.axis >= 0) at[static_cast<std::size_t>(a.axis)] = value;
  };
  const auto least = [](i64 a, i64 b) { return std::min(a, b); };
  each_element(shape(outer), [&](coordinates at) {
    for (i64 c0 = 0; c0 < extent(c); c0 += least(c.tile, extent(c)))
      for (i64 d0 = 0; d0 < extent(d); d0 += least(d.tile, extent(d)))
        for (i64 h0 = 0; h0 < extent(h); h0 += least(h.tile, extent(h)))
          for (i64 w0 = 0; w0 < extent(w); w0 += least(w.tile, extent(w))) {
            const i64 tc = least(c.tile, extent(c) - c0), td = least(d.tile, extent(d) - d0);
            const i64 th = least(h.tile, extent(h) - h0), tw = least(w.tile, extent(w) - w0);
            const i64 lanes = blocked ? 16 : tiled->pad_channels ? (tc + 15) / 16 * 16 : tc;
            for (i64 block = 0; block < (blocked ? tc : 1); block += lanes)
              for (i64 z = 0; z < td; ++z)
                for (i64 y = 0; y < th; ++y)
                  for (i64 x = 0; x < tw; ++x)
                    for (i64 byte = 0; byte < width; ++byte)
                      for (i64 lane = 0; lane < lanes; ++lane) {
                        if (block + lane >= tc) {
                          bytes.push_back({});
                          continue;
                        }
                        set(at, c, c0 + block + lane);
                        set(at, d, d0 + z);
                        set(at, h, h0 + y);
                        set(at, w, w0 + x);
                        bytes.push_back({at, byte});
                      }
            while (tiled && tiled->aligned && bytes.size() % 16 != 0) bytes.push_back({});
          }
  });
  return bytes;
}

}  // namespace

TEST_CASE("every byte of random mla layouts is where the description puts it") {
  std::mt19937 random(7);
  draw d([&] { return static_cast<std::uint32_t>(random()); });
  i64 seen = 0, padded = 0;
  for (int turn = 0; turn < 1500; ++turn) {
    tensor_spec spec{d.extents(1 + static_cast<int>(d.below(6)), 300), d.scalar()};
    spec.layout = d.mla(spec.shape, true);
    const std::vector<place> bytes = written_down(spec);
    const auto r = requirements(spec);
    REQUIRE(r);
    REQUIRE(r->capacity == static_cast<i64>(bytes.size()));
    i64 span = 0;
    for (std::size_t k = 0; k < bytes.size(); ++k) {
      if (bytes[k].byte < 0) {
        ++padded;
        continue;
      }
      ++seen;
      span = static_cast<i64>(k) + 1;
      const i64 offset = offset_of(spec, bytes[k].at, bytes[k].byte);
      if (offset != static_cast<i64>(k)) REQUIRE(offset == static_cast<i64>(k));
    }
    REQUIRE(r->span == span);
    REQUIRE(r->payload == spec.shape.elements() * width_of(spec.dtype));
  }
  CHECK(seen > 100000);
  CHECK(padded > 100000);
}

TEST_CASE("tiles keep their real size at the ragged end of each axis") {
  const tensor_spec spec{{3, 5}, dtype::i8, mla_tiled{.h = {0, 2}, .w = {1, 2}, .aligned = false}};
  const coordinates expected[] = {{0, 0}, {0, 1}, {1, 0}, {1, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3},
                                  {0, 4}, {1, 4}, {2, 0}, {2, 1}, {2, 2}, {2, 3}, {2, 4}};
  i64 offset = 0;
  for (const coordinates& at : expected) CHECK(offset_of(spec, at) == offset++);
}

TEST_CASE("an axis that no role names is outer: each of its indices has a whole sequence of tiles") {
  const tensor_spec spec{{2, 3, 2}, dtype::i8, mla_tiled{.w = {1, 2}, .aligned = true}};
  CHECK(requirements(spec)->capacity == 2 * 2 * 32);
  CHECK(offset_of(spec, {1, 0, 0}) == 64);
  CHECK(offset_of(spec, {0, 0, 1}) == 32);
  CHECK(offset_of(spec, {0, 2, 0}) == 16);
}
