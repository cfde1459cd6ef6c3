// Layer 7: what a destination would store had nothing been dropped on purpose.
#pragma once
#include <tmap/algebra/questions.hpp>
#include <tmap/tensor/view.hpp>

namespace tmap::detail {

/// Undoes resize and slice in a description: what parts would store had nothing been dropped on purpose.
constexpr void undrop(node* nodes, int count) {
  for (int k = count; k-- > 0;) {
    node& x = nodes[k];
    const i64 left = x.left < 0 ? 1 : nodes[x.left].size;
    const i64 right = x.right < 0 ? 1 : nodes[x.right].size;
    switch (x.kind) {
      case constructor::axis:
      case constructor::broadcast:
      case constructor::modulo:
        break;
      case constructor::outer:
        x.size = saturating_mul(left, right);
        break;
      case constructor::stride:
        x.size = ceil_div(left, x.count);
        break;
      case constructor::padding:
        x.size = x.size > left ? x.size : left;
        break;
      case constructor::resized:
        x.size = left;
        break;
      case constructor::sliced:
        x.start = 0;
        x.step = 1;
        x.size = left;
        break;
      case constructor::linear:
        x.size = saturating_add(saturating_mul(left - 1, x.count), right);
        break;
    }
  }
}

/// The live digits of parts as they would be had nothing been dropped.
template <class... Parts>
constexpr form lower_undropped() {
  node nodes[(Parts::nodes + ... + 1)]{};
  syntax out{nodes, 0};
  const int parts[] = {Parts::describe(out)..., 0};
  undrop(nodes, out.count);
  lowered result;
  lower(result, nodes, parts, static_cast<int>(sizeof...(Parts)));
  return result.all.broken == fault::none ? result.live : digits_of<Parts...>.live;
}
template <class... Parts>
inline constexpr form undropped_digits = lower_undropped<Parts...>();

template <class List>
struct undropped;
template <class... Parts>
struct undropped<part_list<Parts...>> {
  static constexpr const form& live() {
    if constexpr (digits_of<Parts...>.all.drops) {
      return undropped_digits<Parts...>;
    } else {
      return digits_of<Parts...>.live;
    }
  }
};
template <class View>
struct undropped<part_of_view<View>> : undropped<typename View::viewed::parts> {};

}  // namespace tmap::detail
