// What the proofs share: axes of every size, laws at listed sizes, and the relation as the table of the
// semantics defines it, written down once more without digits.
#pragma once
#include <tmap/tmap.hpp>

namespace tmap::proofs {

// ---- Axes that laws quantify over.

template <char Name, i64 N>
struct letter final : axis<letter<Name, N>, N> {
  static constexpr char name[] = {Name, 0};
  static constexpr axis_info info{name, N};
  using axis<letter, N>::operator=;
};
template <i64 N>
inline constexpr letter<'A', N> A{};
template <i64 N>
inline constexpr letter<'B', N> B{};
template <i64 N>
inline constexpr letter<'C', N> C{};

// ---- Laws: a law is a class template over sizes whose body is static assertions.

/// The sizes of one instance of a law.
template <i64... Ns>
struct at {};

template <template <i64...> class Law, class Sizes>
struct instance;
template <template <i64...> class Law, i64... Ns>
struct instance<Law, at<Ns...>> : Law<Ns...> {};

template <class... Sizes>
inline constexpr int different = 0;
template <class Sizes, class... Others>
inline constexpr int different<Sizes, Others...> = (std::is_same_v<Sizes, Others> || ...)
                                                       ? different<Others...>
                                                       : 1 + different<Others...>;

/// Instantiates a law at every listed size: static_assert(proved<law, at<2, 3>, at<8, 1>> == 2).
///
/// Holds    the number of different instances; each of them has been compiled, assertions and all
template <template <i64...> class Law, class... Sizes>
inline constexpr int proved = ((sizeof(instance<Law, Sizes>) != 0) && ...) ? different<Sizes...> : 0;

// ---- The relation by definition (semantics, section 2): no digit and no normal form is involved.
//
// A chain of `/` and `%` is defined here as it stands alone, n * s and s; how two parts of one chain meet is
// what stride_modulo.cpp is about.

template <class E>
struct defined;

template <char Name, i64 N>
struct defined<letter<Name, N>> {
  static constexpr cell at(i64 s) {
    tensor_index t;
    t.add(letter<Name, N>::info, s);
    return cell::of(t);
  }
};
template <i64 N>
struct defined<broadcast<N>> {
  static constexpr cell at(i64) { return cell::of(tensor_index{}); }
};
template <class L, class R>
struct defined<outer<L, R>> {
  static constexpr i64 n = R::size > 0 ? R::size : 1;  // of no position there is nothing to divide
  static constexpr cell at(i64 s) {
    const cell major = defined<L>::at(s / n), minor = defined<R>::at(s % n);
    if (major.is_padding()) return major;
    return minor.is_padding() ? minor : cell::of(major.index() + minor.index());
  }
};
template <class E, i64 N>
struct defined<stride<E, N>> {
  static constexpr cell at(i64 s) { return defined<E>::at(N * s); }
};
template <class E, i64 N>
struct defined<modulo<E, N>> : defined<E> {};
template <class E, i64 N, padding_kind K>
struct defined<padding<E, N, K>> {
  static constexpr cell at(i64 s) { return s < E::size ? defined<E>::at(s) : cell::of(K); }
};
template <class E, i64 N>
struct defined<resized<E, N>> : defined<E> {};
template <class E, i64 Start, i64 N, i64 Step>
struct defined<sliced<E, Start, N, Step>> {
  static constexpr cell at(i64 s) { return defined<E>::at(Start + Step * s); }
};

/// Does the library give every position of a functional mapping the cell that its definition does?
template <class E>
constexpr bool as_defined() {
  for (i64 s = 0; s < E::size; ++s) {
    if (map<E>(s) != defined<E>::at(s)) return false;
  }
  return map<E>(-1).is_out_of_bounds() && map<E>(E::size).is_out_of_bounds();
}

// ---- Equality, asked twice: of the normal forms, and position by position.

/// Do all indices at position s of E sit there in F?
template <class E, class F>
constexpr bool within(i64 s) {
  for (const tensor_index& t : indices<E>(s)) {
    if (!maps<F>(s, t)) return false;
  }
  return true;
}

template <class E, class F>
constexpr bool same_cells() {
  if (E::size != F::size) return false;
  for (i64 s = 0; s < E::size; ++s) {
    if constexpr (functional<E> && functional<F>) {
      if (map<E>(s) != map<F>(s)) return false;
    } else {
      if (!within<E, F>(s) || !within<F, E>(s)) return false;
    }
  }
  return true;
}

/// Equal as the library decides it, either way round, and equal at every position.
template <class E, class F>
inline constexpr bool same = equivalent<E, F>&& equivalent<F, E>&& same_cells<E, F>();

/// Unequal as the library decides it, either way round, and unequal in size or at some position.
template <class E, class F>
inline constexpr bool differ = !equivalent<E, F> && !equivalent<F, E> && !same_cells<E, F>();

/// Is a mapping, or are parts together, refused when it comes to digits? (`m<...>` itself is fine.)
template <class... Parts>
inline constexpr bool not_lowered = refused<decltype(tmap::detail::lowering_verdict<Parts...>())>;

}  // namespace tmap::proofs
