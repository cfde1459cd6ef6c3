// Layer 0: inner products of lines, for matrices that are too thin for a tile of registers.
#pragma once
#include <tmap/detail/register_tile.hpp>

namespace tmap::detail {

/// Several lines with one line; a body for run_widest_fused.
///
/// Holds    sums[i * step] += the sum of lines(i, k) * line[k] for k < depth
template <class Term, class Sum>
struct line_product {
  const Term* lines;
  i64 count, pitch;
  const Term* line;
  i64 depth;
  Sum* sums;
  i64 step;

  template <int Bytes>
  [[gnu::always_inline]] void operator()(vector_bytes<Bytes>) const {
    for (i64 i = 0; i < count; ++i) {
      sums[i * step] += as_sum<Sum>(dot<Bytes>(lines + i * pitch, line));
    }
  }

  template <int Bytes>
  [[gnu::always_inline]] Term dot(const Term* a, const Term* b) const {
    constexpr i64 lanes = Bytes / 4, together = 4;  // so many sums hide how long an addition takes
    vector<Term, Bytes> sum[together]{};
    i64 k = 0;
    for (; k + together * lanes <= depth; k += together * lanes) {
#pragma GCC unroll 4
      for (i64 s = 0; s < together; ++s) take<Bytes>(sum[s], a + k + s * lanes, b + k + s * lanes);
    }
    for (; k + lanes <= depth; k += lanes) take<Bytes>(sum[0], a + k, b + k);
    sum[0] += sum[1];
    sum[2] += sum[3];
    sum[0] += sum[2];
    Term total = sum_of_lanes<Bytes>(sum[0]);
    for (; k < depth; ++k) total += a[k] * b[k];
    return total;
  }

  template <int Bytes>
  [[gnu::always_inline]] static Term sum_of_lanes(const vector<Term, Bytes>& v) {
    if constexpr (Bytes == 16) {
      return (v[0] + v[2]) + (v[1] + v[3]);
    } else {
      vector<Term, Bytes / 2> low, high;
      load_vector(low, &v);
      load_vector(high, reinterpret_cast<const unsigned char*>(&v) + Bytes / 2);
      low += high;
      return sum_of_lanes<Bytes / 2>(low);
    }
  }

  template <int Bytes>
  [[gnu::always_inline]] static void take(vector<Term, Bytes>& sum, const Term* a, const Term* b) {
    vector<Term, Bytes> left_terms, right_terms;
    load_vector(left_terms, a);
    load_vector(right_terms, b);
    sum += left_terms * right_terms;
  }
};

}  // namespace tmap::detail
