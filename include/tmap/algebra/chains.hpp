// Layer 3: chains, the contributions that arrive at one E under `/` and `%`.
//
// Ranks tell which padding comes first, the major one. What one contribution decodes to stands where it
// stood; what only a sum of several breaks comes late, in the order of first contributions.
#pragma once
#include <tmap/algebra/kinds.hpp>

namespace tmap::detail {

inline constexpr int late = 1 << 20;
inline constexpr int ranks_of_one = 256;  // room for what one chain decodes to
inline constexpr int last_of_all = 1 << 30;

/// The first of two ranks, as late as the later one: a sum is decoded after what contributes to it.
constexpr int joint(int a, int b) {
  const int first = a % late < b % late ? a % late : b % late;
  return first + (a > b ? a / late : b / late) * late;
}

/// What has arrived at the E that stands at a node.
struct chain {
  int at = 0;
  affine position{};
  kinds pads = 0;
  int rank = 0;
  bool alone = true;  // one contribution, decoded where it stands
};

/// A contribution that may be padding even by itself, whatever the others add: it is padding where it stands,
/// though its bound is asked late, when the sum is decoded. Padding of another kind in between is refused.
struct padding_alone {
  int at = 0;
  kinds pads = 0;
  int rank = 0;
  int decoded = last_of_all;
};

struct chain_list {
  static constexpr int most = 8;
  chain items[most]{};
  int count = 0;
  padding_alone alone[most]{};
  int alone_count = 0;

  constexpr void arrive(form& f, const node* nodes, const chain& x) {
    for (int c = 0; c < count; ++c) {
      chain& sum = items[c];
      if (!same_subtree(nodes + sum.at, nodes + x.at)) continue;
      if (sum.alone) note_padding(f, nodes, sum);
      note_padding(f, nodes, x);
      sum = {sum.at, sum_of(sum.position, x.position), sum.pads | x.pads, joint(sum.rank, x.rank), false};
      return;
    }
    if (count == most) return f.fail(fault::too_many_digits, x.at);
    items[count++] = x;
  }

  constexpr chain take_largest(const node* nodes) {
    int largest_one = 0;
    for (int c = 1; c < count; ++c) {
      const int by = nodes[items[c].at].extent - nodes[items[largest_one].at].extent;
      if (by > 0 || (by == 0 && items[c].rank < items[largest_one].rank)) largest_one = c;
    }
    const chain taken = items[largest_one];
    --count;
    for (int c = largest_one; c < count; ++c) items[c] = items[c + 1];
    return taken;
  }

  /// Notes that the sum of several contributions is decoded from this rank on.
  constexpr void decoded(const node* nodes, int at, int rank) {
    for (int k = 0; k < alone_count; ++k) {
      if (same_subtree(nodes + alone[k].at, nodes + at)) alone[k].decoded = rank;
    }
  }

  /// Makes room for new ranks right after one, and likewise among the late ones.
  constexpr void make_room(form& f, int after) {
    const auto move = [after](int& rank) {
      if (rank % late > after % late) rank += ranks_of_one;
    };
    for (int b = 0; b < f.bound_count; ++b) move(f.bounds[b].rank);
    for (int c = 0; c < count; ++c) move(items[c].rank);
    for (int k = 0; k < alone_count; ++k) {
      move(alone[k].rank);
      move(alone[k].decoded);
    }
  }

  constexpr void refuse_mixed_padding(form& f) const {
    for (int b = 0; b < f.bound_count; ++b) {
      const bound& x = f.bounds[b];
      for (int k = 0; k < alone_count && x.otherwise != fate::outside; ++k) {
        const bool between = x.rank > alone[k].rank && x.rank < alone[k].decoded;
        if (between && alone[k].pads != bit(x.otherwise)) f.fail(fault::paddings_of_two_kinds_meet, 0);
      }
    }
  }

 private:
  constexpr void note_padding(form& f, const node* nodes, const chain& x) {
    affine position = x.position;
    bool padded = f.reach(position) >= nodes[x.at].size;
    const kinds past = padded ? bit(overshoot(x.pads)) : 0u;
    for (int at = x.at; !padded; at = nodes[at].left) {
      const node& inner = nodes[at];
      if (inner.kind == constructor::sliced) {
        position = shifted(position, inner.start, inner.step);
      } else if (inner.kind == constructor::padding) {
        padded = f.reach(position) >= nodes[inner.left].size;
      } else if (inner.kind != constructor::resized) {
        padded = padding_within(nodes, at) != 0;
        break;
      }
    }
    if (!padded) return;
    if (alone_count == most) return f.fail(fault::too_many_digits, x.at);
    alone[alone_count++] = {x.at, padding_within(nodes, x.at) | x.pads | past, x.rank};
  }
};

}  // namespace tmap::detail
