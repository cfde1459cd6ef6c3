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

/// Terms for products of rows with columns, cut into panels of a tile's height and width.
///
/// Shape    left: panels of `height` rows, a column of each panel after the other; right: panels of `width`
///          columns, a row of each after the other; `depth` terms a sum
/// Holds    sums[i * pitch + j] += the sum of left(i, k) * right(k, j) for i < rows, j < columns
/// Requires what the last panels have past rows and columns may be read; its sums are dropped
template <class Term, class Sum>
struct panel_product {
  const Term* left;
  const Term* right;
  i64 rows, columns, depth;
  Sum* sums;
  i64 pitch;

  template <int Bytes>
  [[gnu::always_inline]] void operator()(vector_bytes<Bytes>) const {
    constexpr int height = tile_rows<Bytes>, width = tile_columns<Bytes>;
    for (i64 j = 0; j < columns; j += width) {
      for (i64 i = 0; i < rows; i += height) {
        Sum* const to = sums + i * pitch + j;
        if (i + height <= rows && j + width <= columns) {
          add_tile<Bytes>(left + i * depth, right + j * depth, to, pitch);
        } else {
          Sum edge[height * width]{};
          add_tile<Bytes>(left + i * depth, right + j * depth, edge, width);
          for (i64 r = 0; r < height && i + r < rows; ++r) {
            for (i64 c = 0; c < width && j + c < columns; ++c) to[r * pitch + c] += edge[r * width + c];
          }
        }
      }
    }
  }

  // gcc at -O2 keeps arrays of vectors in registers only where the loops over them are unrolled by request
  template <int Bytes>
  [[gnu::always_inline]] void add_tile(const Term* a, const Term* b, Sum* to, i64 to_pitch) const {
    constexpr int height = tile_rows<Bytes>, lanes = Bytes / 4;
    vector<Term, Bytes> tile[height][2]{};
    for (i64 k = 0; k < depth; ++k, a += height, b += 2 * lanes) {
      vector<Term, Bytes> low, high;
      load_vector(low, b);
      load_vector(high, b + lanes);
#pragma GCC unroll 16
      for (int i = 0; i < height; ++i) {
        tile[i][0] += a[i] * low;
        tile[i][1] += a[i] * high;
      }
    }
#pragma GCC unroll 16
    for (int i = 0; i < height; ++i) {
      add_vector<Bytes>(to + i * to_pitch, tile[i][0]);
      add_vector<Bytes>(to + i * to_pitch + lanes, tile[i][1]);
    }
  }

  template <int Bytes>
  [[gnu::always_inline]] static void add_vector(Sum* to, const vector<Term, Bytes>& terms) {
    vector<Sum, Bytes> sum;
    load_vector(sum, to);
    if constexpr (std::is_same_v<Term, Sum>) {
      sum += terms;
    } else {  // whole numbers in floats
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
