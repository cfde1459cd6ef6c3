// Layer 8: tensors as the matrices that a product is made of.
#pragma once
#include <tmap/kernel/dense.hpp>
#include <tmap/kernel/gemm.hpp>
#include <tmap/transfer/run.hpp>

namespace tmap::detail {

/// The axes of a contraction of X and Y to Out, in groups.
template <class Out, class X, class Y>
struct groups {
  static constexpr dense_axes all = dense_axes_of(X::digits().live, Y::digits().live, Out::digits().live);
};

/// The places of the groups of a tensor, and the starts of their runs.
template <class X, class Groups, role Line, role Inner>
class placed_groups {
  static constexpr group_digits in_batch = digits_in(X::digits().live, Groups::all, role::batch);
  static constexpr group_digits in_lines = digits_in(X::digits().live, Groups::all, Line);
  static constexpr group_digits inside = digits_in(X::digits().live, Groups::all, Inner);

 public:
  static constexpr matrix_runs runs{runs_of(in_batch), runs_of(in_lines), runs_of(inside)};
  places batch, lines, inner;

  placed_groups() {
    constexpr i64 count = starts_of(runs.batch) + starts_of(runs.lines) + starts_of(runs.inner);
    starts_ = buffer(count * static_cast<i64>(sizeof(i64)));
    i64* to = reinterpret_cast<i64*>(starts_.data());
    batch = placed(runs.batch, in_batch, to);
    lines = placed(runs.lines, in_lines, to);
    inner = placed(runs.inner, inside, to);
  }

 private:
  static constexpr i64 starts_of(const group_runs& g) { return g.run == g.size ? 0 : g.size / g.run; }
  static places placed(const group_runs& g, const group_digits& digits, i64*& to) {
    places out{g.run, g.step};
    if (starts_of(g) == 0) return out;
    out.starts = to;
    for (i64 k = 0; k < g.size; k += g.run) *to++ = digits[k];
    return out;
  }

  buffer starts_;
};

/// The same in dense memory, where each group is one run.
struct dense_groups {
  places batch, lines, inner;
  constexpr explicit dense_groups(const matrix_runs& runs)
      : batch{runs.batch.run, runs.batch.step},
        lines{runs.lines.run, runs.lines.step},
        inner{runs.inner.run, runs.inner.step} {}
};

/// An operand as matrices of lines along what is summed: its own cells where they lie so, else a dense copy.
template <class X, class Groups, role Line>
class matrix_operand {
  static constexpr const form& live = X::digits().live;
  using own = placed_groups<X, Groups, Line, role::summed>;
  static constexpr bool in_place = own::runs.serve();

 public:
  explicit matrix_operand(const X& x) : cells_(x.cells()) {
    if constexpr (!in_place) {
      using D = typename X::element_type;
      static constexpr form dense = dense_form(live, Groups::all, Line, dense_runs());
      static constexpr plan p = make_plan(live, dense, largest, largest);
      copy_ = buffer(ceil_div(dense.size * bits_of<D>, 8));
      run_plan<D, p>(live, x.cells(), dense, copy_.data());
      cells_ = copy_.data();
    }
  }
  matrix operator[](i64 b) const { return {cells_, groups_.batch[b], groups_.lines, groups_.inner}; }

 private:
  static constexpr matrix_runs dense_runs() {
    return runs_when_dense(Groups::all, Line, role::summed, minor_group(live, Groups::all, role::summed));
  }
  static auto make_groups() {
    if constexpr (in_place) {
      return own();
    } else {
      return dense_groups(dense_runs());
    }
  }

  decltype(make_groups()) groups_ = make_groups();
  buffer copy_;
  const unsigned char* cells_;
};

/// Are rows better columns? A few columns leave most of a vector idle; else what lies side by side in the
/// result should in a row of sums.
template <class Groups>
constexpr bool better_turned(const form& out) {
  constexpr i64 few = 16, rows = Groups::all.size(role::row), columns = Groups::all.size(role::column);
  if (rows < few || columns < few) return rows > columns;
  return minor_group(out, Groups::all, role::column) == role::row;
}

}  // namespace tmap::detail
