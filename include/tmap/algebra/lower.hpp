// Layer 3: from constructors to digits.
//
// Every position of a part is one digit at first. A number that depends on digits walks down the expression:
// a product divides it, a stride multiplies it, a slice shifts it, padding bounds it, and an axis takes what
// arrives as a coordinate. Contributions to one E under `/` and `%` meet first and are decoded through E
// once.
#pragma once
#include <tmap/algebra/digits.hpp>

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
  }

 private:
  /// What has arrived at one E under `/` and `%`.
  struct chain {
    int at;
    affine position;
    unsigned pads;
    int rank;
    int arrivals;
  };
  struct padding_alone {
    fate kind;
    int rank;
  };
  static constexpr int late = 1 << 20;  // the rank of what only the sum of several contributions breaks
  static constexpr int max_chains = 8;
  static constexpr int max_terms = 8;

  constexpr void note_axes(int at) {
    for (int k = at; k < at + nodes_[at].extent; ++k) {
      const axis_info* axis = nodes_[k].axis;
      out_.drops =
          out_.drops || nodes_[k].kind == constructor::resized || nodes_[k].kind == constructor::sliced;
      if (nodes_[k].kind != constructor::axis || out_.axis_of(axis) >= 0) continue;
      if (out_.axis_count == max_axes) return out_.fail(fault::too_many_digits, k);
      out_.axes[out_.axis_count++] = axis;
    }
  }

  constexpr void visit(int at, affine position, unsigned pads) {
    const node& x = nodes_[at];
    if (out_.broken != fault::none || x.size == 0) return;
    switch (x.kind) {
      case constructor::axis:
        return place(at, position, pads);
      case constructor::broadcast:
        return;
      case constructor::outer: {
        affine minor;
        const i64 by = nodes_[x.right].size;
        if (!divide(position, by, minor)) return blame(at, position, by);
        visit(x.left, position, pads);
        return visit(x.right, minor, pads);
      }
      case constructor::stride:
      case constructor::modulo:
        return contribute(at, position, pads);
      case constructor::padding:
        out_.add_bound(position, nodes_[x.left].size, fate_of(x.pad), rank());
        return visit(x.left, position, pads | (1u << static_cast<unsigned>(x.pad)));
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

  constexpr int rank() { return fixed_rank_ >= 0 ? fixed_rank_ : next_rank_++; }

  static constexpr affine shifted(affine position, i64 start, i64 step) {
    for (i64& weight : position.weight) weight *= step;
    position.base = start + step * position.base;
    return position;
  }

  constexpr void place(int at, const affine& coordinate, unsigned pads) {
    const int axis = out_.axis_of(nodes_[at].axis);
    out_.origin[axis] = saturating_add(out_.origin[axis], coordinate.base);
    pads_[axis] |= pads;
    for (int k = 0; k < out_.count; ++k) {
      if (!out_.depends(coordinate, k)) continue;
      out_.digits[k].axis = axis;
      out_.digits[k].step = coordinate.weight[k];
    }
  }

  /// Writes position as position * by + minor with 0 <= minor < by; false where a digit would have to be cut.
  constexpr bool divide(affine& position, i64 by, affine& minor) {
    if (by == 1) return true;
    affine major;
    const int count = out_.count;
    for (int k = 0; k < count; ++k) {
      const i64 weight = position.weight[k];
      if (!out_.depends(position, k)) continue;
      if (weight % by == 0) {
        major.weight[k] = weight / by;
      } else if (weight < by && saturating_mul(weight, out_.digits[k].extent - 1) < by) {
        minor.weight[k] = weight;
      } else if (weight < by && by % weight == 0) {
        minor.weight[out_.split(k, by / weight)] = weight;
        major.weight[k] = 1;
      } else {
        return false;
      }
    }
    major.base = position.base / by;
    minor.base = position.base % by;
    position = major;
    return out_.reach(minor) < by;
  }

  constexpr void contribute(int at, affine position, unsigned pads) {
    while (nodes_[at].kind == constructor::stride || nodes_[at].kind == constructor::modulo) {
      if (nodes_[at].kind == constructor::stride) position = shifted(position, 0, nodes_[at].count);
      at = nodes_[at].left;
    }
    if (nodes_[at].kind == constructor::axis || nodes_[at].kind == constructor::broadcast) {
      return visit(at, position, pads);
    }
    for (int c = 0; c < chain_count_; ++c) {
      if (!same_subtree(nodes_ + chains_[c].at, nodes_ + at)) continue;
      affine& sum = chains_[c].position;
      if (chains_[c].arrivals == 1) note_padding(chains_[c].at, sum, chains_[c].rank);
      note_padding(at, position, rank());
      sum.base = saturating_add(sum.base, position.base);
      for (int k = 0; k < max_digits; ++k) sum.weight[k] += position.weight[k];
      chains_[c].pads |= pads;
      ++chains_[c].arrivals;
      return;
    }
    if (chain_count_ == max_chains) return out_.fail(fault::too_many_digits, at);
    chains_[chain_count_++] = {at, position, pads, rank(), 1};
  }

  /// A contribution that is padding even by itself counts as padding where it stands, but its bound is asked
  /// late: remembered, so that padding of another kind in between is refused.
  constexpr void note_padding(int at, affine position, int rank) {
    for (;; at = nodes_[at].left) {
      const node& x = nodes_[at];
      if (x.kind == constructor::sliced) {
        position = shifted(position, x.start, x.step);
      } else if (x.kind == constructor::padding) {
        if (out_.reach(position) < nodes_[x.left].size) continue;
        if (alone_count_ == max_chains) return out_.fail(fault::too_many_digits, at);
        alone_[alone_count_++] = {fate_of(x.pad), rank};
      } else if (x.kind != constructor::resized) {
        return;
      }
    }
  }

  /// Decodes what arrived under `/` and `%`, the largest E first, since it may contribute to smaller ones.
  constexpr void decode_chains() {
    while (chain_count_ > 0 && out_.broken == fault::none) {
      int largest_chain = 0;
      for (int c = 1; c < chain_count_; ++c) {
        if (nodes_[chains_[c].at].extent > nodes_[chains_[largest_chain].at].extent) largest_chain = c;
      }
      chain x = chains_[largest_chain];
      chains_[largest_chain] = chains_[--chain_count_];
      merge(x.position);
      fixed_rank_ = x.arrivals == 1 ? x.rank : late;
      if (nodes_[x.at].kind != constructor::padding) {
        out_.add_bound(x.position, nodes_[x.at].size, overshoot(x.pads), fixed_rank_);
      }
      visit(x.at, x.position, x.pads);
    }
    fixed_rank_ = -1;
  }

  static constexpr fate overshoot(unsigned pads) {
    return pads == 2u ? fate::zero : pads == 4u ? fate::bottom : fate::top;
  }

  /// Joins digits that count on where their neighbour ends, in the buffer and in every number alike.
  constexpr void merge(affine& position) {
    for (int major = 0; major < out_.count; ++major) {
      for (int minor = 0; minor < out_.count; ++minor) {
        if (major == minor || !out_.depends(position, major) || !out_.depends(position, minor)) continue;
        const i64 n = out_.digits[minor].extent;
        if (out_.digits[major].stride != out_.digits[minor].stride * n ||
            position.weight[major] != position.weight[minor] * n) {
          continue;
        }
        bool same = true;
        for (int b = 0; b < out_.bound_count; ++b) {
          const affine& value = out_.bounds[b].value;
          same = same && value.weight[major] == value.weight[minor] * n;
        }
        if (!same) continue;
        out_.digits[minor].extent *= out_.digits[major].extent;
        position.weight[major] = 0;
        out_.digits[major] = {};
        for (int b = 0; b < out_.bound_count; ++b) out_.bounds[b].value.weight[major] = 0;
        return merge(position);
      }
    }
  }

  /// A linear combination: a product with gaps while its terms keep apart, digits that share positions
  /// otherwise.
  constexpr void combine(int at, affine position, unsigned pads) {
    int terms[max_terms]{};
    int count = 0;
    unsigned kinds = 0;
    for (int t = at; t >= 0; t = nodes_[t].right) {
      const node& inner = nodes_[nodes_[t].left];
      for (int k = nodes_[t].left; k < nodes_[t].left + inner.extent; ++k) {
        if (nodes_[k].kind == constructor::padding) kinds |= 1u << static_cast<unsigned>(nodes_[k].pad);
      }
      if (inner.size == 1 || nodes_[t].count == 0) {  // takes no part in the position
        affine free;
        if (inner.size > 1)
          free.weight[out_.add_digit({.extent = inner.size, .part = part_of(position)})] = 1;
        visit(nodes_[t].left, free, pads);
        continue;
      }
      if (count == max_terms) return out_.fail(fault::too_many_digits, at);
      int to = count++;
      for (; to > 0 && nodes_[terms[to - 1]].count < nodes_[t].count; --to) terms[to] = terms[to - 1];
      terms[to] = t;
    }
    if ((kinds & (kinds - 1)) != 0) return out_.fail(fault::terms_padded_differently, at);
    i64 below = 0;  // what the terms of smaller weight reach
    bool apart = true;
    for (int k = count; k-- > 0;) {
      const i64 weight = nodes_[terms[k]].count;
      apart = apart && below < weight;
      below = saturating_add(below, saturating_mul(weight, nodes_[nodes_[terms[k]].left].size - 1));
    }
    if (apart) {
      place_apart(at, terms, count, position, pads);
    } else {
      place_overlapping(at, terms, count, position, pads);
    }
  }

  constexpr void place_apart(int at, const int* terms, int count, affine position, unsigned pads) {
    for (int k = 0; k < count; ++k) {
      const node& term = nodes_[terms[k]];
      affine rest;
      if (!divide(position, term.count, rest)) {
        return out_.fail(fault::linear_combination_cut, at, term.count);
      }
      out_.add_bound(position, nodes_[term.left].size, fate::top, rank());
      visit(term.left, position, pads);
      position = rest;
    }
    out_.add_bound(position, 1, fate::top, rank());
  }

  constexpr void place_overlapping(int at, const int* terms, int count, affine position, unsigned pads) {
    int whole = -1;
    int whole_count = 0;
    for (int k = 0; k < out_.count; ++k) {
      if (!out_.depends(position, k)) continue;
      whole = k;
      ++whole_count;
    }
    if (position.base != 0 || whole_count > 1)
      return out_.fail(fault::linear_combination_cut, at, position.base);
    if (whole_count == 0) {  // position 0: every term is at its own
      for (int k = 0; k < count; ++k) visit(nodes_[terms[k]].left, {}, pads);
      return;
    }
    const i64 by = position.weight[whole];
    const digit replaced = out_.digits[whole];
    i64 small = 0;
    i64 dense = 0;  // positions from 0 on that are reached without a gap
    affine sum;
    int placed[max_terms]{};
    for (int k = count; k-- > 0;) {
      const node& term = nodes_[terms[k]];
      const i64 size = nodes_[term.left].size;
      if (term.count % by != 0) {
        small = saturating_add(small, term.count * (size - 1));
        placed[k] = -1;
        continue;
      }
      const i64 weight = term.count / by;
      placed[k] = out_.add_digit({.extent = size, .stride = replaced.stride * weight, .part = replaced.part});
      sum.weight[placed[k]] = weight;
      if (weight > dense + 1) out_.holes = true;
      dense = saturating_add(dense, saturating_mul(weight, size - 1));
    }
    if (small >= by) return out_.fail(fault::linear_combination_cut, at, by);
    for (int b = 0; b < out_.bound_count; ++b) {
      affine& value = out_.bounds[b].value;
      for (int k = 0; k < count; ++k) {
        if (placed[k] >= 0) value.weight[placed[k]] = value.weight[whole] * sum.weight[placed[k]];
      }
    }
    if (replaced.extent > dense + 1) {  // padded: what lies past the combination repeats its pattern
      const i64 span = dense + 1;
      out_.digits[whole].extent = ceil_div(replaced.extent, span);
      out_.digits[whole].stride = replaced.stride * span;
      for (int b = 0; b < out_.bound_count; ++b) out_.bounds[b].value.weight[whole] *= span;
      affine past = sum;
      past.weight[whole] = span;
      out_.add_bound(past, replaced.extent, fate::outside, -1);
    } else {
      out_.digits[whole] = {};
      for (int b = 0; b < out_.bound_count; ++b) out_.bounds[b].value.weight[whole] = 0;
      out_.add_bound(sum, replaced.extent, fate::outside, -1);
    }
    for (int k = 0; k < count; ++k) {
      affine own;
      if (placed[k] >= 0) own.weight[placed[k]] = 1;
      visit(nodes_[terms[k]].left, own, pads);
    }
  }

  constexpr int part_of(const affine& position) const {
    for (int k = 0; k < out_.count; ++k) {
      if (out_.depends(position, k)) return out_.digits[k].part;
    }
    return 0;
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
      if (out_.reach(coordinate) < size || implied(coordinate, size)) continue;
      if ((pads_[axis] & (pads_[axis] - 1)) != 0) {
        return out_.fail(fault::overshoot_padded_differently, axis);
      }
      out_.add_bound(coordinate, size, overshoot(pads_[axis]), late + 1);
    }
    for (int b = 0; b < out_.bound_count; ++b) {
      const bool kept_clear =
          out_.bounds[b].otherwise == fate::zero || out_.bounds[b].otherwise == fate::bottom;
      if (out_.holes && kept_clear) out_.fail(fault::padding_meets_holes, 0);
      for (int k = 0; k < alone_count_; ++k) {
        const bool between = out_.bounds[b].rank > alone_[k].rank && out_.bounds[b].rank < late;
        if (between && out_.bounds[b].otherwise != alone_[k].kind)
          out_.fail(fault::paddings_of_two_kinds_meet, 0);
      }
    }
  }

  /// Does a bound that stands already keep value below limit? It does when its own number is a multiple of
  /// value.
  constexpr bool implied(const affine& value, i64 limit) const {
    for (int b = 0; b < out_.bound_count; ++b) {
      const bound& known = out_.bounds[b];
      i64 scale = 0, known_scale = 0;
      bool covered = true;
      for (int k = 0; k < out_.count; ++k) {
        if (!out_.depends(value, k)) continue;
        if (scale == 0) {
          scale = value.weight[k];
          known_scale = known.value.weight[k];
        }
        covered =
            covered && known.value.weight[k] != 0 &&
            saturating_mul(value.weight[k], known_scale) == saturating_mul(known.value.weight[k], scale);
      }
      if (scale == 0 || !covered) continue;
      const i64 room = known.limit - 1 - known.value.base;
      const i64 most = room < 0 ? -1 : saturating_mul(room, scale) / known_scale;
      if (saturating_add(value.base, most) < limit) return true;
    }
    return false;
  }

  form& out_;
  const node* nodes_;
  chain chains_[max_chains]{};
  int chain_count_ = 0;
  padding_alone alone_[max_chains]{};
  int alone_count_ = 0;
  unsigned pads_[max_axes]{};
  int next_rank_ = 0;
  int fixed_rank_ = -1;
};

}  // namespace tmap::detail
