#include <tmap/kernel/take_rows.hpp>

#include <tmap/tmap.hpp>

#include <random>
#include <vector>

#include <catch2/catch.hpp>

#include "../detail/rows.hpp"

namespace {

using namespace tmap;
using detail::plus;
using rows::summands;

template <class E, class Wide>
void widths_agree(std::mt19937& random, i64 columns) {
  CAPTURE(columns);
  const auto from = summands<E>(random, static_cast<std::size_t>(11 * columns));
  std::vector<Wide> narrow(static_cast<std::size_t>(columns), Wide{1}), widest = narrow;
  detail::take_rows<plus, Wide, E>{narrow.data(), from.data(), columns, 11,
                                   columns}(detail::vector_bytes<16>{});
  detail::run_widest(detail::take_rows<plus, Wide, E>{widest.data(), from.data(), columns, 11, columns});
  REQUIRE(narrow == widest);
}

}  // namespace

TEST_CASE("vectors of any width take rows alike") {
  std::mt19937 random(3);
  for (i64 columns = 1; columns <= 130; ++columns) {
    widths_agree<f32, float>(random, columns);
    widths_agree<bf16, float>(random, columns);
    widths_agree<i8, std::uint32_t>(random, columns);
    widths_agree<u8, std::uint32_t>(random, columns);
    widths_agree<i16, std::uint32_t>(random, columns);
    widths_agree<i32, std::uint32_t>(random, columns);
  }
}
