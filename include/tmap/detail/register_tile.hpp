// Layer 0: sums of products in registers, what dense products are made of.
//
// Bodies for run_widest_fused: where the processor fuses a multiplication with the addition that follows, it
// is fused here.
#pragma once
#include <tmap/detail/dispatch.hpp>
#include <tmap/detail/vector.hpp>

namespace tmap::detail {

/// A tile of sums that the registers hold: so many rows of two vectors. 32 registers for vectors of 64 bytes,
/// 16 for the others.
template <int Bytes>
inline constexpr int tile_rows = Bytes == 64 ? 12 : 6;
template <int Bytes>
inline constexpr int tile_columns = 2 * Bytes / 4;

/// A sum of terms; whole numbers that were summed as floats are integers again.
template <class Sum, class Term>
[[gnu::always_inline]] inline Sum as_sum(Term term) {
  if constexpr (std::is_same_v<Term, Sum>) {
    return term;
  } else {
    return static_cast<Sum>(static_cast<std::int32_t>(term));
  }
}

/// Terms for products of rows with columns, cut into panels of a tile's height and width.
///
/// Shape    left: panels of `height` rows, a column of each panel after the other; right: panels of `width`
///          columns `right_panel` apart, a row of each every `right_step`; `depth` terms a sum
/// Holds    sums[i * row_step + j * column_step] += the sum of left(i, k) * right(k, j)
/// Requires what the last panels have past rows and columns may be read; its sums are dropped
template <class Term, class Sum>
struct panel_product {
  const Term* left;
  const Term* right;
  i64 right_step, right_panel;
  i64 rows, columns, depth;
  Sum* sums;
  i64 row_step, column_step;

  template <int Bytes>
  [[gnu::always_inline]] void operator()(vector_bytes<Bytes>) const {
    constexpr int height = tile_rows<Bytes>, width = tile_columns<Bytes>;
    for (i64 j = 0; j < columns; j += width) {
      for (i64 i = 0; i < rows; i += height) {
        if (rows - i > height / 2) {
          add_tile<Bytes, height>(i, j);
        } else if (rows - i > 2) {
          add_tile<Bytes, height / 2>(i, j);
        } else {
          add_tile<Bytes, 2>(i, j);
        }
      }
    }
  }

  // gcc at -O2 keeps arrays of vectors in registers only where the loops over them are unrolled by request
  template <int Bytes, int Rows>
  [[gnu::always_inline]] void add_tile(i64 row, i64 column) const {
    constexpr i64 lanes = Bytes / 4, width = 2 * lanes;
    const Term *a = left + row * depth, *b = right + column / width * right_panel;
    vector<Term, Bytes> tile[Rows][2]{};
    for (i64 k = 0; k < depth; ++k, a += tile_rows<Bytes>, b += right_step) {
      vector<Term, Bytes> low, high;
      load_vector(low, b);
      load_vector(high, b + lanes);
#pragma GCC unroll 16
      for (int i = 0; i < Rows; ++i) {
        tile[i][0] += a[i] * low;
        tile[i][1] += a[i] * high;
      }
    }
    Sum* const to = sums + row * row_step + column * column_step;
    if (row + Rows <= rows && column + width <= columns && column_step == 1) {
#pragma GCC unroll 16
      for (int i = 0; i < Rows; ++i) {
        add_terms<Bytes>(to + i * row_step, tile[i][0]);
        add_terms<Bytes>(to + i * row_step + lanes, tile[i][1]);
      }
    } else {
      Term edge[Rows * width];
#pragma GCC unroll 16
      for (i64 i = 0; i < Rows; ++i) {
        store_vector(edge + i * width, tile[i][0]);
        store_vector(edge + i * width + lanes, tile[i][1]);
      }
      for (i64 i = 0; i < Rows && row + i < rows; ++i)
        add_edge<Bytes>(to + i * row_step, edge + i * width, columns - column);
    }
  }

  /// Adds as much of a row of a tile as there are columns.
  template <int Bytes>
  [[gnu::always_inline]] void add_edge(Sum* to, const Term* terms, i64 count) const {
    constexpr i64 lanes = Bytes / 4;
    i64 c = 0;
    if (column_step == 1) {
      for (vector<Term, Bytes> v; c < 2 * lanes && c + lanes <= count; c += lanes) {
        load_vector(v, terms + c);
        add_terms<Bytes>(to + c, v);
      }
    }
    for (; c < 2 * lanes && c < count; ++c) to[c * column_step] += as_sum<Sum>(terms[c]);
  }

  template <int Bytes>
  [[gnu::always_inline]] static void add_terms(Sum* to, const vector<Term, Bytes>& terms) {
    vector<Sum, Bytes> sum;
    load_vector(sum, to);
    if constexpr (std::is_same_v<Term, Sum>) {
      sum += terms;
    } else {
      const vector<std::int32_t, Bytes> whole = __builtin_convertvector(terms, vector<std::int32_t, Bytes>);
      sum += reinterpret_cast<const vector<Sum, Bytes>&>(whole);
    }
    store_vector(to, sum);
  }
};

/// Tells the tile that panel_product works with on this processor.
struct tile_shape {
  i64* rows;
  i64* columns;

  template <int Bytes>
  [[gnu::always_inline]] void operator()(vector_bytes<Bytes>) const {
    *rows = tile_rows<Bytes>;
    *columns = tile_columns<Bytes>;
  }
};

}  // namespace tmap::detail
