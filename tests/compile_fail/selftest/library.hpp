// A library of one rule, for the runner's own tests.
#pragma once

template <int Size>
struct size_must_be_even {};
template <int>
struct fine {
  using accepted = int;
};

template <int Size>
constexpr auto verdict() {
  if constexpr (Size % 2 == 0)
    return fine<Size>{};
  else
    return size_must_be_even<Size>{};
}

template <int Size>
struct halves {
  using rule = typename decltype(verdict<Size>())::accepted;
};
