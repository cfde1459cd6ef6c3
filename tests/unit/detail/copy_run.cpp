#include <tmap/detail/copy_run.hpp>

#include <algorithm>
#include <vector>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;

/// Copies a run to some bytes past a line, guard bytes around; is every byte as it should be?
bool copies(i64 bytes, i64 misplaced, bool stream) {
  constexpr i64 guard = 64;
  std::vector<unsigned char> source(static_cast<std::size_t>(bytes));
  for (std::size_t k = 0; k < source.size(); ++k)
    source[k] = static_cast<unsigned char>(k * 37 + k / 256 + 1);
  std::vector<unsigned char> out(static_cast<std::size_t>(bytes + 4 * guard), 0xEE);
  const i64 first = (64 - detail::past_line(out.data())) % 64 + guard + misplaced;
  std::vector<unsigned char> expected = out;
  std::copy_n(source.data(), bytes, expected.data() + first);
  detail::write_run(source.data(), out.data() + first, bytes, stream);
  if (stream) detail::end_stream();
  return out == expected;
}

}  // namespace

TEST_CASE("runs of every length are copied to every alignment, and nothing beside them") {
  for (i64 bytes = 0; bytes <= 300; ++bytes) {
    for (i64 misplaced : {0, 1, 16, 63}) {
      CAPTURE(bytes, misplaced);
      REQUIRE(copies(bytes, misplaced, false));
      REQUIRE(copies(bytes, misplaced, true));
    }
  }
}

TEST_CASE("long runs are streamed several pages at a time, whatever is left over") {
  for (i64 bytes : {16384, 32768, 40000, 65536 + 63, 100001}) {
    CAPTURE(bytes);
    REQUIRE(copies(bytes, 8, true));
    REQUIRE(copies(bytes, 8, false));
  }
}
