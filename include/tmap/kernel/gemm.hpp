// Layer 8: products of matrices that lie in memory with strides; nothing of mappings is known here.
#pragma once
#include <tmap/detail/dot.hpp>
#include <tmap/detail/register_tile.hpp>
#include <tmap/scalar/convert.hpp>
#include <tmap/tensor/buffer.hpp>
#include <tmap/transfer/transpose.hpp>

namespace tmap::detail {

/// What elements of D are multiplied as. Integers of 8 bits are whole numbers in f32, where sums of so many
/// products as a block is deep are exact: 256 * 255 * 255 < 2^24.
template <scalar D>
using term_of = std::conditional_t<is_floating<D> || bits_of<D> <= 8, float, std::uint32_t>;

/// Where the elements of a matrix lie: element k of line i at position base + i * line_step + k * sum_step.
///
/// Shape    lines of what is summed: the rows of the left operand, the columns of the right one
/// Requires one of the steps is 1
/// Units    elements of D
struct matrix {
  const unsigned char* cells = nullptr;
  i64 base = 0, line_step = 0, sum_step = 0;

  i64 position(i64 line, i64 k) const { return base + line * line_step + k * sum_step; }
};

/// Reads neighbouring elements as terms. Runs of a fixed length are what gcc makes vectors of at -O2.
template <class D>
void read_terms(const unsigned char* __restrict cells, i64 position, i64 count, term_of<D>* __restrict to) {
  const auto term_at = [&](i64 k) {
    const D value = load<D>(cells, position + k);
    if constexpr (std::is_same_v<term_of<D>, float>) {
      return static_cast<float>(value);
    } else {
      return widen(value);
    }
  };
  constexpr i64 together = 8;
  i64 k = 0;
  for (; k + together <= count; k += together) {
    for (i64 j = 0; j < together; ++j) to[k + j] = term_at(k + j);
  }
  for (; k < count; ++k) to[k] = term_at(k);
}

/// Multiplies matrices of one size, one pair after the other.
///
/// Holds    sums[i * pitch + j] += the sum over k of x(i, k) * y(j, k), in blocks of 256 terms that are
/// summed
///          one after the other
/// Source   the blocks are those of Goto and van de Geijn, "Anatomy of High-Performance Matrix
/// Multiplication"
template <class D, class Sum>
class dense_product {
  using term = term_of<D>;
  static constexpr i64 deepest = 256;        // a panel of either side fits the first-level cache
  static constexpr i64 most_rows = 192;      // a block of rows the second
  static constexpr i64 most_columns = 4096;  // a block of columns the last
  static constexpr i64 lines_together = 16;

 public:
  dense_product(i64 rows, i64 columns, i64 summed) : rows_(rows), columns_(columns), summed_(summed) {
    run_widest_fused(tile_shape{&height_, &width_});
    const i64 depth = least(summed, deepest);
    left_ = terms(ceil_div(least(rows, most_rows), height_) * height_ * depth);
    right_ = terms(ceil_div(least(columns, most_columns), width_) * width_ * depth);
    staged_ = terms((width_ > lines_together ? width_ : lines_together) * depth);
  }

  void add(const matrix& x, const matrix& y, Sum* sums, i64 pitch) {
    if (columns_ < thin && x.sum_step == 1) {
      add_lines(x, rows_, pitch, y, columns_, 1, sums);
    } else if (rows_ < thin && y.sum_step == 1) {
      add_lines(y, columns_, 1, x, rows_, pitch, sums);
    } else {
      add_blocks(x, y, sums, pitch);
    }
  }

 private:
  static constexpr i64 thin = 3;
  static i64 least(i64 a, i64 b) { return a < b ? a : b; }
  static buffer terms(i64 count) { return buffer(count * static_cast<i64>(sizeof(term))); }
  static term* in(buffer& b) { return reinterpret_cast<term*>(b.data()); }

  void add_blocks(const matrix& x, const matrix& y, Sum* sums, i64 pitch) {
    for (i64 j = 0; j < columns_; j += most_columns) {
      const i64 columns = least(most_columns, columns_ - j);
      for (i64 k = 0; k < summed_; k += deepest) {
        const i64 depth = least(deepest, summed_ - k);
        pack(y, j, columns, k, depth, width_, in(right_));
        for (i64 i = 0; i < rows_; i += most_rows) {
          const i64 rows = least(most_rows, rows_ - i);
          pack(x, i, rows, k, depth, height_, in(left_));
          run_widest_fused(panel_product<term, Sum>{in(left_), in(right_), rows, columns, depth,
                                                    sums + i * pitch + j, pitch});
        }
      }
    }
  }

  /// Copies lines into panels of so many lines, in which those of one k are neighbours.
  void pack(const matrix& from, i64 first, i64 lines, i64 k, i64 depth, i64 panel, term* to) {
    for (i64 line = 0; line < lines; line += panel, to += panel * depth) {
      const i64 count = least(panel, lines - line);
      if (from.line_step == 1) {
        for (i64 d = 0; d < depth; ++d)
          read_terms<D>(from.cells, from.position(first + line, k + d), count, to + d * panel);
      } else {
        const auto [source, pitch] = lines_of_terms(from, first + line, count, k, depth);
        transpose_tile<4>({.source = reinterpret_cast<const unsigned char*>(source),
                           .destination = reinterpret_cast<unsigned char*>(to),
                           .rows = count,
                           .columns = depth,
                           .row_pitch = pitch * 4,
                           .column_pitch = panel * 4},
                          0);
      }
    }
  }

  struct term_lines {
    const term* first;
    i64 pitch;
  };
  /// Lines whose elements are neighbours as terms: where they lie, or converted.
  term_lines lines_of_terms(const matrix& from, i64 first, i64 lines, i64 k, i64 depth) {
    if constexpr (std::is_same_v<D, term>) {
      return {reinterpret_cast<const term*>(from.cells) + from.position(first, k), from.line_step};
    } else {
      for (i64 line = 0; line < lines; ++line)
        read_terms<D>(from.cells, from.position(first + line, k), depth, in(staged_) + line * depth);
      return {in(staged_), depth};
    }
  }

  /// Each of many lines, in which what is summed are neighbours, with each of a few.
  void add_lines(const matrix& many, i64 lines, i64 step, const matrix& few, i64 few_lines, i64 few_step,
                 Sum* sums) {
    term* const kept = in(columns_ < rows_ ? right_ : left_);
    for (i64 k = 0; k < summed_; k += deepest) {
      const i64 depth = least(deepest, summed_ - k);
      for (i64 line = 0; line < few_lines; ++line) {
        const i64 run = few.sum_step == 1 ? depth : 1;
        for (i64 d = 0; d < depth; d += run)
          read_terms<D>(few.cells, few.position(line, k + d), run, kept + line * depth + d);
      }
      for (i64 line = 0; line < lines; line += lines_together) {
        const i64 count = least(lines_together, lines - line);
        const auto [source, pitch] = lines_of_terms(many, line, count, k, depth);
        run_widest_fused(line_product<term, Sum>{source, count, pitch, kept, few_lines, depth, depth,
                                                 sums + line * step, step, few_step});
      }
    }
  }

  i64 rows_, columns_, summed_;
  i64 height_ = 0, width_ = 0;
  buffer left_, right_, staged_;
};

}  // namespace tmap::detail
