#include <tmap/tensor/indexed.hpp>

#include <tmap/tensor/hbm.hpp>
#include <tmap/tensor/host.hpp>

#include <string>
#include <vector>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;
TMAP_AXES((A, 4), (B, 6), (N, 5), (F, 3));

const auto number = [](const tensor_index& t) { return 10 * t[A] + t[B]; };

template <class X>
concept assignable_element = requires(X& x, typename X::element_type value) {
  x.at(index_of()) = value;
};

template <class Act>
std::string message_of(Act&& act) {
  try {
    act();
  } catch (const error& e) {
    return e.what();
  }
  return "";
}

}  // namespace

TEST_CASE("an element is found by assignments, by an index, and through digits of an axis") {
  const auto x = HostTensor<i32, m<B / 2, A, B % 2>>::from(number);
  CHECK(x.at(A = 2, B = 5) == 25);
  CHECK(x.at(B / 2 = 2, A = 2, B % 2 = 1) == 25);
  CHECK(x.at(index_of(B = 5)) == 5);
  CHECK(x.at(index_of()) == 0);
  CHECK(x.at() == 0);
}

TEST_CASE("an element is written where one index has one position") {
  HostTensor<i32, m<A, pad(B, 8)>> x;
  x.at(A = 3, B = 5) = 7;
  CHECK(x.span()[3 * 8 + 5] == 7);
  HbmTensor<i4, m<A>, m<B>> packed;
  packed.at(A = 1, B = 3) = i4(-3);
  packed.at(A = 1, B = 2) = i4(2);
  CHECK(packed.unit(1)[1] == 0xd2);
  CHECK(packed.at(A = 1, B = 3) == i4(-3));
  CHECK(packed.at(A = 1, B = 3) == -3);
  CHECK(packed.at(A = 1, B = 3) != packed.at(A = 1, B = 2));

  STATIC_REQUIRE(assignable_element<HostTensor<i32, m<A>>>);
  STATIC_REQUIRE(assignable_element<HostTensor<i4, m<A>>>);
  STATIC_REQUIRE_FALSE(assignable_element<const HostTensor<i32, m<A>>>);
  STATIC_REQUIRE_FALSE(assignable_element<HostTensor<i32, m<A, 2>>>);                            // replicated
  STATIC_REQUIRE_FALSE(assignable_element<HostTensor<i32, m<linear(term(N, 1), term(F, 2))>>>);  // shared
  STATIC_REQUIRE_FALSE(assignable_element<HostTensor<bf16, m<A, 2>>>);
}

TEST_CASE("a replicated and an overlapping tensor are read") {
  const auto twice = HostTensor<i32, m<2, A>>::from(number);
  CHECK(twice.at(A = 3) == 30);
  const auto window = HostTensor<i32, m<linear(term(N, 1), term(F, 2))>>::from(
      [](const tensor_index& t) { return 100 + t[N] + 2 * t[F]; });
  for (i64 n = 0; n < N.size; ++n) {
    for (i64 f = 0; f < F.size; ++f) CHECK(window.at(N = n, F = f) == 100 + n + 2 * f);
  }
}

TEST_CASE("an index that is not stored is out of range") {
  const HostTensor<i32, m<slice(B, 2, 3)>> x;
  CHECK(x.at(B = 4) == 0);
  CHECK_THROWS_AS(x.at(B = 1), out_of_range);
  CHECK_THROWS_AS(x.at(index_of(B = 5)), out_of_range);
  CHECK_THROWS_AS(x.at(index_of()), out_of_range);
  CHECK(message_of([&] { (void)x.at(B = 5); }) == "index {B: 5} is not stored");
  const HostTensor<i32, m<A, 0>> nothing;
  CHECK_THROWS_AS(nothing.at(A = 0), out_of_range);
}

TEST_CASE("an index that names an axis the tensor lacks is a mismatch") {
  const HostTensor<i32, m<A>> x;
  CHECK_THROWS_AS(x.at(index_of(B = 1)), mismatch);
  CHECK(message_of([&] { (void)x.at(index_of(A = 1, B = 2)); }) ==
        "index {A: 1, B: 2} names axis B, which the tensor lacks");
  CHECK(x.at(index_of(B = 0)) == 0);  // an absent axis has coordinate 0
}

TEST_CASE("assignments with a foreign axis are judged before they are used") {
  using X = HostTensor<i32, m<A>>;
  STATIC_REQUIRE_FALSE(refused<decltype(detail::index_verdict<X, decltype(A = 1)>())>);
  STATIC_REQUIRE(refused<decltype(detail::index_verdict<X, decltype(B = 1)>())>);
  STATIC_REQUIRE(std::is_same_v<decltype(detail::index_verdict<X, decltype(B / 2 = 1)>()),
                                why::axis_not_in_tensor<struct B, struct A>>);
}

TEST_CASE("holds compares every live element and zero padding, NaN equal to NaN") {
  auto x = HostTensor<float, m<A, pad<zero>(B, 8)>>::from(number);
  CHECK(holds(x, number));
  x.span()[0] = 1;
  CHECK_FALSE(holds(x, number));
  x.span()[0] = 0;
  x.span()[6] = 1;  // zero padding
  CHECK_FALSE(holds(x, number));
  x.span()[6] = -0.0f;  // all bits 0, not just equal to 0
  CHECK_FALSE(holds(x, number));
  x.span()[6] = 0;
  CHECK(holds(x, number));

  auto top = HostTensor<float, m<A, pad(B, 8)>>::from(number);
  for (std::size_t k : {6u, 7u, 14u}) top.span()[k] = 99;
  CHECK(holds(top, number));

  const float nan = std::numeric_limits<float>::quiet_NaN();
  const auto undefined = [&](const tensor_index&) { return nan; };
  CHECK(holds(HostTensor<float, m<A>>::from(undefined), undefined));
  CHECK_FALSE(holds(HostTensor<float, m<A>>::from(undefined), number));
}

TEST_CASE("holds looks at every replica") {
  auto x = HostTensor<i32, m<2, A>>::from(number);
  CHECK(holds(x, number));
  x.span()[5] = -1;
  CHECK_FALSE(holds(x, number));
}

TEST_CASE("an empty tensor holds anything") {
  const HostTensor<i32, m<A, 0>> x;
  CHECK(holds(x, [](const tensor_index&) { return 1; }));
}
