#include <tmap/kernel/specifies.hpp>

#include <tmap/tmap.hpp>

#include <string>

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

namespace {

X doubled(context& ctx, const X& x) { return add(ctx.main, x, x); }
X first_of(context&, const X& x, const X&) { return x; }

}  // namespace

TEST_CASE("a kernel that does something else does not specify f, and the failure says where") {
  const auto twice = [](auto x) { return [=](const tensor_index& t) { return x(t) + x(t); }; };
  const auto thrice = [](auto x) { return [=](const tensor_index& t) { return x(t) + x(t) + x(t); }; };
  CHECK(specifies(doubled, twice));
  const specification s = specifies(doubled, thrice);
  CHECK_FALSE(s);
  const std::string why = s.why().c_str();
  CAPTURE(why);
  CHECK(why.find("draw 0 of seed 1") != std::string::npos);
  CHECK(why.find("position") != std::string::npos);
}

TEST_CASE("a kernel that is wrong at one element, for zeros, or only for NaN is found out") {
  const auto same = [](auto x) { return x; };
  const auto spoiled = [](auto change) {
    return [=](context&, const X& x) {
      X y = x;
      change(y);
      return y;
    };
  };
  CHECK(specifies<X>(spoiled([](X&) {}), same));
  CHECK_FALSE(specifies<X>(spoiled([](X& y) { y.at(A = 3, B = 5) = 1.5f; }), same));
  const auto each = [&](auto change) {
    return spoiled([=](X& y) {
      for (i64 u = 0; u < A.size; ++u) {
        for (float& v : y.unit(u)) v = change(v);
      }
    });
  };
  const specification_options many{.seed = 5, .draws = 40, .ulp = 0};
  CHECK_FALSE(specifies<X>(each([](float v) { return v + 0.0f; }), same, many));           // -0 becomes +0
  CHECK_FALSE(specifies<X>(each([](float v) { return v != v ? 0.0f : v; }), same, many));  // NaN is lost
  CHECK_FALSE(
      specifies<X>(each([](float v) { return v > 3e38f ? 3e38f : v; }), same, many));  // so is infinity
}

TEST_CASE("operands are drawn apart, and a bound in ulp lets as much pass") {
  CHECK(specifies(first_of, [](auto x, auto) { return x; }));
  CHECK_FALSE(specifies(first_of, [](auto, auto y) { return y; }));
  const auto next = [](auto x) {
    return [=](const tensor_index& t) {
      const float v = x(t);
      const auto bits = std::bit_cast<std::uint32_t>(v);
      return v != v || (bits & 0x7f800000u) == 0x7f800000u || bits << 1 == 0
                 ? v
                 : std::bit_cast<float>(bits ^ 1u);
    };
  };
  const auto same = [](context&, const X& x) { return x; };
  CHECK_FALSE(specifies<X>(same, next));
  CHECK(specifies<X>(same, next, {.seed = 1, .draws = 8, .ulp = 1}));
}

namespace padded_results {

using namespace tmap;
TMAP_AXES((P, 13));
using X = DmTensor<float, m<1>, m<1>, m<1>, m<pad<zero>(P, 16)>>;

X kept(context&, const X& x) { return x; }
X spoiled(context&, const X& x) {
  X y = x;
  y.unit(0)[14] = 3;
  return y;
}

}  // namespace padded_results

TEST_CASE("a result whose zero padding is not zero does not hold f") {
  const auto same = [](auto t) { return t; };
  CHECK(tmap::specifies(padded_results::kept, same));
  const tmap::specification s = tmap::specifies(padded_results::spoiled, same);
  CHECK_FALSE(s);
  CHECK(std::string(s.why().c_str()).find("zero padding") != std::string::npos);
}

TEST_CASE("a specification that draws nothing is no answer") {
  const auto same = [](auto t) { return t; };
  CHECK_THROWS_AS(tmap::specifies(padded_results::kept, same, {.draws = 0}), tmap::mismatch);
}
