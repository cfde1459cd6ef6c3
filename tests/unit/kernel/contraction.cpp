#include <tmap/kernel/contraction.hpp>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;
TMAP_AXES((M, 5), (N, 7), (K, 12), (P, 3), (Empty, 0));

template <class D, class E>
using flat = DmTensor<D, m<1>, m<1>, m<1>, E>;

using unit = decltype(context::main);
template <class Out, class X, class Y>
using verdict_on = decltype(detail::contract_verdict<Out, unit, X, Y>());

template <template <class...> class Why, class T>
inline constexpr bool is_a = false;
template <template <class...> class Why, class... Ts>
inline constexpr bool is_a<Why, Why<Ts...>> = true;

}  // namespace

TEST_CASE("what cannot be contracted is refused") {
  using x = flat<f32, m<M, K>>;
  using y = flat<f32, m<K, N>>;
  using z = flat<f32, m<M, N>>;
  STATIC_REQUIRE(std::is_same_v<verdict_on<z, x, flat<f32, m<K, N, P>>>,
                                why::axis_of_one_operand_reduce_it_first<struct P>>);
  STATIC_REQUIRE(
      std::is_same_v<verdict_on<flat<f32, m<N>>, x, y>, why::axis_of_one_operand_reduce_it_first<struct M>>);
  STATIC_REQUIRE(
      std::is_same_v<verdict_on<flat<f32, m<M, N, P>>, x, y>, why::axis_not_in_operands<struct P>>);
  STATIC_REQUIRE(std::is_same_v<verdict_on<flat<bf16, m<M, N>>, x, y>,
                                why::result_elements_must_be_those_of_operands_or_of_sums<bf16, f32, f32>>);
  STATIC_REQUIRE(std::is_same_v<verdict_on<flat<f32, m<M, N>>, flat<i8, m<M, K>>, flat<i8, m<K, N>>>,
                                why::result_elements_must_be_those_of_operands_or_of_sums<f32, i8, i32>>);
  STATIC_REQUIRE(std::is_same_v<verdict_on<z, x, flat<bf16, m<K, N>>>,
                                why::element_types_differ_use_convert<f32, bf16>>);
  STATIC_REQUIRE(std::is_same_v<verdict_on<z, x, flat<f32, m<resize(K, 8), N>>>,
                                why::operands_store_different_indices_of<struct K>>);
  STATIC_REQUIRE(std::is_same_v<verdict_on<flat<f32, m<resize(M, 3), N>>, x, y>,
                                why::operands_store_different_indices_of<struct M>>);
  STATIC_REQUIRE(std::is_same_v<verdict_on<HbmTensor<f32, m<1>, m<M, N>>, x, y>,
                                why::kernels_run_on_dm_move_first<tier::hbm>>);
  STATIC_REQUIRE(
      is_a<why::destination_overlaps, verdict_on<flat<f32, m<linear(term(M, 1), term(N, 2))>>, x, y>>);
  STATIC_REQUIRE(is_a<why::reduction_would_cut_a_mapping,
                      verdict_on<flat<f32, m<M, N>>, DmTensor<f32, m<1>, m<1>, m<pad(M * K, 64)>, m<1>>,
                                 DmTensor<f32, m<1>, m<1>, m<pad(5 * K, 64)>, m<N>>>>);
  // 50 of the 60 indices over both axes: which of K are stored depends on M
  STATIC_REQUIRE(
      is_a<why::operands_store_ragged_indices, verdict_on<z, flat<f32, m<resize(fused(M * K), 50)>>, y>>);
}

TEST_CASE("operands share slices where they share axes") {
  using here = flat<f32, m<M, N>>;
  using other = DmTensor<f32, m<1>, m<1>, m<K>, m<N>>;
  STATIC_REQUIRE(
      is_a<why::operand_lies_on_other_slices_use_to_dm, verdict_on<here, flat<f32, m<M, K>>, other>>);
  STATIC_REQUIRE(
      is_a<why::operand_lies_on_other_slices_use_to_dm,
           verdict_on<DmTensor<f32, m<1>, m<1>, m<M>, m<N>>, flat<f32, m<M, K>>, flat<f32, m<K, N>>>>);
  using rows = DmTensor<f32, m<1>, m<1>, m<M>, m<K>>;
  using repeated = DmTensor<f32, m<1>, m<1>, m<5>, m<K, N>>;
  using out = DmTensor<f32, m<1>, m<1>, m<M>, m<N>>;
  STATIC_REQUIRE(std::is_same_v<verdict_on<out, rows, repeated>, fine<out>>);
}

TEST_CASE("the axes of a list between two others") {
  using list = axes<struct M, struct N, struct K>;
  STATIC_REQUIRE(std::is_same_v<detail::axes_between<list, axes<struct K, struct N>, axes<struct N>>::type,
                                axes<struct K>>);
}

TEST_CASE("an empty sum needs no agreement on the axes that stay") {
  using x = flat<f32, m<M, Empty>>;
  using y = flat<f32, m<Empty, N>>;
  STATIC_REQUIRE(!refused<verdict_on<flat<f32, m<M, N>>, x, y>>);
}
