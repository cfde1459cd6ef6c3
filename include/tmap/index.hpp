// Layer 1: tensor indices, the coordinates that elements of a tensor go by.
#pragma once
#include <tmap/error.hpp>
#include <type_traits>

namespace tmap {

/// The run-time face of an axis; two axes are one when their addresses are.
struct axis_info {
  const char* name = "";
  i64 size = 1;
};

/// A list of axis types, each once, in order of appearance.
template <class... As>
struct axes {
  static constexpr int count = sizeof...(As);
};

namespace detail {

template <class A, class List>
inline constexpr bool listed = false;
template <class A, class... As>
inline constexpr bool listed<A, axes<As...>> = (std::is_same_v<A, As> || ...);

template <class Left, class Right>
struct unite;
template <class... As>
struct unite<axes<As...>, axes<>> {
  using type = axes<As...>;
};
template <class... As, class B, class... Bs>
struct unite<axes<As...>, axes<B, Bs...>>
    : unite<std::conditional_t<listed<B, axes<As...>>, axes<As...>, axes<As..., B>>, axes<Bs...>> {};

template <class Left, class Right>
using united = typename unite<Left, Right>::type;

/// The first axis of `Part` that `Whole` lacks; void when there is none.
template <class Part, class Whole>
struct first_foreign {
  using type = void;
};
template <class A, class... As, class Whole>
struct first_foreign<axes<A, As...>, Whole>
    : std::conditional_t<listed<A, Whole>, first_foreign<axes<As...>, Whole>, std::type_identity<A>> {};

inline constexpr int max_axes = 12;

}  // namespace detail

/// A coordinate for each axis; an axis that is absent has coordinate 0.
///
/// Shape    at most 12 axes
/// Holds    idx[A] is the coordinate on A; a + b adds coordinate by coordinate
/// Errors   run: tmap::error past 12 axes
/// Source   seed "Tensor Holding Semantics": partial indices are summed
class tensor_index {
 public:
  constexpr tensor_index() = default;

  constexpr void add(const axis_info& axis, i64 coordinate) {
    for (int k = 0; k < count_; ++k) {
      if (entries_[k].axis == &axis) {
        entries_[k].coordinate += coordinate;
        return;
      }
    }
    if (coordinate == 0) return;
    if (count_ == detail::max_axes) throw error("a tensor index has at most 12 axes");
    entries_[count_++] = {&axis, coordinate};
  }

  constexpr i64 operator[](const axis_info& axis) const {
    for (int k = 0; k < count_; ++k) {
      if (entries_[k].axis == &axis) return entries_[k].coordinate;
    }
    return 0;
  }
  template <class Axis>
  requires requires { Axis::info; }
  constexpr i64 operator[](const Axis&) const { return (*this)[Axis::info]; }

  /// Calls visit(axis, coordinate) for every coordinate that is not absent.
  template <class Visit>
  constexpr void for_each(Visit&& visit) const {
    for (int k = 0; k < count_; ++k) {
      if (entries_[k].coordinate != 0) visit(*entries_[k].axis, entries_[k].coordinate);
    }
  }

  friend constexpr tensor_index operator+(tensor_index a, const tensor_index& b) {
    b.for_each([&](const axis_info& axis, i64 coordinate) { a.add(axis, coordinate); });
    return a;
  }
  friend constexpr bool operator==(const tensor_index& a, const tensor_index& b) {
    bool same = true;
    a.for_each([&](const axis_info& axis, i64 coordinate) { same = same && b[axis] == coordinate; });
    b.for_each([&](const axis_info& axis, i64 coordinate) { same = same && a[axis] == coordinate; });
    return same;
  }

 private:
  struct entry {
    const axis_info* axis = nullptr;
    i64 coordinate = 0;
  };
  entry entries_[detail::max_axes]{};
  int count_ = 0;
};

/// Prints an index as {A: 2, B: 97}.
constexpr short_text to_text(const tensor_index& index) {
  short_text out("{");
  bool first = true;
  index.for_each([&](const axis_info& axis, i64 coordinate) {
    out << (first ? "" : ", ") << axis.name << ": " << coordinate;
    first = false;
  });
  return out << '}';
}
template <class Stream>
requires requires(Stream& out, const char* s) { out.write(s, 1); }
Stream& operator<<(Stream& out, const tensor_index& index) { return out << to_text(index); }

/// What `A = 2` yields: an index whose axes are known to the compiler.
template <class Axes>
class assignment : public tensor_index {
 public:
  using axes = Axes;
  constexpr explicit assignment(const tensor_index& index) : tensor_index(index) {}
};

template <class T>
concept assigned = std::is_base_of_v<tensor_index, T> && requires {
  typename T::axes;
};

/// Builds an index from assignments: index_of(A = 2, B / 64 = 3); index_of() is {}.
template <assigned... As>
constexpr tensor_index index_of(const As&... assignments) {
  tensor_index index;
  ((index = index + assignments), ...);
  return index;
}

}  // namespace tmap
