// Layer 8: products of matrices that lie in memory in long runs; nothing of mappings is known here.
#pragma once
#include <tmap/detail/dot.hpp>
#include <tmap/detail/register_tile.hpp>
#include <tmap/detail/transpose_tile.hpp>
#include <tmap/kernel/terms.hpp>

namespace tmap::detail {

/// Multiplies matrices of one size, one pair after the other.
///
/// Holds    sums(i, j) += the sum over k of x(i, k) * y(j, k), block after block of at most 256 terms
/// Source   blocks as in Goto and van de Geijn, "Anatomy of High-Performance Matrix Multiplication"
template <class D, class Sum>
class dense_product {
  using term = term_of<D>;
  static constexpr i64 deepest = 256;       // a panel of either side fits the first-level cache
  static constexpr i64 most_columns = 512;  // blocks of both sides fit the second
  static constexpr i64 most_rows = 192;
  static constexpr i64 most_packed = 8 * most_rows;  // rows that are packed once for all columns
  static constexpr i64 thin = 4;                     // so few lines are not worth a tile,
  static constexpr i64 worth_a_line = 32;            // unless they are short
  static constexpr i64 lines_together = 16;

 public:
  dense_product(i64 rows, i64 columns, i64 summed) : rows_(rows), columns_(columns), summed_(summed) {
    run_widest_fused(tile_shape{&height_, &width_});
  }

  void add(const matrix& x, const matrix& y, const sum_matrix<Sum>& sums) {
    if (columns_ <= thin && x.summed.step == 1 && summed_ >= worth_a_line) {
      add_lines(x, rows_, sums.rows, y, columns_, sums.columns, sums.first);
    } else if (rows_ <= thin && y.summed.step == 1 && summed_ >= worth_a_line) {
      add_lines(y, columns_, sums.columns, x, rows_, sums.rows, sums.first);
    } else {
      add_blocks(x, y, sums);
    }
  }

 private:
  static i64 least(i64 a, i64 b) { return a < b ? a : b; }

  /// Memory for terms, zeros at first, kept from one product to the next.
  static term* room(buffer& kept, i64 count) {
    const i64 bytes = count * static_cast<i64>(sizeof(term));
    if (kept.bytes() < bytes) kept = buffer(bytes);
    return reinterpret_cast<term*>(kept.data());
  }

  /// Calls visit(begin, count) for blocks that cross the end of no run on either side.
  template <class Visit>
  static void each_block(i64 begin, i64 end, i64 most, const places& a, const places& b, Visit&& visit) {
    for (i64 count = 0; begin < end; begin += count) {
      count = least(least(most, end - begin), least(a.left_of_run(begin), b.left_of_run(begin)));
      visit(begin, count);
    }
  }

  void add_blocks(const matrix& x, const matrix& y, const sum_matrix<Sum>& sums) {
    each_block(0, summed_, deepest, x.summed, y.summed, [&](i64 k, i64 depth) {
      for (i64 i = 0; i < rows_; i += most_packed)
        add_block(x, y, sums, k, depth, i, least(rows_, i + most_packed));
    });
  }

  /// Packs rows once, and multiplies them with all columns.
  void add_block(const matrix& x, const matrix& y, const sum_matrix<Sum>& sums, i64 k, i64 depth, i64 first,
                 i64 end) {
    const auto each_of_rows = [&](auto&& visit) {  // and where its panels begin among all that are packed
      i64 at = 0;
      each_block(first, end, most_rows, x.lines, sums.rows, [&](i64 i, i64 rows) {
        visit(i, rows, at);
        at += ceil_div(rows, height_) * height_ * depth;
      });
      return at;
    };
    term* const left = room(left_, each_of_rows([](i64, i64, i64) {}));
    each_of_rows([&](i64 i, i64 rows, i64 at) { pack(x, i, rows, k, depth, height_, left + at); });
    const auto multiply = [&](i64 j, i64 columns, const term* right, i64 step, i64 panel) {
      each_of_rows([&](i64 i, i64 rows, i64 at) {
        Sum* const to = sums.first + sums.rows[i] + sums.columns[j];
        run_widest_fused(panel_product<term, Sum>{left + at, right, step, panel, rows, columns, depth, to,
                                                  sums.rows.step, sums.columns.step});
      });
    };
    each_block(0, columns_, most_columns, y.lines, sums.columns, [&](i64 j, i64 columns) {
      const i64 whole = serves_unpacked(y, depth * columns, end - first) ? columns / width_ * width_ : 0;
      if (whole > 0) multiply(j, whole, terms_at(y, y.position(j, k)), y.summed.step, width_);
      if (whole == columns) return;
      const i64 rest = columns - whole;
      term* const right = room(right_, ceil_div(rest, width_) * width_ * depth);
      pack(y, j + whole, rest, k, depth, width_, right);
      multiply(j + whole, rest, right, width_, width_ * depth);
    });
  }

  /// Is a block of columns as good where it lies: read for few rows, or small enough for the nearest cache?
  bool serves_unpacked(const matrix& y, i64 terms, i64 rows) const {
    return std::is_same_v<D, term> && y.lines.step == 1 && (rows <= height_ || terms <= 32 * deepest);
  }
  /// Elements that are terms already, where they lie.
  static const term* terms_at(const matrix& m, i64 position) {
    return reinterpret_cast<const term*>(m.cells) + position;
  }

  /// Copies lines into panels of so many lines, in which those of one k are neighbours.
  void pack(const matrix& from, i64 first, i64 lines, i64 k, i64 depth, i64 panel, term* to) {
    for (i64 line = 0; line < lines; line += panel, to += panel * depth) {
      const i64 count = least(panel, lines - line);
      const i64 at = from.position(first + line, k);
      if (from.lines.step == 1) {
        for (i64 d = 0; d < depth; ++d)
          read_terms<D>(from.cells, at + d * from.summed.step, count, to + d * panel);
      } else {
        const auto [source, pitch] = lines_of_terms(from, at, count, depth);
        transpose_tile<4>({.source = reinterpret_cast<const unsigned char*>(source),
                           .destination = reinterpret_cast<unsigned char*>(to),
                           .rows = count,
                           .columns = depth,
                           .row_pitch = pitch * 4,
                           .column_pitch = panel * 4});
      }
    }
  }

  struct term_lines {
    const term* first;
    i64 pitch;
  };
  /// Lines of neighbours as terms: where they lie, or converted.
  term_lines lines_of_terms(const matrix& from, i64 position, i64 lines, i64 depth) {
    if constexpr (std::is_same_v<D, term>) {
      return {terms_at(from, position), from.lines.step};
    } else {
      term* const to = room(staged_, lines * depth);
      for (i64 line = 0; line < lines; ++line)
        read_terms<D>(from.cells, position + line * from.lines.step, depth, to + line * depth);
      return {to, depth};
    }
  }

  /// Each of many lines, in which what is summed are neighbours, with each of a few.
  void add_lines(const matrix& many, i64 lines, const places& to, const matrix& few, i64 few_lines,
                 const places& few_to, Sum* sums) {
    each_block(0, summed_, deepest, many.summed, few.summed, [&](i64 k, i64 depth) {
      term* const kept = room(left_, few_lines * depth);
      const i64 run = few.summed.step == 1 ? depth : 1;
      for (i64 line = 0; line < few_lines; ++line) {
        for (i64 d = 0; d < depth; d += run)
          read_terms<D>(few.cells, few.position(line, k + d), run, kept + line * depth + d);
      }
      each_block(0, lines, lines_together, many.lines, to, [&](i64 line, i64 count) {
        const auto [source, pitch] = lines_of_terms(many, many.position(line, k), count, depth);
        for (i64 l = 0; l < few_lines; ++l) {
          run_widest_fused(line_product<term, Sum>{source, count, pitch, kept + l * depth, depth,
                                                   sums + to[line] + few_to[l], to.step});
        }
      });
    });
  }

  i64 rows_, columns_, summed_;
  i64 height_ = 0, width_ = 0;
  buffer left_, right_, staged_;
};

}  // namespace tmap::detail
