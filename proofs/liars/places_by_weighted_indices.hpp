// A library that weighs indices as the seed prints it: ti = sum_k (tik * nk).
// refuted by: outer_is_linear sliding
#pragma once
#include <tmap/tmap.hpp>

namespace tmap {
template <mapping_or_refusal E>
constexpr bool lying_maps(i64 s, const tensor_index& t) {
#ifndef TMAP_CONTROL
  constexpr int count = E::nodes;
  detail::node nodes[count + 1]{};
  detail::syntax out{nodes, 0};
  const int at = E::describe(out);
  if (nodes[at].kind == detail::constructor::linear) {
    tensor_index unweighted;
    bool whole = true;
    t.for_each([&](const axis_info& axis, i64 coordinate) {
      i64 weight = 1;
      for (int k = at; k >= 0; k = nodes[k].right) {
        if (nodes[nodes[k].left].axis == &axis) weight = nodes[k].count;
      }
      whole = whole && weight > 0 && coordinate % weight == 0;
      if (whole) unweighted.add(axis, coordinate / weight);
    });
    return whole && maps<E>(s, unweighted);
  }
#endif
  return maps<E>(s, t);
}
}  // namespace tmap
#define maps lying_maps
