// Layer 9, opt-in: mappings and tensors as lazy ranges, to be combined with the views of range-v3.
//
//     for (tmap::cell c : tmap::cells<m<C, pad(D, 4)>>()) std::cout << to_text(c) << '\n';
//     for (auto [c, d] : ranges::views::zip(tmap::cells<E>(), tmap::cells<F>())) assert(c == d);
//     for (auto tile : tmap::tiles<B / 32, 2>(x)) sum = add(ctx.main, sum, tile.to_dm<...>(ctx.tdma));
#pragma once
#include <range/v3/view/for_each.hpp>
#include <range/v3/view/iota.hpp>
#include <range/v3/view/transform.hpp>
#include <tmap/tensor/view.hpp>

namespace tmap {

/// A position and an index that sits there.
struct relation_pair {
  i64 position = 0;
  tensor_index index;
  friend constexpr bool operator==(const relation_pair&, const relation_pair&) = default;
};

namespace detail {

/// The verdict on cutting I into tiles of N.
template <class I, i64 N>
constexpr auto tiling_verdict() {
  if constexpr (refused<I>) {
    return fine<>{};  // what tile says
  } else if constexpr (N <= 0 || I::size % (N > 0 ? N : 1) != 0) {
    return why::divisor_must_divide_size<I, I::size, N, round_up(I::size, N)>{};
  } else {
    return fine<>{};
  }
}

}  // namespace detail

/// The positions of a mapping or of all units of a tensor, 0 to its size.
template <class X>
auto positions() {
  static_assert(sizeof(typename decltype(detail::verdict_about<X>())::accepted*) != 0);
  return ranges::views::iota(i64{0}, detail::digits_about<X>().all.size);
}

/// The cell at each position of a functional mapping or tensor, in order; random access, nothing is stored.
///
/// Errors   compile: why::one_position_many_indices
template <class X>
auto cells() {
  static_assert(sizeof(typename decltype(detail::map_verdict<X>())::accepted*) != 0);
  return ranges::views::transform(positions<X>(),
                                  [](i64 s) { return detail::cell_at(detail::digits_about<X>().all, s); });
}

/// Every pair position ~ index, by position; shared positions have several, padding has none.
template <class X>
auto relation() {
  return ranges::views::for_each(positions<X>(), [](i64 s) {
    return ranges::views::transform(index_range(detail::choices(detail::digits_about<X>().all, s)),
                                    [s](const tensor_index& index) {
                                      return relation_pair{s, index};
                                    });
  });
}

/// All tiles of N cells of mapping I, in order: x.tile<I, N>(0), x.tile<I, N>(N), ...
///
/// Requires x outlives the tiles
/// Errors   compile: why::divisor_must_divide_size, why::view_needs_a_named_tensor, and those of tile
template <auto I, i64 N, tensor X>
auto tiles(X& x) {
  using whole = detail::lifted<I>;
  using judged = decltype(detail::tiling_verdict<whole, N>());
  static_assert(sizeof(typename judged::accepted*) != 0);
  constexpr i64 width = refused<judged> ? 1 : N;
  return ranges::views::transform(ranges::views::iota(i64{0}, detail::size_of<whole> / width),
                                  [&x](i64 k) { return x.template tile<I, width>(k * width); });
}
template <auto I, i64 N, tensor X>
auto tiles(const X&& x) {  // the tensor dies at the end of the line
  static_assert(sizeof(typename why::view_needs_a_named_tensor<detail::lifted<I>>::accepted*) != 0);
  return tiles<I, N>(x);
}

}  // namespace tmap

namespace ranges {

template <>
inline constexpr bool enable_view<tmap::index_range> = true;

}  // namespace ranges
