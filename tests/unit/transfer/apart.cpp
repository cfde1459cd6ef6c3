#include <tmap/transfer/apart.hpp>

#include <random>
#include <vector>

#include <catch2/catch.hpp>
#include <tmap/tmap.hpp>

using namespace tmap;
using detail::answer;
using detail::steps_of_windows;

namespace {

TMAP_AXES((A, 4), (B, 6), (N, 8), (F, 3), (R, 1000), (C, 1000));

/// Every distance that turns of the steps cover, by trying all.
std::vector<bool> covered(const steps_of_windows& s, i64 past) {
  std::vector<bool> out(static_cast<std::size_t>(past));
  out[0] = true;
  for (int k = 0; k < s.count; ++k) {
    std::vector<bool> next(out.size());
    for (i64 d = 0; d < past; ++d) {
      for (i64 turn = 0; turn <= s.turns[k] && turn * s.stride[k] <= d; ++turn) {
        if (out[static_cast<std::size_t>(d - turn * s.stride[k])]) next[static_cast<std::size_t>(d)] = true;
      }
    }
    out = next;
  }
  return out;
}

}  // namespace

TEST_CASE("steps of two windows are one list, the widest first") {
  steps_of_windows s;
  s.add(detail::digits_of<m<A, B>>.live);
  s.add(detail::digits_of<m<B>>.live);
  REQUIRE(s.count == 2);
  CHECK((s.stride[0] == 6 && s.turns[0] == 3));
  CHECK((s.stride[1] == 1 && s.turns[1] == 10));
}

TEST_CASE("the distances that steps cover are those of all turns") {
  std::mt19937 draw(5);
  for (int round = 0; round < 300; ++round) {
    steps_of_windows s;
    i64 reach = 0;
    i64 stride = 40;
    for (s.count = 0; s.count < 4; ++s.count) {
      stride -= 1 + static_cast<i64>(draw() % 9);
      s.stride[s.count] = stride;
      s.turns[s.count] = static_cast<i64>(draw() % 4);
      reach += stride * s.turns[s.count];
    }
    const std::vector<bool> expected = covered(s, reach + 50);
    for (i64 d = 0; d < reach + 50; ++d) {
      i64 times = 10000;
      const answer found = s.cover(d, times);
      CAPTURE(round, d);
      REQUIRE(found == (expected[static_cast<std::size_t>(d)] ? answer::yes : answer::no));
    }
  }
  steps_of_windows s;
  s.add(detail::digits_of<m<A, B>>.live);
  i64 times = 0;
  CHECK(s.cover(7, times) == answer::unknown);
}

TEST_CASE("tiles of one variable are told apart without looking at their elements") {
  HostTensor<i32, m<R, C>> x;
  CHECK(share_an_element(x.tile<C / 500, 1>(0), x.tile<C / 500, 1>(1)) == answer::no);
  CHECK(share_an_element(x.tile<R, 10>(0), x.tile<R, 10>(10)) == answer::no);
  CHECK(share_an_element(x.tile<R, 10>(0), x.tile<R, 10>(9)) == answer::yes);
  CHECK(share_an_element(x.tile<R, 10>(9), x.tile<R, 10>(0)) == answer::yes);
  HostTensor<float, m<linear(term(N, 2), term(F, 1))>> windows;
  CHECK(share_an_element(windows.tile<N, 1>(0), windows.tile<N, 1>(1)) == answer::yes);
  CHECK(share_an_element(windows.tile<N, 1>(0), windows.tile<N, 1>(2)) == answer::no);
}

TEST_CASE("ragged tiles and elements of four bits are looked at byte by byte where they may meet") {
  HostTensor<i32, m<pad(B, 8) / 4, A, pad(B, 8) % 4>> ragged;
  CHECK(share_an_element(ragged.tile<A, 1>(0), ragged.tile<A, 1>(1)) == answer::no);
  CHECK(share_an_element(ragged.tile<A, 1>(2), ragged.tile<A, 1>(2)) == answer::unknown);
  CHECK(share_a_byte(ragged.tile<A, 1>(2), ragged.tile<A, 1>(2)));
  HostTensor<i4, m<A, B>> packed;
  CHECK(share_an_element(packed.tile<A, 1>(0), packed.tile<A, 1>(1)) == answer::unknown);
  CHECK(!share_a_byte(packed.tile<A, 1>(0), packed.tile<A, 1>(1)));
}

TEST_CASE("what shares memory is named before a byte is written") {
  HostTensor<i32, m<A, B>> x, y;
  CHECK_NOTHROW(detail::require_apart(x, y));
  CHECK_THROWS_AS(detail::require_apart(x, x), mismatch);
  CHECK_THROWS_AS(detail::require_apart(x.tile<A, 2>(1), x.tile<A, 2>(0)), mismatch);
}
