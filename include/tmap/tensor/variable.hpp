// Layer 4: what all tensor variables have in common: parts, memory, and making them.
#pragma once
#include <span>
#include <tmap/expr.hpp>
#include <tmap/tensor/view.hpp>

namespace tmap {
namespace detail {

/// The memory of a tensor variable and access to it.
///
/// Shape    the outer product of Parts, the major one first, in one buffer; units stand one after the other
/// Units    positions, bytes
template <class Self, class D, class... Parts>
class variable {
 public:
  using element_type = D;
  using parts = part_list<Parts...>;
  using cell_type = std::conditional_t<packed<D>, std::uint8_t, D>;
  static constexpr i64 size = facts<parts>::digits().all.size;

  /// The digits of the parts; a type that breaks a rule reports that, and has none.
  static constexpr const lowered& digits() { return facts<parts>::digits(); }

  /// Builds a variable that holds T, a callable from index to value.
  ///
  /// Errors   run: tmap::mismatch where indices that share an element have different values
  template <class T>
  static Self from(const T& t) {
    Self x;
    for (live_walk at(digits().live); at.more(); at.next()) {
      const i64 position = at.position();
      const D value = as_element<D>(t(at.index()));
      if constexpr (overlaps(digits().live) != answer::no) x.agree(t, at, value);
      store(x.cells(), position, value);
    }
    return x;
  }

  /// The element at an index, by assignments or as one: x.at(A = 2, B / 64 = 3), x.at(index).
  ///
  /// Holds    a reference where the variable is injective and not overlapping, else the value
  /// Errors   compile: why::axis_not_in_tensor; run: tmap::out_of_range, tmap::mismatch
  template <assigned... As>
  detail::read_only<D> at(const As&... as) const {
    static_assert(sizeof(typename decltype(index_verdict<Self, As...>())::accepted*) != 0);
    return element_at<Self>(cells(), index_of(as...));
  }
  template <assigned... As>
  decltype(auto) at(const As&... as) {
    static_assert(sizeof(typename decltype(index_verdict<Self, As...>())::accepted*) != 0);
    return element_at<Self>(cells(), index_of(as...));
  }
  detail::read_only<D> at(const tensor_index& index) const { return element_at<Self>(cells(), index); }
  decltype(auto) at(const tensor_index& index) { return element_at<Self>(cells(), index); }

  /// N cells of mapping I from a run-time coordinate on, renumbered from 0: x.tile<B / 32, 2>(i).
  ///
  /// Errors   compile: why::tile_must_be_one_digit, why::tile_exceeds; run: tmap::out_of_range
  /// Source   semantics section 4, "tile view"
  template <auto I, i64 N>
  tile_view<const Self, lifted<I>, N> tile(i64 start) const& {
    return tile_view<const Self, lifted<I>, N>(self(), start);
  }
  template <auto I, i64 N>
  tile_view<Self, lifted<I>, N> tile(i64 start) & {
    return tile_view<Self, lifted<I>, N>(self(), start);
  }
  template <auto I, i64 N>
  tile_view<const Self, lifted<I>, N> tile(i64 start) const&& {  // the tensor dies at the end of the line
    static_assert(sizeof(typename why::view_needs_a_named_tensor<lifted<I>>::accepted*) != 0);
    return tile_view<const Self, lifted<I>, N>(self(), start);
  }

  /// All of the variable, as a view.
  tile_view<const Self, identity, 1> view() const& { return tile_view<const Self, identity, 1>(self(), 0); }
  tile_view<Self, identity, 1> view() & { return tile_view<Self, identity, 1>(self(), 0); }
  template <class... Window>
  tile_view<const Self, identity, 1> view() const&& {  // the tensor dies at the end of the line
    static_assert(sizeof(typename why::view_needs_a_named_tensor<Window...>::accepted*) != 0);
    return view();
  }

  /// Errors   run: tmap::mismatch for a variable that was moved from, which holds nothing
  unsigned char* cells() {
    require_memory();
    return memory_.data();
  }
  const unsigned char* cells() const {
    require_memory();
    return memory_.data();
  }
  static constexpr i64 bytes() { return saturating_mul(size, bits_of<D>) / 8; }

 protected:
  std::span<cell_type> cells_of_unit(i64 unit, i64 units) {
    const i64 bytes = bytes_of_unit(unit, units);
    return {reinterpret_cast<cell_type*>(cells() + unit * bytes),
            static_cast<std::size_t>(bytes) / sizeof(cell_type)};
  }
  std::span<const cell_type> cells_of_unit(i64 unit, i64 units) const {
    const i64 bytes = bytes_of_unit(unit, units);
    return {reinterpret_cast<const cell_type*>(cells() + unit * bytes),
            static_cast<std::size_t>(bytes) / sizeof(cell_type)};
  }

 private:
  Self& self() { return static_cast<Self&>(*this); }
  const Self& self() const { return static_cast<const Self&>(*this); }

  static i64 bytes_of_unit(i64 unit, i64 units) {
    if (unit < 0 || unit >= units) throw out_of_range("unit ", unit, " is outside 0..", units - 1);
    return bytes() / units;
  }

  void require_memory() const {
    if (memory_.bytes() != bytes()) throw mismatch("a variable that was moved from holds nothing");
  }

  /// Compares the value of an index with those of the indices that share its position.
  template <class T>
  static void agree(const T& t, const live_walk& at, D value) {
    each_index(digits().all, at.position(), [&](const tensor_index& other) {
      if (same_value(as_element<D>(t(other)), value)) return true;
      throw mismatch("position ", at.position(), " stands for ", to_text(at.index()), " and ", to_text(other),
                     ", whose values differ");
    });
  }

  buffer memory_{bytes()};
};

}  // namespace detail
}  // namespace tmap
