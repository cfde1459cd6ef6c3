#include <tmap/kernel/gemm.hpp>

#include <catch2/catch.hpp>
#include <cmath>
#include <random>
#include <vector>

namespace {

using namespace tmap;
using namespace tmap::detail;

/// Lines of elements of D in memory: with what is summed side by side, or with the lines side by side.
template <class D>
struct drawn_matrix {
  drawn_matrix(std::minstd_rand& random, i64 lines, i64 summed, bool lines_together, bool whole)
      : memory(ceil_div((lines * summed + 4) * bits_of<D>, 8)) {
    const i64 gap = lines * summed == 0 ? 0 : 2;  // it need not begin where the memory does
    at = {memory.data(), gap, {lines, lines_together ? 1 : summed}, {summed, lines_together ? lines : 1}};
    for (i64 k = 0; k < lines * summed; ++k) {
      const int drawn = static_cast<int>(random() % 4001) - 2000;
      if constexpr (!is_floating<D>) {
        store<D>(memory.data(), gap + k, static_cast<D>(drawn));
      } else {
        store<D>(memory.data(), gap + k,
                 D(whole ? static_cast<float>(drawn % 4)
                         : std::ldexp(1.0f, drawn % 9) * 0.001f * static_cast<float>(drawn)));
      }
    }
  }
  D operator()(i64 line, i64 k) const { return load<D>(memory.data(), at.position(line, k)); }

  buffer memory;
  matrix at;
};

/// Multiplies and compares with sums in double, within the bound that contract states; integers exactly.
template <class D>
bool multiplies(std::minstd_rand& random, i64 rows, i64 columns, i64 summed) {
  using sum = arithmetic_of<D>;
  const drawn_matrix<D> x(random, rows, summed, random() % 2 == 0, false);
  const drawn_matrix<D> y(random, columns, summed, random() % 2 == 0, false);
  const i64 pitch = columns + static_cast<i64>(random() % 3);
  std::vector<sum> sums(static_cast<std::size_t>(rows * pitch));
  dense_product<D, sum>(rows, columns, summed).add(x.at, y.at, {sums.data(), {rows, pitch}, {columns, 1}});
  bool right = true;
  for (i64 i = 0; i < rows; ++i) {
    for (i64 j = 0; j < columns; ++j) {
      const sum found = sums[static_cast<std::size_t>(i * pitch + j)];
      if constexpr (is_floating<D>) {
        double exact = 0, magnitude = 0;
        for (i64 k = 0; k < summed; ++k) {
          const double product =
              static_cast<double>(static_cast<float>(x(i, k))) * static_cast<float>(y(j, k));
          exact += product;
          magnitude += std::abs(product);
        }
        const double bound = std::ldexp(static_cast<double>(summed + 1) * magnitude, -24);
        right = right && std::abs(static_cast<double>(found) - exact) <= bound * 1.0001;
      } else {
        std::uint32_t exact = 0;
        for (i64 k = 0; k < summed; ++k) exact += widen(x(i, k)) * widen(y(j, k));
        right = right && found == exact;
      }
    }
  }
  return right;
}

template <class D>
void multiplies_drawn_sizes(int times) {
  std::minstd_rand random(1);
  const auto size = [&] { return static_cast<i64>(random() % 70 + 1); };
  for (int k = 0; k < times; ++k) {
    const i64 rows = size(), columns = size(), summed = size();
    INFO(name_of<D> << ' ' << rows << " x " << columns << " x " << summed);
    CHECK(multiplies<D>(random, rows, columns, summed));
  }
}

}  // namespace

TEST_CASE("products of any size and either order in memory are within the bound") {
  multiplies_drawn_sizes<f32>(200);
  multiplies_drawn_sizes<bf16>(60), multiplies_drawn_sizes<f16>(60), multiplies_drawn_sizes<f8e4m3>(60);
  multiplies_drawn_sizes<f8e5m2>(60), multiplies_drawn_sizes<f4e2m1>(60);
}

TEST_CASE("products of integers are exact modulo 2^32") {
  multiplies_drawn_sizes<i4>(60), multiplies_drawn_sizes<i8>(60), multiplies_drawn_sizes<u8>(60);
  multiplies_drawn_sizes<i16>(60), multiplies_drawn_sizes<i32>(60);
}

TEST_CASE("thin products, and those of several blocks") {
  std::minstd_rand random(2);
  for (i64 thin : {1, 2, 3, 4}) {
    CHECK(multiplies<f32>(random, thin, 67, 1000));
    CHECK(multiplies<f32>(random, 67, thin, 1000));
    CHECK(multiplies<bf16>(random, thin, thin, 1000));
    CHECK(multiplies<u8>(random, 40, thin, 1000));
  }
  CHECK(multiplies<f32>(random, 400, 50, 600));
  CHECK(multiplies<i8>(random, 193, 40, 513));
  CHECK(multiplies<f32>(random, 3, 4100, 3));
  CHECK(multiplies<i16>(random, 200, 1, 300));
}

TEST_CASE("columns side by side, as many as fill panels, and a few more") {
  std::minstd_rand random(6);
  for (i64 columns : {32, 64, 65, 96, 544}) {
    for (i64 rows : {1, 5, 12, 13, 40}) {
      for (int k = 0; k < 4; ++k) CHECK(multiplies<f32>(random, rows, columns, 20));  // every order in memory
      CHECK(multiplies<bf16>(random, rows, columns, 20));
      CHECK(multiplies<i32>(random, rows, columns, 20));
    }
  }
}

TEST_CASE("nothing is added where nothing is summed") {
  std::minstd_rand random(3);
  CHECK(multiplies<f32>(random, 5, 6, 0));
  CHECK(multiplies<f32>(random, 0, 6, 5));
}

TEST_CASE("sums are added to what is there, and do not change from one time to the next") {
  std::minstd_rand random(4);
  const drawn_matrix<f32> x(random, 50, 300, false, false), y(random, 60, 300, true, false);
  std::vector<float> first(3000), second(3000), twice(3000);
  dense_product<f32, float> product(50, 60, 300);
  const auto in = [](std::vector<float>& sums) { return sum_matrix<float>{sums.data(), {50, 60}, {60, 1}}; };
  product.add(x.at, y.at, in(first));
  product.add(x.at, y.at, in(second));
  CHECK(first == second);
  const drawn_matrix<f32> a(random, 50, 30, false, true), b(random, 60, 30, false, true);
  dense_product<f32, float> whole(50, 60, 30);
  std::vector<float> once(3000);
  whole.add(a.at, b.at, in(once));
  whole.add(a.at, b.at, in(twice));
  whole.add(a.at, b.at, in(twice));
  for (std::size_t k = 0; k < once.size(); ++k) REQUIRE(twice[k] == 2 * once[k]);
}

TEST_CASE("matrices and sums that lie in several runs are multiplied where they are") {
  constexpr i64 rows = 40, columns = 66, summed = 300;
  std::minstd_rand random(5);
  const drawn_matrix<f32> x(random, rows, summed, false, true), y(random, columns, summed, true, true);
  std::vector<float> plain(rows * columns);
  dense_product<f32, float> product(rows, columns, summed);
  product.add(x.at, y.at, {plain.data(), {rows, columns}, {columns, 1}});

  // the same values: x in two halves of its sum, y in three of its lines, the sums in four of rows and two of
  // columns
  std::vector<float> halves, thirds;
  for (i64 half : {0, 1}) {
    for (i64 i = 0; i < rows; ++i) {
      for (i64 k = 0; k < 150; ++k) halves.push_back(x(i, half * 150 + k));
    }
  }
  for (i64 third : {2, 0, 1}) {
    for (i64 k = 0; k < summed; ++k) {
      for (i64 j = 0; j < 22; ++j) thirds.push_back(y(third * 22 + j, k));
    }
  }
  const i64 of_halves[] = {0, rows * 150}, of_thirds[] = {summed * 22, 2 * summed * 22, 0};
  const i64 of_rows[] = {990, 660, 0, 330}, of_columns[] = {0, 2000};
  const matrix left{
      reinterpret_cast<const unsigned char*>(halves.data()), 0, {rows, 150}, {150, 1, of_halves}};
  const matrix right{
      reinterpret_cast<const unsigned char*>(thirds.data()), 0, {22, 1, of_thirds}, {summed, 22}};
  std::vector<float> sums(4000);
  const sum_matrix<float> to{sums.data(), {10, 33, of_rows}, {33, 1, of_columns}};
  product.add(left, right, to);
  for (i64 i = 0; i < rows; ++i) {
    for (i64 j = 0; j < columns; ++j)
      REQUIRE(sums[static_cast<std::size_t>(to.rows[i] + to.columns[j])] ==
              plain[static_cast<std::size_t>(i * columns + j)]);
  }
}
