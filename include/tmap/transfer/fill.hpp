// Layer 7: the zeros that padding owes, as loop nests of their own.
#pragma once
#include <tmap/transfer/nest.hpp>

namespace tmap::detail {

/// Zeros that a destination is owed: a nest over positions of which clip `past` must be broken.
struct fill {
  nest positions;
  int past = 0;
};

inline constexpr int max_fills = 4;

/// The zeros a destination is owed, one fill for each bound that pads with zero.
struct fills {
  fill each[max_fills]{};
  int count = 0;
  bool fits = true;
};
constexpr fills make_fills(const form& all) {
  fills result;
  for (int b = 0; b < all.bound_count; ++b) {
    if (all.bounds[b].otherwise != fate::zero) continue;
    if (result.count == max_fills || b >= max_clips) {
      result.fits = false;
      return result;
    }
    fill& out = result.each[result.count++];
    nest& n = out.positions;
    int loop_of[max_digits]{};
    for (int k = 0; k < all.count; ++k) {
      if (all.digits[k].extent == 1) continue;
      n.loops[n.count] = {.extent = all.digits[k].extent, .write = all.digits[k].stride};
      loop_of[k] = n.count++;
    }
    form asked = all;  // the bounds that are asked before this one, and this one
    while (asked.bound_count > b + 1) asked.remove_bound(asked.bound_count - 1);
    add_clips(n, asked, loop_of);
    out.past = b;
    n.sort();
  }
  return result;
}

}  // namespace tmap::detail
