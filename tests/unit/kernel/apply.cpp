#include <tmap/kernel/apply.hpp>

#include <tmap/tmap.hpp>

#include <algorithm>
#include <array>
#include <vector>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;
TMAP_AXES((A, 37), (B, 300), (P, 3), (Q, 521), (W, 1 << 20));

const auto chain = [](auto a, auto b, auto c) { return op::relu{}(op::add{}(op::mul{}(a, b), c)); };

/// An index without the axes that X lacks.
template <class X>
tensor_index known_to(const X&, const tensor_index& t) {
  tensor_index known;
  t.for_each([&](const axis_info& a, i64 c) {
    if (X::digits().live.axis_of(&a) >= 0) known.add(a, c);
  });
  return known;
}

template <class Out, class X, class Y, class Z>
bool chains() {
  using D = typename Out::element_type;
  context ctx;
  const auto at = [](i64 seed) {
    return [=](const tensor_index& t) {
      const i64 mixed = (seed + 7 * t[A] + 3 * t[B] + 11 * t[P] + 5 * t[Q]) % 23;
      return D(static_cast<float>(mixed - 11) / 8);
    };
  };
  const X x = X::from(at(1));
  const Y y = Y::from(at(2));
  const Z z = Z::from(at(3));
  const auto expected = [&](const tensor_index& t) {
    return chain(x.at(known_to(x, t)), y.at(known_to(y, t)), z.at(known_to(z, t)));
  };
  Out into;
  elementwise_into(ctx.main, into, chain, x, y, z);
  return holds(into, expected) && holds(elementwise<Out>(ctx.main, chain, x, y, z), expected);
}

template <class D, class E>
using flat = DmTensor<D, m<1>, m<1>, m<1>, E>;
template <class D, class E, class X, class Y, class Z>
bool chains_flat() {
  return chains<flat<D, E>, flat<D, X>, flat<D, Y>, flat<D, Z>>();
}

}  // namespace

TEST_CASE("a chain of three operands is one pass, whatever their mappings are") {
  CHECK(chains_flat<f32, m<A, B>, m<A, B>, m<A, B>, m<A, B>>());
  CHECK(chains_flat<f32, m<A, B>, m<A, B>, m<B, A>, m<A, B>>());
  CHECK(chains_flat<bf16, m<A, B>, m<B, A>, m<A, B>, m<B, A>>());
  CHECK(chains_flat<f8e4m3, m<A, B>, m<A, B>, m<B>, m<A>>());
  CHECK(chains_flat<f32, m<A, B>, m<B / 4, A, B % 4>, m<A>, m<B, A>>());
  CHECK(chains_flat<f32, m<P, Q>, m<P, Q>, m<Q, P>, m<P, Q, 2>>());
  CHECK(chains_flat<bf16, m<Q, P>, m<P, Q>, m<Q>, m<1>>());
  CHECK(chains_flat<f32, m<pad<zero>(A, 40), pad(B, 320)>, m<A, B>, m<B, A>, m<pad(B, 301), A>>());
  CHECK(chains_flat<f32, m<pad(A, 40) / 8, B, pad(A, 40) % 8>, m<A, B>, m<B, A>, m<A>>());
  CHECK(chains_flat<f4e2m1, m<A, B>, m<A, B>, m<B, A>, m<A, B>>());
}

TEST_CASE("leaves of a large kernel that stream write the same, at every place of a line") {
  static constexpr auto joint =
      detail::make_joint<1>(detail::digits_of<m<W>>.live, {&detail::digits_of<m<W>>.live});
  auto twice = [](i16 a) { return static_cast<i16>(2 * a); };
  using operand = detail::operand_rows<i16, detail::way::direct>;
  constexpr i64 count = 1500;
  std::vector<i16> in(2 * count);
  for (std::size_t k = 0; k < in.size(); ++k) in[k] = static_cast<i16>(k);
  for (std::size_t misplaced = 0; misplaced < 40; ++misplaced) {
    std::vector<i16> out(count + 80, -1);
    std::tuple<operand> operands(operand(reinterpret_cast<const unsigned char*>(in.data()), 0, 1));
    const i64 read[] = {3};
    using leaf = detail::elementwise_leaf<joint, decltype(twice), i16, operand>;
    STATIC_REQUIRE(leaf::may_stream);
    detail::run_widest(leaf{twice, out.data() + misplaced, operands, true, read, 1, count});
    detail::end_stream();
    for (std::size_t k = 0; k < out.size(); ++k) {
      const bool inside = k >= misplaced && k < misplaced + count;
      REQUIRE(out[k] == (inside ? static_cast<i16>(2 * (k - misplaced + 3)) : -1));
    }
  }
}

TEST_CASE(
    "computing into a variable writes zero padding, leaves top padding, and may not read what it writes") {
  context ctx;
  using padded = flat<f32, m<pad<zero>(A, 40), pad(B, 304)>>;
  const auto x = padded::from([](const tensor_index& t) { return static_cast<float>(t[A] + t[B]); });
  padded out;
  std::fill_n(out.unit(0).data(), padded::size, 7.0f);
  elementwise_into(ctx.main, out, op::exp{}, x);
  CHECK(holds(out, [](const tensor_index& t) { return op::exp{}(static_cast<float>(t[A] + t[B])); }));
  CHECK(out.unit(0)[300] == 7.0f);           // top
  CHECK(out.unit(0)[39 * 304 + 5] == 0.0f);  // zero
  CHECK_THROWS_WITH(elementwise_into(ctx.main, out, op::neg{}, out),
                    "source and destination share memory; nothing was written");
}

TEST_CASE("a tile is a destination too, and what lies beside it stays") {
  context ctx;
  using whole = flat<f32, m<A, B>>;
  const auto x = whole::from([](const tensor_index& t) { return static_cast<float>(t[A] * 1000 + t[B]); });
  whole out;
  elementwise_into(ctx.main, out.tile<B, 100>(50), op::neg{}, x.tile<B, 100>(7));
  CHECK(holds(out, [](const tensor_index& t) {
    const bool inside = t[B] >= 50 && t[B] < 150;
    return inside ? -static_cast<float>(t[A] * 1000 + t[B] - 43) : 0.0f;
  }));
  CHECK_THROWS_AS(elementwise_into(ctx.main, out.tile<B, 100>(50), op::neg{}, out.tile<B, 100>(60)),
                  mismatch);
}
