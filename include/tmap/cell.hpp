// Layer 1: what a position stands for.
#pragma once
#include <tmap/index.hpp>

namespace tmap {

/// What a position that holds no index may contain, and what writers owe it.
///
/// Holds    top: anything; zero: all bits 0, written by every writer; bottom: neither read nor written
/// Source   semantics section 2, "Cells" (DECIDED)
enum class padding_kind : unsigned char { top, zero, bottom };
using enum padding_kind;

constexpr const char* to_text(padding_kind kind) {
  return kind == top ? "top" : kind == zero ? "zero" : "bottom";
}

/// What a position of a mapping stands for: an index, padding of a kind, or nothing at all.
///
/// Errors   run: tmap::error from index() of a cell that is none, and from kind() of one that is no padding
/// Source   seed "Tensor Holding Semantics": E::map(i) = Cell::Index(ti)
class cell {
 public:
  static constexpr cell of(const tensor_index& index) { return cell(state::index, top, index); }
  static constexpr cell of(padding_kind kind) { return cell(state::padding, kind, {}); }
  static constexpr cell outside() { return cell(state::outside, top, {}); }

  constexpr bool is_index() const { return state_ == state::index; }
  constexpr bool is_padding() const { return state_ == state::padding; }
  constexpr bool is_out_of_bounds() const { return state_ == state::outside; }
  constexpr padding_kind kind() const {
    if (!is_padding()) throw error("kind() of a cell that is not padding");
    return kind_;
  }
  constexpr const tensor_index& index() const {
    if (!is_index()) throw error("index() of a cell that holds no index");
    return index_;
  }
  friend constexpr bool operator==(const cell&, const cell&) = default;

 private:
  enum class state : unsigned char { index, padding, outside };
  constexpr cell(state s, padding_kind kind, const tensor_index& index)
      : state_(s), kind_(kind), index_(index) {}

  state state_;
  padding_kind kind_;
  tensor_index index_;
};

/// Prints a cell as its index, "padding top" or "out of bounds".
constexpr short_text to_text(const cell& c) {
  if (c.is_index()) return to_text(c.index());
  return c.is_padding() ? short_text("padding ") << to_text(c.kind()) : short_text("out of bounds");
}

}  // namespace tmap
