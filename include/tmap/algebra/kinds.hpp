// Layer 3: the kinds of padding that an expression can yield, read off its nodes.
#pragma once
#include <tmap/algebra/terms.hpp>

namespace tmap::detail {

/// Kinds of padding, one bit each.
using kinds = unsigned;
constexpr kinds bit(padding_kind kind) { return 1u << static_cast<unsigned>(kind); }
constexpr kinds bit(fate kind) {
  return kind == fate::zero ? bit(zero) : kind == fate::bottom ? bit(bottom) : bit(top);
}
constexpr bool mixed(kinds pads) { return (pads & (pads - 1)) != 0; }

/// What lies past the end of digits that are padded with these kinds.
constexpr fate overshoot(kinds pads) {
  return pads == bit(zero) ? fate::zero : pads == bit(bottom) ? fate::bottom : fate::top;
}

/// Padding to the operand's own size pads nothing.
constexpr bool pads_something(const node* nodes, int at) {
  return nodes[at].kind == constructor::padding && nodes[at].size > nodes[nodes[at].left].size;
}

constexpr kinds pads_within(const node* nodes, int at) {
  kinds found = 0;
  for (int k = at; k < at + nodes[at].extent; ++k) {
    if (pads_something(nodes, k)) found |= bit(nodes[k].pad);
  }
  return found;
}

constexpr term_list terms_of(const node* nodes, int at) {
  term_list c;
  for (int t = at; t >= 0; t = nodes[t].right) {
    c.add({nodes[t].left, nodes[nodes[t].left].size, nodes[t].count});
  }
  return c;
}

/// Does a node continue the terms of a linear combination that begins at or after `first`?
constexpr bool continues_terms(const node* nodes, int first, int at) {
  for (int k = first; k < at; ++k) {
    if (nodes[k].kind == constructor::linear && nodes[k].right == at) return true;
  }
  return false;
}

/// Also what is padding of kind top without being written: holes, and positions of what is empty.
constexpr kinds padding_within(const node* nodes, int at) {
  kinds found = pads_within(nodes, at);
  for (int k = at; k < at + nodes[at].extent; ++k) {
    const node& x = nodes[k];
    const bool empty = x.kind == constructor::modulo && nodes[x.left].size == 0;
    const bool combines = x.kind == constructor::linear && !continues_terms(nodes, at, k);
    if (empty || (combines && !terms_of(nodes, k).dense())) found |= bit(top);
  }
  return found;
}

constexpr const axis_info* axis_under(const node* nodes, int at) {
  for (int k = at; k < at + nodes[at].extent; ++k) {
    if (nodes[k].kind == constructor::axis) return nodes[k].axis;
  }
  return nullptr;
}

}  // namespace tmap::detail
