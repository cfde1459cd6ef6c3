#include <tmap/kernel/terms.hpp>

#include <catch2/catch.hpp>
#include <vector>

namespace {

using namespace tmap;
using namespace tmap::detail;

template <class D>
void reads_and_writes_runs() {
  using sum = arithmetic_of<D>;
  for (i64 count : {0, 1, 3, 4, 7, 8, 9, 21}) {
    buffer cells(128), copied(128);
    std::vector<sum> sums(static_cast<std::size_t>(count));
    std::vector<term_of<D>> terms(static_cast<std::size_t>(count));
    for (i64 k = 0; k < count; ++k) {
      sums[static_cast<std::size_t>(k)] = static_cast<sum>(static_cast<i32>(k % 8 - 3));
      store<D>(cells.data(), k + 3, narrow<D>(sums[static_cast<std::size_t>(k)]));
    }
    if (count > 0) read_terms<D>(cells.data(), 3, count, terms.data());
    narrow_run<D>(sums.data(), 1, copied.data(), 3, 1, count);
    for (i64 k = 0; k < count; ++k) {
      CHECK(terms[static_cast<std::size_t>(k)] == static_cast<term_of<D>>(load<D>(cells.data(), k + 3)));
      CHECK(same_value(load<D>(copied.data(), k + 3), load<D>(cells.data(), k + 3)));
    }
  }
}

}  // namespace

TEST_CASE("runs of every element type are read as terms and written as elements") {
  reads_and_writes_runs<bf16>(), reads_and_writes_runs<f16>(), reads_and_writes_runs<f8e4m3>();
  reads_and_writes_runs<f8e5m2>(), reads_and_writes_runs<f4e2m1>(), reads_and_writes_runs<i4>();
  reads_and_writes_runs<i8>(), reads_and_writes_runs<i16>(), reads_and_writes_runs<i32>();
}

TEST_CASE("sums are written where strides say") {
  const float sums[] = {1, 2, 3, 4, 5, 6};
  buffer cells(32);
  narrow_run<f32>(sums, 2, cells.data(), 1, 3, 3);
  CHECK(load<f32>(cells.data(), 1) == 1);
  CHECK(load<f32>(cells.data(), 4) == 3);
  CHECK(load<f32>(cells.data(), 7) == 5);
}

TEST_CASE("places of one run and of several") {
  const places one{10, 3};
  CHECK(one[0] == 0);
  CHECK(one[9] == 27);
  CHECK(one.left_of_run(4) == 6);
  const i64 starts[] = {100, 7};
  const places two{4, 2, starts};
  CHECK(two[3] == 106);
  CHECK(two[5] == 9);
  CHECK(two.left_of_run(5) == 3);
}
