// Layer 3: from constructors to digits.
//
// Every position of a part is one digit at first. A number that depends on digits walks down the expression:
// a product divides it, a stride multiplies it, a slice shifts it, padding bounds it, and an axis takes what
// arrives as a coordinate. Contributions to one E under `/` and `%` meet first and are decoded through E
// once.
#pragma once
#include <tmap/algebra/bounds.hpp>
#include <tmap/algebra/chains.hpp>

namespace tmap::detail {

class lowering {
 public:
  constexpr lowering(form& out, const node* nodes) : out_(out), nodes_(nodes) {}

  /// Lowers the outer product of parts, the major one first; each is a subtree of the nodes.
  constexpr void run(const int* parts, int part_count) {
    for (int p = 0; p < part_count; ++p) note_axes(parts[p]);
    i64 stride = 1;
    for (int p = part_count; p-- > 0;) {
      const i64 size = nodes_[parts[p]].size;
      out_.add_digit({.extent = size, .stride = stride, .part = p});
      stride = saturating_mul(stride, size);
    }
    out_.size = stride;
    for (int p = 0; p < part_count; ++p) {
      affine position;
      position.weight[part_count - 1 - p] = 1;
      visit(parts[p], position, 0);
    }
    decode_chains();
    bound_axes();
    chains_.refuse_mixed_padding(out_);
    refuse_holes();
  }

 private:
  constexpr void note_axes(int at) {
    for (int k = at; k < at + nodes_[at].extent; ++k) {
      const axis_info* axis = nodes_[k].axis;
      out_.drops =
          out_.drops || nodes_[k].kind == constructor::resized || nodes_[k].kind == constructor::sliced;
      if (nodes_[k].kind != constructor::axis || out_.axis_of(axis) >= 0) continue;
      if (out_.axis_count == max_axes) return out_.fail(fault::too_many_axes, k);
      out_.axes[out_.axis_count++] = axis;
    }
  }

  constexpr int rank() { return next_rank_++; }

  constexpr void visit(int at, affine position, kinds pads) {
    const node& x = nodes_[at];
    if (out_.broken != fault::none) return;
    if (x.kind == constructor::axis) return place(at, position, pads);
    if (x.size == 0) return;  // whoever asks for a position of it has put a bound
    switch (x.kind) {
      case constructor::axis:
      case constructor::broadcast:
        return;
      case constructor::outer: {
        affine minor;
        const i64 by = nodes_[x.right].size;
        if (!divide(out_, position, by, minor)) return blame(at, position, by);
        visit(x.left, position, pads);
        return visit(x.right, minor, pads);
      }
      case constructor::stride:
      case constructor::modulo:
        return contribute(at, position, pads);
      case constructor::padding:
        if (pads_something(nodes_, at)) {
          out_.add_bound(position, nodes_[x.left].size, fate_of(x.pad), rank());
          pads |= bit(x.pad);
        }
        return visit(x.left, position, pads);
      case constructor::resized:
        return visit(x.left, position, pads);
      case constructor::sliced:
        return visit(x.left, shifted(position, x.start, x.step), pads);
      case constructor::linear:
        return combine(at, position, pads);
    }
  }

  /// Says why a position could not be divided: a digit that straddles, or else the start of a slice.
  constexpr void blame(int at, const affine& position, i64 by) {
    for (int k = 0; k < out_.count; ++k) {
      const i64 weight = position.weight[k];
      if (!out_.depends(position, k) || weight % by == 0 || by % weight == 0) continue;
      return out_.fail(fault::split_cuts_a_digit, at, weight, by);
    }
    out_.fail(fault::slice_cuts_a_digit, at, position.base, by);
  }

  constexpr void place(int at, const affine& coordinate, kinds pads) {
    const int axis = out_.axis_of(nodes_[at].axis);
    out_.origin[axis] = saturating_add(out_.origin[axis], coordinate.base);
    pads_[axis] |= pads;
    for (int k = 0; k < out_.count; ++k) {
      if (!out_.depends(coordinate, k)) continue;
      out_.digits[k].axis = axis;
      out_.digits[k].step = coordinate.weight[k];
    }
  }

  constexpr void contribute(int at, affine position, kinds pads) {
    while (nodes_[at].kind == constructor::stride || nodes_[at].kind == constructor::modulo) {
      if (nodes_[at].kind == constructor::stride) position = shifted(position, 0, nodes_[at].count);
      at = nodes_[at].left;
    }
    if (nodes_[at].kind == constructor::axis) return place(at, position, pads);
    if (nodes_[at].kind == constructor::broadcast) return bound_end(at, position, pads);
    chains_.arrive(out_, nodes_, {at, position, pads, rank(), true});
  }

  /// Decodes what arrived under `/` and `%`, the largest E first, since it may contribute to smaller ones.
  constexpr void decode_chains() {
    while (chains_.count > 0 && out_.broken == fault::none) {
      chain x = chains_.take_largest(nodes_);
      join_in(out_, x.position);
      chains_.make_room(out_, x.rank);
      next_rank_ = x.rank + 1 + (x.alone ? 0 : late);
      if (!x.alone) chains_.decoded(nodes_, x.at, next_rank_);
      if (!pads_something(nodes_, x.at)) bound_end(x.at, x.position, x.pads);
      visit(x.at, x.position, x.pads);
    }
  }

  /// What reaches past the end of E is padding of the kind that its digits were padded with.
  constexpr void bound_end(int at, const affine& position, kinds pads) {
    if (out_.reach(position) < nodes_[at].size) return;
    if (mixed(pads))
      return out_.fail(fault::overshoot_padded_differently, out_.axis_of(axis_under(nodes_, at)));
    out_.add_bound(position, nodes_[at].size, overshoot(pads), rank());
  }

  /// A linear combination: a product with gaps while its terms keep apart, digits that share positions
  /// otherwise.
  constexpr void combine(int at, affine position, kinds pads) {
    term_list c = terms_of(nodes_, at);
    if (c.all > term_list::most) return out_.fail(fault::too_many_digits, at);
    kinds found = 0;
    int padded = 0;
    for (int k = 0; k < c.all; ++k) {
      const kinds own = padding_within(nodes_, c.terms[k].inner);
      found |= own;
      padded += own != 0;
    }
    const bool apart = c.apart();
    const int part = part_of(out_, position);
    if (mixed(found) && (padded > 1 || !apart)) return out_.fail(fault::terms_padded_differently, at);
    if (apart) {
      for (int k = 0; k < c.count; ++k) {
        affine rest;
        if (!divide(out_, position, c.terms[k].weight, rest)) {
          return out_.fail(fault::linear_combination_cut, at, c.terms[k].weight);
        }
        c.terms[k].own = position;
        position = rest;
      }
      for (int k = 0; k < c.count; ++k) out_.add_bound(c.terms[k].own, c.terms[k].size, fate::top, rank());
      out_.add_bound(position, 1, fate::top, rank());
    } else if (!overlay(out_, position, c)) {
      return out_.fail(fault::linear_combination_cut, at, position.base);
    }
    for (int k = c.count; k < c.all; ++k) {
      if (c.terms[k].size < 2) continue;
      c.terms[k].own.weight[out_.add_digit({.extent = c.terms[k].size, .part = part})] = 1;
    }
    c.sort_as_spelled();  // of two paddings the major one is the cell
    for (int k = 0; k < c.all; ++k) visit(c.terms[k].inner, c.terms[k].own, pads);
  }

  /// An index whose coordinate reaches past its axis is padding of the kind that its digits were padded with.
  constexpr void bound_axes() {
    for (int axis = 0; axis < out_.axis_count; ++axis) {
      affine coordinate;
      coordinate.base = out_.origin[axis];
      for (int k = 0; k < out_.count; ++k) {
        if (out_.digits[k].axis == axis) coordinate.weight[k] = out_.digits[k].step;
      }
      const i64 size = out_.axes[axis]->size;
      if (live_reach(out_, coordinate) < size || implied(out_, coordinate, size)) continue;
      if (mixed(pads_[axis])) return out_.fail(fault::overshoot_padded_differently, axis);
      out_.add_bound(coordinate, size, overshoot(pads_[axis]), last_of_all);
    }
  }

  /// Holes of an overlapping combination are reached by no choice, so no bound can give them another kind.
  constexpr void refuse_holes() {
    for (int b = 0; b < out_.bound_count && out_.holes; ++b) {
      const fate kind = out_.bounds[b].otherwise;
      if (kind == fate::zero || kind == fate::bottom) out_.fail(fault::padding_meets_holes, 0);
    }
  }

  form& out_;
  const node* nodes_;
  chain_list chains_{};
  kinds pads_[max_axes]{};
  int next_rank_ = 0;
};

}  // namespace tmap::detail
