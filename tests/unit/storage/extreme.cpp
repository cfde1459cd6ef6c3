#include <tmap/storage/extreme.hpp>

#include <algorithm>
#include <catch2/catch.hpp>
#include <random>
#include <vector>

using namespace tmap::detail;
using tmap::i64;

TEST_CASE("vectors of 16 bytes find what wider ones find") {
  std::mt19937 random(41);
  for (int turn = 0; turn < 300; ++turn) {
    std::vector<std::int16_t> row(1 + random() % 5000);
    for (auto& x : row) x = static_cast<std::int16_t>(random() % 2000 * (random() % 8));
    i64 wide = 0, narrow = 0;
    const auto* first = reinterpret_cast<const unsigned char*>(row.data());
    const auto count = static_cast<i64>(row.size());
    run_widest(extreme_of_row<tmap::bf16>{first, count, &wide});
    extreme_of_row<tmap::bf16>{first, count, &narrow}(vector_bytes<16>{});
    CHECK(wide == narrow);
    std::int32_t a[100], b[100];
    const i64 columns = 1 + static_cast<i64>(random() % 100), rows = count / columns;
    if (rows == 0) continue;
    const auto body = [&](std::int32_t* to) {
      return extreme_of_columns<tmap::bf16>{first, rows, 2 * columns, columns,
                                            reinterpret_cast<unsigned char*>(to)};
    };
    run_widest(body(a));
    body(b)(vector_bytes<16>{});
    CHECK(std::equal(a, a + columns, b));
  }
}
