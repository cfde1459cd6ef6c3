// Nests, and a crew to share them, for the tests of what runs them.
#pragma once
#include <tmap/transfer/nest.hpp>

#include <initializer_list>

/// The nest of these loops, the outermost first.
constexpr tmap::nest nest_of(std::initializer_list<tmap::loop> loops) {
  tmap::nest n;
  for (const tmap::loop& l : loops) n.loops[n.count++] = l;
  return n;
}

/// Wants so many pieces of everything, and does the last one first.
struct backwards {
  tmap::i64 wanted;
  tmap::i64 pieces(tmap::i64) const { return wanted; }
  template <class Run>
  void share(tmap::i64 pieces, const Run& run) const {
    for (tmap::i64 piece = pieces; piece-- > 0;) run(piece);
  }
};
