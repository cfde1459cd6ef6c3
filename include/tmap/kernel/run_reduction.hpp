// Layer 8: running the nests of a reduction through a fold.
#pragma once
#include <tmap/kernel/fold.hpp>
#include <tmap/kernel/reduction_nest.hpp>
#include <tmap/transfer/run.hpp>

namespace tmap::detail {

/// Ranks of indices over axes, the first axis being the major one.
template <class List>
struct ranks_over;
template <class... As>
struct ranks_over<axes<As...>> {
  static constexpr const form& live = digits_of<As...>.live;
};

/// The reduction of X to Out over the whole axes of R.
template <class X, class R, class Out, bool InOrder>
inline constexpr reduction reduction_of = make_reduction(X::digits().live, Out::digits().live,
                                                         ranks_over<axes_of<R>>::live, InOrder);

/// Feeds a fold all that reduces to the index `kept` of the result, looking up every index.
template <class X, class R, class Feed>
void feed_by_index(const tensor_index& kept, Feed& feed) {
  for (live_walk along(ranks_over<axes_of<R>>::live); along.more(); along.next()) {
    const tensor_index gone = along.index();
    const i64 position = position_of(X::digits().live, [&](const axis_info& a) { return kept[a] + gone[a]; });
    if (position >= 0) feed.along(position, along.position(), 1, loop{});
  }
}

/// Copies the first copy of every element of a result to the others.
template <class Out>
void repeat_copies(Out& out) {
  using D = typename Out::element_type;
  constexpr const form& live = Out::digits().live;
  static constexpr nest all = make_plan(live, live, largest, largest).copy;
  each_run(all, [&](i64 from, i64 to, i64 count, const loop& l) {
    for (i64 k = 0; k < count; ++k)
      store<D>(out.cells(), to + k * l.write, load<D>(out.cells(), from + k * l.read));
  });
}

/// Writes every element of the result, once a fold has been fed what reduces to it.
template <class R, class Fold, class X, class Out>
void run_reduction(const X& x, Out& out) {
  using D = typename Out::element_type;
  static constexpr reduction r = reduction_of<X, R, Out, Fold::in_order>;
  Fold fold(r.across ? fold_columns : 1, r.by_index ? R::size : turns_of(r.gone));
  feed<Fold, typename X::element_type> feed(fold, x.cells());
  if constexpr (r.by_index) {
    for (live_walk at(Out::digits().live); at.more(); at.next()) {
      fold.begin(1);
      feed_by_index<X, R>(at.index(), feed);
      fold.finish();
      store<D>(out.cells(), at.position(), fold.result(0));
    }
  } else {
    each_run(r.kept, [&](i64 from, i64 to, i64 count, const loop& side) {
      constexpr i64 most = r.across ? fold_columns : 1;
      for (i64 done = 0; done < count; done += most, from += most * side.read, to += most * side.write) {
        const i64 columns = count - done < most ? count - done : most;
        fold.begin(columns);
        each_run(r.gone, [&](i64 ahead, i64 rank, i64 turns, const loop& l) {
          if constexpr (r.across)
            feed.across(from + ahead, rank, turns, l, columns, side.read);
          else
            feed.along(from + ahead, rank, turns, l);
        });
        fold.finish();
        for (i64 c = 0; c < columns; ++c) store<D>(out.cells(), to + c * side.write, fold.result(c));
      }
    });
    if constexpr (replicated<Out>) repeat_copies(out);
  }
}

}  // namespace tmap::detail
