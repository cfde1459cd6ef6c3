// Layer 3: equality of mappings, decided from their normal forms and never by enumeration.
//
// Equal forms are equal mappings. Different forms are different mappings where a form is unique, which it is
// while positions have one choice of digits each; anywhere else only a position where the cells differ says
// no.
#pragma once
#include <tmap/algebra/collision.hpp>
#include <tmap/algebra/domain.hpp>
#include <tmap/algebra/lowered.hpp>
#include <tmap/algebra/relation.hpp>

namespace tmap::detail {

constexpr bool pads_visibly(const form& f) {
  for (int b = 0; b < f.bound_count; ++b) {
    if (f.bounds[b].otherwise == fate::zero || f.bounds[b].otherwise == fate::bottom) return true;
  }
  return false;
}

/// Is a live form the only one of its relation? It is while no two choices share a position and none is
/// bounded.
constexpr bool unique(const form& live) {
  i64 stride[max_digits]{};
  for (int k = 0; k < live.count; ++k) stride[k] = live.digits[k].stride;
  return live.bound_count == 0 && collision(live, stride).apart();
}

/// What a position stands for, listed; positions of many choices only in part.
struct listed_cell {
  static constexpr int most = 24;
  tensor_index indices[most]{};
  int count = 0;
  bool all = true;
  padding_kind kind = top;  // where there is no index

  constexpr listed_cell(const form& f, i64 position) {
    const cell c = each_index(f, position, [this](const tensor_index& t) {
      all = count < most;
      if (all) indices[count++] = t;
      return all;
    });
    if (c.is_padding()) kind = c.kind();
  }
  constexpr bool has(const tensor_index& t) const {
    for (int k = 0; k < count; ++k) {
      if (indices[k] == t) return true;
    }
    return false;
  }
  /// Is an index of `other` certainly not among these?
  constexpr bool lacks_one_of(const listed_cell& other) const {
    bool lacks = false;
    for (int k = 0; k < other.count; ++k) lacks = lacks || !has(other.indices[k]);
    return all && lacks;
  }
  friend constexpr bool certainly_differ(const listed_cell& x, const listed_cell& y) {
    if (x.count == 0 && y.count == 0) return x.kind != y.kind;
    return x.lacks_one_of(y) || y.lacks_one_of(x);
  }
};

/// Do the cells differ at a position where a digit of `edges` begins or ends, or a bound of it begins to
/// break?
constexpr bool differ_at_an_edge(const form& a, const form& b, const form& edges) {
  const auto differ = [&](i64 position) {
    return position >= 0 && position < a.size &&
           certainly_differ(listed_cell(a, position), listed_cell(b, position));
  };
  const auto differ_around = [&](i64 position, i64 by) {
    return differ(position - 1) || differ(position) || differ(position - by) ||
           differ(saturating_add(position, by));
  };
  i64 last = 0;
  for (int k = 0; k < edges.count; ++k) {
    const digit& d = edges.digits[k];
    const i64 far = d.extent > 0 ? saturating_mul(d.stride, d.extent - 1) : 0;
    last = saturating_add(last, far);
    if (differ(d.stride) || differ(last) || differ_around(far, d.stride)) return true;
    for (int e = 0; e < edges.bound_count; ++e) {
      const i64 weight = edges.bounds[e].value.weight[k];
      if (weight == 0) continue;
      const i64 edge = saturating_mul(ceil_div(edges.bounds[e].limit, weight), d.stride);
      if (differ_around(edge, d.stride)) return true;
    }
  }
  return differ(0) || differ_around(a.size / 2, a.size / 2);
}

/// Same size, and the same cell at every position?
///
/// Exact for mappings whose positions stand for one index each and whose padding is top. Where indices share
/// a position, or zero or bottom padding is written in two ways that neither the normal form nor the edges
/// tell apart, the answer is unknown, and the question does not compile.
constexpr answer same_mapping(const lowered& a, const lowered& b) {
  if (a.all.size != b.all.size) return answer::no;
  form whole_a = a.all, whole_b = b.all;
  normalise(whole_a, joining::overlapping);
  normalise(whole_b, joining::overlapping);
  if (a.all.size == 0 || same_form(whole_a, whole_b)) return answer::yes;
  form x = a.live, y = b.live;
  keep_live(x, joining::overlapping);
  keep_live(y, joining::overlapping);
  if (same_form(x, y)) {
    if (!pads_visibly(whole_a) && !pads_visibly(whole_b)) return answer::yes;
  } else if (unique(x) && unique(y)) {
    return answer::no;
  }
  const form* const forms[] = {&a.all, &b.all, &x, &y};
  for (const form* edges : forms) {
    if (differ_at_an_edge(a.all, b.all, *edges)) return answer::no;
  }
  return answer::unknown;
}

}  // namespace tmap::detail
