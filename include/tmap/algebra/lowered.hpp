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

template <class... Parts>
constexpr lowered lower_parts() {
  node nodes[(Parts::nodes + ... + 1)]{};
  syntax out{nodes, 0};
  const int parts[] = {Parts::describe(out)..., 0};
  lowered result;
  lower(result, nodes, parts, static_cast<int>(sizeof...(Parts)));
  return result;
}

/// The digits of the outer product of parts.
template <class... Parts>
inline constexpr lowered digits_of = lower_parts<Parts...>();

}  // namespace tmap::detail
