#include <tmap/kernel/matrices.hpp>

#include <catch2/catch.hpp>
#include <tmap/tensor/dm.hpp>

namespace {

using namespace tmap;
using namespace tmap::detail;
TMAP_AXES((M, 128), (N, 4), (K, 6), (B, 3));

template <class E>
using flat = DmTensor<f32, m<1>, m<1>, m<1>, E>;
const auto number = [](const tensor_index& t) { return static_cast<float>(10000 * t[B] + 10 * t[M] + t[K]); };

/// Every element of x, found by its row, by what is summed, and by the batch.
template <class X>
bool finds_all(const X& x) {
  using group = groups<flat<m<B, M, N>>, X, flat<m<B, K, N>>>;
  const matrix_operand<X, group, role::row> operand(x);
  for (i64 b = 0; b < B.size; ++b) {
    const matrix at = operand[b];
    for (i64 row = 0; row < M.size; ++row) {
      for (i64 k = 0; k < K.size; ++k) {
        if (load<f32>(at.cells, at.position(row, k)) != number(index_of(B = b, M = row, K = k))) return false;
      }
    }
  }
  return true;
}

}  // namespace

TEST_CASE("operands are matrices where they lie, in runs, or as a copy") {
  CHECK(finds_all(flat<m<B, M, K>>::from(number)));
  CHECK(finds_all(flat<m<K, B, M>>::from(number)));
  CHECK(finds_all(flat<m<M / 64, B, K, M % 64>>::from(number)));
  CHECK(finds_all(flat<m<M / 4, B, K, M % 4>>::from(number)));
  CHECK(finds_all(flat<m<M, K, B>>::from(number)));
  CHECK(finds_all(flat<m<M, 2, pad(K, 8), pad(B, 5)>>::from(number)));
  const auto x = flat<m<M / 64, B, K, M % 64>>::from(number);
  using group = groups<flat<m<B, M, N>>, std::remove_cvref_t<decltype(x)>, flat<m<B, K, N>>>;
  const matrix_operand<std::remove_cvref_t<decltype(x)>, group, role::row> operand(x);
  CHECK(operand[0].cells == x.cells());
}

TEST_CASE("a product is turned where that fills vectors, or rows of the result") {
  const auto turned = []<class Out, class X, class Y>(const Out*, const X*, const Y*) {
    return better_turned<groups<Out, X, Y>>(Out::digits().live);
  };
  const flat<m<M, K>>* x = nullptr;
  const flat<m<K, N>>* y = nullptr;
  CHECK(turned(static_cast<const flat<m<M, N>>*>(nullptr), x, y));
  CHECK_FALSE(turned(static_cast<const flat<m<N, M>>*>(nullptr), y, x));
}
