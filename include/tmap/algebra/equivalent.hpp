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

/// Does one position stand for different cells? Positions of many choices leave it unknown.
constexpr answer cells_differ(const form& a, const form& b, i64 position) {
  constexpr int most = 24;
  tensor_index found[most];
  int count = 0;
  const auto gather = [&](const tensor_index& t) {
    if (count < most) found[count] = t;
    return ++count <= most;
  };
  const cell x = each_index(a, position, gather);
  const int first = count;
  const cell y = each_index(b, position, gather);
  if (x.is_padding() || y.is_padding()) return x == y ? answer::no : answer::yes;
  if (count > most) return answer::unknown;
  const auto among = [&](const tensor_index& t, int from, int to) {
    for (int k = from; k < to; ++k) {
      if (found[k] == t) return true;
    }
    return false;
  };
  for (int k = 0; k < count; ++k) {
    if (!among(found[k], k < first ? first : 0, k < first ? count : first)) return answer::yes;
  }
  return answer::no;
}

/// Do the cells differ at a position where a digit of `edges` begins or ends, or a bound of it begins to
/// break?
constexpr bool differ_at_an_edge(const form& a, const form& b, const form& edges) {
  const auto differ = [&](i64 position) {
    return position >= 0 && position < a.size && cells_differ(a, b, position) == answer::yes;
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
  form x = a.live, y = b.live;
  keep_live(x, joining::overlapping);
  keep_live(y, joining::overlapping);
  if (same_form(x, y)) {
    if (!pads_visibly(a.all) && !pads_visibly(b.all)) return answer::yes;
    if (same_form(a.all, b.all)) return answer::yes;
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
