// Layer 8: the types that kernels result in.
#pragma once
#include <tmap/expr.hpp>
#include <tmap/tensor/dm.hpp>

namespace tmap::detail {

/// A mapping without the claim that its padding is zero.
template <class E>
struct relaxed {
  using type = E;
};
template <class E, i64 N>
struct relaxed<padding<E, N, zero>> {
  using type = padding<typename relaxed<E>::type, N, top>;
};
template <class E, i64 N>
struct relaxed<padding<E, N, top>> {
  using type = padding<typename relaxed<E>::type, N, top>;
};
template <class E, i64 N>
struct relaxed<padding<E, N, bottom>> {
  using type = padding<typename relaxed<E>::type, N, bottom>;
};
template <class L, class R>
struct relaxed<outer<L, R>> {
  using type = outer<typename relaxed<L>::type, typename relaxed<R>::type>;
};
template <class E, i64 N>
struct relaxed<stride<E, N>> {
  using type = stride<typename relaxed<E>::type, N>;
};
template <class E, i64 N>
struct relaxed<modulo<E, N>> {
  using type = modulo<typename relaxed<E>::type, N>;
};
template <class E, i64 N>
struct relaxed<resized<E, N>> {
  using type = resized<typename relaxed<E>::type, N>;
};
template <class E, i64 Start, i64 N, i64 Step>
struct relaxed<sliced<E, Start, N, Step>> {
  using type = sliced<typename relaxed<E>::type, Start, N, Step>;
};
template <class... Es, i64... Ws>
struct relaxed<linear_combination<weighted<Es, Ws>...>> {
  using type = linear_combination<weighted<typename relaxed<Es>::type, Ws>...>;
};

/// Are any, are all axes of E among a list?
template <class List, class Gone>
inline constexpr bool any_listed = false;
template <class... As, class Gone>
inline constexpr bool any_listed<axes<As...>, Gone> = (listed<As, Gone> || ...);
template <class List, class Gone>
inline constexpr bool all_listed = false;
template <class... As, class Gone>
inline constexpr bool all_listed<axes<As...>, Gone> = sizeof...(As) > 0 && (listed<As, Gone> && ...);

/// The outer product without factors that say nothing.
template <class... Es>
struct product_of {
  using type = identity;
};
template <class E, class... Es>
struct product_of<E, Es...> {
  using rest = typename product_of<Es...>::type;
  using type = choose<std::is_same_v<E, identity>, rest,
                      choose<std::is_same_v<rest, identity>, E, make_outer<E, rest>>>;
};

/// A mapping without the digits of axes that a reduction removes, and without their padding.
template <class E, class Gone>
struct erased;
template <class E, class Gone>
struct erased_mixed {
  using type = why::reduction_would_cut_a_mapping<E>;
};
template <class L, class R, class Gone>
struct erased_mixed<outer<L, R>, Gone>
    : product_of<typename erased<L, Gone>::type, typename erased<R, Gone>::type> {};
template <class... Es, i64... Ws, class Gone>
struct erased_mixed<linear_combination<weighted<Es, Ws>...>, Gone>
    : product_of<typename erased<Es, Gone>::type...> {};
template <class E, class Gone>
struct erased : std::conditional_t<!any_listed<typename axes_in<E>::type, Gone>, std::type_identity<E>,
                                   std::conditional_t<all_listed<typename axes_in<E>::type, Gone>,
                                                      std::type_identity<identity>, erased_mixed<E, Gone>>> {
};
template <class L, class R, class Gone>
requires any_listed<typename axes_in<outer<L, R>>::type, Gone>
struct erased<outer<L, R>, Gone> : erased_mixed<outer<L, R>, Gone> {
};  // what only repeats stays
template <refused E, class Gone>
struct erased<E, Gone> {
  using type = E;
};

/// A tensor type with another element type, with relaxed parts, or without axes; only DM tensors have one.
template <class X>
struct retyped {
  template <class E>
  using with_element = X;
};
template <class D, class Chip, class Cluster, class Slice, class Element>
struct retyped<DmTensor<D, Chip, Cluster, Slice, Element>> {
  template <class E>
  using with_element = DmTensor<E, Chip, Cluster, Slice, Element>;
  using with_relaxed_padding = DmTensor<D, typename relaxed<Chip>::type, typename relaxed<Cluster>::type,
                                        typename relaxed<Slice>::type, typename relaxed<Element>::type>;
  template <class Gone, class E>
  using without = DmTensor<E, typename erased<Chip, Gone>::type, typename erased<Cluster, Gone>::type,
                           typename erased<Slice, Gone>::type, typename erased<Element, Gone>::type>;
  template <class Gone>
  using cut =
      typename first_refusal<typename erased<Chip, Gone>::type, typename erased<Cluster, Gone>::type,
                             typename erased<Slice, Gone>::type, typename erased<Element, Gone>::type>::type;
  using unit_parts = part_list<Chip, Cluster, Slice>;
};
template <class X, class I, i64 N>
struct retyped<tile_view<X, I, N>> {
  using unit_parts = typename retyped<std::remove_const_t<X>>::unit_parts;
};

}  // namespace tmap::detail
