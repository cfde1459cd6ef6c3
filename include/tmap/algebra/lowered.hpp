// Layer 3: the digits of mapping types, computed once a list of types.
#pragma once
#include <tmap/algebra/lower.hpp>
#include <tmap/algebra/normal_form.hpp>

namespace tmap::detail {

/// The two forms that every question is asked of: all positions, and the live ones.
struct lowered {
  form all;
  form live;
};

constexpr void lower(lowered& out, const node* nodes, const int* parts, int part_count) {
  lowering(out.all, nodes).run(parts, part_count);
  if (out.all.broken != fault::none) return;
  normalise(out.all);
  out.live = out.all;
  keep_live(out.live);
}

/// Does a constructor keep its own rule? Those that m<...> makes do, those written by hand may not.
constexpr bool keeps_rule(const node* nodes, const node& x) {
  const i64 left = x.left < 0 ? 1 : nodes[x.left].size;
  const i64 right = x.right < 0 ? 1 : nodes[x.right].size;
  switch (x.kind) {
    case constructor::axis:
      return true;
    case constructor::broadcast:
      return x.size >= 0;
    case constructor::outer:
      return !mul_overflows(left, right);
    case constructor::stride:
    case constructor::modulo:
      return x.count > 0 && left % x.count == 0;
    case constructor::padding:
      return x.size >= left;
    case constructor::resized:
      return x.size >= 0 && x.size <= left;
    case constructor::sliced:
      return slice_fits(left, x.start, x.size, x.step);
    case constructor::linear:
      return x.count >= 0 && x.size != largest;
  }
  return true;
}

template <class... Parts>
constexpr lowered lower_parts() {
  node nodes[(Parts::nodes + ... + 1)]{};
  syntax out{nodes, 0};
  const int parts[] = {Parts::describe(out)..., 0};
  lowered result;
  for (int k = out.count; k-- > 0;) {  // operands first
    if (!keeps_rule(nodes, nodes[k])) result.all.fail(fault::breaks_its_rule, k);
  }
  if (result.all.broken == fault::none) lower(result, nodes, parts, static_cast<int>(sizeof...(Parts)));
  return result;
}

/// The digits of the outer product of parts.
template <class... Parts>
inline constexpr lowered digits_of = lower_parts<Parts...>();

}  // namespace tmap::detail
