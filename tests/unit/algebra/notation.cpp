#include <tmap/algebra/notation.hpp>

#include <string>
#include <tmap/algebra/questions.hpp>
#include <tmap/expr.hpp>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;
TMAP_AXES((A, 8), (B, 512), (C, 13), (D, 61), (N, 5), (F, 3), (Z, 0), (Batch, 32));

// The text of m<...> is what stands between its brackets here, and that is C++ for the type that was printed.
#define PRINTS_AS_WRITTEN(...)                                        \
  STATIC_REQUIRE(to_text<m<__VA_ARGS__>>() == "m<" #__VA_ARGS__ ">"); \
  CHECK(std::string(to_text<m<__VA_ARGS__>>().c_str()) == "m<" #__VA_ARGS__ ">")

// A type written in another way, and the text that it gets; the text must be C++ for the same type.
#define PRINTS_AS(TYPE, ...)                                \
  STATIC_REQUIRE(to_text<TYPE>() == "m<" #__VA_ARGS__ ">"); \
  STATIC_REQUIRE(std::is_same_v<TYPE, m<__VA_ARGS__>>)

using product_of_two = m<A * B>;
using product_of_three = m<A, B * C>;
using split_of_a_product = m<m_v<m<A, B>> / 4>;
using sliced_by_one = m<slice(B, 4, 8, 1)>;
using padded_at_last = m<pad<top>(D, 64)>;

}  // namespace

TEST_CASE("a mapping prints as it is written") {
  PRINTS_AS_WRITTEN(A);
  PRINTS_AS_WRITTEN(Z);
  PRINTS_AS_WRITTEN(Batch);
  PRINTS_AS_WRITTEN(1);
  PRINTS_AS_WRITTEN(4);
  PRINTS_AS_WRITTEN(5000000000);
  PRINTS_AS_WRITTEN(A, B);
  PRINTS_AS_WRITTEN(A, 4);
  PRINTS_AS_WRITTEN(4, A);
  PRINTS_AS_WRITTEN(1, 4);
  PRINTS_AS_WRITTEN(A, B, C, D);
  PRINTS_AS_WRITTEN(A, B / 2);
  PRINTS_AS_WRITTEN(A, B % 2);
  PRINTS_AS_WRITTEN(B / 64, B % 32, B / 32 % 2);
  PRINTS_AS_WRITTEN(B % 32 / 4);
  PRINTS_AS_WRITTEN(B / 2 / 4 % 8 % 2);
}

TEST_CASE("products nest as they are written") {
  PRINTS_AS_WRITTEN(A * B, C);
  PRINTS_AS_WRITTEN(A * B * C, D);
  PRINTS_AS_WRITTEN(A * (B * C), D);
  PRINTS_AS_WRITTEN((A / 2) * B, C);
  PRINTS_AS_WRITTEN((A / 2) * (B % 4), C);
  PRINTS_AS_WRITTEN(A * 4, C);
  PRINTS_AS_WRITTEN(4 * A, C);
  PRINTS_AS_WRITTEN(4 * A * 2, C);
  PRINTS_AS_WRITTEN(m_v<m<2>> * 3, C);
  PRINTS_AS_WRITTEN(m_v<m<2>> * 3 * 4, C);
  PRINTS_AS_WRITTEN(A * (m_v<m<2>> * 3), C);
}

TEST_CASE("padding, windows and linear combinations print as they are written") {
  PRINTS_AS_WRITTEN(pad(D, 64));
  PRINTS_AS_WRITTEN(pad<zero>(D, 64));
  PRINTS_AS_WRITTEN(pad<bottom>(pad<zero>(A, 12), 16));
  PRINTS_AS_WRITTEN(pad<zero>(D, 64) % 32);
  PRINTS_AS_WRITTEN(pad<zero>(D, 64) / 32, C, pad<zero>(D, 64) % 32);
  PRINTS_AS_WRITTEN(pad(A * (B / 2), 4096));
  PRINTS_AS_WRITTEN(pad(A * B * C, 65536));
  PRINTS_AS_WRITTEN(pad(m_v<m<4>>, 8));
  PRINTS_AS_WRITTEN(C, pad(D, 64));
  PRINTS_AS_WRITTEN(pad(C, 16) * pad(D, 64), A);
  PRINTS_AS_WRITTEN(resize(D, 2));
  PRINTS_AS_WRITTEN(resize(B / 4, 2));
  PRINTS_AS_WRITTEN(resize(m_v<m<4>>, 2));
  PRINTS_AS_WRITTEN(slice(B, 4, 8));
  PRINTS_AS_WRITTEN(slice(B, 4, 8, 2));
  PRINTS_AS_WRITTEN(slice(Batch, 15, 15) / 5, slice(Batch, 15, 15) % 5);
  PRINTS_AS_WRITTEN(slice(m_v<m<4>>, 1, 2));
  PRINTS_AS_WRITTEN(linear(term(N, 1), term(F, 2)));
  PRINTS_AS_WRITTEN(linear(term(N, 4)));
  PRINTS_AS_WRITTEN(linear(term(A / 4, 10), term(A % 4, 1)));
  PRINTS_AS_WRITTEN(linear(term(A * B, 10), term(3, 1), term(pad(C, 16), 0)));
  PRINTS_AS_WRITTEN(pad<zero>(linear(term(N, 1), term(F, 2)), 16));
}

TEST_CASE("a split of a product says that it is one") {
  PRINTS_AS_WRITTEN(fused(A * B) / 4);
  PRINTS_AS_WRITTEN(fused(A * B) / 4, fused(A * B) % 4);
  PRINTS_AS_WRITTEN(fused(A * (B / 4)) % 32 / 2);
  PRINTS_AS_WRITTEN(m_v<m<4>> / 2);
  PRINTS_AS_WRITTEN(fused(m_v<m<2>> * 4) / 2);
}

TEST_CASE("what is written in another way prints in the one way") {
  PRINTS_AS(m<fused(A)>, A);
  PRINTS_AS(m<m_v<m<A>>>, A);
  PRINTS_AS(m<>, 1);
  PRINTS_AS(product_of_two, A, B);
  PRINTS_AS(product_of_three, A, B, C);
  PRINTS_AS(split_of_a_product, fused(A * B) / 4);
  PRINTS_AS(sliced_by_one, slice(B, 4, 8));
  PRINTS_AS(padded_at_last, pad(D, 64));
}

TEST_CASE("a mapping that cannot be lowered prints all the same") { PRINTS_AS_WRITTEN(fused(C * D) / 13); }

TEST_CASE("what does not fit ends in dots") {
  using one = m<slice(Batch, 30, 1) * slice(Batch, 29, 1) * slice(Batch, 28, 1) * slice(Batch, 27, 1)>;
  using four = m<m_v<one>, m_v<one> * m_v<one> * m_v<one>>;
  using sixteen = m<m_v<four>, m_v<four> * m_v<four> * m_v<four>>;
  constexpr short_text printed = to_text<sixteen>();
  CHECK(printed.size() == 1023);
  CHECK(std::string(printed.c_str()).substr(0, 40) == "m<slice(Batch, 30, 1) * slice(Batch, 29,");
  CHECK(std::string(printed.c_str()).substr(1020) == "...");
}
