#include <tmap/transfer/rules.hpp>

#include <type_traits>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;
TMAP_AXES((A, 8), (B, 512), (N, 5), (F, 3), (One, 1));
namespace other {
TMAP_AXES((B, 256));
}

using pdma = decltype(context::pdma);
using tdma = decltype(context::tdma);
using tiny_tdma = decltype(basic_context<tiny_device>::tdma);

template <class X, class Y, class Queue, class... Asked>
using verdict_on = decltype(detail::move_rules<X, Y, Queue, Asked...>::judge());
template <class X, class Y, class Queue, class... Asked>
inline constexpr bool allowed = !refused<verdict_on<X, Y, Queue, Asked...>>;

template <class E>
using host = HostTensor<i32, E>;
template <class E>
using hbm = HbmTensor<i32, m<1>, E>;

template <template <class...> class Why, class T>
inline constexpr bool is_a = false;
template <template <class...> class Why, class... Ts>
inline constexpr bool is_a<Why, Why<Ts...>> = true;

}  // namespace

TEST_CASE("a move keeps the element type and runs on the engine between the two tiers") {
  STATIC_REQUIRE(allowed<host<m<A>>, hbm<m<A>>, pdma>);
  STATIC_REQUIRE(std::is_same_v<verdict_on<host<m<A>>, HostTensor<f32, m<A>>, pdma>,
                                why::element_types_differ_use_convert<i32, f32>>);
  STATIC_REQUIRE(std::is_same_v<verdict_on<host<m<A>>, hbm<m<A>>, tdma>,
                                why::move_runs_on_another_engine<engine::pdma, engine::tdma>>);
  STATIC_REQUIRE(std::is_same_v<verdict_on<hbm<m<A>>, hbm<m<A>>, pdma>,
                                why::move_runs_on_another_engine<engine::tdma, engine::pdma>>);
}

TEST_CASE("the source stores what the destination does") {
  STATIC_REQUIRE(allowed<hbm<m<A, B>>, hbm<m<B, A>>, tdma>);
  STATIC_REQUIRE(allowed<hbm<m<slice(B, 4, 8)>>, hbm<m<slice(B, 5, 2)>>, tdma>);
  STATIC_REQUIRE(is_a<why::source_lacks, verdict_on<hbm<m<slice(B, 4, 8)>>, hbm<m<slice(B, 5, 8)>>, tdma>>);
  STATIC_REQUIRE(is_a<why::source_lacks, verdict_on<hbm<m<slice(B, 4, 8)>>, hbm<m<resize(B, 1)>>, tdma>>);
  STATIC_REQUIRE(is_a<why::source_lacks, verdict_on<hbm<m<resize(B, 8)>>, hbm<m<B>>, tdma>>);
  STATIC_REQUIRE(is_a<why::source_lacks, verdict_on<hbm<m<B % 256>>, hbm<m<B>>, tdma>>);
}

TEST_CASE("what the destination drops, it drops on purpose") {
  STATIC_REQUIRE(allowed<hbm<m<A, B>>, hbm<m<resize(A, 2), B>>, tdma>);
  STATIC_REQUIRE(allowed<hbm<m<A, B>>, hbm<m<slice(A, 2, 3), B>>, tdma>);
  STATIC_REQUIRE(std::is_same_v<verdict_on<hbm<m<A, B>>, hbm<m<A>>, tdma>, why::destination_drops<struct B>>);
  STATIC_REQUIRE(std::is_same_v<verdict_on<hbm<m<A, B>>, hbm<m<A % 4, B>>, tdma>,
                                why::destination_drops<stride<struct A, 4>>>);
  STATIC_REQUIRE(is_a<why::destination_drops, verdict_on<hbm<m<A, B>>, hbm<m<A, B / 2>>, tdma>>);
}

TEST_CASE("a broadcast is asked for, and only where it is one") {
  using along_b = along_axes<struct B>;
  STATIC_REQUIRE(allowed<hbm<m<A>>, hbm<m<A, B>>, tdma, along_b>);
  STATIC_REQUIRE(allowed<hbm<m<>>, hbm<m<A, B>>, tdma, along_axes<struct A>, along_b>);
  STATIC_REQUIRE(std::is_same_v<verdict_on<hbm<m<A>>, hbm<m<A, B>>, tdma>,
                                why::broadcast_must_be_asked_for_with_along<struct B>>);
  STATIC_REQUIRE(std::is_same_v<verdict_on<hbm<m<A, B>>, hbm<m<A, B>>, tdma, along_b>,
                                why::axis_asked_for_is_not_broadcast<struct B>>);
  STATIC_REQUIRE(std::is_same_v<verdict_on<hbm<m<A>>, hbm<m<A>>, tdma, along_b>,
                                why::axis_asked_for_is_not_broadcast<struct B>>);
}

TEST_CASE("an axis of which only coordinate 0 is stored needs no broadcast") {
  using row = HostTensor<i32, m<B>>;
  using table = HostTensor<i32, m<A, B>>;
  STATIC_REQUIRE(allowed<row, tile_view<table, m<A>, 1>, pdma>);
  STATIC_REQUIRE_FALSE(allowed<row, tile_view<table, m<A>, 2>, pdma>);
  STATIC_REQUIRE(allowed<row, tile_view<table, m<A>, 2>, pdma, along_axes<struct A>>);
  STATIC_REQUIRE(allowed<row, host<m<resize(A, 1), B>>, pdma>);
  STATIC_REQUIRE_FALSE(allowed<row, host<m<slice(A, 1, 1), B>>, pdma>);
  STATIC_REQUIRE(allowed<host<m<>>, host<m<One>>, pdma>);
}

TEST_CASE("one name has one size in a move") {
  STATIC_REQUIRE(std::is_same_v<verdict_on<hbm<m<B>>, hbm<m<other::B>>, tdma>,
                                why::axis_has_two_sizes<struct B, 512, struct other::B, 256>>);
}

TEST_CASE("chips stay in place between HBM and DM, and may change within HBM") {
  using in_hbm = HbmTensor<i32, m<A>, m<B>>;
  STATIC_REQUIRE(allowed<in_hbm, DmTensor<i32, m<A>, m<1>, m<B / 2>, m<B % 2>>, tdma>);
  STATIC_REQUIRE(
      is_a<why::chips_must_stay_in_place, verdict_on<in_hbm, DmTensor<i32, m<1>, m<1>, m<A>, m<B>>, tdma>>);
  STATIC_REQUIRE(is_a<why::chips_must_stay_in_place,
                      verdict_on<DmTensor<i32, m<A>, m<1>, m<1>, m<B>>, hbm<m<A, B>>, tdma>>);
  STATIC_REQUIRE(allowed<in_hbm, hbm<m<A, B>>, tdma>);
  STATIC_REQUIRE(allowed<in_hbm, HbmTensor<i32, m<B / 64>, m<A, B % 64>>, tdma>);
}

TEST_CASE("both sides fit the device of the context, not only the default one") {
  STATIC_REQUIRE(allowed<hbm<m<A, B>>, hbm<m<B, A>>, tiny_tdma>);
  using large = HbmTensor<i32, m<1>, m<pad(B, 16385)>>;
  STATIC_REQUIRE(allowed<hbm<m<B>>, large, tdma>);
  STATIC_REQUIRE(std::is_same_v<verdict_on<hbm<m<B>>, large, tiny_tdma>,
                                why::unit_bytes_exceed<part::chip, 65540, 65536>>);
  STATIC_REQUIRE(std::is_same_v<verdict_on<large, hbm<m<B>>, tiny_tdma>,
                                why::unit_bytes_exceed<part::chip, 65540, 65536>>);
  STATIC_REQUIRE(std::is_same_v<verdict_on<HbmTensor<i32, m<A>, m<B>>, hbm<m<A, B>>, tiny_tdma>,
                                why::units_exceed<part::chip, 8, 1>>);
  STATIC_REQUIRE(allowed<hbm<m<B>>, DmTensor<i32, m<1>, m<1>, m<B / 128>, m<B % 128>>, tiny_tdma>);
  STATIC_REQUIRE(std::is_same_v<verdict_on<hbm<m<B>>, DmTensor<i32, m<1>, m<1>, m<1>, m<B>>, tiny_tdma>,
                                why::unit_bytes_exceed<part::slice, 2048, 1024>>);
  STATIC_REQUIRE(
      std::is_same_v<verdict_on<hbm<m<B>>, DmTensor<i32, m<1>, m<1>, m<B / 64>, m<B % 64>>, tiny_tdma>,
                     why::units_exceed<part::slice, 8, 4>>);
}

TEST_CASE("an overlapping destination shares no indices that the source keeps apart") {
  using window = m<linear(term(N, 1), term(F, 2))>;
  STATIC_REQUIRE(is_a<why::destination_overlaps, verdict_on<hbm<m<N, F>>, hbm<window>, tdma>>);
  STATIC_REQUIRE(allowed<hbm<window>, hbm<window>, tdma>);
  STATIC_REQUIRE(allowed<hbm<window>, hbm<m<N, F>>, tdma>);
  STATIC_REQUIRE(allowed<hbm<window>, hbm<m<pad(m_v<window>, 12)>>, tdma>);
  STATIC_REQUIRE(
      is_a<why::destination_overlaps, verdict_on<hbm<window>, hbm<m<linear(term(N, 1), term(F, 1))>>, tdma>>);
}

TEST_CASE("clips do not hide that values merge") {
  using ragged = m<pad(N, 8) % 4, pad(N, 8) / 4, F>;
  STATIC_REQUIRE(
      is_a<why::destination_overlaps, verdict_on<hbm<ragged>, hbm<m<linear(term(N, 1), term(F, 2))>>, tdma>>);
}

TEST_CASE("a digit is named as the mapping that a user would write for it") {
  using detail::digit_as_mapping;
  STATIC_REQUIRE(std::is_same_v<decltype(digit_as_mapping<struct B, 1, 512>())::type, struct B>);
  STATIC_REQUIRE(std::is_same_v<decltype(digit_as_mapping<struct B, 64, 8>())::type, m<B / 64>>);
  STATIC_REQUIRE(std::is_same_v<decltype(digit_as_mapping<struct B, 1, 32>())::type, m<B % 32>>);
  STATIC_REQUIRE(std::is_same_v<decltype(digit_as_mapping<struct B, 32, 2>())::type, m<B / 32 % 2>>);
  STATIC_REQUIRE(std::is_same_v<decltype(digit_as_mapping<struct B, 1, 500>())::type, m<resize(B, 500)>>);
}
