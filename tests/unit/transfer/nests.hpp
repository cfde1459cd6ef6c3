// Nests for the tests of what runs them.
#pragma once
#include <tmap/transfer/nest.hpp>

#include <initializer_list>

/// The nest of these loops, the outermost first.
inline tmap::nest nest_of(std::initializer_list<tmap::loop> loops) {
  tmap::nest n;
  for (const tmap::loop& l : loops) n.loops[n.count++] = l;
  return n;
}
