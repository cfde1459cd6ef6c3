#include <tmap/transfer/rows.hpp>

#include <algorithm>
#include <vector>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;
using detail::rows;

/// Copies rows to every alignment with guard bytes between; is every byte as it should be?
bool copies(i64 bytes, i64 zeros, i64 misplaced, bool stream, i64 gap = 9) {
  constexpr i64 count = 3, guard = 64;
  const i64 pitch = bytes + zeros + gap;
  std::vector<unsigned char> source(static_cast<std::size_t>(count * (bytes + 5) + 1));
  for (std::size_t k = 0; k < source.size(); ++k)
    source[k] = static_cast<unsigned char>(k * 37 + k / 256 + 1);
  std::vector<unsigned char> out(static_cast<std::size_t>(count * pitch + 4 * guard), 0xEE);
  const i64 first = (64 - detail::past_line(out.data())) % 64 + guard + misplaced;
  std::vector<unsigned char> expected = out;
  for (i64 r = 0; r < count; ++r) {
    std::copy_n(source.data() + r * (bytes + 5), bytes, expected.data() + first + r * pitch);
    std::fill_n(expected.data() + first + r * pitch + bytes, zeros, static_cast<unsigned char>(0));
  }
  detail::run_widest(rows{source.data(), out.data() + first, count, bytes, bytes + 5, pitch, zeros, stream});
  if (stream) detail::end_stream();
  return out == expected;
}

}  // namespace

TEST_CASE("rows of every length are copied to every alignment, zeros behind them, and nothing beside them") {
  for (i64 bytes = 0; bytes <= 300; ++bytes) {
    for (i64 misplaced : {0, 1, 16, 63}) {
      CAPTURE(bytes, misplaced);
      REQUIRE(copies(bytes, 0, misplaced, false));
      REQUIRE(copies(bytes, 0, misplaced, true));
      REQUIRE(copies(bytes, bytes % 7, misplaced, true));
    }
  }
}

TEST_CASE("rows of whole lines are streamed line by line where they begin with one") {
  for (i64 bytes : {64, 128, 4096, 4160}) {
    for (i64 gap : {0, 64}) {
      for (i64 misplaced : {0, 16}) {
        CAPTURE(bytes, gap, misplaced);
        REQUIRE(copies(bytes, 0, misplaced, true, gap));
        REQUIRE(copies(bytes, gap, misplaced, true, 0));
      }
    }
  }
}

TEST_CASE("long rows are streamed several pages at a time, whatever is left over") {
  for (i64 bytes : {16384, 32768, 40000, 65536 + 63, 100001}) {
    CAPTURE(bytes);
    REQUIRE(copies(bytes, 4, 8, true));
    REQUIRE(copies(bytes, 4, 8, false));
  }
}
