// Layer 8: named operations, as objects that can be passed.
#pragma once
#include <tmap/scalar/arithmetic.hpp>
#include <tmap/scalar/math.hpp>

namespace tmap::op {

// keeps_zero: the operation of +0s is +0, so that zero padding stays zero
// floating:   the operation is defined for floating types only
// bf16, f16 and f8 are computed in f32 and rounded once

/// A single operation, in which no addition follows a multiplication: no processor fuses anything of it.
struct exact {
  static constexpr bool keeps_zero = true;
  static constexpr bool floating = false;
};
struct inexact {
  static constexpr bool keeps_zero = false;
  static constexpr bool floating = true;
};

struct add : exact {
  template <scalar D>
  constexpr D operator()(D a, D b) const {
    return scalar_op::add(a, b);
  }
};
struct sub : exact {
  template <scalar D>
  constexpr D operator()(D a, D b) const {
    return scalar_op::sub(a, b);
  }
};
struct mul : exact {
  template <scalar D>
  constexpr D operator()(D a, D b) const {
    return scalar_op::mul(a, b);
  }
};
struct min : exact {
  template <scalar D>
  constexpr D operator()(D a, D b) const {
    return scalar_op::min(a, b);
  }
};
struct max : exact {
  template <scalar D>
  constexpr D operator()(D a, D b) const {
    return scalar_op::max(a, b);
  }
};
struct abs : exact {
  template <scalar D>
  constexpr D operator()(D a) const {
    return scalar_op::abs(a);
  }
};
struct relu : exact {
  template <scalar D>
  constexpr D operator()(D a) const {
    return scalar_op::relu(a);
  }
};
struct neg {
  static constexpr bool keeps_zero = false;  // -(+0) is -0
  static constexpr bool floating = false;
  template <scalar D>
  constexpr D operator()(D a) const {
    return scalar_op::neg(a);
  }
};

struct div : inexact {
  template <scalar D>
  constexpr D operator()(D a, D b) const {
    return scalar_op::div(a, b);
  }
};
struct exp : inexact {
  template <scalar D>
  [[gnu::always_inline]] D operator()(D a) const {
    return scalar_op::exp(a);
  }
};
struct log : inexact {
  template <scalar D>
  [[gnu::always_inline]] D operator()(D a) const {
    return scalar_op::log(a);
  }
};
struct sqrt : inexact {
  template <scalar D>
  [[gnu::always_inline]] D operator()(D a) const {
    return scalar_op::sqrt(a);
  }
};
struct rsqrt : inexact {
  template <scalar D>
  [[gnu::always_inline]] D operator()(D a) const {
    return scalar_op::rsqrt(a);
  }
};
struct tanh : inexact {
  template <scalar D>
  [[gnu::always_inline]] D operator()(D a) const {
    return scalar_op::tanh(a);
  }
};
struct sigmoid : inexact {
  template <scalar D>
  [[gnu::always_inline]] D operator()(D a) const {
    return scalar_op::sigmoid(a);
  }
};

/// Converts between element types; a copy where they are the same.
template <scalar To>
struct convert : exact {
  template <scalar D>
  constexpr To operator()(D a) const {
    return convert_to<To>(a);
  }
};

// reductions, over live positions; sums and products are taken in D's arithmetic type and narrowed once
struct sum {
  static constexpr bool floating = false, choosing = false;
};
struct product {
  static constexpr bool floating = false, choosing = false;
};
struct mean {
  static constexpr bool floating = true, choosing = true;
};
struct maximum {
  static constexpr bool floating = false, choosing = true;
};
struct minimum {
  static constexpr bool floating = false, choosing = true;
};

}  // namespace tmap::op
