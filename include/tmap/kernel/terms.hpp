// Layer 8: elements of matrices in memory: where they lie, read as terms, written from sums.
#pragma once
#include <tmap/scalar/convert.hpp>
#include <tmap/tensor/buffer.hpp>

namespace tmap::detail {

/// What elements of D are multiplied as. Integers of 8 bits are whole numbers in f32, where sums of so many
/// products as a block is deep are exact: 256 * 255 * 255 < 2^24.
template <scalar D>
using term_of = std::conditional_t<is_floating<D> || bits_of<D> <= 8, float, std::uint32_t>;

inline constexpr i64 start_of_one_run = 0;

/// Places in memory: runs of neighbours that stand `step` apart, each run from a start of its own.
struct places {
  i64 run = 1, step = 1;
  const i64* starts = &start_of_one_run;

  // most have one run, where nothing is divided
  i64 operator[](i64 k) const { return k < run ? *starts + k * step : starts[k / run] + k % run * step; }
  i64 left_of_run(i64 k) const { return run - (k < run ? k : k % run); }
};

/// Where the elements of a matrix lie: element k of line i at position base + lines[i] + summed[k].
///
/// Shape    lines of what is summed: the rows of the left operand, the columns of the right one
/// Requires one of the steps is 1
/// Units    elements of D
struct matrix {
  const unsigned char* cells = nullptr;
  i64 base = 0;
  places lines, summed;

  i64 position(i64 line, i64 k) const { return base + lines[line] + summed[k]; }
};

/// Where sums go: that of row i and column j to first + rows[i] + columns[j].
template <class Sum>
struct sum_matrix {
  Sum* first = nullptr;
  places rows, columns;
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
  constexpr i64 together = sizeof(D) < 4 ? 8 : 4;
  i64 k = 0;
  for (; k + together <= count; k += together) {
    for (i64 j = 0; j < together; ++j) to[k + j] = term_at(k + j);
  }
  for (; k < count; ++k) to[k] = term_at(k);
}

/// Rounds a run of sums to elements. Eight at a time are what gcc makes vectors of at -O2.
template <class E, class Sum>
void narrow_run(const Sum* from, i64 read, unsigned char* cells, i64 to, i64 write, i64 count) {
  i64 k = 0;
  if constexpr (!packed<E>) {
    constexpr i64 together = 8;
    for (; read == 1 && write == 1 && k + together <= count; k += together) {
      E elements[together];
      for (i64 j = 0; j < together; ++j) elements[j] = narrow<E>(from[k + j]);
      std::memcpy(cells + (to + k) * static_cast<i64>(sizeof(E)), elements, sizeof elements);
    }
  }
  for (; k < count; ++k) store<E>(cells, to + k * write, narrow<E>(from[k * read]));
}

}  // namespace tmap::detail
