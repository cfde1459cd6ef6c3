#include <tmap/kernel/specifies.hpp>

#include <tmap/tmap.hpp>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;
TMAP_AXES((A, 4), (B, 6));

using X = DmTensor<f32, m<1>, m<1>, m<A>, m<B>>;

}  // namespace

TEST_CASE("a drawn tensor has one value at an index, in whatever order its coordinates were named") {
  const drawn_tensor<float> drawn(7);
  for (i64 a = 0; a < A.size; ++a) {
    for (i64 b = 0; b < B.size; ++b) {
      const float one = drawn(index_of(A = a, B = b)), other = drawn(index_of(B = b, A = a));
      CHECK(detail::same_value(one, other));
    }
  }
  CHECK(drawn(index_of(A = 1)) != drawn(index_of(B = 1)));
  CHECK(drawn(index_of(A = 1, B = 2)) != drawn(index_of(A = 2, B = 1)));
}

TEST_CASE("a specification may name the coordinates of its operands in any order") {
  const auto kernel = [](context& ctx, const X& x) { return reduce<B>(ctx.main, op::maximum{}, x); };
  const specification s = specifies<X>(kernel, [](auto x) {
    return [=](const tensor_index& t) {
      float largest = x(index_of(A = t[A]));
      for (i64 b = 1; b < B.size; ++b) largest = op::max{}(largest, x(index_of(A = t[A], B = b)));
      return largest;
    };
  });
  INFO(s.why().c_str());
  CHECK(s);
}
