// Layer 1: a mapping type as a value, so that one engine answers for types and for expressions drawn at run
// time.
#pragma once
#include <tmap/cell.hpp>

namespace tmap::detail {

enum class constructor : unsigned char {
  axis,
  broadcast,
  outer,
  stride,
  modulo,
  padding,
  resized,
  sliced,
  linear
};

/// One constructor of a mapping and what it was given.
struct node {
  constructor kind = constructor::broadcast;
  padding_kind pad = top;           // padding
  i64 size = 1;                     // positions
  i64 count = 1;                    // the divisor of stride, the weight of a linear term
  i64 start = 0;                    // sliced
  i64 step = 1;                     // sliced
  const axis_info* axis = nullptr;  // axis
  int left = -1;                    // the operand, or the major one; a linear combination: its first term
  int right = -1;                   // the minor operand; a linear combination: that of the other terms
  int extent = 1;                   // nodes of the whole subtree, which stand together, this one first
};

/// Appends nodes, each before its operands.
struct syntax {
  node* nodes = nullptr;
  int count = 0;

  constexpr int open(const node& n) {
    nodes[count] = n;
    return count++;
  }
  constexpr int close(int at) {
    nodes[at].extent = count - at;
    return at;
  }
};

/// The mapping types that a constructor was given.
template <class... Es>
struct operands {};

/// Does a window of n positions from start on, step apart, stay inside?
constexpr bool slice_fits(i64 size, i64 start, i64 n, i64 step) {
  if (start < 0 || n < 0 || step < 1) return false;
  return n == 0 || saturating_add(start, saturating_mul(step, n - 1)) < size;
}

/// Do two subtrees spell the same mapping?
constexpr bool same_subtree(const node* a, const node* b) {
  if (a->extent != b->extent) return false;
  for (int k = 0; k < a->extent; ++k) {
    const node &x = a[k], &y = b[k];
    if (x.kind != y.kind || x.size != y.size || x.count != y.count || x.start != y.start ||
        x.step != y.step || x.axis != y.axis || x.pad != y.pad || x.extent != y.extent) {
      return false;
    }
  }
  return true;
}

}  // namespace tmap::detail
