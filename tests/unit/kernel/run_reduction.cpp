#include <tmap/kernel/run_reduction.hpp>

#include <tmap/tmap.hpp>

#include <limits>

#include <catch2/catch.hpp>

// Every layout of one tensor reduces to the same, whichever way its nests are run.
namespace {

using namespace tmap;
TMAP_AXES((A, 10), (B, 13), (C, 70), (P, 3), (Q, 3), (R, 3), (S, 3), (T, 3));

template <class D, class Element>
using flat = DmTensor<D, m<1>, m<1>, m<1>, Element>;

/// Few values, so that there are ties; some zeros are negative and some elements no numbers.
template <class D>
D value(const tensor_index& t) {
  const i64 n = (t[A] * 31 + t[B] * 17 + t[C] * 7) % 23;
  if constexpr (is_floating<D> && !std::is_same_v<D, f4e2m1>) {
    if (n == 1) return D(-0.0f);
    if (n == 2 && t[A] % 3 == 0) return D(std::numeric_limits<float>::quiet_NaN());
  }
  return convert_to<D>(static_cast<float>(n % 5 - 3));
}
template <class D>
D number(const tensor_index& t) {
  return convert_to<D>(static_cast<float>((t[A] * 3 + t[B] * 5 + t[C]) % 4 - 1));
}

tensor_index along(const tensor_index& at, const axis_info& axis, i64 k) {
  tensor_index t = at;
  t.add(axis, k);
  return t;
}

/// The sum of `number` over an axis.
template <class D>
D total(const tensor_index& at, const axis_info& axis) {
  i64 sum = 0;
  for (i64 k = 0; k < axis.size; ++k)
    sum += static_cast<i64>(static_cast<float>(number<D>(along(at, axis, k))));
  return convert_to<D>(static_cast<i32>(sum));
}

/// The first extreme of `value` over an axis: where it is, and what.
template <class D, bool Largest>
std::pair<i64, D> extreme(const tensor_index& at, const axis_info& axis) {
  i64 best = 0;
  D kept = value<D>(at);
  for (i64 k = 1; k < axis.size; ++k) {
    const D one = value<D>(along(at, axis, k));
    const D both = Largest ? scalar_op::max(kept, one) : scalar_op::min(kept, one);
    if (std::memcmp(&both, &kept, sizeof(D)) != 0) best = k;
    kept = both;
  }
  return {best, kept};
}

/// x, with what no index reaches set to values that would show.
template <class X, class T>
X poisoned(const T& t) {
  using D = typename X::element_type;
  X x = X::from(t);
  for (i64 s = 0; s < X::size; ++s) {
    if (detail::cell_at(X::digits().all, s).is_index()) continue;
    const float nan = std::numeric_limits<float>::quiet_NaN(), huge = s % 2 == 0 ? 100.0f : -100.0f;
    const bool has_nan = is_floating<D> && !std::is_same_v<D, f4e2m1>;
    detail::store<D>(x.cells(), s, convert_to<D>(has_nan ? nan : huge));
  }
  return x;
}

template <class Axis, class D, class Element>
void reduces() {
  const axis_info& axis = Axis::info;
  CAPTURE(name_of<D>, axis.name, to_text<Element>().c_str());
  context ctx;
  const auto numbers = poisoned<flat<D, Element>>(number<D>);
  CHECK(holds(reduce<Axis>(ctx.main, op::sum{}, numbers),
              [&](const tensor_index& t) { return total<D>(t, axis); }));
  const auto x = poisoned<flat<D, Element>>(value<D>);
  const auto largest = [&](const tensor_index& t) { return extreme<D, true>(t, axis); };
  const auto least = [&](const tensor_index& t) { return extreme<D, false>(t, axis); };
  CHECK(holds(reduce<Axis>(ctx.main, op::maximum{}, x),
              [&](const tensor_index& t) { return largest(t).second; }));
  CHECK(holds(reduce<Axis>(ctx.main, op::minimum{}, x),
              [&](const tensor_index& t) { return least(t).second; }));
  CHECK(holds(argmax<Axis>(ctx.main, x), [&](const tensor_index& t) { return largest(t).first; }));
  CHECK(holds(argmin<Axis>(ctx.main, x), [&](const tensor_index& t) { return least(t).first; }));
}

template <class D>
void reduces_both_ways() {
  reduces<struct A, D, m<A, C>>();
  reduces<struct C, D, m<A, C>>();
}

// five ragged axes have more bounds than a nest has clips
using ragged = m<pad(P, 4) / 2, pad(Q, 4) / 2, pad(R, 4) / 2, pad(S, 4) / 2, pad(T, 4) / 2, A, pad(P, 4) % 2,
                 pad(Q, 4) % 2, pad(R, 4) % 2, pad(S, 4) % 2, pad(T, 4) % 2>;
template <class E>
inline constexpr bool by_index =
    detail::reduction_of<flat<f32, E>, m<A>, flat<f32, m<P, Q, R, S, T>>, true>.by_index;

}  // namespace

TEST_CASE("every type reduces alike along and across") {
  reduces_both_ways<f32>();
  reduces_both_ways<bf16>();
  reduces_both_ways<f16>();
  reduces_both_ways<f8e4m3>();
  reduces_both_ways<f8e5m2>();
  reduces_both_ways<f4e2m1>();
  reduces_both_ways<i4>();
  reduces_both_ways<i8>();
  reduces_both_ways<u8>();
  reduces_both_ways<i16>();
  reduces_both_ways<i32>();
}

TEST_CASE("padding, copies, split axes and linear combinations reduce as the plain layout does") {
  reduces<struct B, f32, m<A, B, C>>();
  reduces<struct A, f32, m<C, pad(A, 12)>>();
  reduces<struct A, f32, m<pad<bottom>(A, 12), pad<zero>(C, 128)>>();
  reduces<struct C, f32, m<C / 2, A, C % 2>>();
  reduces<struct C, bf16, m<C % 2, A, C / 2>>();
  reduces<struct B, f32, m<pad(B, 16) / 4, C, pad(B, 16) % 4>>();
  reduces<struct C, i8, m<pad(B, 16) % 4, C, pad(B, 16) / 4>>();
  reduces<struct B, f32, m<pad(B, 16) % 4, C, pad(B, 16) / 4>>();
  reduces<struct C, f32, m<2, A, C, 3>>();
  reduces<struct A, i4, m<2, A, 2, C>>();
  reduces<struct B, f32, m<linear(term(B, 70), term(C, 1))>>();
  reduces<struct C, f32, m<A / 2, linear(term(C, 3), term(A % 2, 2))>>();
  reduces<struct A, bf16, m<B, C % 7, A, C / 7>>();
  reduces<struct B, f4e2m1, m<C, pad(B, 14)>>();
}

TEST_CASE("where there are no nests every index is looked up") {
  STATIC_REQUIRE(by_index<ragged>);
  reduces<struct A, f32, ragged>();
  reduces<struct A, i8, ragged>();
}
