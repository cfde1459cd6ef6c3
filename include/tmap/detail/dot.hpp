// Layer 0: inner products of lines, for matrices that are too thin for a tile of registers.
#pragma once
#include <tmap/detail/dispatch.hpp>
#include <tmap/detail/vector.hpp>

namespace tmap::detail {

/// Every line of one side with every line of the other; a body for run_widest_fused.
///
/// Holds    sums[i * row_step + j * column_step] += the sum of left(i, k) * right(j, k) for k < depth
template <class Term, class Sum>
struct line_product {
  const Term* left;
  i64 rows, left_pitch;
  const Term* right;
  i64 columns, right_pitch;
  i64 depth;
  Sum* sums;
  i64 row_step, column_step;

  template <int Bytes>
  [[gnu::always_inline]] void operator()(vector_bytes<Bytes>) const {
    for (i64 i = 0; i < rows; ++i) {
      for (i64 j = 0; j < columns; ++j) {
        const Term sum = dot<Bytes>(left + i * left_pitch, right + j * right_pitch);
        Sum& to = sums[i * row_step + j * column_step];
        if constexpr (std::is_same_v<Term, Sum>) {
          to += sum;
        } else {  // a whole number in a float
          to += static_cast<Sum>(static_cast<std::int32_t>(sum));
        }
      }
    }
  }

  template <int Bytes>
  [[gnu::always_inline]] Term dot(const Term* a, const Term* b) const {
    constexpr int lanes = Bytes / 4, together = 4;  // so many sums hide how long an addition takes
    vector<Term, Bytes> sum[together]{};
    i64 k = 0;
    for (; k + together * lanes <= depth; k += together * lanes) {
#pragma GCC unroll 4
      for (int s = 0; s < together; ++s) take<Bytes>(sum[s], a + k + s * lanes, b + k + s * lanes);
    }
    for (; k + lanes <= depth; k += lanes) take<Bytes>(sum[0], a + k, b + k);
    sum[0] += sum[1];
    sum[2] += sum[3];
    sum[0] += sum[2];
    Term each[lanes];
    store_vector(each, sum[0]);
    Term total{};
    for (int l = 0; l < lanes; ++l) total += each[l];
    for (; k < depth; ++k) total += a[k] * b[k];
    return total;
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
