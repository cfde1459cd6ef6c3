// Storage: how many elements a tensor has along each axis.
#pragma once
#include <initializer_list>
#include <span>
#include <stdexcept>
#include <tmap/config.hpp>

namespace tmap::storage {

inline constexpr int max_rank = 6;

/// Up to six extents, and how many of them are meant: {2, 3} is of rank 2, {} is a scalar with one element.
///
/// Requires nothing of the extents: a negative one is refused by what uses the shape, not here
/// Errors   run: std::length_error beyond six extents
/// Source   seed "Six-dimensional capacity, not six mandatory axes"
class shape {
 public:
  constexpr shape() = default;
  constexpr shape(std::initializer_list<i64> extents)
      : shape(std::span<const i64>(extents.begin(), extents.size())) {}
  constexpr explicit shape(std::span<const i64> extents) {
    if (extents.size() > max_rank) throw std::length_error("a shape has at most six dimensions");
    for (const i64 extent : extents) extents_[rank_++] = extent;
  }

  constexpr int rank() const { return rank_; }
  constexpr i64 operator[](int axis) const { return extents_[axis]; }

  /// Is some extent 0? Then there is no element, whatever the others are.
  constexpr bool empty() const {
    for (int axis = 0; axis < rank_; ++axis) {
      if (extents_[axis] == 0) return true;
    }
    return false;
  }

  /// The number of elements, the largest i64 where it does not fit; extents are not negative.
  constexpr i64 elements() const {
    i64 product = empty() ? 0 : 1;
    for (int axis = 0; axis < rank_ && product != 0; ++axis) {
      product = tmap::detail::saturating_mul(product, extents_[axis]);
    }
    return product;
  }

  /// The shape that is left when an axis is reduced.
  constexpr shape without(int axis) const {
    shape rest;
    for (int k = 0; k < rank_; ++k) {
      if (k != axis) rest.extents_[rest.rank_++] = extents_[k];
    }
    return rest;
  }

  friend constexpr bool operator==(const shape&, const shape&) = default;

 private:
  i64 extents_[max_rank]{};
  int rank_ = 0;
};

}  // namespace tmap::storage
