#include <tmap/kernel/apply_to_row.hpp>

#include <tmap/tmap.hpp>

#include <vector>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;

/// Applies f to rows of every length, streamed or not: D(0), D(1), ... beside themselves in reverse.
template <class Out, class D, class F>
bool applies(F f) {
  constexpr i64 room = 200;
  std::vector<D> up, down;
  for (i64 k = 0; k < room; ++k) {
    up.push_back(detail::as_element<D>(k));
    down.push_back(detail::as_element<D>(room - k));
  }
  for (i64 count = 0; count < room; ++count) {
    for (const bool stream : {false, true}) {
      std::vector<Out> out(room, Out(-1.0f));
      detail::apply_to_row<false, false>(f, count, stream, out.data(), std::as_const(up).data(),
                                         std::as_const(down).data());
      detail::end_stream();
      for (i64 k = 0; k < room; ++k) {
        const auto at = static_cast<std::size_t>(k);
        if (out[at] != (k < count ? Out(f(up[at], down[at])) : Out(-1.0f))) return false;
      }
    }
  }
  return true;
}

}  // namespace

TEST_CASE("a row of every length gets every element, and nothing beyond it is touched") {
  const auto weighed = [](auto a, auto b) { return decltype(a)(2 * a + 3 * b); };
  CHECK(applies<i16, i16>([](i16 a, i16 b) { return static_cast<i16>(2 * a + 3 * b); }));
  CHECK(applies<i32, i8>([](i8 a, i8 b) { return 2 * a + 3 * b; }));
  CHECK(applies<f32, f32>(weighed));
  CHECK(applies<bf16, bf16>(weighed));
  CHECK(applies<f16, f16>(weighed));
  CHECK(applies<f8e5m2, f8e5m2>(weighed));
  CHECK(applies<f32, bf16>([](bf16 a, bf16 b) { return 2 * a + 3 * b; }));
  CHECK(applies<bf16, f16>([](f16 a, f16 b) { return bf16(2 * a + 3 * b); }));
  CHECK(applies<bf16, f32>([](float a, float b) { return bf16(2 * a + 3 * b); }));
}

TEST_CASE("functions are called in the order of the row, of pairs too") {
  std::vector<bf16> in(77), out(77);
  float calls = 0;
  auto number = [&](bf16) { return bf16(calls++); };
  detail::apply_to_row<false>(number, 77, false, out.data(), std::as_const(in).data());
  for (std::size_t k = 0; k < out.size(); ++k) CHECK(out[k] == static_cast<float>(k));
}

TEST_CASE("a row that is streamed is the same at every place of a cache line, read from afar or not") {
  auto thrice = [](i16 a) { return static_cast<i16>(3 * a); };
  constexpr i64 room = 400;
  std::vector<i16> in(room);
  for (std::size_t k = 0; k < in.size(); ++k) in[k] = static_cast<i16>(k);
  for (i64 count = 0; count < 300; count += 7) {
    for (i64 misplaced = 0; misplaced < 40; ++misplaced) {
      std::vector<i16> out(room, -1);
      const i16* const from = in.data() + misplaced % 3;
      if (misplaced % 2 == 0)
        detail::apply_to_row<true>(thrice, count, true, out.data() + misplaced, from);
      else
        detail::apply_to_row<false>(thrice, count, true, out.data() + misplaced, from);
      detail::end_stream();
      for (i64 k = 0; k < room; ++k) {
        const i64 at = k - misplaced;
        const i64 expected = at < 0 || at >= count ? -1 : 3 * (at + misplaced % 3);
        REQUIRE(out[static_cast<std::size_t>(k)] == expected);
      }
    }
  }
}
