// Layer 1: axes, the names that a tensor's dimensions go by.
#pragma once
#include <tmap/mapping.hpp>

namespace tmap {

/// A name and a size; derived by TMAP_AXIS into one type and one object of the same name.
///
/// Shape    N positions, N >= 0
/// Holds    position s stands for {A: s}
/// Errors   run: tmap::out_of_range from A = n with n outside 0..N-1 (no constant expression then)
/// Source   seed "Tensor Holding Semantics": axes![A = 8, B = 512]
template <class Self, i64 N>
struct axis : detail::expression_base {
  static_assert(N >= 0, "the size of an axis must not be negative");
  static constexpr i64 size = N;
  static constexpr int nodes = 1;
  using axes = tmap::axes<Self>;
  using operands = detail::operands<>;
  template <auto>
  using lifted = Self;

  static constexpr int describe(detail::syntax& out) {
    return out.close(out.open({.kind = detail::constructor::axis, .size = N, .axis = &Self::info}));
  }
  static constexpr void locate(i64 position, tensor_index& index) { index.add(Self::info, position); }

  template <integer I>
  [[nodiscard]] constexpr assignment<tmap::axes<Self>> operator=(I coordinate) const {
    const i64 at = static_cast<i64>(coordinate);
    if (at < 0 || at >= N) {
      throw out_of_range("axis ", Self::info.name, " has coordinates 0..", N - 1, ", not ", at);
    }
    tensor_index index;
    index.add(Self::info, at);
    return assignment<tmap::axes<Self>>(index);
  }
};

}  // namespace tmap

/// Declares an axis at namespace scope: TMAP_AXIS(A, 8); names begin with a capital.
#define TMAP_AXIS(NAME, SIZE)                                       \
  inline constexpr struct NAME final : ::tmap::axis<NAME, (SIZE)> { \
    static constexpr ::tmap::axis_info info{#NAME, (SIZE)};         \
    using ::tmap::axis<NAME, (SIZE)>::operator=;                    \
  } NAME {                                                          \
  }

/// Declares several axes: TMAP_AXES((A, 8), (B, 512)); at most 41.
#define TMAP_AXES(...) TMAP_EXPAND(TMAP_AXES_STEP(__VA_ARGS__))
#define TMAP_AXES_STEP(PAIR, ...) TMAP_AXIS PAIR __VA_OPT__(; TMAP_AXES_AGAIN TMAP_PARENS(__VA_ARGS__))
#define TMAP_AXES_AGAIN() TMAP_AXES_STEP
#define TMAP_PARENS ()
#define TMAP_EXPAND(...) TMAP_EXPAND3(TMAP_EXPAND3(TMAP_EXPAND3(__VA_ARGS__)))
#define TMAP_EXPAND3(...) TMAP_EXPAND2(TMAP_EXPAND2(TMAP_EXPAND2(__VA_ARGS__)))
#define TMAP_EXPAND2(...) TMAP_EXPAND1(TMAP_EXPAND1(TMAP_EXPAND1(__VA_ARGS__)))
#define TMAP_EXPAND1(...) __VA_ARGS__
